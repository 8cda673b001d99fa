// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QTest>

#include <memory>

using namespace intray;
using namespace Qt::StringLiterals;

/// The order of doubt, what passes and what is stated, by the command line, on real records.
class CtlWarrantyTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theRulesAreKeptAndShown();
    void badRulesAreRefused_data();
    void badRulesAreRefused();
    void spacesAroundANumberDoNotMatter();
    void theMostDoubtfulRecordIsListedFirstAndGivenOutFirst();
    void withoutTheRuleNothingIsPutInOrder();
    void whatCannotBeStatedSaysWhatIsMissing();
    void aQueueNamedByANumberComesBeforeADelivery();
    void anUnknownQueueIsRefused();
    void whatPassedIsListedAndShownAsSuch();
    void whatPassedIsReopened();

private:
    Ran set(const QStringList &words) const
    {
        return m_ctl->ctl(QStringList{u"queue"_s, u"set"_s, u"towns"_s} + words);
    }
    QJsonObject rules() const { return m_ctl->ctl({u"queue"_s, u"show"_s, u"towns"_s}).json(); }
    qint64 letPass(const QString &key) const;
    std::unique_ptr<CtlFixture> m_ctl;
};

/// Sixty towns, of which the last is misspelt.
void CtlWarrantyTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    QByteArray towns("key,town,zip\n");
    for (int i = 0; i < 60; ++i)
        towns += QByteArray::number(i) + (i % 2 ? ",Birmingham,35203\n" : ",Montgomery,36104\n");
    towns += "60,Birminghxm,35203\n";
    QCOMPARE(m_ctl
                 ->ctl({u"import"_s, u"towns"_s, m_ctl->file(u"towns.csv"_s, towns), u"--key"_s,
                        u"key"_s})
                 .exit,
             0);
}

/// As the database does it, and gives the item: to state a bound, five people would have to see a
/// hundred planted slips.
qint64 CtlWarrantyTest::letPass(const QString &key) const
{
    const QString item = m_ctl->sql(u"SELECT id FROM item WHERE key = '%1'"_s.arg(key)).trimmed();
    m_ctl->sql(u"UPDATE item SET state = 'done', change = change + 1 WHERE id = %1; "
               "UPDATE record SET finished_at = '2026-03-01T08:00:00.000Z' WHERE item_id = %1; "
               "INSERT INTO event (item_id, at, kind, user, workstation) "
               "VALUES (%1, '2026-03-01T08:00:00.000Z', 'passed', 'boss', 'desk')"_s.arg(item));
    return item.toLongLong();
}

void CtlWarrantyTest::theRulesAreKeptAndShown()
{
    QCOMPARE(set({u"--doubtful-first"_s, u"yes"_s, u"--let-pass"_s, u"0.5%,90%"_s,
                  u"--plant-every"_s, u"50"_s})
                 .exit,
             0);
    QCOMPARE(rules().value(u"doubtful_first"_s), true);
    QCOMPARE(rules().value(u"pass_most_wrong"_s), 0.005);
    QCOMPARE(rules().value(u"pass_sure"_s), 0.9);
    QCOMPARE(rules().value(u"plant_every"_s), 50);
    const Ran shown = m_ctl->bare({u"-d"_s, m_ctl->database(), u"queue"_s, u"show"_s, u"towns"_s});
    QVERIFY2(shown.out.contains("0.5% of the fields"), shown.out.constData());
    QCOMPARE(set({u"--let-pass"_s, u"none"_s, u"--plant-every"_s, u"none"_s}).exit, 0);
    QVERIFY(rules().value(u"pass_most_wrong"_s).isNull());
    QVERIFY(rules().value(u"plant_every"_s).isNull());
}

void CtlWarrantyTest::badRulesAreRefused_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("order") << QStringList{u"--doubtful-first"_s, u"perhaps"_s};
    QTest::newRow("nothing wrong") << QStringList{u"--let-pass"_s, u"0%"_s};
    QTest::newRow("more than half") << QStringList{u"--let-pass"_s, u"51%"_s};
    QTest::newRow("all sure") << QStringList{u"--let-pass"_s, u"1%,100%"_s};
    QTest::newRow("three numbers") << QStringList{u"--let-pass"_s, u"1%,95%,3"_s};
    QTest::newRow("words") << QStringList{u"--let-pass"_s, u"few"_s};
    QTest::newRow("each record") << QStringList{u"--plant-every"_s, u"1"_s};
    for (const QString &odd :
         {u"1e1%"_s, u"+5%"_s, u"-5%"_s, u"0,5%"_s, u"nan"_s, u"inf"_s, u"0x5"_s, u".5%"_s,
          u"5%%"_s, u"1,000.5%"_s, u"0.00014%"_s, u"5%,9e1%"_s, u"5%,+90"_s, u"\u0665%"_s, u"% 5"_s,
          u"5%,"_s, QString()})
        QTest::addRow("let %s", odd.toUtf8().constData()) << QStringList{u"--let-pass"_s, odd};
    for (const QString &odd : {u"1e2"_s, u"50.5"_s, u"nan"_s, u"0x32"_s, u"5 0"_s, QString()})
        QTest::addRow("plant %s", odd.toUtf8().constData()) << QStringList{u"--plant-every"_s, odd};
    for (const QString &odd : {u"2e1%"_s, u"nan"_s, u"0x5%"_s, u"2.5%"_s})
        QTest::addRow("share %s", odd.toUtf8().constData()) << QStringList{u"--share"_s, odd};
}

void CtlWarrantyTest::badRulesAreRefused()
{
    QFETCH(QStringList, words);
    const QJsonObject before = rules();
    QCOMPARE(set(words).exit, 2);
    QCOMPARE(rules(), before);
}

void CtlWarrantyTest::spacesAroundANumberDoNotMatter()
{
    QCOMPARE(set({u"--let-pass"_s, u" 0.5 % , 90 % "_s}).exit, 0);
    QCOMPARE(rules().value(u"pass_most_wrong"_s), 0.005);
    QCOMPARE(rules().value(u"pass_sure"_s), 0.9);
    QCOMPARE(set({u"--let-pass"_s, u"0.0001,50.0"_s}).exit, 0);
    QCOMPARE(rules().value(u"pass_most_wrong"_s), 0.000001);
}

void CtlWarrantyTest::theMostDoubtfulRecordIsListedFirstAndGivenOutFirst()
{
    set({u"--doubtful-first"_s, u"yes"_s});
    const QJsonObject listed = m_ctl->ctl({u"doubt"_s, u"towns"_s, u"--place"_s}).json();
    const QJsonArray records = listed.value(u"records"_s).toArray();
    QCOMPARE(records.size(), 61);
    QCOMPARE(records.at(0).toObject().value(u"key"_s), u"60"_s);
    QCOMPARE(listed.value(u"moved"_s), 61);
    QCOMPARE(m_ctl->claimOne(u"towns"_s).value(u"key"_s), u"60"_s);
}

void CtlWarrantyTest::withoutTheRuleNothingIsPutInOrder()
{
    QCOMPARE(m_ctl->ctl({u"doubt"_s, u"towns"_s, u"--place"_s}).json().value(u"moved"_s), 0);
    QCOMPARE(m_ctl->claimOne(u"towns"_s).value(u"key"_s), u"0"_s);
}

void CtlWarrantyTest::whatCannotBeStatedSaysWhatIsMissing()
{
    set({u"--let-pass"_s, u"5%"_s});
    const Ran passed = m_ctl->ctl({u"let-pass"_s, u"towns"_s});
    QCOMPARE(passed.exit, 0);
    QCOMPARE(passed.json().value(u"deliveries"_s).toArray().at(0).toObject().value(u"passed"_s), 0);
    const QJsonObject said = m_ctl->ctl({u"warranty"_s, u"towns"_s}).json();
    QCOMPARE(said.value(u"records"_s), 61);
    QVERIFY(said.value(u"bound"_s).isNull());
    QVERIFY(said.value(u"reasons"_s).toArray().at(0).toString().contains(u"planted slips"_s));
}

void CtlWarrantyTest::aQueueNamedByANumberComesBeforeADelivery()
{
    m_ctl->addQueue(u"1"_s, {u"a"_s});
    QCOMPARE(m_ctl->ctl({u"warranty"_s, u"1"_s}).json().value(u"queue"_s), u"1"_s);
}

void CtlWarrantyTest::anUnknownQueueIsRefused()
{
    for (const QString &command : {u"doubt"_s, u"let-pass"_s, u"warranty"_s})
        QCOMPARE(m_ctl->ctl({command, u"nowhere"_s}).exit, 1);
}

void CtlWarrantyTest::whatPassedIsListedAndShownAsSuch()
{
    const QJsonObject taken = m_ctl->claimOne(u"towns"_s);
    const QString number = QString::number(taken.value(u"item"_s).toInteger());
    m_ctl->ctl({u"complete"_s, number, u"--lock"_s, taken.value(u"lock"_s).toString()});
    const qint64 passed = letPass(u"7"_s);
    const QStringList list{u"list"_s, u"towns"_s, u"--state"_s, u"done"_s};
    const QJsonArray items = m_ctl->ctl(list).items();
    QCOMPARE(items.size(), 2);
    for (const QJsonValue one : items)
        QCOMPARE(one.toObject().value(u"passed"_s).toBool(),
                 one.toObject().value(u"item"_s).toInteger() == passed);
    const QJsonObject shown = m_ctl->ctl({u"show"_s, QString::number(passed)}).json();
    QCOMPARE(shown.value(u"passed"_s), true);
    QCOMPARE(shown.value(u"state"_s), u"done"_s);
    const Ran told = m_ctl->bare(QStringList{u"-d"_s, m_ctl->database()} + list);
    QCOMPARE(told.out.count("done, passed unopened"), 1);
    QCOMPARE(told.out.count("done"), 2);
    const QJsonArray alone = m_ctl->ctl({u"list"_s, u"towns"_s, u"--passed"_s}).items();
    QCOMPARE(alone.size(), 1);
    QCOMPARE(alone.at(0).toObject().value(u"item"_s).toInteger(), passed);
    QCOMPARE(m_ctl->ctl({u"list"_s, u"--passed"_s}).items(), alone);
    QCOMPARE(m_ctl->ctl({u"list"_s, u"towns"_s, u"--passed"_s, u"--state"_s, u"open"_s}).exit, 2);
}

void CtlWarrantyTest::whatPassedIsReopened()
{
    const QString passed = QString::number(letPass(u"7"_s));
    QCOMPARE(m_ctl->ctl({u"reopen"_s, passed}).exit, 0);
    const QJsonObject shown = m_ctl->ctl({u"show"_s, passed}).json();
    QCOMPARE(shown.value(u"state"_s), u"open"_s);
    QCOMPARE(shown.value(u"passed"_s), false);
}

INTRAY_TEST_GUILESS_MAIN(CtlWarrantyTest)
#include "tst_ctl_warranty.moc"
