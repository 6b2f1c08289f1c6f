import GRDB
import GRDBSQLite

extension Database {
    /// Runs a statement that is kept prepared for the next time.
    func run<each Value: StatementBinding>(_ sql: String, _ values: repeat each Value) throws {
        try cachedStatement(sql: sql).run(repeat each values)
    }

    /// Runs a statement that takes a row's values, and is kept prepared for the next time.
    func run(_ sql: String, row values: ColumnValues) throws {
        try cachedStatement(sql: sql).run { binder in
            for value in values { try binder.bind(value) }
        }
    }
}

extension Statement {
    /// The statement with its arguments bound, for reading what it answers.
    func binding<each Value: StatementBinding>(_ values: repeat each Value) throws -> Statement {
        // Resets the statement, and has GRDB take it for bound.
        setUncheckedArguments([])
        var binder = ArgumentBinder(self)
        repeat try binder.bind(each values)
        return self
    }

    /// Runs the statement, which answers nothing, with these arguments.
    func run<each Value: StatementBinding>(_ values: repeat each Value) throws {
        var binder = ArgumentBinder(self)
        repeat try binder.bind(each values)
        try binder.run()
    }

    /// Runs the statement, which answers nothing, with the arguments that `bind` binds.
    func run(_ bind: (inout ArgumentBinder) throws -> Void) throws {
        var binder = ArgumentBinder(self)
        try bind(&binder)
        try binder.run()
    }
}

/// Binds all arguments of a statement one after the other: writing a row takes less than making `StatementArguments`.
struct ArgumentBinder {
    private let statement: Statement
    private var index: CInt = 0

    fileprivate init(_ statement: Statement) {
        self.statement = statement
    }

    mutating func bind(_ value: some StatementBinding) throws {
        index += 1
        // The statement is alive as long as it is held here, and SQLite copies what is bound.
        let code = unsafe value.bind(to: statement.sqliteStatement, at: index)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// Steps through the statement without what GRDB does around it for observers of rows and transactions, of which there are
    /// none: for the rows of an import that takes a third of SQLite's own time.
    fileprivate func run() throws {
        // As above. Once it is reset, it can be bound and run again.
        let code = unsafe sqlite3_step(statement.sqliteStatement)
        let error = code == SQLITE_DONE || code == SQLITE_ROW ? nil : failure(code)
        _ = unsafe sqlite3_reset(statement.sqliteStatement)
        if let error { throw error }
    }

    private func failure(_ code: CInt) -> DatabaseError {
        // Both are alive as long as the statement is, and the message is copied.
        let message = unsafe String(cString: sqlite3_errmsg(sqlite3_db_handle(statement.sqliteStatement)))
        return DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: statement.sql)
    }
}
