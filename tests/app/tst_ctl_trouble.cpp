// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "app/smalldisk.h"

#include <sys/stat.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Databases that cannot be used: each gets a clear sentence, and nothing is changed or lost.
class CtlTroubleTest : public QObject
{
    Q_OBJECT

private slots:
    void aFileThatIsNoDatabaseIsLeftAlone_data();
    void aFileThatIsNoDatabaseIsLeftAlone();
    void aDatabaseOfSomethingElseNeedsInit();
    void aNewerSchemaIsRefused();
    void aDamagedFileIsNamedSo();
    void aCutOffFileIsNamedSo();
    void aReadOnlyDatabaseIsSaidToBe_data();
    void aReadOnlyDatabaseIsSaidToBe();
    void anUnreadableDatabaseIsSaidToBe();
    void aFolderThatCannotBeWrittenGetsNoDatabase();
    void aFullDiskDuringAnImportLeavesNothing();
    void aFullDiskKeepsNoUnseenRows();
    void aDiskThatIsFullFromTheStartIsSaidToBe();
    void aFullDiskDuringADraftKeepsTheEarlierOne();
    void aDatabaseWithoutANameIsNone();
    void aPipeIsNotImported();
    void anExportGoesIntoAPipeAndReplacesNone();
    void aLimitOfFileSizesIsToldLikeAFullDisk();
    void anAnswerThatCannotBeWrittenIsToldAndWhatWasDoneStays();

private:
    static Ran asNobody(const CtlFixture &fixture, const QStringList &words);
    static QByteArray contentOf(const QString &file);
    static const QList<QStringList> uses;
};

const QList<QStringList> CtlTroubleTest::uses{
    {u"status"_s},        {u"list"_s, u"q"_s},
    {u"claim"_s, u"q"_s}, {u"mine"_s},
    {u"audit"_s},         {u"queue"_s, u"add"_s, u"z"_s},
    {u"init"_s},          {u"export"_s, u"q"_s, u"/dev/null"_s},
};

QByteArray CtlTroubleTest::contentOf(const QString &name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Rights do not bind the superuser, so the program runs as nobody then, from a copy that nobody
/// can reach.
Ran CtlTroubleTest::asNobody(const CtlFixture &fixture, const QStringList &words)
{
    const QStringList all = QStringList{u"-d"_s, fixture.database(), u"--json"_s} + words;
    if (::geteuid() != 0)
        return fixture.bare(all);
    const QString copy = fixture.path(u"ctl"_s);
    QFile::copy(CtlFixture::program(), copy);
    return CtlFixture::run(u"setpriv"_s, QStringList{u"--reuid"_s, u"65534"_s, u"--regid"_s,
                                                     u"65534"_s, u"--clear-groups"_s, copy} +
                                             all);
}

void CtlTroubleTest::aFileThatIsNoDatabaseIsLeftAlone_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("text") << QByteArray("id,city\n1,boaz\n");
    QTest::newRow("zeros") << QByteArray(8192, '\0');
    QTest::newRow("nearly a database")
        << QByteArray("SQLite format 2\0 and so on") + QByteArray(5000, 'x');
    QTest::newRow("only the signature")
        << QByteArray("SQLite format 3\0", 16) + QByteArray(5000, 'x');
}

void CtlTroubleTest::aFileThatIsNoDatabaseIsLeftAlone()
{
    QFETCH(QByteArray, content);
    const CtlFixture fixture;
    fixture.file(u"queue.db"_s, content);
    for (const QStringList &words : uses) {
        const Ran ran = fixture.ctl(words);
        QCOMPARE(ran.exit, 1);
        QVERIFY2(QStringList({u"not_a_database"_s, u"damaged"_s}).contains(ran.errorKind()),
                 ran.out.constData());
        QVERIFY(ran.sentence().endsWith(u'.'));
        QCOMPARE(contentOf(fixture.database()), content);
    }
    const CtlFixture folder;
    QCOMPARE(folder.bare({u"-d"_s, folder.path(u"."_s), u"--json"_s, u"status"_s}).errorKind(),
             u"not_a_database"_s);
}

void CtlTroubleTest::aDatabaseOfSomethingElseNeedsInit()
{
    const CtlFixture fixture;
    fixture.sql(u"CREATE TABLE orders (id)"_s);
    for (const QStringList &words : uses.mid(0, 6)) {
        const Ran ran = fixture.ctl(words);
        QCOMPARE(ran.exit, 1);
        QCOMPARE(ran.errorKind(), u"older_schema"_s);
        QVERIFY(ran.sentence().contains(u"init"));
    }
    QCOMPARE(fixture.sql(u"SELECT count(*) FROM sqlite_schema"_s), u"1"_s);
    QCOMPARE(fixture.ctl({u"init"_s}).exit, 0);
    QCOMPARE(fixture.ctl({u"status"_s}).exit, 0);
}

void CtlTroubleTest::aNewerSchemaIsRefused()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    fixture.sql(
        u"INSERT INTO schema_version SELECT 99, 'from the future', applied_at FROM schema_version LIMIT 1"_s);
    for (const QStringList &words : uses) {
        const Ran ran = fixture.ctl(words);
        QCOMPARE(ran.exit, 1);
        QCOMPARE(ran.errorKind(), u"newer_schema"_s);
        QVERIFY(ran.sentence().contains(u"newer"));
    }
    QCOMPARE(fixture.sql(u"SELECT state FROM item"_s), u"open"_s);
}

void CtlTroubleTest::aDamagedFileIsNamedSo()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s, u"b"_s});
    QFile file(fixture.database());
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QByteArray noise(int(file.size()) - 8192, '\xA5');
    QVERIFY(file.seek(4096) && file.write(noise) == noise.size());
    file.close();
    for (const QStringList &words : uses) {
        const Ran ran = fixture.ctl(words);
        QCOMPARE(ran.exit, 1);
        QCOMPARE(ran.errorKind(), u"damaged"_s);
        QVERIFY(ran.sentence().contains(u"backup"));
    }
}

void CtlTroubleTest::aCutOffFileIsNamedSo()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s, u"b"_s});
    QVERIFY(QFile::resize(fixture.database(), 4096 * 3));
    const Ran ran = fixture.ctl({u"claim"_s, u"q"_s});
    QCOMPARE(ran.exit, 1);
    QCOMPARE(ran.errorKind(), u"damaged"_s);
}

void CtlTroubleTest::aReadOnlyDatabaseIsSaidToBe_data()
{
    QTest::addColumn<bool>("folderToo");
    QTest::newRow("the file") << false;
    QTest::newRow("the file and its folder") << true;
}

void CtlTroubleTest::aReadOnlyDatabaseIsSaidToBe()
{
    QFETCH(bool, folderToo);
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    asNobody(fixture, {u"--version"_s}); // puts the copy there while the folder can be written
    QFile::setPermissions(fixture.database(), QFile::Permissions(0x4444));
    QFile::setPermissions(fixture.path(u"."_s), QFile::Permissions(folderToo ? 0x5555 : 0x7777));
    const QByteArray before = contentOf(fixture.database());
    for (const QStringList &words :
         {QStringList{u"claim"_s, u"q"_s}, QStringList{u"queue"_s, u"add"_s, u"z"_s}}) {
        const Ran ran = asNobody(fixture, words);
        QCOMPARE(ran.exit, 1);
        QCOMPARE(ran.errorKind(), u"read_only"_s);
        QVERIFY(ran.sentence().contains(u"is read-only"));
    }
    QCOMPARE(contentOf(fixture.database()), before);
    QFile::setPermissions(fixture.path(u"."_s), QFile::Permissions(0x7755));
}

void CtlTroubleTest::anUnreadableDatabaseIsSaidToBe()
{
    const CtlFixture fixture;
    fixture.addQueue(u"q"_s, {u"a"_s});
    QFile::setPermissions(fixture.database(), QFile::Permissions());
    const Ran ran = asNobody(fixture, {u"status"_s});
    QCOMPARE(ran.exit, 1);
    QCOMPARE(ran.errorKind(), u"unreadable"_s);
}

void CtlTroubleTest::aFolderThatCannotBeWrittenGetsNoDatabase()
{
    const CtlFixture fixture;
    asNobody(fixture, {u"--version"_s});
    QFile::setPermissions(fixture.path(u"."_s), QFile::Permissions(0x5555));
    const Ran ran = asNobody(fixture, {u"init"_s});
    QCOMPARE(ran.exit, 1);
    QVERIFY2(QStringList({u"unreadable"_s, u"read_only"_s}).contains(ran.errorKind()),
             ran.out.constData());
    QVERIFY(ran.sentence().contains(u"folder"));
    QFile::setPermissions(fixture.path(u"."_s), QFile::Permissions(0x7755));
}

// Only a disk of its own can be filled without harm, and mounting one is the superuser's right; a
// developer without it tests all else, CI has it.
#define REQUIRE_DISK(disk)                                                                         \
    if (!(disk).isThere()) {                                                                       \
        if (qEnvironmentVariableIsSet("CI"))                                                       \
            QFAIL("no small disk can be mounted");                                                 \
        QSKIP("only the superuser can mount a small disk");                                        \
    }

void CtlTroubleTest::aFullDiskDuringAnImportLeavesNothing()
{
    const SmallDisk disk(u"1M"_s);
    REQUIRE_DISK(disk);
    const CtlFixture fixture;
    const QStringList words{u"-d"_s, disk.path(u"queue.db"_s), u"--json"_s};
    QCOMPARE(fixture.bare(words + QStringList{u"queue"_s, u"add"_s, u"q"_s}).exit, 0);
    QCOMPARE(
        fixture.bare(words + QStringList{u"add"_s, u"q"_s, u"--key"_s, u"mine"_s, u"-"_s}, "{}")
            .exit,
        0);
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
void CtlTroubleTest::aFullDiskKeepsNoUnseenRows()
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

void CtlTroubleTest::aDiskThatIsFullFromTheStartIsSaidToBe()
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

void CtlTroubleTest::aDatabaseWithoutANameIsNone()
{
    const CtlFixture fixture;
    for (const QString &name : {u""_s, u" "_s}) {
        const Ran ran = fixture.bare({u"-d"_s, name, u"--json"_s, u"queue"_s, u"add"_s, u"q"_s});
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.sentence().contains(u"--database"), qPrintable(ran.sentence()));
    }
}

void CtlTroubleTest::aFullDiskDuringADraftKeepsTheEarlierOne()
{
    const SmallDisk disk(u"1M"_s);
    REQUIRE_DISK(disk);
    const CtlFixture fixture;
    const QStringList words{u"-d"_s, disk.path(u"queue.db"_s), u"--json"_s};
    QCOMPARE(fixture.bare(words + QStringList{u"queue"_s, u"add"_s, u"q"_s}).exit, 0);
    QCOMPARE(
        fixture.bare(words + QStringList{u"add"_s, u"q"_s, u"--key"_s, u"k"_s, u"-"_s}, "{}").exit,
        0);
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

void CtlTroubleTest::aPipeIsNotImported()
{
    const CtlFixture fixture;
    const QString pipe = fixture.path(u"p.csv"_s);
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    const Ran ran = fixture.ctl({u"import"_s, u"q"_s, pipe, u"--key"_s, u"id"_s});
    QCOMPARE(ran.exit, 1);
    QVERIFY2(ran.sentence().contains(u"is a pipe or a device"_s), ran.err.constData());
    const Ran rejects = fixture.ctl({u"import"_s, u"q"_s, fixture.file(u"a.csv"_s, "id\n1\n"),
                                     u"--rejects"_s, pipe, u"--force"_s});
    QCOMPARE(rejects.exit, 1);
    QVERIFY2(rejects.sentence().contains(u"is a pipe or a device"_s), rejects.err.constData());
}

void CtlTroubleTest::anExportGoesIntoAPipeAndReplacesNone()
{
    const CtlFixture fixture;
    fixture.ctl({u"import"_s, u"q"_s, fixture.file(u"a.csv"_s, "id,city\n1,boaz\n")});
    const QString pipe = fixture.path(u"p.csv"_s);
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    QProcess reader;
    reader.start(u"cat"_s, {pipe});
    QVERIFY(reader.waitForStarted());
    QCOMPARE(fixture.ctl({u"export"_s, u"q"_s, pipe, u"--force"_s}).exit, 0);
    QVERIFY(reader.waitForFinished());
    QVERIFY(reader.readAll().contains("boaz"));
    struct stat found = {};
    QCOMPARE(::stat(qPrintable(pipe), &found), 0);
    QVERIFY(S_ISFIFO(found.st_mode));
}

void CtlTroubleTest::aLimitOfFileSizesIsToldLikeAFullDisk()
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

void CtlTroubleTest::anAnswerThatCannotBeWrittenIsToldAndWhatWasDoneStays()
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

QTEST_GUILESS_MAIN(CtlTroubleTest)
#include "tst_ctl_trouble.moc"
