// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctlfixture.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// `correct` and `corrections` as people call them.
class CtlCorrectTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_ctl = std::make_unique<CtlFixture>(); }

    void theReportNamesEveryItem();
    void aDryRunChangesNothing();
    void nothingFoundGivesThree();
    void itIsTakenBack();
    void theHistoryTellsIt();
    void peopleGetATable();
    void wrongWordsGiveTwo_data();
    void wrongWordsGiveTwo();

private:
    Ran correct(const QStringList &more = {}) const
    {
        return m_ctl->ctl(QStringList{u"correct"_s, u"orders"_s, u"--field"_s, u"city"_s,
                                      u"--old"_s, u"boaz"_s, u"--new"_s, u"Boaz"_s} +
                          more);
    }
    QString cityOf(const QString &key) const
    {
        for (const QJsonValue item : m_ctl->ctl({u"list"_s, u"orders"_s}).items())
            if (item[u"key"].toString() == key)
                return item[u"record"][u"city"].toString();
        return {};
    }

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlCorrectTest::theReportNamesEveryItem()
{
    m_ctl->addQueue(u"orders"_s, {u"a"_s, u"b"_s, u"c"_s});
    QVERIFY(!m_ctl->claimOne(u"orders"_s).isEmpty());
    const Ran ran = correct();
    QVERIFY2(ran.exit == 0, ran.err + ran.out);
    const QJsonObject json = ran.json();
    QCOMPARE(json.keys(), QStringList({u"cancelled"_s, u"corrected"_s, u"correction"_s, u"items"_s,
                                       u"not_done"_s, u"proposed"_s, u"stopped"_s}));
    QCOMPARE(json[u"corrected"].toInt(), 2);
    QCOMPARE(json[u"items"][0][u"key"].toString(), u"b"_s);
    QVERIFY(json[u"not_done"].toArray().isEmpty());
    QCOMPARE(json[u"proposed"].toArray().size(), 1); // This one is held.
    const QJsonObject held = json[u"proposed"][0].toObject();
    QCOMPARE(held.keys(), QStringList({u"item"_s, u"key"_s}));
    QCOMPARE(held[u"key"].toString(), u"a"_s);
    QCOMPARE(cityOf(u"b"_s), u"Boaz"_s);
    QCOMPARE(m_ctl->ctl({u"audit"_s}).exit, 0);
}

void CtlCorrectTest::aDryRunChangesNothing()
{
    m_ctl->addQueue(u"orders"_s, {u"a"_s, u"b"_s});
    const Ran ran = correct({u"--dry-run"_s});
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.json()[u"would_correct"].toInt(), 2);
    QCOMPARE(ran.items().size(), 2);
}

void CtlCorrectTest::nothingFoundGivesThree()
{
    m_ctl->addQueue(u"orders"_s, {u"a"_s});
    QCOMPARE(correct().exit, 0);
    const Ran again = correct();
    QCOMPARE(again.exit, 3);
    QVERIFY(again.json()[u"correction"].isNull());
    QCOMPARE(correct({u"--dry-run"_s}).exit, 3);
}

void CtlCorrectTest::itIsTakenBack()
{
    m_ctl->addQueue(u"orders"_s, {u"a"_s, u"b"_s});
    const QString id = correct().json()[u"correction"].toString();
    const QJsonArray listed =
        m_ctl->ctl({u"corrections"_s, u"orders"_s}).json()[u"corrections"].toArray();
    QCOMPARE(listed.size(), 1);
    QCOMPARE(listed[0][u"correction"].toString(), id);
    QCOMPARE(listed[0][u"old"].toString(), u"boaz"_s);
    QCOMPARE(listed[0][u"new"].toString(), u"Boaz"_s);
    QCOMPARE(listed[0][u"corrected"].toInt(), 2);
    const Ran undone = m_ctl->as(u"dora"_s, {u"correct"_s, u"orders"_s, u"--undo"_s, id});
    QVERIFY2(undone.exit == 0, undone.err + undone.out);
    QCOMPARE(undone.json()[u"corrected"].toInt(), 2);
    QCOMPARE(cityOf(u"b"_s), u"boaz"_s);
    QCOMPARE(m_ctl->ctl({u"correct"_s, u"orders"_s, u"--undo"_s, id}).exit, 3);
    const QJsonArray after =
        m_ctl->ctl({u"corrections"_s, u"orders"_s}).json()[u"corrections"].toArray();
    QCOMPARE(after[0][u"undoes"].toString(), id);
    QCOMPARE(after[0][u"user"].toString(), u"dora"_s);
    QCOMPARE(after[1][u"taken_back"].toInt(), 2);
}

void CtlCorrectTest::theHistoryTellsIt()
{
    m_ctl->addQueue(u"orders"_s, {u"a"_s});
    const QString id = correct().json()[u"correction"].toString();
    const QJsonArray events = m_ctl
                                  ->ctl({u"history"_s, u"--queue"_s, u"orders"_s, u"--kind"_s,
                                         u"corrected"_s, u"--values"_s})
                                  .json()[u"events"]
                                  .toArray();
    QCOMPARE(events.size(), 1);
    QCOMPARE(events[0][u"kind"].toString(), u"corrected"_s);
    QCOMPARE(events[0][u"before"][u"city"].toString(), u"boaz"_s);
    QCOMPARE(events[0][u"after"][u"city"].toString(), u"Boaz"_s);
    QCOMPARE(events[0][u"detail"][u"correction"].toString(), id);
    QCOMPARE(events[0][u"detail"][u"field"].toString(), u"city"_s);
    QCOMPARE(m_ctl->ctl({u"audit"_s}).exit, 0);
}

void CtlCorrectTest::peopleGetATable()
{
    m_ctl->addQueue(u"orders"_s, {u"a"_s});
    const QStringList database{u"-d"_s, u"sqlite:"_s + m_ctl->database()};
    const Ran ran =
        m_ctl->bare(database + QStringList{u"correct"_s, u"orders"_s, u"--field"_s, u"city"_s,
                                           u"--from"_s, u"boaz"_s, u"--to"_s, u""_s});
    QVERIFY2(ran.exit == 0, ran.err);
    QVERIFY2(ran.out.contains("corrected"), ran.out);
    QVERIFY2(ran.err.contains("--undo "), ran.err);
    QCOMPARE(cityOf(u"a"_s), QString());
    const Ran listed = m_ctl->bare(database + QStringList{u"corrections"_s, u"orders"_s});
    QVERIFY2(listed.out.contains("boaz"), listed.out);
}

void CtlCorrectTest::wrongWordsGiveTwo_data()
{
    QTest::addColumn<QStringList>("words");
    const QString id = u"0c49da61-4af2-41ad-aed0-7f7878c18b4d"_s;
    QTest::newRow("no field") << QStringList{u"--old"_s, u"a"_s, u"--new"_s, u"b"_s};
    QTest::newRow("no old value") << QStringList{u"--field"_s, u"city"_s, u"--new"_s, u"b"_s};
    QTest::newRow("no new value") << QStringList{u"--field"_s, u"city"_s, u"--old"_s, u"b"_s};
    QTest::newRow("two old values") << QStringList{u"--field"_s, u"city"_s, u"--old"_s, u"a"_s,
                                                   u"--old"_s,   u"b"_s,    u"--new"_s, u"c"_s};
    QTest::newRow("a correction without undo")
        << QStringList{id, u"--field"_s, u"city"_s, u"--old"_s, u"a"_s, u"--new"_s, u"b"_s};
    QTest::newRow("undo of nothing") << QStringList{u"--undo"_s};
    QTest::newRow("undo of no id") << QStringList{u"--undo"_s, u"last"_s};
    QTest::newRow("undo with a field") << QStringList{u"--undo"_s, id, u"--field"_s, u"city"_s};
}

void CtlCorrectTest::wrongWordsGiveTwo()
{
    QFETCH(QStringList, words);
    m_ctl->addQueue(u"orders"_s, {u"a"_s});
    const Ran ran = m_ctl->ctl(QStringList{u"correct"_s, u"orders"_s} + words);
    QVERIFY2(ran.exit == 2, ran.out + ran.err);
}

INTRAY_TEST_GUILESS_MAIN(CtlCorrectTest)
#include "tst_ctl_correct.moc"
