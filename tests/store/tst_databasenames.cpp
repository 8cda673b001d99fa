// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/sqlitefile.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#ifdef Q_OS_WIN
#include <windows.h>
#endif

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <filesystem>

using namespace intray;
using namespace Qt::StringLiterals;

/// One file is one database, whatever name leads to it: one log and one gate, or a refusal.
class DatabaseNames : public QObject
{
    Q_OBJECT

private slots:
    void aFileWithASecondHardLinkIsRefusedUnderBothNames();
    void aHardLinkMadeUnderUseOpensNothing();
#ifdef Q_OS_WIN
    void aShortNameAndOtherLettersAreTheSameName();
#endif
    void foldersOfOtherMachinesAreRefused();
};

static void hardLink(const QString &from, const QString &to)
{
    std::error_code failed;
    std::filesystem::create_hard_link(QFileInfo(from).filesystemFilePath(),
                                      QFileInfo(to).filesystemFilePath(), failed);
    QVERIFY2(!failed, failed.message().c_str());
}

static Error refusalOf(const QString &path)
{
    return errorIn(Connection::open(DatabaseUrl::sqlite(path), OpenMode::Existing));
}

static bool isThere(const QString &path)
{
    return QFile::exists(path);
}

void DatabaseNames::aFileWithASecondHardLinkIsRefusedUnderBothNames()
{
    const TestDatabase database;
    const QString second = database.folder() + u"/second.db"_s;
    database.connect();
    hardLink(database.path(), second);
    for (const QString &name : {database.path(), second}) {
        const Error error = refusalOf(name);
        QCOMPARE(error.kind, Error::Kind::Invalid);
        QVERIFY2(error.sentence.contains(u"several names"_s), qPrintable(error.sentence));
    }
    QVERIFY(QFile::remove(second));
    QCOMPARE(database.connect(OpenMode::Existing)->schemaResult(), SchemaResult::UpToDate);
}

void DatabaseNames::aHardLinkMadeUnderUseOpensNothing()
{
    const TestDatabase database;
    Person anna(database, u"anna"_s);
    valueOf(anna.store.addQueue(queueNamed(u"q"_s)));
    const QString second = database.folder() + u"/second.db"_s;
    hardLink(database.path(), second);
    QCOMPARE(refusalOf(second).kind, Error::Kind::Invalid);
    valueOf(anna.store.addItem(u"q"_s, newItem(u"a"_s)));
    QVERIFY(!isThere(second + u"-wal"_s));
    QVERIFY(!isThere(second + u"-gate"_s));
}

#ifdef Q_OS_WIN
void DatabaseNames::aShortNameAndOtherLettersAreTheSameName()
{
    const TestDatabase database;
    const QString path = database.folder() + u"/a long name of a queue.db"_s;
    const auto first = Connection::open(DatabaseUrl::sqlite(path), OpenMode::CreateOrUpgrade);
    QVERIFY(first.has_value());
    std::wstring name(1000, L'\0');
    const std::wstring whole = QDir::toNativeSeparators(path).toStdWString();
    name.resize(GetShortPathNameW(whole.c_str(), name.data(), DWORD(name.size())));
    for (const QString &other : {QString::fromStdWString(name), path.toUpper()}) {
        const auto second = Connection::open(DatabaseUrl::sqlite(other), OpenMode::Existing);
        QVERIFY(second.has_value());
        QCOMPARE((*second)->url(), (*first)->url());
    }
}
#endif

void DatabaseNames::foldersOfOtherMachinesAreRefused()
{
    for (const char *type : {"virtiofs", "vboxsf", "fuse.vmhgfs-fuse", "prl_fs", "fuse.glusterfs",
                             "fuse.bindfs", "fuse.s3fs", "drvfs"})
        QVERIFY2(isNetworkFileSystem(type), type);
    for (const char *type : {"fuseblk", "fuse.gocryptfs", "fuse.encfs", "zfs", "exfat", "vfat"})
        QVERIFY2(!isNetworkFileSystem(type), type);
}

INTRAY_TEST_GUILESS_MAIN(DatabaseNames)
#include "tst_databasenames.moc"
