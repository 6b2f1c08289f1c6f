import GRDB

extension Database {
    /// Runs a statement that is kept prepared for the next time.
    func run<each Value: StatementBinding>(_ sql: String, _ values: repeat each Value) throws {
        try cachedStatement(sql: sql).binding(repeat each values).execute()
    }

    /// Runs a statement that takes a row's values, and is kept prepared for the next time.
    func run(_ sql: String, row values: ColumnValues) throws {
        try cachedStatement(sql: sql).binding(row: values).execute()
    }
}

extension Statement {
    /// The statement with its arguments bound.
    func binding<each Value: StatementBinding>(_ values: repeat each Value) throws -> Statement {
        var binder = ArgumentBinder(self)
        repeat try binder.bind(each values)
        return self
    }

    /// The statement with the values of a row bound.
    func binding(row values: ColumnValues) throws -> Statement {
        try binding { binder in
            for value in values { try binder.bind(value) }
        }
    }

    /// The statement with the arguments that `bind` binds.
    func binding(_ bind: (inout ArgumentBinder) throws -> Void) throws -> Statement {
        var binder = ArgumentBinder(self)
        try bind(&binder)
        return self
    }
}

/// Binds the arguments of a statement one after the other: writing a row takes less than making `StatementArguments`.
struct ArgumentBinder {
    private let statement: Statement
    private var index: CInt = 0

    fileprivate init(_ statement: Statement) {
        self.statement = statement
        // Resets the statement, and has GRDB take it for bound.
        statement.setUncheckedArguments([])
    }

    mutating func bind(_ value: some StatementBinding) throws {
        index += 1
        // The statement is alive as long as it is held here, and SQLite copies what is bound.
        let code = unsafe value.bind(to: statement.sqliteStatement, at: index)
        guard code == 0 else { throw DatabaseError(resultCode: ResultCode(rawValue: code), sql: statement.sql) }
    }
}
