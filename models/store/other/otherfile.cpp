// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/otherfile.h"

#include "store/line/drivererror.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(OtherDatabase)
};

/// What the file is to blame for; empty: that is not said of the file.
QString sentenceOfFile(Error::Kind kind)
{
    switch (kind) {
    case Error::Kind::Busy:
        return Words::tr(
            "The file “%1” is being written by others right now. Nothing was changed in "
            "it; please try again.");
    case Error::Kind::ReadOnly:
        return Words::tr("The file “%1” is read-only. Nothing was changed in it; ask for the right "
                         "to write to it and its folder.");
    case Error::Kind::DiskFull:
        return Words::tr("The disk with the file “%1” is full. Nothing was changed in it; free "
                         "some space and try again.");
    case Error::Kind::Damaged:
        return Words::tr("The file “%1” is damaged. Take a backup or another copy of it.");
    case Error::Kind::NotADatabase:
        return Words::tr("The file “%1” is not a database that Intray can read, or it is "
                         "encrypted.");
    case Error::Kind::Unreadable:
        return Words::tr("The file “%1” cannot be opened. Check that you may read it and its "
                         "folder.");
    case Error::Kind::Offline:
        return Words::tr("The file “%1” cannot be read or written right now. Check the disk and "
                         "try again.");
    default:
        return {};
    }
}

} // namespace

bool isSqliteFile(const QString &path)
{
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) &&
           file.read(16) == QByteArray("SQLite format 3\0", 16);
}

Outcome<Done> checkFile(const QString &path)
{
    if (!QFileInfo(path).isFile() || !QFileInfo(path).isReadable())
        return failure(Error::Kind::NotFound,
                       Words::tr("The file “%1” cannot be read. Please check its name and whether "
                                 "you are allowed to read it.")
                           .arg(path));
    if (!isSqliteFile(path))
        return failure(Error::Kind::Invalid, sentenceOfFile(Error::Kind::NotADatabase).arg(path));
    return Done{};
}

SqlFailure failureOfFile(const QString &path, int code, const QString &words, int systemError)
{
    SqlFailure failed = failureOfSqlite(code, words, systemError);
    if (const QString sentence = sentenceOfFile(failed.error.kind); !sentence.isEmpty())
        failed.error.sentence = sentence.arg(path);
    return failed;
}

} // namespace intray
