// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "app/smalldisk.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// A disk that is full, made by what Unix has for it: small file systems, limits, /dev/full.
class CtlFullDiskTest : public QObject
{
    Q_OBJECT

private slots:
    void aFullDiskDuringAnImportLeavesNothing();
    void aFullDiskKeepsNoUnseenRows();
    void aDiskThatIsFullFromTheStartIsSaidToBe();
    void aFullDiskDuringADraftKeepsTheEarlierOne();
    void aLimitOfFileSizesIsToldLikeAFullDisk();
    void aFullDiskLeavesNoWorkbook();
    void aWorkbookThatLacksItsLastBytesIsNone();
    void anAnswerThatCannotBeWrittenIsToldAndWhatWasDoneStays();
};

// Only a disk of its own can be filled without harm, and mounting one is the superuser's right; a
// developer without it tests all else, CI has it.
#define REQUIRE_DISK(disk)                                                                         \
    if (!(disk).isThere()) {                                                                       \
        if (qEnvironmentVariableIsSet("CI"))                                                       \
            QFAIL("no small disk can be mounted");                                                 \
        QSKIP("only the superuser can mount a small disk");                                        \
    }

/// The words that name a database on the disk, which has a queue with this item; none: it failed.
static QStringList databaseOn(const SmallDisk &disk, const CtlFixture &fixture, const QString &key)
{
    const QStringList words{u"-d"_s, disk.path(u"queue.db"_s), u"--json"_s};
    const QStringList item{u"add"_s, u"q"_s, u"--key"_s, key, u"-"_s};
    const bool isThere =
        fixture.bare(words + QStringList{u"queue"_s, u"add"_s, u"q"_s}).exit == 0 &&
        fixture.bare(words + item, "{}").exit == 0;
    return isThere ? words : QStringList();
}

void CtlFullDiskTest::aFullDiskDuringAnImportLeavesNothing()
{
    const SmallDisk disk(u"1M"_s);
    REQUIRE_DISK(disk);
    const CtlFixture fixture;
    const QStringList words = databaseOn(disk, fixture, u"mine"_s);
    QVERIFY(!words.isEmpty());
    QByteArray table = "id,text\n";
    for (int row = 0; row < 3000; ++row)
        table += QByteArray::number(row) + ',' + QByteArray(400, 'x') + '\n';
    const QStringList import{u"import"_s, u"q"_s, fixture.file(u"t.csv"_s, table)};

    const Ran full = fixture.bare(words + import);
    QCOMPARE(full.exit, 1);
    QCOMPARE(full.errorKind(), u"disk_full"_s);
    QVERIFY2(full.sentence().endsWith(u'.'), qPrintable(full.sentence()));
    QCOMPARE(fixture.bare(words + QStringList{u"list"_s, u"q"_s}).items().size(), 1);

    QVERIFY(disk.grow(u"40M"_s));
    QCOMPARE(fixture.bare(words + import).json().value(u"added"_s), 3000);
    QCOMPARE(fixture.bare(words + QStringList{u"audit"_s}).exit, 0);
}

/// What was staged takes room to take back, which a full disk has not: it was kept free.
void CtlFullDiskTest::aFullDiskKeepsNoUnseenRows()
{
    const SmallDisk disk(u"48M"_s);
    REQUIRE_DISK(disk);
    const CtlFixture fixture;
    const QString database = disk.path(u"queue.db"_s);
    const QStringList words{u"-d"_s, database, u"--json"_s};
    QCOMPARE(fixture.bare(words + QStringList{u"queue"_s, u"add"_s, u"q"_s}).exit, 0);
    QByteArray table = "id,text\n";
    for (int row = 0; row < 60'000; ++row)
        table += QByteArray::number(row) + ',' + QByteArray(400, 'x') + '\n';
    const Ran full =
        fixture.bare(words + QStringList{u"import"_s, u"q"_s, fixture.file(u"t.csv"_s, table)});
    QCOMPARE(full.exit, 1);
    QCOMPARE(full.errorKind(), u"disk_full"_s);
    const auto count = [&](const QString &of) {
        return QString::fromUtf8(
                   CtlFixture::run(u"sqlite3"_s, {database, u"SELECT count(*) FROM "_s + of}).out)
            .trimmed();
    };
    QCOMPARE(count(u"item"_s), u"0"_s);
    QCOMPARE(count(u"import WHERE state = 'discarded'"_s), u"1"_s);
    QCOMPARE(QDir(disk.path(u"."_s)).entryList({u"*-room-*"_s, u"*-import-*"_s}), QStringList());
}

void CtlFullDiskTest::aDiskThatIsFullFromTheStartIsSaidToBe()
{
    const SmallDisk disk(u"2M"_s);
    REQUIRE_DISK(disk);
    const CtlFixture fixture;
    const QStringList words{u"-d"_s, disk.path(u"queue.db"_s), u"--json"_s};
    QCOMPARE(fixture.bare(words + QStringList{u"queue"_s, u"add"_s, u"q"_s}).exit, 0);
    QFile filler(disk.path(u"filler"_s));
    QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    for (qint64 size = 1 << 16; size > 0; size /= 2) {
        const QByteArray block(size, 'x');
        while (filler.write(block) == size) {
        }
    }
    const Ran list = fixture.bare(words + QStringList{u"list"_s, u"q"_s});
    QCOMPARE(list.exit, 1);
    QCOMPARE(list.errorKind(), u"disk_full"_s);
    QVERIFY2(list.sentence().contains(u"full"), qPrintable(list.sentence()));
    QVERIFY(filler.remove());
    QCOMPARE(fixture.bare(words + QStringList{u"list"_s, u"q"_s}).exit, 0);
}

void CtlFullDiskTest::aFullDiskDuringADraftKeepsTheEarlierOne()
{
    const SmallDisk disk(u"1M"_s);
    REQUIRE_DISK(disk);
    const CtlFixture fixture;
    const QStringList words = databaseOn(disk, fixture, u"k"_s);
    QVERIFY(!words.isEmpty());
    const QString lock =
        fixture.bare(words + QStringList{u"claim"_s, u"q"_s}).json()[u"lock"].toString();
    const QStringList draft = words + QStringList{u"draft"_s, u"1"_s, u"--lock"_s, lock, u"-"_s};
    QCOMPARE(fixture.bare(draft, R"({"city": "opp"})").exit, 0);

    const QByteArray large = "{\"city\": \"" + QByteArray(2 << 20, 'x') + "\"}";
    const Ran full = fixture.bare(draft, large);
    QCOMPARE(full.exit, 1);
    QCOMPARE(full.errorKind(), u"disk_full"_s);
    const QStringList mine = words + QStringList{u"mine"_s};
    QCOMPARE(fixture.bare(mine).items().at(0)[u"draft"][u"content"][u"city"], u"opp"_s);

    QVERIFY(disk.grow(u"40M"_s));
    QCOMPARE(fixture.bare(draft, large).exit, 0);
    QCOMPARE(fixture.bare(mine).items().at(0)[u"draft"][u"content"][u"city"].toString().size(),
             2 << 20);
}

void CtlFullDiskTest::aLimitOfFileSizesIsToldLikeAFullDisk()
{
    const CtlFixture fixture;
    fixture.ctl({u"import"_s, u"q"_s,
                 fixture.file(u"a.csv"_s, "id,city\n1," + QByteArray(100'000, 'b') + '\n')});
    const Ran ran = CtlFixture::run(u"sh"_s, {u"-c"_s, u"ulimit -f 64; exec \"$@\""_s, u"sh"_s,
                                              CtlFixture::program(), u"-d"_s, fixture.database(),
                                              u"export"_s, u"q"_s, fixture.path(u"out.csv"_s)});
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.err.contains("cannot be written") || ran.err.contains("no space"),
             ran.err.constData());
    QVERIFY(!QFileInfo::exists(fixture.path(u"out.csv"_s)));
}

/// A file that may not grow is a disk that is full.
static int bringInManyRows(const CtlFixture &fixture)
{
    QByteArray rows = "id,note\n";
    for (int i = 0; i < 20'000; ++i)
        rows += QByteArray::number(i) + ',' + QByteArray::number(i * 7919) + '\n';
    return fixture.ctl({u"import"_s, u"q"_s, fixture.file(u"r.csv"_s, rows), u"--key"_s, u"id"_s})
        .exit;
}

/// An export by a program whose files may have this many blocks of 512 bytes.
static Ran exportWithin(const CtlFixture &fixture, qint64 blocks, const QString &path)
{
    return CtlFixture::run(
        u"sh"_s, {u"-c"_s, u"trap '' XFSZ; ulimit -f %1; exec \"$@\""_s.arg(blocks), u"sh"_s,
                  CtlFixture::program(), u"-d"_s, fixture.database(), u"export"_s, u"q"_s, path});
}

void CtlFullDiskTest::aFullDiskLeavesNoWorkbook()
{
    const CtlFixture fixture;
    QCOMPARE(bringInManyRows(fixture), 0);
    const QString path = fixture.path(u"out.xlsx"_s);
    const Ran ran = exportWithin(fixture, 200, path);
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.err.contains("out.xlsx"), ran.err.constData());
    QVERIFY(!QFileInfo::exists(path));
}

/// What is still in the program's memory when a file is closed may be what no longer fits.
void CtlFullDiskTest::aWorkbookThatLacksItsLastBytesIsNone()
{
    const CtlFixture fixture;
    QCOMPARE(bringInManyRows(fixture), 0);
    const QString whole = fixture.path(u"whole.xlsx"_s);
    QCOMPARE(fixture.ctl({u"export"_s, u"q"_s, whole}).exit, 0);
    const QString path = fixture.path(u"cut.xlsx"_s);
    const Ran ran = exportWithin(fixture, (QFileInfo(whole).size() - 1) / 512, path);
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.err.contains("cut.xlsx"), ran.err.constData());
    QVERIFY(!QFileInfo::exists(path));
}

void CtlFullDiskTest::anAnswerThatCannotBeWrittenIsToldAndWhatWasDoneStays()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    for (const QString &closed : {u"> /dev/full"_s, u">&-"_s}) {
        const Ran ran = CtlFixture::run(u"sh"_s, {u"-c"_s, u"exec \"$@\" "_s + closed, u"sh"_s,
                                                  CtlFixture::program(), u"-d"_s,
                                                  fixture.database(), u"list"_s, u"q"_s});
        QCOMPARE(ran.exit, 1);
        QVERIFY2(ran.err.contains("The answer could not be written"), ran.err.constData());
    }
    const Ran claimed = CtlFixture::run(u"sh"_s, {u"-c"_s, u"exec \"$@\" > /dev/full"_s, u"sh"_s,
                                                  CtlFixture::program(), u"-d"_s,
                                                  fixture.database(), u"claim"_s, u"q"_s});
    QCOMPARE(claimed.exit, 1);
    QVERIFY2(claimed.err.contains("What the command does was done"), claimed.err.constData());
    QCOMPARE(fixture.sql(u"SELECT state FROM item"_s), u"locked"_s);
}

INTRAY_TEST_GUILESS_MAIN(CtlFullDiskTest)
#include "tst_ctl_fulldisk.moc"
