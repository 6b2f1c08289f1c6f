/// What people call colours, beside the names of Petfinder's colours and the parts of them.
package enum ColorWords {
    /// Words that stand together in the name of a colour, the folded forms that mean them, joined by ", ", and the type
    /// that must have been asked for where the form is also something else.
    package static let table: [(color: String, forms: String, onlyFor: AnimalType?)] = [
        ("Gray", "grey", nil),
        ("Dapple Gray", "dapple grey", nil),
        ("Gray & White", "grey and white, grey white", .cat),
        ("Tabby Gray", "grey tabby", nil),
        ("Tabby", "tabby, tabbies", nil),
        ("Tabby Orange", "ginger tabby, marmalade tabby", nil),
        ("Tabby (Tiger Striped)", "tiger tabby, tiger striped", nil),
        ("Calico", "calicos, calicoes", nil),
        ("Tuxedo", "tuxedos, tuxie, tuxies", nil),
        ("Torbie", "torbies", nil),
        ("Tortoiseshell", "tortie, torties, tortoise shell", nil),
        ("Dilute Tortoiseshell", "dilute tortie, dilute torties", nil),
        ("Tricolor", "tricolor, tricolour, tricolored, tricoloured, tri color, tri colour, tri colored", nil),
        ("Bicolor", "bicolour, bicolored, bicoloured, bi color, bi colour, bi colored", nil),
        ("Merle", "merle", nil),
        ("Blond", "blonde", nil),
        ("Orange", "ginger, marmalade", .cat),
    ]
}
