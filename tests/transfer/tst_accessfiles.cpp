// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "support/testclass.h"
#include "transfer/accesstable.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// What is said of Access files before mdbtools is asked.
class AccessFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void anotherFileIsNoAccessFile();
    void aFileThatIsNotThereIsSaid();
    void withoutMdbtoolsItIsSaid();
};

static Error errorOf(const QString &path)
{
    const auto opened = AccessTable::open(path, u"T"_s);
    return opened ? Error() : opened.error();
}

void AccessFilesTest::anotherFileIsNoAccessFile()
{
    const WrittenFile text("a,b\n1,2\n", u"in.mdb"_s);
    QVERIFY(isAccessFile(text.path()));
    QCOMPARE(errorOf(text.path()).kind, Error::Kind::Invalid);
    QVERIFY(!isAccessFile(WrittenFile("a,b\n1,2\n").path()));
}

void AccessFilesTest::aFileThatIsNotThereIsSaid()
{
    const QTemporaryDir folder;
    QCOMPARE(errorOf(folder.filePath(u"none.accdb"_s)).kind, Error::Kind::Unreadable);
    QCOMPARE(errorOf(folder.path()).kind, Error::Kind::Unreadable);
}

void AccessFilesTest::withoutMdbtoolsItIsSaid()
{
    const WrittenFile file("....Standard Jet DB", u"queue.mdb"_s);
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", "/nowhere");
    const Error error = errorOf(file.path());
    qputenv("PATH", path);
    QCOMPARE(error.kind, Error::Kind::Unreadable);
    QVERIFY2(error.sentence.contains(u"mdbtools"_s), qPrintable(error.sentence));
}

INTRAY_TEST_GUILESS_MAIN(AccessFilesTest)
#include "tst_accessfiles.moc"
