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
}
