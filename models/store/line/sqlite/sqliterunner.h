// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/sqlrunner.h"

#include <QSqlDatabase>

#include <functional>
#include <unordered_map>

struct sqlite3;
struct sqlite3_stmt;

namespace intray {

/// Statements on the handle of Qt's SQLite driver: prepared once and kept, their columns' names
/// looked up once, and only those values made that are asked for.
class SqliteRunner final : public SqlRunner
{
public:
    /// What a failed statement means, by SQLite's extended code and words.
    using Judge = std::function<SqlFailure(int code, const QString &words)>;

    SqliteRunner(const QSqlDatabase &database, Judge judge);
    ~SqliteRunner() override;

    std::unique_ptr<SqlAnswer> run(const QString &name, const Bindings &bindings) override;
    std::unique_ptr<SqlAnswer> runText(const QString &text, const Bindings &bindings) override;
    void execute(const QString &text) override;
    std::unique_ptr<SqlAnswer> query(const QString &text) override;

    /// A statement and the names of its columns. They are read anew when SQLite has compiled it
    /// anew, because another program may have added a column meanwhile.
    struct Prepared
    {
        sqlite3_stmt *statement = nullptr;
        QList<QByteArray> columns = {};
        int timesCompiled = -1;
    };

    /// Goes to the next row; false: there is none.
    bool step(Prepared &prepared);
    int rowsAffected() const;
    qint64 newId() const;

private:
    Prepared &prepared(const QString &key, const QString &text);
    sqlite3_stmt *compiled(const QString &text, bool isKept);
    std::unique_ptr<SqlAnswer> answerOf(Prepared &prepared, const Bindings &bindings);
    [[noreturn]] void fail();

    sqlite3 *m_handle = nullptr;
    Judge m_judge;
    /// By the statement's name, or its text; all finished between calls.
    std::unordered_map<QString, Prepared> m_prepared;
};

} // namespace intray
