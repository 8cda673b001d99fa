// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/askedtostop.h"
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// `deliveries`, `delivery ...` and `import --update --whole`: a supplier's second file.
class CtlDeliveriesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void eachImportIsOne();
    void aSecondFileUpdatesWhatWaits();
    void aDryRunSaysWhatWouldUpdate();
    void theSameFileIsRecognised();
    void whoTakesAnItemIsToldWhatIsProposed();
    void whatTheFileLacksIsListedAndDismissed();
    void oneIsTakenBackAndComesAgain();
    void whatItBroughtIntoOthersIsTold();
    void whatItKeptOutIsToldWithTheWayToIt();
    void whereNothingIsDismissedItSaysWhy();
    void anInterruptedOneSaysHowFarItCame_data();
    void anInterruptedOneSaysHowFarItCame();
    void whatIsNotThereIsTold();

private:
    Ran import(const QByteArray &content, const QStringList &more = {}) const
    {
        return m_ctl->ctl(QStringList{u"import"_s, u"towns"_s, m_ctl->file(u"towns.csv"_s, content),
                                      u"--key"_s, u"id"_s} +
                          more);
    }
    QJsonObject record(const QString &key) const;
    /// For people.
    QByteArray told(const QString &command, const QString &delivery) const
    {
        return m_ctl
            ->bare({u"-d"_s, m_ctl->database(), u"delivery"_s, command, delivery, u"--reason"_s,
                    u"wrong"_s})
            .out;
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

static const QByteArray first = "id,town\n1,Boaz\n2,Opp\n3,Arab\n";
static const QByteArray second = "id,town\n1,Boaz\n2,OPP\n4,Ozark\n";

void CtlDeliveriesTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    QCOMPARE(m_ctl->ctl({u"init"_s}).exit, 0);
    QCOMPARE(import(first).exit, 0);
}

QJsonObject CtlDeliveriesTest::record(const QString &key) const
{
    const QString path = m_ctl->path(u"all.jsonl"_s);
    m_ctl->ctl({u"export"_s, u"towns"_s, path, u"--format"_s, u"jsonl"_s, u"--force"_s});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    for (const QByteArray &line : file.readAll().split('\n')) {
        const QJsonObject item = QJsonDocument::fromJson(line).object();
        if (item.value(u"key"_s).toString() == key)
            return item;
    }
    return {};
}

void CtlDeliveriesTest::eachImportIsOne()
{
    QCOMPARE(import(second).exit, 6);
    const QJsonArray all =
        m_ctl->ctl({u"deliveries"_s, u"towns"_s}).json()[u"deliveries"_s].toArray();
    QCOMPARE(all.size(), 2);
    const QJsonObject newest = all.first().toObject();
    QCOMPARE(newest[u"delivery"_s].toInt(), 2);
    QCOMPARE(newest[u"source"_s].toString(), u"towns.csv"_s);
    QCOMPARE(newest[u"rows"_s].toInt(), 3);
    QCOMPARE(newest[u"added"_s].toInt(), 1);
    QCOMPARE(newest[u"changed"_s].toInt(), 1);
    QCOMPARE(
        newest[u"digest"_s].toString(),
        QString::fromLatin1(QCryptographicHash::hash(second, QCryptographicHash::Sha256).toHex()));
}

void CtlDeliveriesTest::aSecondFileUpdatesWhatWaits()
{
    const Ran ran = import(second, {u"--update"_s});
    QVERIFY2(ran.exit == 0, ran.err);
    QCOMPARE(ran.json().value(u"updates"_s).toInt(), 1);
    QCOMPARE(record(u"2"_s)[u"record"_s].toObject()[u"town"_s].toString(), u"OPP"_s);
    const QJsonObject state = m_ctl->ctl({u"delivery"_s, u"show"_s, u"2"_s}).json();
    QCOMPARE(state[u"updated"_s].toInt(), 1);
    QCOMPARE(state[u"waiting"_s].toInt(), 1);
    QCOMPARE(m_ctl->ctl({u"audit"_s}).exit, 0);
}

void CtlDeliveriesTest::aDryRunSaysWhatWouldUpdate()
{
    const Ran ran = import(second, {u"--update"_s, u"--dry-run"_s});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json().value(u"updates"_s).toInt(), 1);
    QCOMPARE(record(u"2"_s)[u"record"_s].toObject()[u"town"_s].toString(), u"Opp"_s);
}

void CtlDeliveriesTest::theSameFileIsRecognised()
{
    const Ran again = import(first);
    QCOMPARE(again.exit, 0);
    QVERIFY2(again.err.contains("delivery 1"), again.err);
    QVERIFY(!import(second).err.contains("delivery 1"));
}

void CtlDeliveriesTest::whoTakesAnItemIsToldWhatIsProposed()
{
    const Ran taken = m_ctl->ctl({u"claim"_s, u"towns"_s, u"--count"_s, u"3"_s});
    const QJsonArray before = taken.json().value(u"items"_s).toArray();
    QCOMPARE(before.at(1).toObject().value(u"proposal"_s), QJsonValue());
    QCOMPARE(import(second, {u"--update"_s}).exit, 0);
    QCOMPARE(m_ctl->ctl({u"release"_s, u"2"_s, u"--reason"_s, u"lunch"_s}).exit, 0);
    const Ran again = m_ctl->bare({u"-d"_s, m_ctl->database(), u"claim"_s, u"--item"_s, u"2"_s});
    QVERIFY2(again.err.contains("proposed for 1 item: 2."), again.err);
    QCOMPARE(m_ctl->ctl({u"release"_s, u"2"_s, u"--reason"_s, u"lunch"_s}).exit, 0);
    const QJsonArray after =
        m_ctl->ctl({u"claim"_s, u"--item"_s, u"2"_s}).json().value(u"items"_s).toArray();
    const QJsonObject proposal = after.at(0).toObject().value(u"proposal"_s).toObject();
    QCOMPARE(proposal.value(u"content"_s).toObject(), (QJsonObject{{u"town"_s, u"OPP"_s}}));
}

void CtlDeliveriesTest::whatTheFileLacksIsListedAndDismissed()
{
    QCOMPARE(import(second, {u"--update"_s, u"--whole"_s}).exit, 0);
    const QJsonObject state = m_ctl->ctl({u"delivery"_s, u"show"_s, u"2"_s}).json();
    QCOMPARE(state[u"missing_keys"_s].toArray(), QJsonArray{u"3"_s});
    const Ran gone =
        m_ctl->ctl({u"delivery"_s, u"dismiss-missing"_s, u"2"_s, u"--reason"_s, u"sold"_s});
    QVERIFY2(gone.exit == 0, gone.err);
    QCOMPARE(gone.json()[u"dismissed"_s].toInt(), 1);
    QCOMPARE(record(u"3"_s)[u"state"_s].toString(), u"dismissed"_s);
    QVERIFY(m_ctl->ctl({u"delivery"_s, u"dismiss-missing"_s, u"1"_s, u"--reason"_s, u"x"_s}).exit !=
            0);
}

void CtlDeliveriesTest::oneIsTakenBackAndComesAgain()
{
    QCOMPARE(m_ctl->ctl({u"claim"_s, u"towns"_s}).exit, 0);
    const Ran back =
        m_ctl->ctl({u"delivery"_s, u"take-back"_s, u"1"_s, u"--reason"_s, u"wrong month"_s});
    QVERIFY2(back.exit == 0, back.err);
    QCOMPARE(back.json()[u"dismissed"_s].toInt(), 2);
    QCOMPARE(back.json()[u"worked_on"_s].toInt(), 1);
    const QJsonArray all = m_ctl->ctl({u"deliveries"_s}).json()[u"deliveries"_s].toArray();
    QVERIFY(!all.first()[u"taken_back_at"_s].isNull());
    QCOMPARE(import(first).json()[u"updates"_s].toInt(), 2);
    QCOMPARE(record(u"2"_s)[u"state"_s].toString(), u"open"_s);
    QCOMPARE(m_ctl->ctl({u"audit"_s}).exit, 0);
}

void CtlDeliveriesTest::whatItBroughtIntoOthersIsTold()
{
    QCOMPARE(import(second, {u"--update"_s}).exit, 0);
    const Ran back =
        m_ctl->ctl({u"delivery"_s, u"take-back"_s, u"2"_s, u"--reason"_s, u"wrong month"_s});
    QVERIFY2(back.exit == 0, back.err);
    QCOMPARE(back.json()[u"dismissed"_s].toInt(), 1);
    QCOMPARE(back.json()[u"keeping"_s].toInt(), 1);
    QVERIFY(!back.json()[u"cancelled"_s].toBool());
    QCOMPARE(record(u"2"_s)[u"record"_s].toObject()[u"town"_s].toString(), u"OPP"_s);
    const QByteArray again = told(u"take-back"_s, u"2"_s);
    QVERIFY2(again.contains("1 record keeps the values that it brought."), again);
}

void CtlDeliveriesTest::whatItKeptOutIsToldWithTheWayToIt()
{
    const QByteArray way = "The database does not keep these rows.";
    const auto shown = [this](const QString &delivery) {
        return m_ctl->bare({u"-d"_s, m_ctl->database(), u"delivery"_s, u"show"_s, delivery}).out;
    };
    QVERIFY(shown(u"1"_s).contains("rows in the file"));
    QVERIFY(!shown(u"1"_s).contains(way));
    QCOMPARE(import("id,town\n5,Ino\n6,Eva,more\n").exit, 6);
    const QByteArray kept = shown(u"2"_s);
    QVERIFY2(kept.contains(way), kept);
    QVERIFY2(kept.contains("\"import --rejects FILE\" writes them to a file."), kept);
}

void CtlDeliveriesTest::whereNothingIsDismissedItSaysWhy()
{
    QCOMPARE(import("id,town\n1,BOAZ\n2,Opp\n3,Arab\n", {u"--update"_s, u"--whole"_s}).exit, 0);
    const QByteArray none = told(u"take-back"_s, u"2"_s);
    QVERIFY2(none.startsWith("No record was dismissed. The delivery added no records."), none);
    const QByteArray missing = told(u"dismiss-missing"_s, u"2"_s);
    QCOMPARE(missing.trimmed(),
             QByteArray("No record was dismissed. No waiting record is missing in its file."));
    told(u"take-back"_s, u"1"_s);
    const QByteArray again = told(u"take-back"_s, u"1"_s);
    QVERIFY2(again.startsWith("No record was dismissed."), again);
    QVERIFY2(!again.contains("come back"), again);
}

void CtlDeliveriesTest::anInterruptedOneSaysHowFarItCame_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("delivery");
    QTest::newRow("take-back") << u"take-back"_s << u"2"_s;
    QTest::newRow("dismiss-missing") << u"dismiss-missing"_s << u"3"_s;
}

/// The second piece has a record that takes for ever.
void CtlDeliveriesTest::anInterruptedOneSaysHowFarItCame()
{
    QFETCH(QString, command);
    QFETCH(QString, delivery);
    QByteArray many = "id,town\n";
    for (int number = 100; number < 700; ++number)
        many += QByteArray::number(number) + ",Boaz\n";
    QCOMPARE(import(many).exit, 0);
    QCOMPARE(import("id,town\n1,Boaz\n2,Opp\n3,Arab\n", {u"--whole"_s}).exit, 0);
    m_ctl->sql(u"CREATE TRIGGER endless BEFORE UPDATE ON item WHEN old.key = '650' BEGIN SELECT "
               u"count(*) FROM (WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
               u"SELECT i FROM n); END"_s);
    QProcess recalling;
    prepareToAsk(recalling);
    recalling.start(CtlFixture::program(), {u"-d"_s, m_ctl->database(), u"--json"_s, u"delivery"_s,
                                            command, delivery, u"--reason"_s, u"wrong"_s});
    const QString gone = u"SELECT count(*) FROM item WHERE state = 'dismissed'"_s;
    QTRY_COMPARE_WITH_TIMEOUT(m_ctl->sql(gone), u"500"_s, 20'000);
    interrupt(recalling);
    QVERIFY(recalling.waitForFinished(60'000));
    QCOMPARE(recalling.exitStatus(), QProcess::NormalExit);
    QCOMPARE(recalling.exitCode(), 1);
    const QJsonObject json = QJsonDocument::fromJson(recalling.readAllStandardOutput()).object();
    QCOMPARE(json[u"dismissed"_s].toInt(), 500);
    QVERIFY(json[u"cancelled"_s].toBool());
    const QByteArray said = recalling.readAllStandardError().trimmed();
    QCOMPARE(
        said,
        QByteArray("This was cancelled: 500 records were dismissed, the others are still waiting. "
                   "Run it again to continue."));
    m_ctl->sql(u"DROP TRIGGER endless"_s);
    const QByteArray others = told(command, delivery);
    QVERIFY2(others.startsWith("100 records were dismissed."), others);
}

void CtlDeliveriesTest::whatIsNotThereIsTold()
{
    QCOMPARE(m_ctl->ctl({u"delivery"_s, u"show"_s, u"one"_s}).exit, 2);
    const Ran none = m_ctl->ctl({u"delivery"_s, u"show"_s, u"99"_s});
    QVERIFY(none.exit != 0 && none.exit != 2);
    QVERIFY2(none.err.contains("no delivery"), none.err);
    QCOMPARE(m_ctl->ctl({u"delivery"_s, u"take-back"_s, u"1"_s}).exit, 2);
}

INTRAY_TEST_GUILESS_MAIN(CtlDeliveriesTest)
#include "tst_ctl_deliveries.moc"
