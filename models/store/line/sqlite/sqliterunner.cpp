// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/sqliterunner.h"

#include "queue/utf8text.h"
#include "store/line/sqlite/sqlitesession.h"
#include "store/text/statements.h"

#include <sqlite3.h>

#include <utility>

namespace intray {

namespace {

using Prepared = SqliteRunner::Prepared;

int bindText(sqlite3_stmt *statement, int place, const QByteArray &text)
{
    return sqlite3_bind_text64(statement, place, text.constData(), sqlite3_uint64(text.size()),
                               SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// SQLite's code: a text or blob may be longer than it takes.
int bind(sqlite3_stmt *statement, int place, const QVariant &value)
{
    if (value.isNull())
        return sqlite3_bind_null(statement, place);
    switch (value.typeId()) {
    case QMetaType::QString: {
        const auto &text = *static_cast<const QString *>(value.constData());
        return text.isNull() ? sqlite3_bind_null(statement, place)
                             : bindText(statement, place, text.toUtf8());
    }
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
        return sqlite3_bind_int64(statement, place, value.toLongLong());
    case QMetaType::Double:
        return sqlite3_bind_double(statement, place, value.toDouble());
    case QMetaType::QByteArray: {
        const QByteArray bytes = value.toByteArray();
        return sqlite3_bind_blob64(statement, place, bytes.constData(),
                                   sqlite3_uint64(bytes.size()), SQLITE_TRANSIENT);
    }
    default:
        return bindText(statement, place, value.toString().toUtf8());
    }
}

QList<QByteArray> columnsOf(sqlite3_stmt *statement)
{
    QList<QByteArray> names;
    for (int place = 0; place < sqlite3_column_count(statement); ++place)
        names << sqlite3_column_name(statement, place);
    return names;
}

/// A running statement. Resets it when it goes, because an unfinished one keeps SQLite's lock.
class StatementAnswer : public SqlAnswer
{
public:
    StatementAnswer(SqliteRunner &runner, Prepared &prepared)
        : m_runner(runner)
        , m_prepared(prepared)
        , m_statement(prepared.statement)
        , m_hasRow(runner.step(prepared))
    {
    }
    ~StatementAnswer() override { sqlite3_reset(m_statement); }
    Q_DISABLE_COPY_MOVE(StatementAnswer)

    bool next() override
    {
        if (!std::exchange(m_isFirst, false) && m_hasRow)
            m_hasRow = m_runner.step(m_prepared);
        return m_hasRow;
    }
    QVariant value(const char *column) const override { return valueAt(placeOf(column)); }
    QString text(const char *column) const override
    {
        const int place = placeOf(column);
        return typeAt(place) == SQLITE_TEXT ? textAt(place) : valueAt(place).toString();
    }
    qint64 number(const char *column) const override
    {
        const int place = placeOf(column);
        return typeAt(place) == SQLITE_INTEGER ? sqlite3_column_int64(m_statement, place)
                                               : valueAt(place).toLongLong();
    }
    bool isNull(const char *column) const override
    {
        return typeAt(placeOf(column)) == SQLITE_NULL;
    }

    int rowsAffected() const override { return m_runner.rowsAffected(); }
    QVariant newId() const override { return m_runner.newId(); }
    QStringList columns() const override
    {
        QStringList names;
        for (const QByteArray &name : m_prepared.columns)
            names << QString::fromUtf8(name);
        return names;
    }
    QByteArray utf8At(int place) const override
    {
        if (typeAt(place) == SQLITE_NULL)
            return {};
        const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, place));
        return QByteArray::fromRawData(text, sqlite3_column_bytes(m_statement, place));
    }
    QVariant valueAt(int place) const override
    {
        switch (typeAt(place)) {
        case SQLITE_INTEGER:
            return qint64(sqlite3_column_int64(m_statement, place));
        case SQLITE_FLOAT:
            return sqlite3_column_double(m_statement, place);
        case SQLITE_TEXT:
            return textAt(place);
        case SQLITE_BLOB:
            return QByteArray(static_cast<const char *>(sqlite3_column_blob(m_statement, place)),
                              sqlite3_column_bytes(m_statement, place));
        default:
            return {};
        }
    }

private:
    int typeAt(int place) const
    {
        return m_hasRow && place >= 0 ? sqlite3_column_type(m_statement, place) : SQLITE_NULL;
    }
    QString textAt(int place) const
    {
        const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, place));
        return textOfUtf8({text, sqlite3_column_bytes(m_statement, place)});
    }
    /// Most readers ask for the columns in their order, so the one behind the last is tried first.
    int placeOf(const char *column) const
    {
        const QList<QByteArray> &names = m_prepared.columns;
        const int count = int(names.size());
        for (int tried = 0; tried < count; ++tried) {
            m_place = m_place + 1 < count ? m_place + 1 : 0;
            if (qstricmp(names.at(m_place).constData(), column) == 0)
                return m_place;
        }
        return -1;
    }

    SqliteRunner &m_runner;
    Prepared &m_prepared;
    sqlite3_stmt *m_statement;
    bool m_hasRow;
    bool m_isFirst = true;
    mutable int m_place = -1;
};

/// An answer with a statement of its own.
struct Owned
{
    ~Owned() { sqlite3_finalize(prepared.statement); }
    Prepared prepared;
};
class LoneAnswer final : private Owned, public StatementAnswer
{
public:
    LoneAnswer(SqliteRunner &runner, sqlite3_stmt *statement)
        : Owned{{statement}}
        , StatementAnswer(runner, Owned::prepared)
    {
    }
};

} // namespace

SqliteRunner::SqliteRunner(const QSqlDatabase &database, Judge judge)
    : m_handle(SqliteSession::handleOf(database))
    , m_judge(std::move(judge))
{
}

SqliteRunner::~SqliteRunner()
{
    for (const auto &[key, one] : m_prepared)
        sqlite3_finalize(one.statement);
}

void SqliteRunner::fail()
{
    throw m_judge(sqlite3_extended_errcode(m_handle), QString::fromUtf8(sqlite3_errmsg(m_handle)));
}

sqlite3_stmt *SqliteRunner::compiled(const QString &text, bool isKept)
{
    const QByteArray utf8 = text.toUtf8();
    sqlite3_stmt *statement = nullptr;
    const char *rest = nullptr;
    if (sqlite3_prepare_v3(m_handle, utf8.constData(), int(utf8.size() + 1),
                           isKept ? SQLITE_PREPARE_PERSISTENT : 0, &statement, &rest) != SQLITE_OK)
        fail();
    if (QByteArray(rest).trimmed().isEmpty())
        return statement;
    sqlite3_finalize(statement);
    throw m_judge(SQLITE_ERROR, QStringLiteral("more than one statement"));
}

SqliteRunner::Prepared &SqliteRunner::prepared(const QString &key, const QString &text)
{
    return m_prepared.emplace(key, Prepared{compiled(text, true)}).first->second;
}

std::unique_ptr<SqlAnswer> SqliteRunner::run(const QString &name, const Bindings &bindings)
{
    const auto found = m_prepared.find(name);
    return answerOf(found != m_prepared.end()
                        ? found->second
                        : prepared(name, statementText(Dialect::Sqlite, name)),
                    bindings);
}

std::unique_ptr<SqlAnswer> SqliteRunner::runText(const QString &text, const Bindings &bindings)
{
    const auto found = m_prepared.find(text);
    return answerOf(found != m_prepared.end() ? found->second : prepared(text, text), bindings);
}

std::unique_ptr<SqlAnswer> SqliteRunner::answerOf(Prepared &prepared, const Bindings &bindings)
{
    sqlite3_stmt *statement = prepared.statement;
    sqlite3_clear_bindings(statement);
    for (const Binding &binding : bindings) // what the statement does not name is not bound
        if (const int place = sqlite3_bind_parameter_index(statement, binding.placeholder);
            place > 0 && bind(statement, place, binding.value) != SQLITE_OK)
            fail();
    return std::make_unique<StatementAnswer>(*this, prepared);
}

bool SqliteRunner::step(Prepared &prepared)
{
    const int result = sqlite3_step(prepared.statement);
    if (result != SQLITE_ROW && result != SQLITE_DONE) {
        const SqlFailure failure = m_judge(sqlite3_extended_errcode(m_handle),
                                           QString::fromUtf8(sqlite3_errmsg(m_handle)));
        sqlite3_reset(prepared.statement);
        throw failure;
    }
    const int times = sqlite3_stmt_status(prepared.statement, SQLITE_STMTSTATUS_REPREPARE, 0);
    if (times != prepared.timesCompiled) {
        prepared.columns = columnsOf(prepared.statement);
        prepared.timesCompiled = times;
    }
    return result == SQLITE_ROW;
}

int SqliteRunner::rowsAffected() const
{
    return sqlite3_changes(m_handle);
}

qint64 SqliteRunner::newId() const
{
    return sqlite3_last_insert_rowid(m_handle);
}

void SqliteRunner::execute(const QString &text)
{
    if (sqlite3_exec(m_handle, text.toUtf8().constData(), nullptr, nullptr, nullptr) != SQLITE_OK)
        fail();
}

std::unique_ptr<SqlAnswer> SqliteRunner::query(const QString &text)
{
    return std::make_unique<LoneAnswer>(*this, compiled(text, false));
}

} // namespace intray
