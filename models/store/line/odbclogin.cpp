// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/odbclogin.h"

#include "store/line/drivererror.h"
#include "store/line/timedopening.h"

#ifdef _WIN32
#include <windows.h> // without which those below know no types
#endif
#include <sql.h>
#include <sqlext.h>

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlResult>

#include <array>
#include <optional>

namespace intray {

namespace {

/// Of a driver that may try several addresses of a host, each as long as the login's timeout.
constexpr std::chrono::seconds timeToConnect{6};

SQLHANDLE handleIn(const QVariant &handle)
{
    if (qstrcmp(handle.typeName(), "SQLHANDLE") != 0 && qstrcmp(handle.typeName(), "void*") != 0)
        return nullptr;
    return *static_cast<SQLHANDLE const *>(handle.constData());
}

QString information(const QSqlDatabase &database, SQLUSMALLINT what)
{
    std::array<SQLWCHAR, 256> text{};
    SQLSMALLINT bytes = 0;
    const SQLRETURN result = SQLGetInfoW(handleIn(database.driver()->handle()), what, text.data(),
                                         SQLSMALLINT(text.size() * sizeof(SQLWCHAR)), &bytes);
    return SQL_SUCCEEDED(result) ? QString::fromUtf16(reinterpret_cast<char16_t *>(text.data()),
                                                      bytes / qsizetype(sizeof(SQLWCHAR)))
                                 : QString();
}

QString stateOf(SQLSMALLINT kind, SQLHANDLE handle)
{
    std::array<SQLWCHAR, 6> state{};
    std::array<SQLWCHAR, 512> text{};
    SQLINTEGER native = 0;
    SQLSMALLINT length = 0;
    if (handle == nullptr ||
        !SQL_SUCCEEDED(SQLGetDiagRecW(kind, handle, 1, state.data(), &native, text.data(),
                                      SQLSMALLINT(text.size()), &length)))
        return {};
    return QString::fromUtf16(reinterpret_cast<char16_t *>(state.data()), 5);
}

SqlFailure unsound(const QString &sentence, const QString &driver)
{
    return {{Error::Kind::UnsoundDriver, sentence, driver}};
}

/// The sentence that speaks against a driver, by the names it goes by.
std::optional<QString> reasonAgainst(const QString &driver)
{
    const auto isIt = [&driver](const char *part) {
        return driver.contains(QLatin1StringView(part), Qt::CaseInsensitive);
    };
    if (isIt("maodbc") || isIt("mariadb"))
        return QCoreApplication::translate(
            "Store", "MariaDB's ODBC driver damages text that is sent through it, so Intray does "
                     "not use it. Connect without ODBC: mariadb://USER@HOST/DATABASE.");
    if (isIt("mdbodbc") || isIt("mdbtools"))
        return QCoreApplication::translate(
            "Store", "The ODBC driver of mdbtools crashes the program that reads through it, so "
                     "Intray does not use it. Import the Access file instead.");
    return std::nullopt;
}

void refuseUnsound(const QString &driver)
{
    if (const auto reason = reasonAgainst(driver))
        throw unsound(*reason, driver);
}

/// A value in an ODBC connection text: in braces, so that ';' and '}' stay what they are.
QString braced(QString value)
{
    return u'{' + value.replace(u'}', QStringLiteral("}}")) + u'}';
}

/// Qt's driver puts "DSN=" in front of what names neither a driver nor a server.
QString withoutDoubledName(const QString &text)
{
    const bool isTakenAsItIs = text.contains(QLatin1StringView("DRIVER="), Qt::CaseInsensitive) ||
                               text.contains(QLatin1StringView("SERVER="), Qt::CaseInsensitive);
    const bool isNamed = text.startsWith(QLatin1StringView("DSN="), Qt::CaseInsensitive);
    return isNamed && !isTakenAsItIs ? text.mid(4) : text;
}

QString connectionText(const DatabaseLogin &login)
{
    QString text = withoutDoubledName(login.url.odbcText());
    if (!login.password.isEmpty())
        text += QStringLiteral(";Pwd=") + braced(login.password.forDriver());
    return text;
}

// By words: Qt frees the handle of a failed opening, so nobody can ask it for its SQLSTATE.
Error::Kind kindOfOpening(const QString &words)
{
    const auto says = [&words](const char *part) {
        return words.contains(QLatin1StringView(part), Qt::CaseInsensitive);
    };
    if (says("Data source name not found") || says("file not found") || says("Can't open lib"))
        return Error::Kind::NotFound;
    if (says("password") || says("28000") || says("28P01"))
        return Error::Kind::WrongPassword;
    if (says("does not exist"))
        return Error::Kind::NoSuchDatabase;
    if (says("translate host"))
        return Error::Kind::NameUnknown;
    if (says("SSL") || says("certificate"))
        return Error::Kind::TlsRefused;
    return says("refused") ? Error::Kind::PortClosed : Error::Kind::Offline;
}

SqlFailure openingFailed(const QSqlError &error)
{
    const QString words = error.text().trimmed();
    const Error::Kind kind = kindOfOpening(words);
    if (kind != Error::Kind::NotFound)
        return {errorOf(kind, words, true)};
    return {{kind,
             QCoreApplication::translate("Store",
                                         "ODBC knows no data source or driver of this name. Set "
                                         "it up in the system's ODBC settings, or choose another."),
             words}};
}

void tryToOpen(QSqlDatabase &database, const DatabaseLogin &login)
{
    database.setDatabaseName(connectionText(login));
    const auto seconds = std::chrono::ceil<std::chrono::seconds>(login.patience).count();
    database.setConnectOptions(QStringLiteral("SQL_ATTR_LOGIN_TIMEOUT=3;"
                                              "SQL_ATTR_CONNECTION_TIMEOUT=%1")
                                   .arg(seconds));
    if (!database.open())
        throw openingFailed(database.lastError());
    refuseUnsound(information(database, SQL_DRIVER_NAME));
}

} // namespace

QSqlDatabase openOdbc(const DatabaseLogin &login)
{
    refuseUnsound(login.url.odbcText());
    return openWithin(timeToConnect + login.patience, "QODBC",
                      [login](QSqlDatabase &database) { tryToOpen(database, login); });
}

Dialect dialectOfOdbc(const QSqlDatabase &database)
{
    const QString system = information(database, SQL_DBMS_NAME);
    if (system.contains(QStringLiteral("postgres"), Qt::CaseInsensitive))
        return Dialect::Postgresql;
    if (system.contains(QStringLiteral("sqlite"), Qt::CaseInsensitive))
        return Dialect::Sqlite;
    throw unsound(QCoreApplication::translate(
                      "Store", "Intray does not know how to work with \"%1\" through ODBC yet.")
                      .arg(system),
                  information(database, SQL_DRIVER_NAME));
}

SqlFailure failureOfOdbcQuery(const QSqlDatabase &, const QSqlQuery &query)
{
    const QString detail = query.lastError().text().trimmed();
    QString state =
        query.result() ? stateOf(SQL_HANDLE_STMT, handleIn(query.result()->handle())) : QString();
    if (state.isEmpty() && detail.isEmpty())
        state = QStringLiteral("08S01"); // that is how a driver without words loses its line
    return failureOfSqlState(state, QStringLiteral("%1 (%2)").arg(detail, state));
}

} // namespace intray
