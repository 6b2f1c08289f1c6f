/// Small pieces in the shapes of recorded Petfinder bodies.
enum PetfinderSamples {
    /// The shape of 2024, with everything said.
    static let full = """
        {"id": 73864451, "organization_id": "WI555", "url": "https://www.petfinder.example/dog/junie-bee-73864451/",
         "type": "Dog", "species": "Dog",
         "breeds": {"primary": "Border Collie", "secondary": "Beagle", "mixed": true, "unknown": false},
         "colors": {"primary": "Black", "secondary": "White / Cream", "tertiary": null},
         "age": "Adult", "gender": "Female", "size": "Extra Large", "coat": "Short",
         "attributes": {"spayed_neutered": true, "house_trained": false, "declawed": null, "special_needs": false,
                        "shots_current": true},
         "environment": {"children": true, "dogs": false, "cats": null},
         "tags": ["Affectionate", "Loves &amp; cuddles"],
         "name": "Junie Bee (Nala Bear&#39;s Litter)",
         "description": "She doesn&amp;#39;t bite.<br/>55&nbsp;lbs &lt;3",
         "organization_animal_id": "APA-1",
         "photos": [{"small": "https://p.example/s", "medium": "https://p.example/m", "large": "https://p.example/l",
                     "full": "https://p.example/f"}],
         "primary_photo_cropped": {"small": "https://p.example/cs", "medium": null, "large": null, "full": null},
         "videos": [{"embed": "<iframe src=\\"https://v.example\\"></iframe>"}],
         "status": "adoptable", "status_changed_at": "2024-11-07T03:27:20+0000",
         "published_at": "2024-11-07T03:27:19+0000", "distance": 12.5,
         "contact": {"email": "adopt@shelter.example", "phone": "(555) 555-0110",
                     "address": {"address1": "1 Main St", "address2": null, "city": "De Pere", "state": "WI",
                                 "postcode": "54115", "country": "US"}},
         "_links": {"self": {"href": "/v2/animals/73864451"}}}
        """

    /// The shape of 2019: no videos, no cropped photo, no shelter's number, no date of status.
    static let of2019 = """
        {"id": 45258300, "organization_id": "MI546", "url": "https://www.petfinder.example/cat/sage-45258300/",
         "type": "Cat", "species": "Cat",
         "breeds": {"primary": "Domestic Long Hair", "secondary": null, "mixed": false, "unknown": false},
         "colors": {"primary": "Black & White / Tuxedo", "secondary": null, "tertiary": null},
         "age": "Baby", "gender": "Male", "size": "Medium", "coat": null,
         "attributes": {"spayed_neutered": false, "house_trained": true, "declawed": false, "special_needs": false,
                        "shots_current": true},
         "environment": {"children": null, "dogs": true, "cats": true},
         "tags": [], "name": "Sage", "description": null, "photos": [], "status": "adoptable",
         "published_at": "2019-07-14T09:48:18+0000",
         "contact": {"email": "", "phone": null, "address": {"address1": null, "address2": null,
                     "city": "Eaton Rapids", "state": "MI", "postcode": "48827", "country": "US"}},
         "_links": {}}
        """

    static let organization = """
        {"id": "UT212", "name": "South Utah Valley &amp; Friends", "email": "adopt5927@shelter.example",
         "phone": "(555) 555-0121",
         "address": {"address1": null, "address2": null, "city": "Spanish Fork", "state": "UT", "postcode": "84660",
                     "country": "US"},
         "hours": {"monday": "12pm-6pm", "tuesday": null, "wednesday": null, "thursday": null, "friday": null,
                   "saturday": null, "sunday": "closed"},
         "url": "https://www.petfinder.example/ut212/", "website": null, "mission_statement": "We care.",
         "adoption": {"policy": "Come by.", "url": null},
         "social_media": {"facebook": "https://f.example", "twitter": null, "youtube": null, "instagram": null,
                          "pinterest": null},
         "photos": [], "distance": 3.1637, "lat": 40.1, "lon": -111.6, "_links": {}}
        """
}
