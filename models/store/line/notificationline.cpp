// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/notificationline.h"

#include "store/line/postgresqllogin.h"
#include "store/line/socketwait.h"
#include "store/line/sqlrunner.h"

#include <QRegularExpression>
#include <QSqlDatabase>
#include <QUuid>

#include <libpq-fe.h>

namespace intray {

using namespace std::chrono_literals;

namespace {

constexpr auto beatEvery = 9s; // with five seconds of patience: known within fifteen
// Where the server's queue is filled nothing is told any more (tell_change.sql, which nobody may
// call by hand), and whoever listened has to look.
constexpr const char *sign = "SELECT pg_catalog.pg_notification_queue_usage() < 0.5";
constexpr const char *listening =
    "LISTEN intray; SELECT pg_catalog.pg_notification_queue_usage() < 0.5";

QByteArray part(const char *key, const QString &value)
{
    if (value.isEmpty())
        return {};
    QString quoted = value;
    quoted.replace(u'\\', QStringLiteral("\\\\")).replace(u'\'', QStringLiteral("\\'"));
    return QByteArray(key) + "='" + quoted.toUtf8() + "' ";
}

/// What Qt's driver would be told, as libpq reads it. No connection is opened by this.
QByteArray connectionText(const DatabaseLogin &login)
{
    const QString name = QUuid::createUuid().toString();
    QByteArray text;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), name);
        const bool hasSeveral = login.url.hosts().size() > 1;
        usePostgresqlLogin(database, login, hasSeveral ? Wanted::Writable : Wanted::Any);
        text = part("host", database.hostName()) + part("dbname", database.databaseName()) +
               part("user", database.userName()) + part("password", database.password()) +
               database.connectOptions().replace(u';', u' ').toUtf8();
    }
    QSqlDatabase::removeDatabase(name);
    return text;
}

struct Told
{
    qint64 queue = 0;
    qint64 item = 0;
};

bool canTell(const PGresult *answer)
{
    return PQresultStatus(answer) == PGRES_TUPLES_OK && PQntuples(answer) == 1 &&
           qstrcmp(PQgetvalue(answer, 0, 0), "t") == 0;
}

/// The first number names the queue, the second the item.
Told toldIn(const char *payload)
{
    static const QRegularExpression number(QStringLiteral("\\d+"));
    auto found = number.globalMatch(QString::fromUtf8(payload));
    Told told;
    if (found.hasNext())
        told.queue = found.next().captured().toLongLong();
    if (found.hasNext())
        told.item = found.next().captured().toLongLong();
    return told;
}

} // namespace

void NotificationLine::Close::operator()(pg_conn *connection) const
{
    PQfinish(connection);
}

NotificationLine::NotificationLine(const DatabaseLogin &login)
    : m_login(login)
    , m_beat(this)
    , m_overdue(this)
    , m_again(this)
{
    m_beat.setInterval(beatEvery);
    m_overdue.setSingleShot(true);
    m_overdue.setInterval(login.patience);
    m_again.setSingleShot(true);
    connect(&m_beat, &QTimer::timeout, this, &NotificationLine::askForLife);
    connect(&m_overdue, &QTimer::timeout, this, &NotificationLine::lose);
    connect(&m_again, &QTimer::timeout, this, &NotificationLine::open);
}

NotificationLine::~NotificationLine() = default;

void NotificationLine::open()
{
    if (m_connection)
        return;
    if (!connectToServer()) {
        lose();
        return;
    }
    m_readable =
        std::make_unique<QSocketNotifier>(PQsocket(m_connection.get()), QSocketNotifier::Read);
    connect(m_readable.get(), &QSocketNotifier::activated, this, &NotificationLine::read);
    ask(listening);
}

void NotificationLine::tryNow()
{
    if (!m_connection)
        open();
}

// The one call that waits, as long as the login's connect_timeout allows.
bool NotificationLine::connectToServer()
{
    try {
        m_connection.reset(PQconnectdb(connectionText(m_login).constData()));
    } catch (const SqlFailure &) {
        return false; // an address that cannot be: the session's own connection says so
    }
    noteRefusal();
    return PQstatus(m_connection.get()) == CONNECTION_OK &&
           PQsetnonblocking(m_connection.get(), 1) == 0;
}

void NotificationLine::noteRefusal()
{
    const QString words = QString::fromUtf8(PQerrorMessage(m_connection.get()));
    m_isRefused = PQstatus(m_connection.get()) != CONNECTION_OK &&
                  kindOfPostgresqlTrouble(words) == Error::Kind::WrongPassword;
}

void NotificationLine::ask(const char *statement)
{
    m_overdue.start();
    if (PQsendQuery(m_connection.get(), statement) == 0 || PQflush(m_connection.get()) < 0)
        lose();
}

void NotificationLine::askForLife()
{
    if (m_listening && !m_overdue.isActive())
        ask(sign);
}

void NotificationLine::read()
{
    if (PQconsumeInput(m_connection.get()) == 0) {
        lose();
        return;
    }
    readNotifications();
    readAnswers();
}

void NotificationLine::readNotifications()
{
    while (PGnotify *notification = PQnotifies(m_connection.get())) {
        const Told told = toldIn(notification->extra);
        PQfreemem(notification);
        emit changed(told.queue, told.item);
    }
}

void NotificationLine::readAnswers()
{
    bool isGood = true;
    while (m_overdue.isActive() && PQisBusy(m_connection.get()) == 0) {
        PGresult *answer = PQgetResult(m_connection.get());
        if (!answer) {
            answered(isGood);
            return;
        }
        const ExecStatusType status = PQresultStatus(answer);
        isGood = isGood && (status == PGRES_COMMAND_OK || canTell(answer));
        PQclear(answer);
    }
}

// A standby refuses to listen: it is tried again, for it may be promoted.
void NotificationLine::answered(bool isGood)
{
    m_overdue.stop();
    if (!isGood) {
        lose();
        return;
    }
    if (std::exchange(m_listening, true))
        return;
    m_backOff.reset();
    m_beat.start();
    emit up();
}

void NotificationLine::lose()
{
    m_beat.stop();
    m_overdue.stop();
    if (m_readable) {
        m_readable->setEnabled(false);
        m_readable.release()->deleteLater(); // its signal may have brought us here
    }
    if (m_connection && PQsocket(m_connection.get()) >= 0)
        shutDown(PQsocket(m_connection.get()));
    m_connection.reset();
    if (!m_isRefused)
        m_again.start(m_backOff.next());
    if (std::exchange(m_listening, false))
        emit down();
}

} // namespace intray
