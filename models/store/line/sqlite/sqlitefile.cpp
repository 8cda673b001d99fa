// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/sqlitefile.h"

#include "store/line/sqlite/fileidentity.h"
#include "store/line/sqlite/heldlocks.h"
#include "store/line/sqlite/networkfolder.h"
#include "store/line/sqlite/ownname.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace intray {

static QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

bool isNetworkFileSystem(const QByteArray &type)
{
    static const QList<QByteArray> prefixes{
        "nfs",          "cifs",         "smb",       "afs",          "ncp",
        "9p",           "coda",         "ceph",      "gluster",      "fuse.sshfs",
        "lustre",       "webdav",       "davfs",     "fuse.davfs",   "fuse.rclone",
        "fuse.gvfsd",   "beegfs",       "fuse.ceph", "fuse.gluster", "fuse.s3fs",
        "fuse.gcsfuse", "fuse.juicefs", "fuse.mfs",  "fuse.moosefs", "fuse.curlftpfs",
        "fuse.bindfs",  "fuse.unionfs", "virtiofs",  "vboxsf",       "vmhgfs",
        "fuse.vmhgfs",  "prl_fs",       "drvfs"};
    return std::any_of(prefixes.begin(), prefixes.end(),
                       [&type](const QByteArray &prefix) { return type.startsWith(prefix); });
}

static std::optional<Error> reasonAgainstFolder(const QFileInfo &file, OpenMode mode)
{
    if (mode != OpenMode::Existing && !QDir().mkpath(file.absolutePath()))
        return Error{
            Error::Kind::Unreadable,
            say(QT_TRANSLATE_NOOP(
                    "Store",
                    "The folder \"%1\" cannot be created. Choose another place for the database."))
                .arg(file.absolutePath()),
            {}};
    if (isOnNetwork(file.absolutePath()))
        return Error{
            Error::Kind::Invalid,
            say(QT_TRANSLATE_NOOP(
                    "Store",
                    "\"%1\" is on a network share, where file locks cannot be trusted and two "
                    "people could get the same item. Put the file on a disk of this machine."))
                .arg(file.fileName()),
            {}};
    return std::nullopt;
}

static Error isNamedTwice(const QString &sentence, const QFileInfo &file)
{
    return {Error::Kind::Invalid, sentence.arg(file.fileName()), file.absoluteFilePath()};
}

std::optional<Error> reasonAgainstName(const QString &path)
{
    const QFileInfo file(path);
    if (identityOf(path) != identityOf(ownNameOf(path)))
        return isNamedTwice(
            say(QT_TRANSLATE_NOOP(
                "Store", "\"%1\" leads to a file that goes by another name or by none any more. "
                         "Open the database by the name that it has in its own folder.")),
            file);
    if (isMountPoint(path) && !file.isDir())
        return isNamedTwice(
            say(QT_TRANSLATE_NOOP(
                "Store", "\"%1\" is mounted as a single file, without the log that lies beside "
                         "it, so work could be lost or done twice. Mount its folder instead.")),
            file);
    if (hasFurtherNames(path) && !file.isDir())
        return isNamedTwice(
            say(QT_TRANSLATE_NOOP(
                "Store", "\"%1\" is one file with several names (hard links). The database keeps "
                         "a log beside each name, so work could be lost or done twice. Remove "
                         "the other names, or make a copy instead.")),
            file);
    if (isOpenUnderAnotherName(ownNameOf(path)))
        return isNamedTwice(
            say(QT_TRANSLATE_NOOP(
                "Store", "\"%1\" was moved while a program had it open, and what was done last may "
                         "still be in the log under its old name. Close every program that has "
                         "it open, and then open it again.")),
            file);
    return std::nullopt;
}

static Error notADatabase(const QFileInfo &file)
{
    return {Error::Kind::NotADatabase,
            say(QT_TRANSLATE_NOOP("Store", "\"%1\" is not a database. Choose another file."))
                .arg(file.fileName()),
            {}};
}

std::optional<Error> reasonNotToOpen(const QString &path, OpenMode mode)
{
    const QFileInfo file(path);
    if (mode == OpenMode::Existing && !file.exists())
        return Error{
            Error::Kind::NotFound,
            say(QT_TRANSLATE_NOOP(
                    "Store",
                    "There is no database at \"%1\". Create one first, or choose another."))
                .arg(path),
            {}};
    if (const auto reason = reasonAgainstFolder(file, mode))
        return reason;
    if (file.isDir())
        return notADatabase(file);
    return reasonAgainstName(path);
}

} // namespace intray
