// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runningworker.h"
#include "support/testclass.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// intrayctl work, with a small command that does all that commands do.
class CtlWorkerTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void theCommandGetsTheRecordAndWhatItIsAbout();
    void whoseRequestARowIsStandsInItsColumn();
    void itsOutputIsTheResultAndCorrectsTheRecord();
    void otherFieldsThanTheSchemasAreOnlyTheResult();
    void aMisspelledFieldBesideOthersFailsTheTry();
    void aCorrectionThatBreaksTheRulesFailsTheTry();
    void rulesThatCameWhileTheCommandRanHold();
    void aCommandThatSucceededIsNotSaidToHaveFailed();
    void afterAnUpgradeNothingIsSaidToHaveFailed();
    void nothingWrittenIsJustDone();
    void whatFailsIsTriedAgainLaterAndSaysWhy();
    void afterTheLastTryItFailsAndTheOthersAreDone();
    void withoutALimitThereIsOneTry();
    void aReopenedItemHasAllItsTries();
    void badCommandsFailTheirTry_data();
    void badCommandsFailTheirTry();
    void inputThatIsNotReadBlocksNothing();
    void aCommandThatIsNotThereIsSaidBeforeAnythingIsTaken();
    void aCommandIsFoundAsAShellFindsIt();
    void anUnknownQueueIsSaid();
    void severalRunAtOnce();
    void aLongCommandKeepsItsLock();
    void whatComesLaterIsFound();
    void whoWorkedWhereIsTold();
    void stoppedItFinishesWhatRunsAndTakesNoMore();
    void stoppedTwiceItGivesBackWhatItHolds();
    void theGraceIsKept();
    void aReleasedItemIsLeftAlone();
    void aKilledWorkersItemComesBack();
    void theNewestSealIsKept();

private:
    /// The words behind "--" for these steps of smallcommand.
    QStringList command(const QStringList &steps) const;
    Ran workOnce(const QStringList &steps, const QStringList &options = {}) const;
    QJsonObject shown(int item) const;
    QString stateOf(int item) const { return shown(item).value(u"state"_s).toString(); }
    QString errorOf(int item) const { return shown(item).value(u"error"_s).toString(); }
    QByteArray heard(const QString &name) const;
    bool isThere(const QString &name) const { return QFileInfo::exists(m_ctl->path(name)); }
    void queue(const QStringList &keys, const QStringList &rules = {});
    void letExpire(int item) const;

    std::unique_ptr<CtlFixture> m_ctl;
};

static const QByteArray schema = R"({"type": "object", "properties": {
    "city": {"type": "string", "maxLength": 5}, "zip": {"type": "string"}}})";

void CtlWorkerTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
}

void CtlWorkerTest::queue(const QStringList &keys, const QStringList &rules)
{
    m_ctl->addQueue(u"q"_s, keys, rules);
}

void CtlWorkerTest::letExpire(int item) const
{
    const QDateTime end =
        QDateTime::fromString(shown(item).value(u"expires_at"_s).toString(), Qt::ISODateWithMs);
    QTRY_VERIFY(QDateTime::currentDateTimeUtc() > end);
}

QStringList CtlWorkerTest::command(const QStringList &steps) const
{
    return QStringList{u"--"_s, CtlFixture::smallCommand(), u"in"_s, m_ctl->path({})} + steps;
}

Ran CtlWorkerTest::workOnce(const QStringList &steps, const QStringList &options) const
{
    return m_ctl->ctl(QStringList{u"work"_s, u"q"_s, u"--once"_s} + options + command(steps));
}

QJsonObject CtlWorkerTest::shown(int item) const
{
    return m_ctl->ctl({u"show"_s, QString::number(item)}).json();
}

QByteArray CtlWorkerTest::heard(const QString &name) const
{
    QFile file(m_ctl->path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void CtlWorkerTest::theCommandGetsTheRecordAndWhatItIsAbout()
{
    queue({});
    const QString context = m_ctl->file(u"context.json"_s, R"({"tenant": "north"})");
    m_ctl->ctl({u"add"_s, u"q"_s, u"--key"_s, u"order 7; rm"_s, u"--context"_s, context, u"-"_s},
               "{\"city\": \"boaz\"}");
    const Ran ran =
        workOnce({u"save"_s, u"record"_s, u"tell"_s, u"facts"_s,
                  u"$INTRAY_ITEM|$INTRAY_QUEUE|$INTRAY_KEY|$INTRAY_ATTEMPT|$INTRAY_CONTEXT|"
                  "$INTRAY_PASSWORD"_s,
                  u"tell"_s, u"lock"_s, u"$INTRAY_LOCK"_s, u"show"_s, u"record"_s});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(heard(u"record"_s), QByteArray("{\"city\":\"boaz\"}\n"));
    QCOMPARE(heard(u"facts"_s), QByteArray("1|q|order 7; rm|1|{\"tenant\":\"north\"}|\n"));
    QCOMPARE(heard(u"lock"_s).trimmed().size(), 36);
    QCOMPARE(ran.json().value(u"done"_s).toInt(), 1);
}

void CtlWorkerTest::whoseRequestARowIsStandsInItsColumn()
{
    QCOMPARE(m_ctl->ctl({u"init"_s}).exit, 0);
    m_ctl->sql(u"CREATE TABLE jobs (id INTEGER PRIMARY KEY, user_context TEXT, locked_by TEXT, "
               "locked_at TEXT); INSERT INTO jobs (id, user_context) VALUES "
               "(1, '{\"tenant\":\"north\"}'), (2, 'north'), (3, NULL)"_s);
    const QStringList adopting{u"adopt"_s,       u"jobs"_s,      u"--as"_s,        u"q"_s,
                               u"--id"_s,        u"id"_s,        u"--lock-user"_s, u"locked_by"_s,
                               u"--lock-time"_s, u"locked_at"_s, u"--yes"_s,       u"--context"_s};
    const Ran wrong = m_ctl->ctl(adopting + QStringList{u"locked_by"_s});
    QCOMPARE(wrong.exit, 1);
    QVERIFY2(wrong.err.contains("Whose request a row is"), wrong.err.constData());
    QCOMPARE(m_ctl->ctl(adopting + QStringList{u"USER_CONTEXT"_s}).exit, 0);
    QCOMPARE(workOnce({u"tell"_s, u"facts"_s, u"$INTRAY_CONTEXT"_s}).exit, 0);
    QCOMPARE(heard(u"facts"_s),
             QByteArray("{\"tenant\":\"north\"}\n{\"user_context\":\"north\"}\n{}\n"));
}

void CtlWorkerTest::itsOutputIsTheResultAndCorrectsTheRecord()
{
    queue({u"a"_s}, {u"--schema"_s, m_ctl->file(u"schema.json"_s, schema)});
    QCOMPARE(workOnce({u"say"_s, u"{\"zip\": \"35957\"}"_s}).json().value(u"done"_s).toInt(), 1);
    const QJsonObject item = shown(1);
    QCOMPARE(item.value(u"state"_s).toString(), u"done"_s);
    QCOMPARE(item.value(u"result"_s).toObject(), QJsonObject({{u"zip"_s, u"35957"_s}}));
    QCOMPARE(item.value(u"record"_s).toObject(),
             QJsonObject({{u"zip"_s, u"35957"_s}, {u"city"_s, u"boaz"_s}}));
    QCOMPARE(item.value(u"imported"_s).toObject(), QJsonObject({{u"city"_s, u"boaz"_s}}));
    QVERIFY(item.value(u"finished_at"_s).isString());
}

void CtlWorkerTest::otherFieldsThanTheSchemasAreOnlyTheResult()
{
    queue({u"a"_s}, {u"--schema"_s, m_ctl->file(u"schema.json"_s, schema)});
    workOnce({u"say"_s, u"{\"pages\": 3, \"file\": 7}"_s});
    QCOMPARE(shown(1).value(u"result"_s).toObject(),
             QJsonObject({{u"pages"_s, 3}, {u"file"_s, 7}}));
    QCOMPARE(shown(1).value(u"record"_s).toObject(), QJsonObject({{u"city"_s, u"boaz"_s}}));
}

void CtlWorkerTest::aMisspelledFieldBesideOthersFailsTheTry()
{
    queue({u"a"_s}, {u"--schema"_s, m_ctl->file(u"schema.json"_s, schema)});
    workOnce({u"say"_s, u"{\"city\": \"x\", \"zpi\": \"7\"}"_s});
    QCOMPARE(stateOf(1), u"failed"_s);
    QVERIFY2(errorOf(1).contains(u"zpi"_s), qPrintable(errorOf(1)));
    QCOMPARE(shown(1).value(u"record"_s).toObject(), QJsonObject({{u"city"_s, u"boaz"_s}}));
}

void CtlWorkerTest::aCorrectionThatBreaksTheRulesFailsTheTry()
{
    queue({u"a"_s}, {u"--schema"_s, m_ctl->file(u"schema.json"_s, schema)});
    workOnce({u"say"_s, u"{\"city\": \"too long\"}"_s});
    QCOMPARE(stateOf(1), u"failed"_s);
    QVERIFY2(errorOf(1).contains(u"city"_s), qPrintable(errorOf(1)));
}

void CtlWorkerTest::rulesThatCameWhileTheCommandRanHold()
{
    queue({u"a"_s, u"b"_s});
    const QString rules = m_ctl->file(u"schema.json"_s, schema);
    RunningWorker worker(*m_ctl, QStringList{u"q"_s, u"--once"_s} +
                                     command({u"mark"_s, u"up"_s, u"until"_s, u"go"_s, u"say"_s,
                                              u"{\"city\": \"too long\"}"_s}));
    QTRY_VERIFY(isThere(u"up"_s));
    QCOMPARE(m_ctl->ctl({u"queue"_s, u"set"_s, u"q"_s, u"--schema"_s, rules}).exit, 0);
    m_ctl->file(u"go"_s, {});
    QCOMPARE(worker.end().json().value(u"failed"_s).toInt(), 2);
    QCOMPARE(stateOf(1), u"failed"_s);
    QVERIFY2(errorOf(1).contains(u"city"_s), qPrintable(errorOf(1)));
    QCOMPARE(m_ctl->ctl({u"audit"_s}).exit, 0);
}

void CtlWorkerTest::aCommandThatSucceededIsNotSaidToHaveFailed()
{
    queue({u"a"_s}, {u"--schema"_s, m_ctl->file(u"schema.json"_s, schema)});
    const Ran ran = workOnce({u"say"_s, u"{\"city\": \"too long\"}"_s});
    QVERIFY2(ran.err.contains("The command succeeded") && !ran.err.contains("failed"),
             ran.err.constData());
}

void CtlWorkerTest::afterAnUpgradeNothingIsSaidToHaveFailed()
{
    queue({u"a"_s});
    RunningWorker worker(*m_ctl, QStringList{u"q"_s, u"--once"_s} +
                                     command({u"mark"_s, u"up"_s, u"until"_s, u"go"_s}));
    QTRY_VERIFY(isThere(u"up"_s));
    m_ctl->sql(u"INSERT INTO schema_version SELECT 99, 'from the future', applied_at FROM "
               "schema_version LIMIT 1"_s);
    m_ctl->file(u"go"_s, {});
    const Ran ran = worker.end();
    QVERIFY2(ran.err.contains("could not be stored") && !ran.err.contains("attempts"),
             ran.err.constData());
    QCOMPARE(m_ctl->sql(u"SELECT state FROM item"_s), u"locked"_s);
}

void CtlWorkerTest::nothingWrittenIsJustDone()
{
    queue({u"a"_s});
    QCOMPARE(workOnce({}).json().value(u"done"_s).toInt(), 1);
    QCOMPARE(stateOf(1), u"done"_s);
    QVERIFY(shown(1).value(u"result"_s).isNull());
}

void CtlWorkerTest::whatFailsIsTriedAgainLaterAndSaysWhy()
{
    queue({u"a"_s}, {u"--attempts"_s, u"3"_s});
    const Ran ran = workOnce({u"complain"_s, u"the service is down"_s, u"exit"_s, u"3"_s});
    QCOMPARE(ran.json().value(u"retried"_s).toInt(), 1);
    QCOMPARE(stateOf(1), u"open"_s);
    QCOMPARE(errorOf(1), u"the service is down"_s);
    QCOMPARE(m_ctl->sql(u"SELECT round((julianday(available_at) - julianday(event.at)) * 86400) "
                        "FROM item JOIN event ON event.item_id = item.id AND kind = 'returned'"_s),
             u"10.0"_s);
    m_ctl->sql(u"UPDATE item SET available_at = ''"_s);
    workOnce({u"exit"_s, u"1"_s});
    QCOMPARE(m_ctl->sql(u"SELECT detail ->> 'after_seconds' FROM event WHERE kind = 'returned' "
                        "ORDER BY id DESC LIMIT 1"_s),
             u"20"_s);
}

void CtlWorkerTest::afterTheLastTryItFailsAndTheOthersAreDone()
{
    queue({u"a"_s, u"poison"_s, u"c"_s}, {u"--attempts"_s, u"3"_s});
    const Ran ran = workOnce({u"only"_s, u"$INTRAY_KEY"_s, u"poison"_s, u"complain"_s,
                              u"try $INTRAY_ATTEMPT"_s, u"exit"_s, u"3"_s},
                             {u"--retry"_s, u"0s"_s});
    QCOMPARE(ran.json(), QJsonObject({{u"done"_s, 2},
                                      {u"failed"_s, 1},
                                      {u"retried"_s, 2},
                                      {u"returned"_s, 0},
                                      {u"lost"_s, 0}}));
    QCOMPARE(stateOf(2), u"failed"_s);
    QCOMPARE(errorOf(2), u"try 3"_s);
    QVERIFY(m_ctl->ctl({u"audit"_s}).exit == 0);
}

void CtlWorkerTest::withoutALimitThereIsOneTry()
{
    queue({u"a"_s});
    QCOMPARE(
        workOnce({u"complain"_s, u"no"_s, u"exit"_s, u"1"_s}).json().value(u"failed"_s).toInt(), 1);
    QCOMPARE(errorOf(1), u"no"_s);
}

void CtlWorkerTest::aReopenedItemHasAllItsTries()
{
    queue({u"a"_s}, {u"--attempts"_s, u"2"_s});
    workOnce({u"exit"_s, u"1"_s}, {u"--retry"_s, u"0s"_s});
    QCOMPARE(stateOf(1), u"failed"_s);
    QCOMPARE(m_ctl->ctl({u"reopen"_s, u"1"_s}).exit, 0);
    QVERIFY(shown(1).value(u"error"_s).isNull());
    const Ran ran = workOnce({u"unless"_s, u"$INTRAY_ATTEMPT"_s, u"2"_s, u"exit"_s, u"1"_s},
                             {u"--retry"_s, u"0s"_s});
    QCOMPARE(ran.json().value(u"retried"_s).toInt(), 1);
    QCOMPARE(stateOf(1), u"done"_s);
}

void CtlWorkerTest::badCommandsFailTheirTry_data()
{
    QTest::addColumn<QStringList>("steps");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no JSON") << QStringList{u"say"_s, u"hello"_s} << u"\"hello\""_s;
    QTest::newRow("a list") << QStringList{u"say"_s, u"[1]"_s} << u"not a JSON object"_s;
    QTest::newRow("two objects") << QStringList{u"say"_s, u"{}{}"_s} << u"not a JSON object"_s;
    QTest::newRow("flood") << QStringList{u"flood"_s} << u"16 MB"_s;
    QTest::newRow("flood of errors")
        << QStringList{u"lament"_s, u"30000000"_s, u"complain"_s, u"last"_s, u"exit"_s, u"1"_s}
        << u"last"_s;
    QTest::newRow("hangs") << QStringList{u"hang"_s} << u"longer than 1 second"_s;
    QTest::newRow("silent") << QStringList{u"exit"_s, u"7"_s} << u"status 7"_s;
    QTest::newRow("no text") << QStringList{u"babble"_s, u"exit"_s, u"1"_s} << u"a\uFFFDb"_s;
}

void CtlWorkerTest::badCommandsFailTheirTry()
{
    QFETCH(const QStringList, steps);
    QFETCH(const QString, reason);
    queue({u"a"_s});
    const Ran ran =
        workOnce(steps, {u"--timeout"_s, reason.contains(u"second") ? u"1s"_s : u"1h"_s});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"failed"_s).toInt(), 1);
    QVERIFY2(errorOf(1).contains(reason), qPrintable(errorOf(1).left(500)));
    QVERIFY(errorOf(1).size() < 4200);
}

void CtlWorkerTest::inputThatIsNotReadBlocksNothing()
{
    queue({}, {u"--largest-record"_s, u"8M"_s, u"--largest-field"_s, u"8M"_s});
    m_ctl->ctl({u"add"_s, u"q"_s, u"--key"_s, u"a"_s, u"-"_s},
               "{\"text\": \"" + QByteArray(3'000'000, 'x') + "\"}");
    QCOMPARE(workOnce({u"deaf"_s, u"say"_s, u"{\"ok\": 1}"_s}).json().value(u"done"_s).toInt(), 1);
}

void CtlWorkerTest::aCommandThatIsNotThereIsSaidBeforeAnythingIsTaken()
{
    queue({u"a"_s});
    for (const QString &name : {u"no-such-command"_s, u"./no-such"_s, m_ctl->path(u"."_s),
                                m_ctl->file(u"plain"_s, "text")}) {
        const Ran ran = m_ctl->ctl({u"work"_s, u"q"_s, u"--once"_s, u"--"_s, name});
        QCOMPARE(ran.exit, 1);
        QVERIFY2(ran.sentence().contains(name), qPrintable(ran.sentence()));
    }
    QCOMPARE(shown(1).value(u"attempts"_s).toInt(), 0);
    QCOMPARE(m_ctl->ctl({u"work"_s, u"q"_s}).exit, 2);
}

/// Windows finds it without the ending ".exe", which no other system gives it.
void CtlWorkerTest::aCommandIsFoundAsAShellFindsIt()
{
    queue({u"a"_s});
    const QFileInfo file(CtlFixture::smallCommand());
    const QString name = file.path() + u'/' + file.completeBaseName();
    const Ran ran = m_ctl->ctl({u"work"_s, u"q"_s, u"--once"_s, u"--"_s, name});
    QVERIFY2(ran.json().value(u"done"_s) == 1, ran.err.constData());
}

void CtlWorkerTest::anUnknownQueueIsSaid()
{
    queue({});
    const Ran ran = m_ctl->ctl(QStringList{u"work"_s, u"other"_s, u"--once"_s} + command({}));
    QCOMPARE(ran.exit, 1);
    QCOMPARE(ran.errorKind(), u"not_found"_s);
}

void CtlWorkerTest::severalRunAtOnce()
{
    queue({u"a"_s, u"b"_s, u"c"_s});
    const Ran ran = workOnce({u"mark"_s, u"$INTRAY_KEY.up"_s, u"until"_s, u"a.up"_s, u"until"_s,
                              u"b.up"_s, u"until"_s, u"c.up"_s},
                             {u"--parallel"_s, u"3"_s, u"--timeout"_s, u"20s"_s});
    QCOMPARE(ran.json().value(u"done"_s).toInt(), 3);
}

void CtlWorkerTest::aLongCommandKeepsItsLock()
{
    queue({u"a"_s}, {u"--hold"_s, u"1s"_s});
    RunningWorker worker(*m_ctl, QStringList{u"q"_s, u"--once"_s} +
                                     command({u"mark"_s, u"up"_s, u"until"_s, u"go"_s}));
    QTRY_VERIFY(isThere(u"up"_s));
    const QString begun = shown(1).value(u"locked_at"_s).toString();
    const QDateTime later = QDateTime::fromString(begun, Qt::ISODateWithMs).addSecs(2);
    QTRY_VERIFY(QDateTime::currentDateTimeUtc() > later);
    QCOMPARE(m_ctl->ctl({u"sweep"_s}).json().value(u"released"_s).toInt(), 0);
    QCOMPARE(m_ctl->ctl({u"claim"_s, u"q"_s}).exit, 3);
    m_ctl->file(u"go"_s, {});
    QCOMPARE(worker.end().json().value(u"done"_s).toInt(), 1);
}

void CtlWorkerTest::whatComesLaterIsFound()
{
    queue({u"a"_s});
    RunningWorker worker(*m_ctl, QStringList{u"q"_s} + command({}));
    QTRY_COMPARE(stateOf(1), u"done"_s);
    m_ctl->ctl({u"add"_s, u"q"_s, u"--key"_s, u"b"_s, u"-"_s}, "{}");
    QTRY_COMPARE(stateOf(2), u"done"_s);
    worker.askToEnd();
    QCOMPARE(worker.end().json().value(u"done"_s).toInt(), 2);
}

void CtlWorkerTest::whoWorkedWhereIsTold()
{
    queue({u"a"_s});
    QCOMPARE(
        m_ctl
            ->as(u"robot"_s,
                 QStringList{u"work"_s, u"q"_s, u"--once"_s, u"--name"_s, u"scans"_s} + command({}))
            .exit,
        0);
    QCOMPARE(shown(1).value(u"finished_by"_s).toString(), u"robot"_s);
    const QString where = m_ctl->sql(u"SELECT workstation FROM event WHERE kind = 'completed'"_s);
    QVERIFY2(where.endsWith(u"/scans"_s) && where.size() > 6, qPrintable(where));
}

void CtlWorkerTest::stoppedItFinishesWhatRunsAndTakesNoMore()
{
    queue({u"a"_s, u"b"_s});
    RunningWorker worker(*m_ctl,
                         QStringList{u"q"_s} + command({u"mark"_s, u"up"_s, u"until"_s, u"go"_s}));
    QTRY_VERIFY(isThere(u"up"_s));
    worker.interrupt();
    QVERIFY(worker.isRunning());
    m_ctl->file(u"go"_s, {});
    const Ran ran = worker.end();
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"done"_s).toInt(), 1);
    QCOMPARE(stateOf(1), u"done"_s);
    QCOMPARE(shown(2).value(u"attempts"_s).toInt(), 0);
}

void CtlWorkerTest::stoppedTwiceItGivesBackWhatItHolds()
{
    if (!areHeardBoth())
        QSKIP("The second wish to stop may be lost here.");
    queue({u"a"_s, u"b"_s});
    RunningWorker worker(*m_ctl, QStringList{u"q"_s, u"--parallel"_s, u"2"_s} +
                                     command({u"mark"_s, u"$INTRAY_KEY.up"_s, u"hang"_s}));
    QTRY_VERIFY(isThere(u"a.up"_s) && isThere(u"b.up"_s));
    worker.askToEnd();
    worker.interrupt();
    const Ran ran = worker.end();
    QCOMPARE(ran.json().value(u"returned"_s).toInt(), 2);
    QCOMPARE(stateOf(1), u"open"_s);
    QCOMPARE(stateOf(2), u"open"_s);
}

void CtlWorkerTest::theGraceIsKept()
{
    queue({u"a"_s});
    RunningWorker worker(*m_ctl, QStringList{u"q"_s, u"--grace"_s, u"1s"_s} +
                                     command({u"mark"_s, u"up"_s, u"hang"_s}));
    QTRY_VERIFY(isThere(u"up"_s));
    worker.askToEnd();
    QCOMPARE(worker.end().json().value(u"returned"_s).toInt(), 1);
    QCOMPARE(stateOf(1), u"open"_s);
}

void CtlWorkerTest::aReleasedItemIsLeftAlone()
{
    queue({u"a"_s}, {u"--hold"_s, u"1s"_s});
    RunningWorker worker(*m_ctl,
                         QStringList{u"q"_s, u"--once"_s} +
                             command({u"without"_s, u"up"_s, u"mark"_s, u"up"_s, u"hang"_s}));
    QTRY_VERIFY(isThere(u"up"_s));
    m_ctl->ctl({u"release"_s, u"1"_s, u"--reason"_s, u"wrong version"_s});
    const Ran ran = worker.end();
    QCOMPARE(ran.json().value(u"lost"_s).toInt(), 1);
    QCOMPARE(ran.json().value(u"done"_s).toInt(), 1);
    QVERIFY2(ran.err.contains("Item 1 (a)"), ran.err.constData());
    QVERIFY(shown(1).value(u"result"_s).isNull());
}

void CtlWorkerTest::aKilledWorkersItemComesBack()
{
    queue({u"a"_s}, {u"--hold"_s, u"1s"_s});
    {
        RunningWorker worker(*m_ctl,
                             QStringList{u"q"_s} + command({u"mark"_s, u"up"_s, u"hang"_s}));
        QTRY_VERIFY(isThere(u"up"_s));
        worker.kill();
        QCOMPARE(worker.end().out, QByteArray());
    }
    letExpire(1);
    QCOMPARE(workOnce({}).json().value(u"done"_s).toInt(), 1);
    QCOMPARE(shown(1).value(u"attempts"_s).toInt(), 2);
}

/// A worker runs for days where nobody may sweep.
void CtlWorkerTest::theNewestSealIsKept()
{
    const auto keepIn = [&](const QString &folder) {
        qputenv("INTRAY_SEALS", m_ctl->path(folder).toUtf8());
    };
    const auto restored = qScopeGuard([] { qunsetenv("INTRAY_SEALS"); });
    queue({u"a"_s});
    const QString before = m_ctl->path(u"before.db"_s);
    QVERIFY(QFile::copy(m_ctl->database(), before));
    keepIn(u"sweepers"_s);
    QCOMPARE(m_ctl->ctl({u"sweep"_s, u"--seal"_s}).exit, 0);
    keepIn(u"workers"_s);
    QVERIFY(!workOnce({u"say"_s, u"{}"_s}).err.contains("A seal that"));
    QCOMPARE(QDir(m_ctl->path(u"workers"_s)).entryList(QDir::Files).size(), 1);
    QVERIFY(QFile::remove(m_ctl->database()) && QFile::copy(before, m_ctl->database()));
    QVERIFY(workOnce({u"say"_s, u"{}"_s}).err.contains("A seal that this computer has kept"));
}

INTRAY_TEST_GUILESS_MAIN(CtlWorkerTest)
#include "tst_ctl_worker.moc"
