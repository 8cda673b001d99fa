// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/dialect.h"

#include <sqlite3.h>

#include <QCoreApplication>

namespace intray {

QString folderOf(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Sqlite:
        return QStringLiteral("sqlite");
    }
    return {};
}

QString driverOf(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Sqlite:
        return QStringLiteral("QSQLITE");
    }
    return {};
}

static Error::Kind kindOfSqliteCode(int code)
{
    constexpr int primaryCode = 0xff;
    switch (code & primaryCode) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return Error::Kind::Busy;
    case SQLITE_INTERRUPT:
        return Error::Kind::Cancelled;
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return Error::Kind::ReadOnly;
    case SQLITE_FULL:
        return Error::Kind::DiskFull;
    case SQLITE_CORRUPT:
        return Error::Kind::Damaged;
    case SQLITE_NOTADB:
        return Error::Kind::NotADatabase;
    case SQLITE_CANTOPEN:
        return Error::Kind::Unreadable;
    case SQLITE_IOERR:
        return Error::Kind::Offline;
    default:
        return Error::Kind::Broken;
    }
}

static QString sentenceOf(Error::Kind kind)
{
    const auto say = [](const char *text) { return QCoreApplication::translate("Store", text); };
    switch (kind) {
    case Error::Kind::Busy:
        return say(QT_TRANSLATE_NOOP("Store",
                                     "Others are writing to the database right now. Nothing was "
                                     "changed; please try again."));
    case Error::Kind::Cancelled:
        return say(QT_TRANSLATE_NOOP("Store", "Cancelled."));
    case Error::Kind::ReadOnly:
        return say(QT_TRANSLATE_NOOP(
            "Store", "The database can be read but not written. Nothing was changed; "
                     "ask for the right to write to the file and its folder."));
    case Error::Kind::DiskFull:
        return say(QT_TRANSLATE_NOOP(
            "Store", "The disk with the database is full. Nothing was changed; make "
                     "room and try again."));
    case Error::Kind::Damaged:
        return say(QT_TRANSLATE_NOOP(
            "Store", "The database is damaged. Keep the file as it is and go back to "
                     "the last backup."));
    case Error::Kind::NotADatabase:
        return say(QT_TRANSLATE_NOOP("Store", "The file is not a database. Choose another file."));
    case Error::Kind::Unreadable:
        return say(QT_TRANSLATE_NOOP(
            "Store", "The database file cannot be opened. Check that the file and its "
                     "folder exist and that you may read and write them."));
    case Error::Kind::Offline:
        return say(QT_TRANSLATE_NOOP(
            "Store", "The database file cannot be read or written right now. Nothing "
                     "was changed; check the disk and try again."));
    default:
        return say(QT_TRANSLATE_NOOP(
            "Store", "The database refused this. Nothing was changed; the details say "
                     "more."));
    }
}

Error readOnlyError(const QString &detail)
{
    return {Error::Kind::ReadOnly, sentenceOf(Error::Kind::ReadOnly), detail};
}

Error errorOf(Dialect, const QSqlError &error)
{
    bool isNumber = false;
    const int code = error.nativeErrorCode().toInt(&isNumber);
    const Error::Kind kind = isNumber ? kindOfSqliteCode(code) : Error::Kind::Broken;
    const QString detail =
        QStringLiteral("%1 (%2)").arg(error.text().trimmed(), error.nativeErrorCode());
    return {kind, sentenceOf(kind), detail};
}

} // namespace intray
