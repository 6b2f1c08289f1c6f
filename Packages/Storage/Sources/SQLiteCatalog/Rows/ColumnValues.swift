import Domain
import FoundationEssentials
import GRDB

/// The values of a row, in the order of its table's columns.
typealias ColumnValues = [DatabaseValue]

extension DatabaseValueConvertible {
    /// As a column holds it.
    var column: DatabaseValue { databaseValue }
}

extension Optional where Wrapped: DatabaseValueConvertible {
    /// As a column holds it.
    var column: DatabaseValue { self?.databaseValue ?? .null }
}

extension Photo {
    static let columns = ["small", "medium", "large", "\"full\""]

    var columnValues: ColumnValues { [small.column, medium.column, large.column, full.column] }
}

extension Contact {
    static let columns = ["email", "phone", "address1", "address2", "city", "state", "postcode", "country"]

    var columnValues: ColumnValues {
        [
            email.column, phone.column, address.address1.column, address.address2.column, address.city.column,
            address.state.column, address.postcode.column, address.country.column,
        ]
    }
}

/// The statements that write a table's rows, made from its column names.
enum WriteSQL {
    static func insert(into table: String, _ columns: [String]) -> String {
        """
        INSERT INTO \(table) (\(columns.joined(separator: ", "))) \
        VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
        """
    }

    /// Sets all columns of the row whose `key` is the last argument.
    static func update(_ table: String, _ columns: [String], key: String) -> String {
        "UPDATE \(table) SET \(columns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE \(key) = ?"
    }

    /// Inserts, or sets all columns of the row that has the same `key`.
    static func upsert(into table: String, _ columns: [String], key: String) -> String {
        let changes = columns.filter { $0 != key }.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        return "\(insert(into: table, columns)) ON CONFLICT (\(key)) DO UPDATE SET \(changes)"
    }
}
