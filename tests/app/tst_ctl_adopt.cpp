// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QSet>
#include <QTest>

#include <array>
#include <future>

using namespace intray;
using namespace Qt::StringLiterals;

/// adopt: what is shown, what is refused, what is changed.
class CtlAdoptTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aDryRunShowsAndChangesNothing();
    void nothingHappensWithoutConsent();
    void anAdoptedTableIsWorkedOn();
    void whatIsOfferedIsAddedWhenAskedFor();
    void whatItCannotDoIsToldLineByLine();
    void awkwardNamesWork();
    void theOldFrontEndRunsBeside();
    void aFieldInAnotherCaseIsTheColumn();
    void theOldProgramsLocksAreToldAndReleased();
    void theMappingIsTakenAwayAndMadeAnew();
    void rowsAreAddedWhereTheTableMakesTheirKeys();
    void whatCannotServeIsRefused_data();
    void whatCannotServeIsRefused();

private:
    static QStringList adopting(const QString &table, const QString &key,
                                const QStringList &more = {})
    {
        return QStringList{u"adopt"_s,       table,        u"--as"_s,        u"jobs"_s,
                           u"--id"_s,        key,          u"--lock-user"_s, u"LockUser"_s,
                           u"--lock-time"_s, u"LockTime"_s} +
               more;
    }
    QString made() const { return fixture->sql(u"SELECT group_concat(sql) FROM sqlite_schema"_s); }

    std::unique_ptr<CtlFixture> fixture;
};

void CtlAdoptTest::init()
{
    fixture = std::make_unique<CtlFixture>();
    QCOMPARE(fixture->ctl({u"init"_s}).exit, 0);
    fixture->sql(u"CREATE TABLE Jobs (ID INTEGER PRIMARY KEY, Name TEXT, Status TEXT, "
                 "LockUser TEXT, LockTime TEXT); INSERT INTO Jobs (ID, Name, Status) VALUES "
                 "(1, 'one', 'open'), (2, 'two', 'open')"_s);
}

void CtlAdoptTest::aDryRunShowsAndChangesNothing()
{
    const QString before = made();
    const Ran ran = fixture->ctl(
        adopting(u"jobs"_s, u"id"_s, {u"--add-lock-id"_s, u"--dry-run"_s, u"--yes"_s}));
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"sql"_s).toArray().size(), 1);
    QVERIFY(ran.json().value(u"sql"_s).toArray().first().toString().contains(u"LockId"_s));
    QCOMPARE(ran.json().value(u"rows"_s).toArray().size(), 2);
    QCOMPARE(ran.json().value(u"adopted"_s).toBool(), false);
    QCOMPARE(made(), before);
    QCOMPARE(fixture->ctl({u"queue"_s, u"show"_s, u"jobs"_s}).exit, 1);
}

void CtlAdoptTest::nothingHappensWithoutConsent()
{
    QCOMPARE(fixture->ctl(adopting(u"Jobs"_s, u"ID"_s)).exit, 2);
    QCOMPARE(fixture->ctl({u"queue"_s, u"show"_s, u"jobs"_s}).exit, 1);
}

void CtlAdoptTest::anAdoptedTableIsWorkedOn()
{
    QCOMPARE(fixture
                 ->ctl(adopting(u"Jobs"_s, u"ID"_s,
                                {u"--state"_s, u"Status"_s, u"--open"_s, u"open"_s, u"--done"_s,
                                 u"done"_s, u"--where"_s, u"Name <> 'one'"_s, u"--yes"_s}))
                 .exit,
             0);
    const QJsonObject item = fixture->claimOne(u"jobs"_s);
    QCOMPARE(item.value(u"key"_s).toString(), u"2"_s);
    const QString id = QString::number(item.value(u"item"_s).toInteger());
    const Ran done =
        fixture->ctl({u"complete"_s, id, u"--lock"_s, item.value(u"lock"_s).toString(), u"-"_s},
                     R"({"Name":"zwei"})");
    QCOMPARE(done.exit, 0);
    QCOMPARE(fixture->sql(u"SELECT Name || Status FROM Jobs WHERE ID = 2 AND LockUser IS NULL"_s),
             u"zweidone"_s);
}

void CtlAdoptTest::whatIsOfferedIsAddedWhenAskedFor()
{
    QCOMPARE(fixture->ctl(adopting(u"Jobs"_s, u"ID"_s, {u"--add-lock-id"_s, u"--yes"_s})).exit, 0);
    const QJsonObject item = fixture->claimOne(u"jobs"_s);
    QCOMPARE(fixture->sql(u"SELECT LockId FROM Jobs WHERE ID = 1"_s),
             item.value(u"lock"_s).toString());
}

void CtlAdoptTest::whatItCannotDoIsToldLineByLine()
{
    const Ran ran = fixture->ctl(adopting(u"Jobs"_s, u"ID"_s, {u"--yes"_s}));
    QCOMPARE(ran.exit, 0);
    QVERIFY2(ran.err.trimmed().count('\n') >= 1, ran.err.constData());
    QVERIFY2(!ran.err.contains("\xEF\xBF\xBD"), ran.err.constData());
}

void CtlAdoptTest::awkwardNamesWork()
{
    fixture->sql(u"CREATE TABLE \"select ä\"\"b c\" (\"or der\" TEXT PRIMARY KEY NOT NULL, "
                 "\"grö'ß\"\"e :x ?\" TEXT, LockUser TEXT, LockTime TEXT); INSERT INTO "
                 "\"select ä\"\"b c\" VALUES ('k:1', 'x', NULL, NULL)"_s);
    const Ran ran = fixture->ctl(adopting(u"select ä\"b c"_s, u"or der"_s, {u"--yes"_s}));
    QVERIFY2(ran.exit == 0, ran.err);
    const QJsonObject item = fixture->claimOne(u"jobs"_s);
    QCOMPARE(item.value(u"key"_s).toString(), u"k:1"_s);
    QCOMPARE(item.value(u"record"_s).toObject().value(u"grö'ß\"e :x ?"_s).toString(), u"x"_s);
}

/// Other processes take the lowest free row by their plain statement until there is none, while
/// intrayctl claims; each says what it got.
void CtlAdoptTest::theOldFrontEndRunsBeside()
{
    constexpr int rows = 120;
    fixture->sql(u"DELETE FROM Jobs; WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM "
                 "n WHERE i < %1) INSERT INTO Jobs (ID, Name) SELECT i, 'job' FROM n"_s.arg(rows));
    QCOMPARE(fixture->ctl(adopting(u"Jobs"_s, u"ID"_s, {u"--yes"_s})).exit, 0);
    const QString taking =
        u"UPDATE Jobs SET LockUser = 'old', LockTime = CURRENT_TIMESTAMP WHERE ID = (SELECT "
        "min(ID) FROM Jobs WHERE LockUser IS NULL) AND LockUser IS NULL RETURNING ID"_s;
    const auto takeAll = [&] {
        QStringList got;
        for (;;) {
            const QStringList words{u"-cmd"_s, u".timeout 9000"_s, fixture->database(), taking};
            const QByteArray one = CtlFixture::run(u"sqlite3"_s, words).out.trimmed();
            if (one.isEmpty())
                return got;
            got << QString::fromUtf8(one);
        }
    };
    std::array<std::future<QStringList>, 2> old;
    for (std::future<QStringList> &one : old)
        one = std::async(std::launch::async, takeAll);
    QStringList taken;
    for (;;) {
        const Ran ran = fixture->as(u"anna"_s, {u"claim"_s, u"jobs"_s, u"--count"_s, u"2"_s});
        for (const QJsonValue item : ran.items())
            taken << item.toObject().value(u"key"_s).toString();
        if (ran.exit != 0)
            break;
    }
    const QStringList ours = taken;
    for (std::future<QStringList> &one : old)
        taken += one.get();
    QVERIFY(!ours.isEmpty() && ours.size() < rows);
    QCOMPARE(taken.size(), rows);
    QCOMPARE(QSet<QString>(taken.begin(), taken.end()).size(), rows);
    QCOMPARE(fixture->sql(u"SELECT count(*) FROM Jobs WHERE LockUser = 'anna'"_s),
             QString::number(ours.size()));
}

void CtlAdoptTest::aFieldInAnotherCaseIsTheColumn()
{
    QCOMPARE(fixture->ctl(adopting(u"Jobs"_s, u"ID"_s, {u"--yes"_s})).exit, 0);
    const QString lock = fixture->ctl({u"claim"_s, u"jobs"_s}).json().value(u"lock"_s).toString();
    const auto complete = [&](const QByteArray &record) {
        return fixture->ctl({u"complete"_s, u"1"_s, u"--lock"_s, lock, u"-"_s}, record);
    };
    QCOMPARE(complete(R"({"nome":"x"})").exit, 2);
    QCOMPARE(complete(R"({"NAME":"x","name":"y"})").exit, 2);
    QCOMPARE(fixture->sql(u"SELECT Name FROM Jobs WHERE ID = 1"_s), u"one"_s);
    QCOMPARE(complete(R"({"nAmE":"mended"})").exit, 0);
    QCOMPARE(fixture->sql(u"SELECT Name FROM Jobs WHERE ID = 1"_s), u"mended"_s);
}

void CtlAdoptTest::theOldProgramsLocksAreToldAndReleased()
{
    QCOMPARE(fixture->ctl(adopting(u"Jobs"_s, u"ID"_s, {u"--yes"_s})).exit, 0);
    fixture->sql(u"UPDATE Jobs SET LockUser = 'oldie', LockTime = datetime('now') WHERE ID = 2"_s);
    const QJsonObject lock =
        fixture->ctl({u"locks"_s}).json().value(u"locks"_s).toArray().at(0).toObject();
    QCOMPARE(lock.value(u"user"_s).toString(), u"oldie"_s);
    const QString item = QString::number(lock.value(u"item"_s).toInteger());
    const Ran preview = fixture->ctl({u"release"_s, item, u"--dry-run"_s});
    QCOMPARE(preview.json().value(u"users"_s).toObject().value(u"oldie"_s).toInt(), 1);
    QCOMPARE(fixture->sql(u"SELECT LockUser FROM Jobs WHERE ID = 2"_s), u"oldie"_s);
    QCOMPARE(fixture->ctl({u"release"_s, item, u"--reason"_s, u"ill"_s}).exit, 0);
    QCOMPARE(fixture->sql(u"SELECT coalesce(LockUser, 'free') FROM Jobs WHERE ID = 2"_s),
             u"free"_s);
    QCOMPARE(fixture->ctl({u"release"_s, item, u"--reason"_s, u"ill"_s}).exit, 4);
    fixture->sql(u"UPDATE Jobs SET LockUser = 'oldie', LockTime = datetime('now', '-2 days')"_s);
    QCOMPARE(fixture->ctl({u"sweep"_s}).json().value(u"released"_s).toInt(), 2);
}

void CtlAdoptTest::theMappingIsTakenAwayAndMadeAnew()
{
    QCOMPARE(fixture->ctl(adopting(u"Jobs"_s, u"ID"_s, {u"--yes"_s, u"--hold"_s, u"7m"_s})).exit,
             0);
    const QString lock = fixture->ctl({u"claim"_s, u"jobs"_s}).json().value(u"lock"_s).toString();
    QCOMPARE(fixture->ctl({u"adopt"_s, u"--undo"_s, u"jobs"_s}).exit, 1);
    QCOMPARE(fixture->ctl({u"show"_s, u"1"_s}).json().value(u"lock"_s).toString(), lock);
    QCOMPARE(fixture->ctl({u"return"_s, u"1"_s, u"--lock"_s, lock}).exit, 0);
    QCOMPARE(fixture->ctl({u"adopt"_s, u"--undo"_s, u"jobs"_s}).exit, 0);
    QCOMPARE(fixture->ctl({u"claim"_s, u"jobs"_s}).exit, 3);
    QCOMPARE(fixture->ctl(adopting(u"Jobs"_s, u"ID"_s, {u"--yes"_s, u"--attempts"_s, u"4"_s})).exit,
             0);
    const QJsonObject rules = fixture->ctl({u"queue"_s, u"show"_s, u"jobs"_s}).json();
    QCOMPARE(rules.value(u"attempts"_s).toInt(), 4);
    QCOMPARE(rules.value(u"hold_s"_s).toInt(), 420);
    QCOMPARE(fixture->ctl({u"claim"_s, u"jobs"_s}).exit, 0);
}

void CtlAdoptTest::whatCannotServeIsRefused_data()
{
    QTest::addColumn<QString>("make");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("criteria");
    const QString columns = u"(a INTEGER%1, b TEXT, LockUser TEXT, LockTime TEXT%2)"_s;
    const QString table = u"CREATE TABLE T "_s + columns;
    QTest::newRow("no unique column") << table.arg(QString(), QString()) << u"a"_s << QString();
    QTest::newRow("composite key")
        << table.arg(QString(), u", PRIMARY KEY (a, b)"_s) << u"a"_s << QString();
    QTest::newRow("view") << u"CREATE VIEW T AS SELECT * FROM Jobs"_s << u"ID"_s << QString();
    QTest::newRow("no such column")
        << table.arg(u" PRIMARY KEY"_s, QString()) << u"c"_s << QString();
    QTest::newRow("no such table") << u"SELECT 1"_s << u"a"_s << QString();
    QTest::newRow("criteria that end early")
        << table.arg(u" PRIMARY KEY"_s, QString()) << u"a"_s << u"1 = 1) OR (1 = 1"_s;
    QTest::newRow("criteria that do not prepare")
        << table.arg(u" PRIMARY KEY"_s, QString()) << u"a"_s << u"nothing = 1"_s;
}

void CtlAdoptTest::whatCannotServeIsRefused()
{
    QFETCH(QString, make);
    QFETCH(QString, key);
    QFETCH(QString, criteria);
    fixture->sql(make);
    const Ran ran = fixture->ctl(adopting(u"T"_s, key, {u"--where"_s, criteria, u"--yes"_s}));
    QCOMPARE(ran.exit, 1);
    QVERIFY(!ran.sentence().isEmpty());
    QCOMPARE(fixture->ctl({u"queue"_s, u"show"_s, u"jobs"_s}).exit, 1);
}

void CtlAdoptTest::rowsAreAddedWhereTheTableMakesTheirKeys()
{
    const QString record = fixture->file(u"job.json"_s, R"({"Name": "three"})");
    const QStringList adding{u"add"_s, u"jobs"_s, record};
    const QStringList mapped = adopting(
        u"Jobs"_s, u"ID"_s,
        {u"--state"_s, u"Status"_s, u"--open"_s, u"open"_s, u"--done"_s, u"done"_s, u"--yes"_s});
    QCOMPARE(fixture->ctl(mapped).exit, 0);
    const Ran refused = fixture->ctl(adding);
    QCOMPARE(refused.exit, 1);
    QVERIFY2(refused.err.contains("--add-rows"), refused.err.constData());
    QCOMPARE(fixture->ctl(mapped + QStringList{u"--add-rows"_s}).exit, 0);
    const QStringList again{u"--operation"_s, u"6f1c1f0a-5f9b-4d49-8d51-0f6f3b8f2a11"_s};
    for (int times = 0; times < 2; ++times) {
        const Ran added = fixture->ctl(adding + again + QStringList{u"--json"_s});
        QCOMPARE(added.json().value(u"key"_s).toString(), u"3"_s);
        QVERIFY(added.json().value(u"item"_s).toInteger() > 0);
    }
    QCOMPARE(fixture->ctl(adding).json().value(u"key"_s).toString(), u"4"_s);
    QCOMPARE(fixture->ctl(adding + QStringList{u"--key"_s, u"9"_s}).exit, 1);
    QCOMPARE(fixture->ctl(adding + QStringList{u"--operation"_s, u"once"_s}).exit, 2);
    QCOMPARE(fixture->sql(u"SELECT group_concat(ID || Name || Status) FROM Jobs"_s),
             u"1oneopen,2twoopen,3threeopen,4threeopen"_s);
}

INTRAY_TEST_GUILESS_MAIN(CtlAdoptTest)
#include "tst_ctl_adopt.moc"
