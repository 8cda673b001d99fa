// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/postgresqlrunner.h"

#include "store/line/drivererror.h"
#include "store/line/postgresqlanswer.h"
#include "store/text/placeholders.h"
#include "store/text/statements.h"

#include <QSqlDriver>

#include <libpq-fe.h>
#include <thread>

namespace intray {

using Clock = std::chrono::steady_clock;

/// What has been sent so often in a session is likely to be sent again.
static constexpr int timesBeforePreparing = 5;

/// After a cancel was asked for, so long may the server take to obey.
static constexpr std::chrono::seconds graceAfterCancel{2};

PostgresqlRunner::PostgresqlRunner(const QSqlDatabase &database, std::chrono::milliseconds patience)
    : m_connection(*static_cast<PGconn *const *>(database.driver()->handle().constData()))
    , m_patience(patience)
{
    PQsetnonblocking(m_connection, 1);
    // libpq would print what the server warns of, and nobody who runs a program has asked for it.
    PQsetNoticeProcessor(
        m_connection, [](void *, const char *) {}, nullptr);
}

PostgresqlRunner::Numbered &PostgresqlRunner::numbered(const QString &name)
{
    const auto found = m_numbered.find(name);
    if (found != m_numbered.end())
        return *found;
    Numbered fresh;
    fresh.text =
        withNumberedPlaceholders(statementText(Dialect::Postgresql, name), fresh.placeholders);
    return *m_numbered.insert(name, fresh);
}

// A null QString is NULL, as it is for Qt's drivers.
static bool isNull(const QVariant &value)
{
    const bool isText = value.typeId() == QMetaType::QString;
    return value.isNull() || (isText && value.toString().isNull());
}

static QByteArray textOf(const QVariant &value)
{
    return value.typeId() == QMetaType::Bool ? QByteArray(value.toBool() ? "1" : "0")
                                             : value.toString().toUtf8();
}

static bool areSame(const Bindings &some, const Bindings &others)
{
    return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                      [](const Binding &one, const Binding &other) {
                          return qstrcmp(one.placeholder, other.placeholder) == 0 &&
                                 one.value == other.value;
                      });
}

static bool isCall(const QByteArray &text)
{
    return text.startsWith("CALL intray.");
}

static bool isReading(const QByteArray &text)
{
    return text.startsWith("SELECT") || text.startsWith("WITH");
}

std::unique_ptr<SqlAnswer> PostgresqlRunner::run(const QString &name, const Bindings &bindings)
{
    Numbered &statement = numbered(name);
    if (!m_ahead || m_ahead->name != name || !areSame(m_ahead->bindings, bindings))
        return runSettled(statement, bindings);
    m_ahead.reset();
    return answerTo(statement, bindings);
}

// What is read within a transaction was settled when that began. Calls need none: their procedures
// see to it.
std::unique_ptr<SqlAnswer> PostgresqlRunner::runSettled(Numbered &statement,
                                                        const Bindings &bindings)
{
    const auto isInTransaction = [this] {
        return PQtransactionStatus(m_connection) != PQTRANS_IDLE;
    };
    if (m_settling == Settling::None || isCall(statement.text) || isInTransaction())
        return send(statement, bindings);
    if (m_settling == Settling::WhenRefused) {
        try {
            return send(statement, bindings);
        } catch (const SqlFailure &failed) {
            if (failed.error.kind != Error::Kind::NotPermitted)
                throw;
            m_settling = Settling::Always;
        }
    }
    try {
        return withinSettled(statement, bindings);
    } catch (const SqlFailure &) {
        if (m_isAlive && isInTransaction())
            execute(QStringLiteral("ROLLBACK"));
        throw;
    }
}

std::unique_ptr<SqlAnswer> PostgresqlRunner::withinSettled(Numbered &statement,
                                                           const Bindings &bindings)
{
    if (statement.text.startsWith("BEGIN")) {
        auto begun = send(statement, bindings);
        settle();
        return begun;
    }
    execute(QStringLiteral("BEGIN ISOLATION LEVEL READ COMMITTED"));
    settle();
    auto answer = send(statement, bindings);
    execute(QStringLiteral("COMMIT"));
    return answer;
}

void PostgresqlRunner::settle()
{
    send(numbered(QStringLiteral("settle_session")), {{":local", true}});
}

// The statement is made now, because a QHash that grows would move the one that is running.
void PostgresqlRunner::settleEachTime(bool atOnce)
{
    numbered(QStringLiteral("settle_session"));
    m_settling = atOnce ? Settling::Always : Settling::WhenRefused;
}

void PostgresqlRunner::runNext(const QString &name, const Bindings &bindings)
{
    dropAhead();
    if (m_settling == Settling::Always)
        return;
    dispatch(numbered(name), bindings);
    flush(Clock::now() + m_patience);
    m_ahead = Ahead{name, bindings};
}

/// Its answer comes before any other.
void PostgresqlRunner::dropAhead()
{
    if (!m_ahead)
        return;
    m_ahead.reset();
    try {
        PQclear(await());
    } catch (const SqlFailure &) {
        if (!m_isAlive)
            throw;
    }
}

std::unique_ptr<SqlAnswer> PostgresqlRunner::runText(const QString &text, const Bindings &bindings)
{
    Numbered statement;
    statement.text = withNumberedPlaceholders(text, statement.placeholders);
    return send(statement, bindings);
}

// Reading and planning a call takes the server as long as a sixth of it, and twice as long as most
// readings. What is bound still counts: the server goes on to plan a reading anew where that pays.
void PostgresqlRunner::prepare(Numbered &statement)
{
    const QByteArray name = QByteArray::number(m_prepared + 1);
    if (PQsendPrepare(m_connection, name.constData(), statement.text.constData(), 0, nullptr) == 0)
        lose(QString::fromUtf8(PQerrorMessage(m_connection)));
    PQclear(await());
    letCancelEnd();
    statement.preparedAs = name;
    ++m_prepared;
}

std::unique_ptr<SqlAnswer> PostgresqlRunner::send(Numbered &statement, const Bindings &bindings)
{
    dropAhead();
    dispatch(statement, bindings);
    return answerTo(statement, bindings);
}

// An upgrade may have changed what a reading answers since it was prepared.
std::unique_ptr<SqlAnswer> PostgresqlRunner::answerTo(Numbered &statement, const Bindings &bindings)
{
    const bool mayBeOutdated = !statement.preparedAs.isEmpty();
    try {
        return std::make_unique<PostgresqlAnswer>(await());
    } catch (const SqlFailure &failed) {
        if (!mayBeOutdated || failed.error.code != QStringLiteral("0A000"))
            throw;
        statement.preparedAs.clear();
        statement.timesSent = 0;
        if (PQtransactionStatus(m_connection) != PQTRANS_IDLE)
            throw;
    }
    dispatch(statement, bindings);
    return std::make_unique<PostgresqlAnswer>(await());
}

void PostgresqlRunner::dispatch(Numbered &statement, const Bindings &bindings)
{
    letCancelEnd();
    if (m_keepsPlans && statement.timesSent >= timesBeforePreparing &&
        statement.preparedAs.isEmpty() && (isCall(statement.text) || isReading(statement.text)))
        prepare(statement);
    QList<QByteArray> texts(statement.placeholders.size());
    QList<const char *> values(statement.placeholders.size(), nullptr);
    for (const Binding &binding : bindings) {
        const qsizetype place = statement.placeholders.indexOf(QByteArray(binding.placeholder));
        if (place < 0 || isNull(binding.value))
            continue;
        texts[place] = textOf(binding.value);
        values[place] = texts.at(place).constData();
    }
    const int sent =
        statement.preparedAs.isEmpty()
            ? PQsendQueryParams(m_connection, statement.text.constData(), int(values.size()),
                                nullptr, values.constData(), nullptr, nullptr, 0)
            : PQsendQueryPrepared(m_connection, statement.preparedAs.constData(),
                                  int(values.size()), values.constData(), nullptr, nullptr, 0);
    if (sent == 0)
        lose(QString::fromUtf8(PQerrorMessage(m_connection)));
    ++statement.timesSent;
}

// Bound, though nothing is: so the server takes one statement only.
std::unique_ptr<SqlAnswer> PostgresqlRunner::runAsItIs(const QString &text)
{
    Numbered statement;
    statement.text = text.toUtf8();
    return send(statement, {});
}

std::unique_ptr<SqlAnswer> PostgresqlRunner::query(const QString &text)
{
    runAsItIs(QStringLiteral("DECLARE intray_rows NO SCROLL CURSOR FOR\n") + text);
    return std::make_unique<CursorAnswer>(*this);
}

void PostgresqlRunner::execute(const QString &text)
{
    dropAhead();
    letCancelEnd();
    if (PQsendQuery(m_connection, text.toUtf8().constData()) == 0)
        lose(QString::fromUtf8(PQerrorMessage(m_connection)));
    PQclear(await());
}

PGresult *PostgresqlRunner::await()
{
    Deadline deadline = Clock::now() + m_patience;
    m_cancelSent = false;
    flush(deadline);
    PGresult *last = nullptr;
    for (;;) {
        while (PQisBusy(m_connection) != 0) {
            waitFor(SocketWait::Until::Readable, deadline);
            if (PQconsumeInput(m_connection) == 0) {
                PQclear(last);
                lose(QString::fromUtf8(PQerrorMessage(m_connection)));
            }
        }
        PGresult *next = PQgetResult(m_connection);
        if (next == nullptr)
            break;
        PQclear(last);
        last = next;
    }
    const ExecStatusType status = PQresultStatus(last);
    if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK && status != PGRES_EMPTY_QUERY)
        fail(last);
    return last;
}

void PostgresqlRunner::flush(Deadline deadline)
{
    for (;;) {
        const int state = PQflush(m_connection);
        if (state == 0)
            return;
        if (state < 0)
            lose(QString::fromUtf8(PQerrorMessage(m_connection)));
        waitFor(SocketWait::Until::ReadableOrWritable, deadline);
        if (PQconsumeInput(m_connection) == 0)
            lose(QString::fromUtf8(PQerrorMessage(m_connection)));
    }
}

// Until the socket has something for us, somebody interrupts, or patience ends.
void PostgresqlRunner::waitFor(SocketWait::Until until, Deadline &deadline)
{
    using std::chrono::milliseconds;
    for (;;) {
        if (m_interrupted && !m_cancelSent) {
            askToCancel();
            deadline = std::min(deadline, Clock::now() + graceAfterCancel);
        }
        const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
        if (left <= milliseconds::zero())
            lose(QStringLiteral("no answer within %1 ms").arg(m_patience.count()));
        const int socket = PQsocket(m_connection);
        const bool isReady = m_cancelSent ? m_wait.waitUnwoken(socket, until, left)
                                          : m_wait.wait(socket, until, left);
        if (isReady)
            return;
    }
}

// PQcancel() opens a connection of its own and may block on a dead line, so it goes elsewhere.
void PostgresqlRunner::askToCancel()
{
    m_cancelSent = true;
    std::promise<void> told;
    m_cancelling = told.get_future();
    std::thread([cancel = PQgetCancel(m_connection), told = std::move(told)]() mutable {
        char trouble[256];
        PQcancel(cancel, trouble, sizeof trouble);
        PQfreeCancel(cancel);
        told.set_value();
    }).detach();
}

// The server ends whatever runs when it is told, so nothing is sent before that. PQcancel() returns
// when the server has passed it on, and a session that waits for a statement drops it (PostgreSQL
// manual, "Canceling Requests in Progress").
void PostgresqlRunner::letCancelEnd()
{
    if (!m_cancelling.valid())
        return;
    if (m_cancelling.wait_for(graceAfterCancel) != std::future_status::ready)
        lose(QStringLiteral("the server does not take a request to cancel"));
    m_cancelling = {};
}

void PostgresqlRunner::interrupt()
{
    m_interrupted = true;
    m_wait.wake();
}

void PostgresqlRunner::rearm()
{
    m_interrupted = false;
    m_wait.rearm();
}

// What the server said when it ended the line is read first, and then that nothing follows.
bool PostgresqlRunner::isAlive() const
{
    return m_isAlive && PQconsumeInput(m_connection) != 0 && PQconsumeInput(m_connection) != 0;
}

void PostgresqlRunner::lose(const QString &detail)
{
    m_isAlive = false;
    shutDown(PQsocket(m_connection));
    throw SqlFailure{errorOf(Error::Kind::Offline, detail.trimmed(), true)};
}

void PostgresqlRunner::fail(const PGresult *result)
{
    const QString state = QString::fromLatin1(PQresultErrorField(result, PG_DIAG_SQLSTATE));
    const QString detail = QStringLiteral("%1 (%2)").arg(
        QString::fromUtf8(PQresultErrorMessage(result)).trimmed(), state);
    PQclear(const_cast<PGresult *>(result));
    if (PQstatus(m_connection) != CONNECTION_OK || state.isEmpty())
        lose(detail);
    SqlFailure failure = failureOfSqlState(state, detail);
    if (failure.error.kind == Error::Kind::Offline)
        m_isAlive = false;
    if (state == QStringLiteral("57014") && m_interrupted)
        failure.error = {Error::Kind::Cancelled, cancelledSentence(), failure.error.detail};
    throw failure;
}

bool PostgresqlRunner::isPooled(qint64 serverProcess) const
{
    return PQbackendPID(m_connection) != serverProcess;
}

bool PostgresqlRunner::isEncrypted() const
{
    return PQsslInUse(m_connection) != 0;
}

} // namespace intray
