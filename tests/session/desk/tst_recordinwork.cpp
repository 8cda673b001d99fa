// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/recordinwork.h"
#include "session/desk/taking/takingsteps.h"
#include "session/deskfixture.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// The record at the desk, without any database.
class RecordInWorkTest : public QObject
{
    Q_OBJECT

private:
    static TakenRecord hospital()
    {
        TakenRecord taken;
        taken.detail.emplace();
        taken.detail->item.id = ItemId{7};
        taken.detail->item.record = {{u"name"_s, u"callahan"_s}, {u"city"_s, u"boaz"_s}};
        taken.detail->imported = taken.detail->item.record;
        taken.others = 2;
        return taken;
    }

    static void put(RecordInWork &record)
    {
        record.put(hospital(), Office::hospital());
        record.setState(DeskState::Working);
    }

private slots:
    void whatIsTypedIsToldAndKeptApartFromWhatWasImported()
    {
        RecordInWork record;
        put(record);
        QSignalSpy edited(&record, &RecordInWork::edited);
        record.edit(u"city"_s, u"opp"_s);
        record.edit(u"city"_s, u"opp"_s); // nothing new
        QCOMPARE(edited.count(), 1);
        QCOMPARE(record.text(u"city"_s), u"opp"_s);
        QCOMPARE(record.importedText(u"city"_s), u"boaz"_s);
        QCOMPARE(record.typedFields(), QStringList{u"city"_s});
        QCOMPARE(record.corrected()->value(u"city"_s).toString(), u"opp"_s);
        QCOMPARE(record.others(), 2);
    }

    void nothingIsTypedUnlessItIsInWork()
    {
        for (const DeskState state :
             {DeskState::Empty, DeskState::Taking, DeskState::Finishing, DeskState::Lost}) {
            RecordInWork record;
            put(record);
            record.setState(state);
            record.edit(u"city"_s, u"opp"_s);
            record.leaveField(u"city"_s);
            QCOMPARE(record.text(u"city"_s), u"boaz"_s);
            QVERIFY(!record.hasTypedText());
            QVERIFY(!record.corrected());
        }
    }

    void aFaultIsShownWhenTheFieldIsLeftAndGoesWhenItIsMended()
    {
        RecordInWork record;
        put(record);
        QSignalSpy told(&record, &RecordInWork::faultsChanged);
        record.edit(u"name"_s, {});
        QVERIFY(!record.showsFaults());
        record.leaveField(u"name"_s);
        QCOMPARE(record.faults(u"name"_s).size(), 1);
        record.edit(u"name"_s, u"a"_s);
        QVERIFY(!record.showsFaults());
        QCOMPARE(told.count(), 2);
    }

    void whatIsWrongIsShownAtOnce()
    {
        RecordInWork record;
        TakenRecord wrong = hospital();
        wrong.detail->item.record.insert(u"beds"_s, u"many"_s);
        record.put(wrong, Office::hospital());
        record.setState(DeskState::Working);
        QCOMPARE(record.shownFaults(), 1);
        QCOMPARE(record.faults(u"beds"_s).size(), 1);
        record.edit(u"beds"_s, u"12"_s);
        QVERIFY(!record.showsFaults());
        record.revertField(u"beds"_s);
        QCOMPARE(record.faults(u"beds"_s).size(), 1);
        put(record);
        QVERIFY(!record.showsFaults());
    }

    void newRulesHoldForTheOpenRecordAndWhatIsTypedStays()
    {
        RecordInWork record;
        put(record);
        record.edit(u"city"_s, u"nowhere"_s);
        QSignalSpy told(&record, &RecordInWork::schemaChanged);
        Queue rules = Office::hospital();
        rules.title = u"Another title"_s;
        record.setRules(rules);
        QVERIFY(told.isEmpty() && !record.showsFaults());
        rules.recordSchema[u"properties"_s] =
            QJsonObject{{u"city"_s, QJsonObject{{u"enum"_s, QJsonArray{u"boaz"_s}}}}};
        record.setRules(rules);
        QCOMPARE(told.count(), 1);
        QCOMPARE(record.text(u"city"_s), u"nowhere"_s);
        QCOMPARE(record.faults(u"city"_s).size(), 1);
        QCOMPARE(record.check().size(), 1);
        QVERIFY(record.isTyped(u"city"_s));
    }

    void whatIsKeyedAgainIsNoFaultYet()
    {
        Queue rules = Office::hospital();
        rules.blindFields = {u"name"_s};
        TakenRecord again = hospital();
        again.detail->item.fromItem = ItemId{3};
        again.detail->item.record = {{u"city"_s, u"boaz"_s}};
        RecordInWork record;
        record.put(again, rules);
        record.setState(DeskState::Working);
        QVERIFY(!record.showsFaults());
        QCOMPARE(record.check().size(), 1);
        QVERIFY(record.showsFaults());
    }

    void checkingShowsEveryFault()
    {
        RecordInWork record;
        put(record);
        record.edit(u"name"_s, {});
        record.edit(u"beds"_s, u"many"_s);
        QCOMPARE(record.check().size(), 2);
        QVERIFY(!record.faults(u"name"_s).isEmpty());
        QVERIFY(!record.faults(u"beds"_s).isEmpty());
    }

    void revertingTellsWhichTextChanged()
    {
        RecordInWork record;
        put(record);
        record.edit(u"city"_s, u"opp"_s);
        QSignalSpy changed(&record, &RecordInWork::textChanged);
        record.revertRecord();
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.first().first().toString(), u"city"_s);
        QCOMPARE(record.text(u"city"_s), u"boaz"_s);
    }

    void whatOneUndoBringsBackIsHeldAgainstTheRules()
    {
        RecordInWork record;
        put(record);
        record.edit(u"beds"_s, u"many"_s);
        record.leaveField(u"beds"_s);
        QCOMPARE(record.faults(u"beds"_s).size(), 1);
        record.revertRecord();
        QVERIFY(record.faults(u"beds"_s).isEmpty());
        QVERIFY(record.takeBackTogether(u"name"_s));
        QCOMPARE(record.text(u"beds"_s), u"many"_s);
        QCOMPARE(record.faults(u"beds"_s).size(), 1);
        QVERIFY(!record.takeBackTogether(u"name"_s));
    }

    void whatEscTookBackInTheFieldInHandComesFirst()
    {
        RecordInWork record;
        put(record);
        record.edit(u"beds"_s, u"7"_s);
        record.revertRecord();
        record.edit(u"city"_s, u"opp"_s);
        QVERIFY(!record.takeBackTogether(u"city"_s));
        record.revertField(u"city"_s);
        QVERIFY(!record.takeBackTogether(u"city"_s));
        QVERIFY(record.takeBackTogether(u"name"_s));
        QCOMPARE(record.text(u"beds"_s), u"7"_s);
    }

    void underOtherRulesOneUndoStillBringsBack()
    {
        RecordInWork record;
        put(record);
        record.edit(u"city"_s, u"opp"_s);
        record.rememberTogether({{u"city"_s, u"boaz"_s}});
        QSignalSpy left(&record, &RecordInWork::takenBackBut);
        Queue rules = Office::hospital();
        QJsonObject properties = rules.recordSchema[u"properties"_s].toObject();
        properties.insert(u"rooms"_s, QJsonObject{{u"type"_s, u"string"_s}});
        rules.recordSchema[u"properties"_s] = properties;
        record.setRules(rules);
        QVERIFY(record.takeBackTogether(u"city"_s));
        QCOMPARE(record.text(u"city"_s), u"boaz"_s);
        QVERIFY(!record.takeBackTogether({}));
        QCOMPARE(left.count(), 0);
    }

    void whatIsTakenBackIsHeldAgainstTheNewRules()
    {
        RecordInWork record;
        put(record);
        record.edit(u"city"_s, u"opp"_s);
        record.revertRecord();
        Queue rules = Office::hospital();
        rules.recordSchema[u"properties"_s] =
            QJsonObject{{u"city"_s, QJsonObject{{u"enum"_s, QJsonArray{u"boaz"_s}}}}};
        record.setRules(rules);
        QVERIFY(record.takeBackTogether({}));
        QCOMPARE(record.text(u"city"_s), u"opp"_s);
        QCOMPARE(record.faults(u"city"_s).size(), 1);
    }

    void renewingFollowsTheDatabaseOnlyWhereNothingIsTyped()
    {
        RecordInWork record;
        put(record);
        record.edit(u"city"_s, u"opp"_s);
        TakenRecord again = hospital();
        again.detail->item.record = {{u"name"_s, u"theirs"_s}, {u"city"_s, u"theirs"_s}};
        again.detail->item.lock.id = u"new"_s;
        record.renew(*again.detail);
        QCOMPARE(record.text(u"name"_s), u"theirs"_s);
        QCOMPARE(record.text(u"city"_s), u"opp"_s);
        QCOMPARE(record.item().lock.id, u"new"_s);
    }

    void twoThatExchangedTheirValuesGoBackTogether()
    {
        RecordInWork record;
        put(record);
        record.edit(u"name"_s, u"boaz"_s);
        record.edit(u"city"_s, u"callahan"_s);
        record.rememberTogether({{u"name"_s, u"callahan"_s}, {u"city"_s, u"boaz"_s}},
                                {{u"name"_s, u"city"_s}});
        record.revertField(u"city"_s);
        QCOMPARE(record.text(u"name"_s), u"callahan"_s);
        QCOMPARE(record.text(u"city"_s), u"boaz"_s);
        QVERIFY(record.takeBackTogether(u"name"_s));
        QCOMPARE(record.text(u"name"_s), u"boaz"_s);
        QCOMPARE(record.text(u"city"_s), u"callahan"_s);
        record.edit(u"city"_s, u"opp"_s);
        record.revertField(u"name"_s);
        QVERIFY2(record.text(u"city"_s) == u"opp"_s, "it has another value since");
    }

    void askingForAnotherLeadsBackWhenNoneComes()
    {
        RecordInWork record;
        put(record);
        record.beginTaking();
        QCOMPARE(record.state(), DeskState::Taking);
        record.giveUpTaking();
        QCOMPARE(record.state(), DeskState::Working);
        record.giveUpTaking(); // nothing was asked for
        QCOMPARE(record.state(), DeskState::Working);
    }

    void aLockLostWhileAnotherIsAskedForIsLostAfterwards()
    {
        RecordInWork record;
        put(record);
        record.beginTaking();
        record.loseLock();
        QCOMPARE(record.state(), DeskState::Taking);
        record.giveUpTaking();
        QCOMPARE(record.state(), DeskState::Lost);
    }

    void theRecordBeforeIsRemembered()
    {
        RecordInWork record;
        put(record);
        record.edit(u"city"_s, u"opp"_s);
        record.rememberTexts();
        record.clear();
        QCOMPARE(record.text(u"city"_s), QString());
        put(record);
        QCOMPARE(record.previousText(u"city"_s), u"opp"_s);
        QCOMPARE(record.text(u"city"_s), u"boaz"_s);
    }

    void whatIsKeyedAgainDependsOnTheQueueAndTheStepBefore()
    {
        RecordInWork record;
        TakenRecord taken = hospital();
        Queue rules = Office::hospital();
        rules.blindFields = {u"city"_s};
        record.put(taken, rules);
        QVERIFY(!record.isKeyedAgain(u"city"_s));
        taken.detail->item.fromItem = ItemId{3};
        record.put(taken, rules);
        QVERIFY(record.isKeyedAgain(u"city"_s));
        QVERIFY(!record.isKeyedAgain(u"name"_s));
        record.setRules(Office::hospital());
        QVERIFY(!record.isKeyedAgain(u"city"_s));
    }
};

INTRAY_TEST_GUILESS_MAIN(RecordInWorkTest)
#include "tst_recordinwork.moc"
