// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/drivererror.h"

#include "queue/systemerror.h"
#include "store/refusals/refusals.h"

#include <sqlite3.h>

#include <QCoreApplication>
#include <QHash>
#include <QJsonDocument>
#include <QJsonObject>

namespace intray {

using Kind = Error::Kind;

static QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

QString cancelledSentence()
{
    return say(QT_TRANSLATE_NOOP("Store", "Cancelled."));
}

// Where a file beside the database cannot grow, only the system says why.
static Kind kindOfSqliteCode(int code, int systemError)
{
    constexpr int primaryCode = 0xff;
    if ((code & primaryCode) == SQLITE_IOERR && isFullDisk(systemError))
        return Kind::DiskFull;
    static const QHash<int, Kind> kinds{
        {SQLITE_BUSY, Kind::Busy},           {SQLITE_LOCKED, Kind::Busy},
        {SQLITE_INTERRUPT, Kind::Cancelled}, {SQLITE_READONLY, Kind::ReadOnly},
        {SQLITE_PERM, Kind::ReadOnly},       {SQLITE_FULL, Kind::DiskFull},
        {SQLITE_CORRUPT, Kind::Damaged},     {SQLITE_NOTADB, Kind::NotADatabase},
        {SQLITE_CANTOPEN, Kind::Unreadable}, {SQLITE_IOERR, Kind::Offline}};
    return kinds.value(code & primaryCode, Kind::Broken);
}

static QString sentenceOfFile(Kind kind)
{
    switch (kind) {
    case Kind::Busy:
        return say(QT_TRANSLATE_NOOP("Store",
                                     "Others are writing to the database right now. Nothing was "
                                     "changed; please try again."));
    case Kind::Cancelled:
        return cancelledSentence();
    case Kind::ReadOnly:
        return say(QT_TRANSLATE_NOOP("Store",
                                     "The database is read-only. Nothing was changed; ask for "
                                     "the right to write to the file and its folder."));
    case Kind::DiskFull:
        return say(QT_TRANSLATE_NOOP("Store", "The disk with the database is full. Nothing was "
                                              "changed; free some space and try again."));
    case Kind::Damaged:
        return say(QT_TRANSLATE_NOOP(
            "Store",
            "The database is damaged. Leave the file as it is and restore the last backup."));
    case Kind::NotADatabase:
        return say(QT_TRANSLATE_NOOP("Store", "The file is not a database. Choose another file."));
    case Kind::Unreadable:
        return say(QT_TRANSLATE_NOOP(
            "Store", "The database file cannot be opened. Check that the file and its "
                     "folder exist and that you may read and write them."));
    case Kind::Offline:
        return say(QT_TRANSLATE_NOOP(
            "Store", "The database file cannot be read or written right now. Nothing "
                     "was changed; check the disk and try again."));
    default:
        return say(QT_TRANSLATE_NOOP(
            "Store", "The database rejected this. Nothing was changed; the details say more."));
    }
}

static QString sentenceOfServer(Kind kind)
{
    switch (kind) {
    case Kind::Busy:
        return say(QT_TRANSLATE_NOOP(
            "Store", "The database server is too busy right now. Nothing was changed; please try "
                     "again."));
    case Kind::ReadOnly:
        return say(QT_TRANSLATE_NOOP(
            "Store", "The database server takes no changes from you now: it is a standby, or a "
                     "setting makes it, the database or your login read-only. Nothing was "
                     "changed."));
    case Kind::DiskFull:
        return say(QT_TRANSLATE_NOOP(
            "Store", "The database server has no room left. Nothing was changed; tell the "
                     "administrator and try again later."));
    case Kind::NotPermitted:
        return say(QT_TRANSLATE_NOOP(
            "Store", "Your login does not have the right to do this. Nothing was changed; ask an "
                     "administrator of Intray for the right."));
    case Kind::Offline:
        return say(QT_TRANSLATE_NOOP(
            "Store", "The database server does not answer. Check that it runs and that the network "
                     "reaches it, then try again."));
    case Kind::NameUnknown:
        return say(QT_TRANSLATE_NOOP("Store", "The network does not know a server with this name. "
                                              "Check the name and the network connection."));
    case Kind::PortClosed:
        return say(QT_TRANSLATE_NOOP(
            "Store", "No database server answers at this address and port. Check both, and "
                     "whether the server is running."));
    case Kind::TlsRefused:
        return say(QT_TRANSLATE_NOOP(
            "Store", "No encrypted connection to a verified server could be made. Check the "
                     "server's certificate, or the file of the authority that signed it."));
    case Kind::WrongPassword:
        return say(QT_TRANSLATE_NOOP(
            "Store", "The server does not accept this login with this password. Check both."));
    case Kind::NoSuchDatabase:
        return say(QT_TRANSLATE_NOOP("Store",
                                     "The server has no database with this name. Check the name."));
    default:
        return sentenceOfFile(kind);
    }
}

/// The setting that forbids changes, where the server or its functions name it; empty: another
/// reason, or none is named.
static QString readOnlySettingIn(const QString &detail)
{
    const QString ofPostgresql = QStringLiteral("default_transaction_read_only");
    if (detail.contains(ofPostgresql))
        return ofPostgresql;
    return detail.contains(QStringLiteral("--read-only option")) ? QStringLiteral("read_only")
                                                                 : QString();
}

static Error forbiddenBySetting(const QString &setting, const QString &detail)
{
    return {Kind::ReadOnly,
            say(QT_TRANSLATE_NOOP("Store",
                                  "The database server takes no changes from you, because the "
                                  "setting %1 is on for the server, the database or your login. "
                                  "Nothing was changed; whoever administers the server can turn "
                                  "it off."))
                .arg(setting),
            detail};
}

Error errorOf(Kind kind, const QString &detail, bool isServer)
{
    const QString setting =
        isServer && kind == Kind::ReadOnly ? readOnlySettingIn(detail) : QString();
    if (!setting.isEmpty())
        return forbiddenBySetting(setting, detail);
    return {kind, isServer ? sentenceOfServer(kind) : sentenceOfFile(kind), detail};
}

Error readOnlyError(const QString &detail)
{
    return errorOf(Kind::ReadOnly, detail, false);
}

static Error withCode(Error error, const QString &code)
{
    error.code = code;
    return error;
}

// Its code is MariaDB's for a packet that is too large, whoever noticed it.
SqlFailure tooLargeForServer(const QString &detail)
{
    const QString sentence = say(QT_TRANSLATE_NOOP(
        "Store", "This is too large for the database: it does not take or give so much at once. "
                 "Nothing was changed. Send less, or ask the administrator of the database for a "
                 "higher limit (MariaDB: max_allowed_packet)."));
    return {withCode({Kind::Invalid, sentence, detail}, QStringLiteral("1153"))};
}

/// A character that cannot be kept there: a zero, half of one, one that the column's encoding
/// lacks.
static SqlFailure strangeCharacter(const QString &code, const QString &detail)
{
    const QString sentence = say(QT_TRANSLATE_NOOP(
        "Store", "The text has a character that the database cannot keep. Nothing was changed; "
                 "take the character out, or ask the administrator of the database for a column "
                 "that keeps the letters of all languages (UTF-8)."));
    return {withCode({Kind::Invalid, sentence, detail}, code)};
}

/// No number, no time, or one that has no room there.
static SqlFailure strangeValue(const QString &code, const QString &detail)
{
    const QString sentence = say(QT_TRANSLATE_NOOP(
        "Store", "The database cannot take a value: it is of another kind than expected there, or "
                 "too large. Nothing was changed; the details name the value."));
    return {withCode({Kind::Invalid, sentence, detail}, code)};
}

bool isTooLarge(const Error &error)
{
    return error.kind == Kind::Invalid && error.code == QStringLiteral("1153");
}

SqlFailure failureOfSqlite(int code, const QString &detail, int systemError)
{
    if (code == SQLITE_TOOBIG)
        return tooLargeForServer(detail);
    return {withCode(errorOf(kindOfSqliteCode(code, systemError), detail, false),
                     QString::number(code))};
}

QString ruleBrokenIn(const Error &error)
{
    static const QHash<int, QString> rules{
        {SQLITE_CONSTRAINT_NOTNULL, QStringLiteral("required")},
        {SQLITE_CONSTRAINT_UNIQUE, QStringLiteral("unique")},
        {SQLITE_CONSTRAINT_PRIMARYKEY, QStringLiteral("unique")},
        {SQLITE_CONSTRAINT_ROWID, QStringLiteral("unique")},
        {SQLITE_CONSTRAINT_FOREIGNKEY, QStringLiteral("reference")},
        {SQLITE_CONSTRAINT_DATATYPE, QStringLiteral("value")},
        {SQLITE_CONSTRAINT_CHECK, QStringLiteral("rule")},
        {SQLITE_CONSTRAINT_TRIGGER, QStringLiteral("rule")}};
    return rules.value(error.code.toInt());
}

static Kind kindOfSqlState(const QString &state)
{
    static const QHash<QString, Kind> kinds{{QStringLiteral("40001"), Kind::Busy},
                                            {QStringLiteral("40P01"), Kind::Busy},
                                            {QStringLiteral("55P03"), Kind::Busy},
                                            {QStringLiteral("57014"), Kind::Busy},
                                            {QStringLiteral("53300"), Kind::Busy},
                                            {QStringLiteral("25006"), Kind::ReadOnly},
                                            {QStringLiteral("53100"), Kind::DiskFull},
                                            {QStringLiteral("53200"), Kind::DiskFull},
                                            {QStringLiteral("42501"), Kind::NotPermitted},
                                            {QStringLiteral("28P01"), Kind::WrongPassword},
                                            {QStringLiteral("28000"), Kind::WrongPassword},
                                            {QStringLiteral("3D000"), Kind::NoSuchDatabase},
                                            {QStringLiteral("HYT00"), Kind::Offline},
                                            {QStringLiteral("HYT01"), Kind::Offline}};
    const bool isLinkLost =
        state.startsWith(QStringLiteral("08")) || state.startsWith(QStringLiteral("57P"));
    return isLinkLost ? Kind::Offline : kinds.value(state, Kind::Broken);
}

/// The JSON object that stands somewhere in a message.
static QJsonObject objectIn(const QString &message)
{
    const qsizetype begin = message.indexOf(u'{');
    for (qsizetype end = message.indexOf(u'}', begin); begin >= 0 && end >= 0;
         end = message.indexOf(u'}', end + 1)) {
        const QByteArray text = message.mid(begin, end + 1 - begin).toUtf8();
        if (const auto json = QJsonDocument::fromJson(text); json.isObject())
            return json.object();
    }
    return {};
}

/// What is read at a standby is stopped where the primary has removed rows that it may still need,
/// and the standby has waited long enough (PostgreSQL manual, "Handling Query Conflicts").
static bool isStoppedByStandby(const QString &detail)
{
    return detail.contains(QStringLiteral("conflict with recovery"));
}

static Error stoppedByStandby(const QString &detail)
{
    return {Kind::Busy,
            say(QT_TRANSLATE_NOOP(
                "Store", "The standby server stopped reading this, because it had to go on "
                         "following the primary server. Please try again.")),
            detail};
}

/// "IN001" is how a function of Intray gives a refusal and undoes what it has done.
SqlFailure failureOfSqlState(const QString &state, const QString &detail)
{
    const QStringList repeatable{QStringLiteral("40001"), QStringLiteral("40P01"),
                                 QStringLiteral("55P03")};
    static const QStringList strange{QStringLiteral("22P05"), QStringLiteral("22021")};
    if (strange.contains(state))
        return strangeCharacter(state, detail);
    // The same operation has just been told by another call: sent again, this one finds it.
    if (state == QStringLiteral("23505") && detail.contains(QStringLiteral("event_operation_once")))
        return failureOfSqlState(QStringLiteral("40001"), detail);
    if (state.startsWith(QStringLiteral("54")))
        return tooLargeForServer(detail);
    if (isStoppedByStandby(detail))
        return {withCode(stoppedByStandby(detail), state), true};
    if (state == QStringLiteral("IN001"))
        return {refusals::in(objectIn(detail)), false};
    return {withCode(errorOf(kindOfSqlState(state), detail, true), state),
            repeatable.contains(state)};
}

static Kind kindOfMariadbCode(int code)
{
    static const QHash<int, Kind> kinds{
        {1213, Kind::Busy},           {1205, Kind::Busy},          {1020, Kind::Busy},
        {1040, Kind::Busy},           {1203, Kind::Busy},          {1969, Kind::Busy},
        {1047, Kind::Busy},           {1467, Kind::Busy},          {1317, Kind::Cancelled},
        {1290, Kind::ReadOnly},       {1792, Kind::ReadOnly},      {1836, Kind::ReadOnly},
        {1021, Kind::DiskFull},       {1041, Kind::DiskFull},      {1114, Kind::DiskFull},
        {1044, Kind::NotPermitted},   {1142, Kind::NotPermitted},  {1143, Kind::NotPermitted},
        {1227, Kind::NotPermitted},   {1370, Kind::NotPermitted},  {1644, Kind::NotPermitted},
        {1045, Kind::WrongPassword},  {1698, Kind::WrongPassword}, {1049, Kind::NoSuchDatabase},
        {1046, Kind::NoSuchDatabase}, {2005, Kind::NameUnknown},   {2002, Kind::PortClosed},
        {2003, Kind::PortClosed},     {2026, Kind::TlsRefused},    {2006, Kind::Offline},
        {2013, Kind::Offline},        {2055, Kind::Offline},       {1927, Kind::Offline},
        {1053, Kind::Offline},        {1077, Kind::Offline},       {1079, Kind::Offline}};
    return kinds.value(code, Kind::Broken);
}

/// An option that is named there forbids it; that may be any.
static bool isOfReadOnlyServer(const QString &detail)
{
    return detail.contains(QStringLiteral("read-only"), Qt::CaseInsensitive) ||
           detail.contains(QStringLiteral("read_only"), Qt::CaseInsensitive);
}

static SqlFailure forbiddenByOption(const QString &detail)
{
    const QString sentence = say(QT_TRANSLATE_NOOP(
        "Store", "A setting of the database server forbids this. Nothing was changed; the details "
                 "name the setting, which the administrator of the server can change."));
    return {withCode({Kind::Invalid, sentence, detail}, QStringLiteral("1290"))};
}

/// MariaDB says this of a text that a column cannot keep, and of what is no number as well.
static bool isOfText(const QString &detail)
{
    return detail.section(u'\'', 0, 0).contains(QStringLiteral("string"));
}

/// A node of a Galera cluster that has lost the others says so to everything (Galera manual,
/// "Quorum").
static Error cutOffFromCluster(const QString &detail)
{
    return {Kind::Busy,
            say(QT_TRANSLATE_NOOP(
                "Store", "This database server is cut off from the others of its cluster, and "
                         "answers nothing until they are together again. Nothing was changed; "
                         "please try again.")),
            detail};
}

/// 1644 is what a procedure signals. Intray's own can give a refusal so and undo what they have
/// done.
SqlFailure failureOfMariadb(int code, const QString &detail)
{
    constexpr int signalled = 1644;
    // A packet, a row, a text, a transaction's part of the log, what a function returns.
    static const QList<int> tooLarge{1153, 1118, 1162, 1197, 1301, 2020};
    if (tooLarge.contains(code))
        return tooLargeForServer(detail);
    constexpr int optionForbids = 1290;
    if (code == optionForbids && !isOfReadOnlyServer(detail))
        return forbiddenByOption(detail);
    constexpr int wrongValue = 1366;
    static const QList<int> strange{wrongValue, 1977, 3988};
    if (code == wrongValue && !isOfText(detail))
        return strangeValue(QString::number(code), detail);
    if (strange.contains(code))
        return strangeCharacter(QString::number(code), detail);
    if (const QJsonObject refusal = code == signalled ? objectIn(detail) : QJsonObject();
        refusal.contains(QStringLiteral("refused")))
        return {refusals::in(refusal), false};
    constexpr int nodeIsNotReady = 1047;
    if (code == nodeIsNotReady && detail.contains(QStringLiteral("WSREP")))
        return {withCode(cutOffFromCluster(detail), QString::number(code))};
    // 1467 is what a deadlock at the counter of a table looks like.
    const bool mayRepeat = code == 1213 || code == 1205 || code == 1020 || code == 1467;
    return {withCode(errorOf(kindOfMariadbCode(code), detail, true), QString::number(code)),
            mayRepeat};
}

} // namespace intray
