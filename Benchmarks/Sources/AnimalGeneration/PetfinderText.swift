/// Records as Petfinder's API v2 writes them, keys in its order.
extension GeneratedAnimal {
    func appendPetfinder(to json: inout JSONText) {
        json.object { json in
            json.member("id", id)
            json.member("organization_id", shelter.id)
            json.member("url", url)
            json.member("type", type)
            json.member("species", species)
            appendTraits(to: &json)
            json.member("name", name)
            json.member("description", description)
            json.member("organization_animal_id", shelterCode)
            json.array("photos") { json in
                for photo in 0..<photoCount { json.object { appendPhoto(photo, widths: (100, 300, 600), to: &$0) } }
            }
            if photoCount > 0 {
                json.object("primary_photo_cropped") { appendPhoto(0, widths: (300, 450, 600), to: &$0) }
            } else {
                json.member("primary_photo_cropped", nil as String?)
            }
            json.array("videos") { json in
                for video in 0..<videoCount { json.object { $0.member("embed", embeddedVideo(video)) } }
            }
            json.member("status", status)
            json.member("status_changed_at", MomentText.of(statusChangedAt))
            json.member("published_at", MomentText.of(publishedAt))
            json.member("distance", nil as String?)
            json.object("contact", shelter.appendContact)
            json.object("_links") { json in
                json.object("self") { $0.member("href", "/v2/animals/\(id)") }
                json.object("type") { $0.member("href", "/v2/types/\(Self.slug(type))") }
                json.object("organization") { $0.member("href", "/v2/organizations/\(shelter.id.lowercased())") }
            }
        }
    }

    private func appendTraits(to json: inout JSONText) {
        json.object("breeds") { json in
            json.member("primary", breeds.primary)
            json.member("secondary", breeds.secondary)
            json.member("mixed", breeds.mixed)
            json.member("unknown", breeds.unknown)
        }
        json.object("colors") { json in
            json.member("primary", colors[0])
            json.member("secondary", colors[1])
            json.member("tertiary", colors[2])
        }
        json.member("age", age)
        json.member("gender", gender)
        json.member("size", size)
        json.member("coat", coat)
        json.object("attributes") { json in
            json.member("spayed_neutered", attributes[0])
            json.member("house_trained", attributes[1])
            json.member("declawed", attributes[2])
            json.member("special_needs", attributes[3])
            json.member("shots_current", attributes[4])
        }
        json.object("environment") { json in
            json.member("children", environment[0])
            json.member("dogs", environment[1])
            json.member("cats", environment[2])
        }
        json.array("tags") { json in
            for tag in tags { json.element(tag) }
        }
    }

    private func appendPhoto(_ photo: Int, widths: (Int, Int, Int), to json: inout JSONText) {
        let address = photoAddress(photo)
        json.member("small", "\(address)&width=\(widths.0)")
        json.member("medium", "\(address)&width=\(widths.1)")
        json.member("large", "\(address)&width=\(widths.2)")
        json.member("full", address)
    }

    /// The address of the picture's largest size.
    func photoAddress(_ photo: Int) -> String {
        "https://photos.example/photos/pets/\(id)/\(photo + 1)/?bust=\(publishedAt)"
    }

    func embeddedVideo(_ video: Int) -> String {
        "<iframe title=\"Video\" src=\"https://videos.example/embed/\(id)-\(video)\" frameborder=\"0\"></iframe>"
    }

    var url: String {
        let place = "\(shelter.town.state.lowercased())/\(Self.slug(shelter.town.name))"
        let shelterSlug = "\(Self.slug(shelter.name))-\(shelter.id.lowercased())"
        return "https://www.petfinder.com/\(Self.slug(type))/\(Self.slug(name))-\(id)/\(place)/\(shelterSlug)/"
    }

    /// ASCII letters and digits in lower case, with a hyphen for each run of anything else.
    private static func slug(_ text: String) -> String {
        var slug: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): slug.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
            default: if let last = slug.last, last != UInt8(ascii: "-") { slug.append(UInt8(ascii: "-")) }
            }
        }
        if slug.last == UInt8(ascii: "-") { slug.removeLast() }
        return String(decoding: slug, as: UTF8.self)
    }
}

extension Shelter {
    func appendPetfinder(to json: inout JSONText) {
        json.object { json in
            json.member("id", id)
            json.member("name", name)
            json.member("email", email)
            json.member("phone", phone)
            json.object("address", appendAddress)
            json.object("hours") { $0.member("monday", nil as String?) }
            json.member("url", "https://www.petfinder.com/member/us/\(town.state.lowercased())/\(id.lowercased())/")
            json.member("website", website)
            json.member("mission_statement", mission)
            json.object("adoption") { json in
                json.member("policy", nil as String?)
                json.member("url", nil as String?)
            }
            json.member("distance", nil as String?)
            json.member("lat", tenThousandths: coordinate?.latitude)
            json.member("lon", tenThousandths: coordinate?.longitude)
        }
    }

    func appendContact(to json: inout JSONText) {
        json.member("email", email)
        json.member("phone", phone)
        json.object("address", appendAddress)
    }

    private func appendAddress(to json: inout JSONText) {
        json.member("address1", street)
        json.member("address2", nil as String?)
        json.member("city", town.name)
        json.member("state", town.state)
        json.member("postcode", town.postcode)
        json.member("country", "US")
    }
}
