extension HelpTopic {
    static let placesBody = """
          19104, 19104-1234        a US ZIP code
          "Austin, TX"             a city and its state, by code or name
          "Paris, France"          a city and its country, by code or name
          Boston                   a city, where one of that name is far better known than all others
          39.95,-75.16             latitude and longitude in degrees

        Case, accents and punctuation do not matter, and a city's other names are known too. A name that several
        places share is answered with the choices. Nothing of it leaves this machine.
        """
}
