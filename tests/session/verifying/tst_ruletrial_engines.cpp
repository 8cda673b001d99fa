// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "session/verifying/ruleproposing.h"
#include "session/verifying/ruletrial.h"
#include "support/testengine.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Rules held against records, and proposed from them, on every engine.
class RuleTrialEnginesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void rulesAreTriedAndProposed();

private:
    static QJsonObject only(const QString &value)
    {
        return {{u"properties"_s,
                 QJsonObject{{u"city"_s, QJsonObject{{u"enum"_s, QJsonArray{value}}}}}},
                {u"x-intray"_s,
                 QJsonObject{
                     {u"rules"_s, QJsonArray{QJsonObject{{u"unique"_s, QJsonArray{u"city"_s}}}}}}}};
    }
};

void RuleTrialEnginesTest::rulesAreTriedAndProposed()
{
    QStringList keys;
    for (int i = 0; i < 60; ++i)
        keys << QString::number(i);
    Office office(keys, Office::hospital(), databaseOf(engineOfRow()));
    QSignalSpy started(office.session.get(), &Session::started);
    office.session->start();
    QVERIFY(started.wait(20000));
    RuleTrial trial(office.session->login(), office.session->identity(), u"hospital"_s);
    RuleProposing proposing(office.session->login(), office.session->identity(), u"hospital"_s);
    QSignalSpy tested(&trial, &RuleTrial::tested);
    QSignalSpy failed(&trial, &RuleTrial::failed);
    QSignalSpy found(&proposing, &RuleProposing::found);
    for (const QString &value : {u"a"_s, u"b"_s, u"boaz"_s}) // what still runs is ended
        trial.test(only(value));
    proposing.look();
    QTRY_COMPARE_WITH_TIMEOUT(tested.size(), 1, 20000);
    QTRY_COMPARE_WITH_TIMEOUT(found.size(), 1, 20000);
    const auto tried = tested.at(0).at(0).value<TriedRules>();
    QCOMPARE(tried.records, 60);
    QCOMPARE(tried.broken, 60);
    QCOMPARE(tried.rules.size(), 1);
    QCOMPARE(tried.rules.constFirst().rule, u"unique city"_s);
    QCOMPARE(tried.rules.constFirst().examples.size(), 60);
    QCOMPARE(found.at(0).at(1).toLongLong(), 60);
    QStringList rules;
    for (const RuleProposal &one : found.at(0).at(0).value<QList<RuleProposal>>())
        rules << one.rule;
    QVERIFY2(rules.contains(u"name:unique"_s), qPrintable(rules.join(u' ')));
    QVERIFY(failed.isEmpty());
    trial.test(only(u"nowhere"_s));
    QTRY_COMPARE_WITH_TIMEOUT(tested.size(), 2, 20000);
    QCOMPARE(tested.at(1).at(0).value<TriedRules>().rules.size(), 2);
}

QTEST_MAIN(RuleTrialEnginesTest)
#include "tst_ruletrial_engines.moc"
