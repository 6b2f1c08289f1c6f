import JSONStreaming
import Testing

@Suite("JSONValue and JSONObject")
struct JSONValueTests {
    @Test("accessors answer for their own kind only")
    func accessors() {
        let value: JSONValue = [
            "flag": true, "count": 3, "whole": 3.0, "part": 3.5, "text": "3", "none": .null, "list": [1, 2],
            "object": ["key": "value"],
        ]
        #expect(value["flag"]?.boolValue == true)
        #expect(value["count"]?.intValue == 3)
        #expect(value["count"]?.doubleValue == 3)
        #expect(value["whole"]?.intValue == 3)
        #expect(value["part"]?.intValue == nil)
        #expect(value["part"]?.doubleValue == 3.5)
        #expect(value["text"]?.stringValue == "3")
        #expect(value["text"]?.intValue == nil)
        #expect(value["none"]?.isNull == true)
        #expect(value["absent"] == nil)
        #expect(value["list"]?[1] == 2)
        #expect(value["list"]?[2] == nil)
        #expect(value["list"]?[-1] == nil)
        #expect(value["object"]?["key"]?.stringValue == "value")
        #expect(value["list"]?["key"] == nil)
        #expect(value.objectValue?.count == 8)
    }

    @Test("of duplicate keys the last answers, and iteration shows both in order")
    func duplicates() throws {
        let object = try #require(try JSONParser.parse(#"{"a":1,"b":2,"a":3}"#).objectValue)
        #expect(object["a"] == 3)
        #expect(object.map(\.key) == ["a", "b", "a"])
    }

    @Test("setting a member replaces its duplicates, and setting nil removes them")
    func setting() {
        var object: JSONObject = ["a": 1, "b": 2, "a": 3]
        object["a"] = 4
        #expect(object.map(\.key) == ["b", "a"])
        #expect(object["a"] == 4)
        object["c"] = true
        #expect(object.members.last == JSONObject.Member(key: "c", value: true))
        object["a"] = nil
        object["absent"] = nil
        #expect(object.map(\.key) == ["b", "c"])
    }

    @Test("objects are equal whatever the order of their members")
    func equality() {
        #expect(["a": 1, "b": [2]] as JSONValue == ["b": [2], "a": 1])
        #expect(["a": 1, "a": 2] as JSONValue == ["a": 2])
        #expect(["a": 1] as JSONValue != ["a": 2])
        #expect(["a": 1] as JSONValue != ["a": 1, "b": 1])
        #expect([1, 2] as JSONValue != [2, 1])
    }

    @Test("an object that was read is what one is that was made of the same members")
    func readObjects() throws {
        let made: JSONObject = [
            "plain": "text", "na\nme": "quote \" slash / é 😀", "é": "ü", "": "", "list": [1, "two", ["three": .null]],
            "deep": ["a": ["b": ["c": -1.5]]], "plain": true, "none": [:], "empty": [],
        ]
        let text = #"""
            {"plain":"text","na\nme":"quote \" slash \/ \u00e9 \ud83d\ude00","é":"ü","":"","list":[1,"two",{"three":null}],
             "deep":{"a":{"b":{"c":-1.5}}},"plain":true,"none":{},"empty":[]}
            """#
        let read = try #require(try JSONParser.parse(text).objectValue)
        #expect(read.members == made.members)
        #expect(Array(read) == made.members)
        #expect(read.count == made.count)
        #expect(read.last == made.members.last)
        #expect(read == made)
        for member in made { #expect(read[member.key] == made[member.key]) }
        #expect(read["absent"] == nil)
        #expect(read["deep"]?["a"]?["b"]?["c"] == -1.5)

        var (changedMade, changedRead) = (made, read)
        for (name, value) in [("plain", 1), ("é", nil), ("new", [2]), ("absent", nil)] as [(String, JSONValue?)] {
            changedMade[name] = value
            changedRead[name] = value
            #expect(changedRead.members == changedMade.members)
        }
        #expect(read.members == made.members)
    }

    @Test("a long text is told for ASCII only if it is", arguments: [#"e\u0301"#, "e\u{301}"])
    func foreignTexts(letter: String) throws {
        let letters = String(repeating: letter, count: 20)
        let text = try #require(try JSONParser.parse("[\"plain\",\"\(letters)\"]")[1]?.stringValue)
        // What is wrongly taken for ASCII has as many of these as bytes.
        #expect(text.utf16.count == 40)
        #expect(text == String(repeating: "é", count: 20))
    }

    @Test("names are the same when their bytes are, wherever they differ", arguments: 1...20)
    func names(length: Int) throws {
        let name = String(repeating: "x", count: length)
        var others: JSONObject = [name + "x": 0, String(name.dropLast()): 0]
        for place in 0..<length {
            others[String(name.prefix(place) + "y" + name.dropFirst(place + 1))] = 0
        }
        let read = try JSONParser.parse(JSONValue.object(others).serialized())
        for object in [JSONValue.object(others), read] {
            #expect(object[name] == nil)
            for member in others { #expect(object[member.key] == 0) }
        }
    }

    @Test("names that Unicode calls equal are others")
    func equivalentNames() throws {
        let read = try JSONParser.parse("{\"a\u{340}\":1,\"a\u{300}\":2}")
        for object in [read, ["a\u{340}": 1, "a\u{300}": 2]] {
            #expect(object["a\u{340}"] == 1)
            #expect(object["a\u{300}"] == 2)
        }
    }
}
