// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/qtsqlrunner.h"

#include "store/line/drivererror.h"
#include "store/line/mariadblogin.h"
#include "store/line/postgresqlrunner.h"
#include "store/text/placeholders.h"
#include "store/text/readings.h"
#include "store/text/statements.h"

#include <QSqlDriver>
#include <QSqlError>
#include <QSqlField>
#include <QSqlRecord>

namespace intray {

namespace {

/// A running QSqlQuery. Finishes it when it goes, because an unfinished one keeps SQLite's lock.
class QueryAnswer final : public SqlAnswer
{
public:
    QueryAnswer(QSqlQuery &query, QtSqlRunner &runner)
        : m_query(query)
        , m_runner(runner)
        , m_columns(query.record())
    {
    }
    ~QueryAnswer() override { m_query.finish(); }
    Q_DISABLE_COPY_MOVE(QueryAnswer)

    QVariant value(const char *column) const override
    {
        return m_query.value(m_columns.indexOf(QLatin1StringView(column)));
    }
    bool next() override
    {
        if (m_query.next())
            return true;
        if (m_query.lastError().isValid())
            throw m_runner.judged(m_query);
        return false;
    }
    int rowsAffected() const override { return m_query.numRowsAffected(); }
    QVariant newId() const override
    {
        // A driver that cannot say it would warn at every row.
        if (!m_query.driver()->hasFeature(QSqlDriver::LastInsertId))
            return {};
        return m_query.lastInsertId();
    }
    QStringList columns() const override
    {
        QStringList names;
        for (int place = 0; place < m_columns.count(); ++place)
            names << m_columns.fieldName(place);
        return names;
    }
    QVariant valueAt(int place) const override { return m_query.value(place); }
    bool isOfBytes(int place) const override
    {
        return m_columns.field(place).metaType().id() == QMetaType::QByteArray;
    }

private:
    QSqlQuery &m_query;
    QtSqlRunner &m_runner;
    QSqlRecord m_columns;
};

/// An answer with a query of its own.
class LoneAnswer final : public SqlAnswer
{
public:
    LoneAnswer(QSqlQuery query, QtSqlRunner &runner)
        : m_query(std::move(query))
        , m_answer(m_query, runner)
    {
    }

    QVariant value(const char *column) const override { return m_answer.value(column); }
    bool next() override { return m_answer.next(); }
    int rowsAffected() const override { return m_answer.rowsAffected(); }
    QStringList columns() const override { return m_answer.columns(); }
    QVariant valueAt(int place) const override { return m_answer.valueAt(place); }
    bool isOfBytes(int place) const override { return m_answer.isOfBytes(place); }

private:
    QSqlQuery m_query;
    QueryAnswer m_answer;
};

} // namespace

QtSqlRunner::QtSqlRunner(QSqlDatabase database, Dialect dialect, Judge judge,
                         Interruption interruption)
    : m_database(std::move(database))
    , m_dialect(dialect)
    , m_judge(std::move(judge))
    , m_interruption(std::move(interruption))
{
}

QtSqlRunner::~QtSqlRunner()
{
    if (m_interrupting.joinable())
        m_interrupting.join();
}

void QtSqlRunner::interrupt()
{
    const std::lock_guard lock(m_mutex);
    if (m_interruption && !m_interrupting.joinable())
        m_interrupting = std::thread(m_interruption);
}

void QtSqlRunner::rearm()
{
    const std::lock_guard lock(m_mutex);
    if (m_interrupting.joinable())
        m_interrupting.join();
}

SqlFailure QtSqlRunner::judged(const QSqlQuery &query)
{
    SqlFailure failure = m_judge(m_database, query);
    if (failure.error.kind == Error::Kind::Offline && isServer(m_dialect))
        m_isAlive = false;
    return failure;
}

// 1 kB is more than what stands around text and values in a packet.
void QtSqlRunner::refuseTooLarge(const QString &text, const Bindings &bindings) const
{
    constexpr qint64 frame = 1024;
    if (m_mostBytes == 0)
        return;
    qint64 bytes = frame + text.toUtf8().size();
    for (const Binding &binding : bindings)
        bytes += binding.value.typeId() == QMetaType::QByteArray
                     ? binding.value.toByteArray().size()
                     : binding.value.toString().toUtf8().size();
    if (bytes > m_mostBytes)
        throw tooLargeForServer(
            QStringLiteral("%1 bytes, max_allowed_packet is %2").arg(bytes).arg(m_mostBytes));
}

QSqlQuery &QtSqlRunner::prepared(const QString &name)
{
    const auto found = m_prepared.find(name);
    return found != m_prepared.end() ? found->second : kept(name, statementText(m_dialect, name));
}

QSqlQuery &QtSqlRunner::kept(const QString &name, const QString &text)
{
    QSqlQuery fresh(m_database);
    fresh.setForwardOnly(true);
    if (!fresh.prepare(text))
        throw judged(fresh);
    return m_prepared.emplace(name, std::move(fresh)).first->second;
}

std::unique_ptr<SqlAnswer> QtSqlRunner::run(const QString &name, const Bindings &bindings)
{
    const QString text = statementText(m_dialect, name);
    if (m_dialect == Dialect::Mariadb && answersInRows(text))
        return answerOnce(withValues(text, bindings));
    return answerOf(prepared(name), bindings);
}

std::unique_ptr<SqlAnswer> QtSqlRunner::runText(const QString &text, const Bindings &bindings)
{
    // A procedure gives more than one result, which QMYSQL takes only from text that is not
    // prepared.
    if (text.startsWith(QStringLiteral("CALL ")))
        return answerOnce(text);
    const auto found = m_prepared.find(text);
    QSqlQuery &query = found != m_prepared.end() ? found->second : kept(text, text);
    Bindings used = bindings;
    QList<QByteArray> named;
    withNumberedPlaceholders(text, named);
    used.removeIf([&named](const Binding &binding) {
        return !named.contains(QByteArray(binding.placeholder));
    });
    return answerOf(query, used);
}

bool QtSqlRunner::goesWell(QSqlQuery &query, const QString &text) const
{
    return query.exec(text) &&
           !(m_database.driverName() == QStringLiteral("QMYSQL") && lostItsRows(query));
}

std::unique_ptr<SqlAnswer> QtSqlRunner::answerOnce(const QString &text)
{
    refuseTooLarge(text);
    QSqlQuery once(m_database);
    once.setForwardOnly(true);
    if (!goesWell(once, text)) {
        const SqlFailure failure = judged(once);
        // Killed amid its transaction, the procedure could not end it: only a new line is clean.
        m_isAlive = m_isAlive && QSqlQuery(m_database).exec(QStringLiteral("ROLLBACK"));
        throw failure;
    }
    return std::make_unique<LoneAnswer>(std::move(once), *this);
}

std::unique_ptr<SqlAnswer> QtSqlRunner::answerOf(QSqlQuery &query, const Bindings &bindings)
{
    refuseTooLarge({}, bindings);
    for (const Binding &binding : bindings)
        query.bindValue(QString::fromLatin1(binding.placeholder), binding.value);
    if (!query.exec()) {
        const SqlFailure failure = judged(query);
        query.finish();
        throw failure;
    }
    return std::make_unique<QueryAnswer>(query, *this);
}

void QtSqlRunner::execute(const QString &text)
{
    refuseTooLarge(text);
    QSqlQuery once(m_database);
    if (!goesWell(once, text))
        throw judged(once);
}

std::unique_ptr<SqlAnswer> QtSqlRunner::query(const QString &text)
{
    QSqlQuery once(m_database);
    once.setForwardOnly(true);
    // Prepared, not executed outright: a driver prepares one statement and refuses what follows it.
    if (!once.prepare(text))
        throw judged(once);
    // QMYSQL keeps all rows either way, but of what it has prepared it makes room for the longest
    // value of each column.
    if (m_dialect == Dialect::Mariadb ? !goesWell(once, text) : !once.exec())
        throw judged(once);
    return std::make_unique<LoneAnswer>(std::move(once), *this);
}

} // namespace intray
