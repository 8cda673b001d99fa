// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/askedtostop.h"
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QFile>
#include <QProcess>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// `write-back`: corrections go back into a file of SQLite, or into a script.
class CtlWriteBackTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void correctionsAreWrittenAndCounted();
    void aSecondRunDoesNothingTwice();
    void whatIsRefusedIsToldWithSix();
    void theReportHasALineForEachField();
    void aFileThatIsThereIsNotLost();
    void aScriptGoesToStandardOutput();
    void aDryRunWritesNothing();
    void whatIsCancelledRefusesNothing();
    void whatAWorkersCommandWasNotShownIsNotWritten();
    void theTemplateSaysWhatWasRenamed();
    void onlyWhatOneUserFinished();
    void theQueuesOwnFileIsRefused();
    void aTableThatIsCalledAsOneOfIntraysIsNoneOfThem();
    void anItemsKeyFindsTheRowWhereTheRecordHasNone();
    void wrongUsageIsToldWithTwo_data();
    void wrongUsageIsToldWithTwo();

private:
    Ran write(const QStringList &more = {}) const
    {
        return m_ctl->ctl(
            QStringList{u"write-back"_s, u"towns"_s, m_other, u"--table"_s, u"town"_s} + more);
    }
    void correct(const QString &queue, const QByteArray &changes, const QString &user = {}) const;
    void change(const QString &statement) const;
    QString value(const QString &query) const;
    QByteArray content(const QString &path) const;

    std::unique_ptr<CtlFixture> m_ctl;
    QString m_other; ///< A file of SQLite with a table of towns.
};

/// Runs one statement on the file, and gives its first value.
static QString done(const QString &path, const QString &statement)
{
    QString value;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"towns"_s);
        database.setDatabaseName(path);
        QSqlQuery query(database.open() ? database : QSqlDatabase());
        if (!query.exec(statement))
            qFatal("%s", qPrintable(statement));
        if (query.next())
            value = query.value(0).toString();
    }
    QSqlDatabase::removeDatabase(u"towns"_s);
    return value;
}

void CtlWriteBackTest::change(const QString &statement) const
{
    done(m_other, statement);
}

QString CtlWriteBackTest::value(const QString &query) const
{
    return done(m_other, query);
}

QByteArray CtlWriteBackTest::content(const QString &path) const
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Takes the next item and completes it.
void CtlWriteBackTest::correct(const QString &queue, const QByteArray &changes,
                               const QString &user) const
{
    const QStringList claim{u"claim"_s, queue};
    const QJsonObject claimed =
        (user.isEmpty() ? m_ctl->ctl(claim) : m_ctl->as(user, claim)).json();
    const QStringList complete{
        u"complete"_s, u"--lock"_s, claimed.value(u"lock"_s).toString(),
        QString::number(
            claimed.value(u"items"_s).toArray().at(0).toObject().value(u"item"_s).toInt()),
        m_ctl->file(u"changes.json"_s, changes)};
    const Ran ran = user.isEmpty() ? m_ctl->ctl(complete) : m_ctl->as(user, complete);
    QVERIFY2(ran.exit == 0, ran.err);
}

void CtlWriteBackTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    QCOMPARE(m_ctl->ctl({u"init"_s}).exit, 0);
    m_other = m_ctl->path(u"geo.db"_s);
    change(u"CREATE TABLE town (zip TEXT, name TEXT, people INTEGER)"_s);
    change(u"INSERT INTO town VALUES ('35957', 'boaz', 9551), ('36467', 'opp', NULL)"_s);
    QCOMPARE(
        m_ctl
            ->ctl({u"import"_s, u"towns"_s, m_other, u"--table"_s, u"town"_s, u"--key"_s, u"zip"_s})
            .exit,
        0);
    correct(u"towns"_s, R"({"name": "Boaz", "people": "9552"})");
    correct(u"towns"_s, R"({"name": "Opp"})", u"bert"_s);
}

void CtlWriteBackTest::correctionsAreWrittenAndCounted()
{
    const Ran ran = write();
    QVERIFY2(ran.exit == 0, ran.err);
    QCOMPARE(
        ran.json(),
        (QJsonObject{
            {u"corrected"_s, 2}, {u"written"_s, 2}, {u"as_it_should_be"_s, 0}, {u"refused"_s, 0}}));
    QCOMPARE(value(u"SELECT group_concat(name || coalesce(people, '-')) FROM town"_s),
             u"Boaz9552,Opp-"_s);
}

void CtlWriteBackTest::aSecondRunDoesNothingTwice()
{
    QCOMPARE(write().exit, 0);
    const Ran again = write();
    QCOMPARE(again.exit, 0);
    QCOMPARE(again.json().value(u"as_it_should_be"_s), 2);
}

void CtlWriteBackTest::whatIsRefusedIsToldWithSix()
{
    change(u"UPDATE town SET people = 1 WHERE zip = '35957'"_s);
    const Ran ran = write();
    QCOMPARE(ran.exit, 6);
    QCOMPARE(ran.json().value(u"refused"_s), 1);
    QVERIFY2(ran.err.contains("35957: The source changed in the meantime"), ran.err);
    QCOMPARE(value(u"SELECT name || people FROM town WHERE zip = '35957'"_s), u"Boaz1"_s);
}

void CtlWriteBackTest::theReportHasALineForEachField()
{
    change(u"DELETE FROM town WHERE zip = '36467'"_s);
    const QString report = m_ctl->path(u"report.csv"_s);
    QCOMPARE(write({u"--report"_s, report}).exit, 6);
    QCOMPARE(content(report), QByteArray("key,field,was,becomes,outcome,why\r\n"
                                         "35957,name,boaz,Boaz,written,\r\n"
                                         "35957,people,9551,9552,written,\r\n"
                                         "36467,name,opp,Opp,refused,"
                                         "The table has no row with this key.\r\n"));
}

void CtlWriteBackTest::aFileThatIsThereIsNotLost()
{
    const QString report = m_ctl->file(u"report.csv"_s, "mine");
    QCOMPARE(write({u"--report"_s, report}).exit, 1);
    QCOMPARE(write({u"--sql"_s, report}).exit, 1);
    QCOMPARE(content(report), QByteArray("mine"));
    QCOMPARE(value(u"SELECT name FROM town WHERE zip = '35957'"_s), u"boaz"_s);
    QCOMPARE(write({u"--report"_s, report, u"--force"_s}).exit, 0);
}

void CtlWriteBackTest::aScriptGoesToStandardOutput()
{
    const Ran ran = m_ctl->bare({u"-d"_s, u"sqlite:"_s + m_ctl->database(), u"write-back"_s,
                                 u"towns"_s, m_other, u"--table"_s, u"town"_s, u"--sql"_s, u"-"_s,
                                 u"--field"_s, u"name"_s});
    QVERIFY2(ran.exit == 0, ran.err);
    QCOMPARE(ran.out, QByteArray("PRAGMA foreign_keys = 1;\nBEGIN;\n"
                                 "UPDATE \"main\".\"town\" SET \"name\" = 'Boaz' WHERE \"zip\" = "
                                 "'35957' AND \"zip\" IS '35957' COLLATE BINARY AND \"name\" IS "
                                 "'boaz' COLLATE BINARY;\n"
                                 "UPDATE \"main\".\"town\" SET \"name\" = 'Opp' WHERE \"zip\" = "
                                 "'36467' AND \"zip\" IS '36467' COLLATE BINARY AND \"name\" IS "
                                 "'opp' COLLATE BINARY;\nCOMMIT;\n"));
    QVERIFY2(ran.err.startsWith("Nothing was written to the table."), ran.err);
    QCOMPARE(value(u"SELECT name FROM town WHERE zip = '35957'"_s), u"boaz"_s);
}

void CtlWriteBackTest::aDryRunWritesNothing()
{
    const QString report = m_ctl->path(u"report.csv"_s);
    const Ran ran = write({u"--dry-run"_s, u"--report"_s, report});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"written"_s), 2);
    QVERIFY(content(report).contains("35957,name,boaz,Boaz,to_be_written,"));
    QCOMPARE(value(u"SELECT name FROM town WHERE zip = '35957'"_s), u"boaz"_s);
}

/// In the middle of a piece: the second row takes for ever.
void CtlWriteBackTest::whatIsCancelledRefusesNothing()
{
    change(u"CREATE TRIGGER endless BEFORE UPDATE ON town WHEN old.zip = '36467' BEGIN SELECT "
           u"count(*) FROM (WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
           u"SELECT i FROM n); END"_s);
    const QString report = m_ctl->path(u"report.csv"_s);
    QProcess writing;
    prepareToAsk(writing);
    writing.start(CtlFixture::program(), {u"-d"_s, m_ctl->database(), u"write-back"_s, u"towns"_s,
                                          m_other, u"--table"_s, u"town"_s, u"--report"_s, report});
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_other + u"-journal"_s), 20'000);
    interrupt(writing);
    QVERIFY(writing.waitForFinished(60'000));
    QCOMPARE(writing.exitStatus(), QProcess::NormalExit);
    QCOMPARE(writing.exitCode(), 1);
    const QByteArray said = writing.readAllStandardError();
    QVERIFY2(said.startsWith("This was cancelled."), said);
    QVERIFY2(!content(report).contains("refused"), content(report));
    change(u"DROP TRIGGER endless"_s);
    QCOMPARE(write().json().value(u"written"_s), 2);
}

void CtlWriteBackTest::whatAWorkersCommandWasNotShownIsNotWritten()
{
    change(u"INSERT INTO town VALUES ('36360', 'ozark', 14368)"_s);
    const QStringList import{u"import"_s, u"towns"_s, m_other,  u"--table"_s,
                             u"town"_s,   u"--key"_s, u"zip"_s, u"--update"_s};
    QCOMPARE(m_ctl->ctl(import).exit, 0);
    const QJsonObject claimed = m_ctl->ctl({u"claim"_s, u"towns"_s}).json();
    change(u"UPDATE town SET people = 15000 WHERE zip = '36360'"_s);
    QCOMPARE(m_ctl->ctl(import).exit, 0);
    const QString item = QString::number(
        claimed.value(u"items"_s).toArray().at(0).toObject().value(u"item"_s).toInt());
    const QString lock = claimed.value(u"lock"_s).toString();
    QVERIFY(m_ctl->ctl({u"show"_s, item}).json().value(u"proposal"_s).isObject());
    QCOMPARE(m_ctl->ctl({u"return"_s, item, u"--lock"_s, lock}).exit, 0);
    const Ran worked =
        m_ctl->ctl({u"work"_s, u"towns"_s, u"--once"_s, u"--"_s, CtlFixture::smallCommand(),
                    u"say"_s, u"{\"name\": \"Ozark\"}"_s});
    QVERIFY2(worked.exit == 0, worked.err);
    QCOMPARE(write().exit, 0);
    QCOMPARE(value(u"SELECT name || people FROM town WHERE zip = '36360'"_s), u"Ozark15000"_s);
}

void CtlWriteBackTest::theTemplateSaysWhatWasRenamed()
{
    const QByteArray renaming = R"({"fields": [{"field": "place", "from": "name"}], "key": "zip"})";
    QCOMPARE(m_ctl->ctl({u"template"_s, u"save"_s, u"geo"_s, u"-"_s}, renaming).exit, 0);
    QCOMPARE(m_ctl
                 ->ctl({u"import"_s, u"places"_s, m_other, u"--table"_s, u"town"_s, u"--template"_s,
                        u"geo"_s})
                 .exit,
             0);
    correct(u"places"_s, R"({"place": "Boaz City"})");
    const QStringList command{u"write-back"_s, u"places"_s, m_other, u"--table"_s, u"town"_s};
    QCOMPARE(m_ctl->ctl(command).exit, 6);
    QCOMPARE(m_ctl->ctl(command + QStringList{u"--template"_s, u"geo"_s}).exit, 0);
    QCOMPARE(value(u"SELECT name FROM town WHERE zip = '35957'"_s), u"Boaz City"_s);
}

void CtlWriteBackTest::onlyWhatOneUserFinished()
{
    QCOMPARE(write({u"--of"_s, u"bert"_s}).json().value(u"corrected"_s), 1);
    QCOMPARE(value(u"SELECT group_concat(name) FROM town"_s), u"boaz,Opp"_s);
    QCOMPARE(write({u"--until"_s, u"2001-01-01"_s}).json().value(u"corrected"_s), 0);
}

void CtlWriteBackTest::theQueuesOwnFileIsRefused()
{
    for (const QString &itself : {m_ctl->database(), u"sqlite:"_s + m_ctl->database()}) {
        const Ran ran =
            m_ctl->ctl({u"write-back"_s, u"towns"_s, itself, u"--table"_s, u"record"_s});
        QCOMPARE(ran.exit, 1);
        QCOMPARE(ran.sentence(),
                 u"This is the file of the queue itself. Nothing is written back there."_s);
    }
}

void CtlWriteBackTest::aTableThatIsCalledAsOneOfIntraysIsNoneOfThem()
{
    change(u"CREATE TABLE item (zip TEXT, name TEXT, people INTEGER)"_s);
    change(u"INSERT INTO item SELECT * FROM town"_s);
    QCOMPARE(m_ctl->ctl({u"write-back"_s, u"towns"_s, m_other, u"--table"_s, u"item"_s}).exit, 0);
    QCOMPARE(value(u"SELECT group_concat(name) FROM item"_s), u"Boaz,Opp"_s);
}

/// As with an adopted table, whose key is no field of the record.
void CtlWriteBackTest::anItemsKeyFindsTheRowWhereTheRecordHasNone()
{
    m_ctl->addQueue(u"own"_s, {});
    const QString record = m_ctl->file(u"record.json"_s, R"({"name": "boaz"})");
    QCOMPARE(m_ctl->ctl({u"add"_s, u"own"_s, u"--key"_s, u"35957"_s, record}).exit, 0);
    correct(u"own"_s, R"({"name": "Boaz City"})");
    const QStringList command{u"write-back"_s, u"own"_s, m_other, u"--table"_s, u"town"_s};
    QCOMPARE(m_ctl->ctl(command).exit, 1); // nobody said which column
    QCOMPARE(m_ctl->ctl(command + QStringList{u"--key"_s, u"zip"_s}).exit, 0);
    QCOMPARE(value(u"SELECT name FROM town WHERE zip = '35957'"_s), u"Boaz City"_s);
}

void CtlWriteBackTest::wrongUsageIsToldWithTwo_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("no database") << QStringList{u"towns"_s};
    QTest::newRow("no table") << QStringList{u"towns"_s, u"geo.db"_s};
    QTest::newRow("no database at all")
        << QStringList{u"towns"_s, u"towns.csv"_s, u"--table"_s, u"t"_s};
    QTest::newRow("an Access file without a script")
        << QStringList{u"towns"_s, u"geo.mdb"_s, u"--table"_s, u"t"_s};
    QTest::newRow("a script and the document in one place") << QStringList{
        u"towns"_s, u"postgresql://h/d"_s, u"--table"_s, u"t"_s, u"--sql"_s, u"-"_s, u"--key"_s,
        u"\"a"_s};
}

void CtlWriteBackTest::wrongUsageIsToldWithTwo()
{
    QFETCH(QStringList, words);
    const Ran ran = m_ctl->ctl(QStringList{u"write-back"_s} + words);
    QCOMPARE(ran.exit, 2);
    QVERIFY(!ran.sentence().isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(CtlWriteBackTest)
#include "tst_ctl_writeback.moc"
