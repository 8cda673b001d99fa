// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixturedata.h"
#include "store/importing/deliverystore.h"
#include "store/verifying/correctionstore.h"
#include "support/testclass.h"
#include "support/twoatwork.h"
#include "transfer/importer.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// New records are corrected as it was decided for their template, on every engine.
class ImportDecisionsTest : public QObject, protected TwoAtWork
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }

    void whatCameInIsKeptAndTheHistoryTellsIt();
    void whoMayNotCorrectLeavesProposals();
    void ofSeveralFieldsEachIsCorrected();
    void aDryRunCorrectsNothing();
    void whatItCorrectedItselfIsTakenBackWithIt();
    void whatWasUndoneIsTakenBackToo();
    void whoeverBroughtItInCorrectsNothingAsADeliveryOfOthers();

private:
    ImportResult bringIn(Person &person, const QByteArray &text, bool isDry = false);
    Item itemOf(const QString &key);
    DeliveryStore deliveries() { return {*anna->connection, anna->store.identity()}; }
    CorrectionStore corrections() { return {*anna->connection, anna->store.identity()}; }
    ImportId newest() { return valueOf(deliveries().deliveries(u"people"_s)).at(0).id; }
    /// How many records it takes out of the queue.
    qint64 takeBackNewest() { return valueOf(deliveries().takeBack(newest(), u"wrong"_s)).count; }
};

Item ImportDecisionsTest::itemOf(const QString &key)
{
    ItemQuery query;
    query.queue = u"people"_s;
    for (const Item &item : valueOf(anna->store.page(query, {})).items)
        if (item.key == key)
            return item;
    return {};
}

ImportResult ImportDecisionsTest::bringIn(Person &person, const QByteArray &text, bool isDry)
{
    const WrittenFile file(text);
    ImportOptions options;
    options.queue = u"people"_s;
    options.file = file.path();
    options.keyColumns = {u"name"_s};
    options.dryRun = isDry;
    options.fromTemplate = u"supplier"_s;
    options.corrections = {{u"people"_s, u"town"_s, {{u"N/A"_s, u"unknown"_s}}},
                           {u"people"_s, u"phone"_s, {{u"-"_s, QString()}}}};
    options.apply = ApplyDecisions::AtOnce;
    return valueOf(Importer(*person.connection, person.store.identity()).bringIn(options));
}

void ImportDecisionsTest::whatCameInIsKeptAndTheHistoryTellsIt()
{
    const ImportResult result = bringIn(*anna, "name,town,phone\nann,N/A,1\nbob,Boaz,2\n");
    QCOMPARE(result.corrected, 1);
    QVERIFY2(result.notes.join(u' ').contains(u"“supplier”"_s),
             qPrintable(result.notes.join(u' ')));
    const Item ann = itemOf(u"ann"_s);
    QCOMPARE(ann.record.value(u"town"_s), u"unknown"_s);
    QCOMPARE(valueOf(anna->store.detail(ann.id)).imported.value(u"town"_s), u"N/A"_s);
    QVERIFY(kindsOf(ann.id).contains(nameOf(EventKind::Corrected)));
    QVERIFY(!kindsOf(itemOf(u"bob"_s).id).contains(nameOf(EventKind::Corrected)));
    const auto deliveries =
        valueOf(DeliveryStore(*anna->connection, anna->store.identity()).deliveries(u"people"_s));
    QCOMPARE(deliveries.at(0).counts.byTemplate, u"supplier"_s);
}

void ImportDecisionsTest::whoMayNotCorrectLeavesProposals()
{
    if (engineOfRow() == u"sqlite")
        QSKIP("It has no rights.");
    bringIn(*anna, "name,town,phone\nzoe,Boaz,1\n");
    for (const User &user : valueOf(anna->store.users()))
        if (user.name == u"bert")
            valueOf(anna->store.setUser({user.name, user.login, true, {Role::Importer}, {}}));
    Person importer(*database, u"bert"_s);
    const ImportResult result = bringIn(importer, "name,town,phone\nann,N/A,1\n");
    QCOMPARE(result.added, 1);
    QCOMPARE(result.corrected, 0);
    QVERIFY2(result.notes.join(u' ').contains(u"only supervisors"_s),
             qPrintable(result.notes.join(u' ')));
    QCOMPARE(itemOf(u"ann"_s).record.value(u"town"_s), u"N/A"_s);
}

void ImportDecisionsTest::ofSeveralFieldsEachIsCorrected()
{
    QCOMPARE(bringIn(*anna, "name,town,phone\nann,N/A,-\nbob,N/A,2\n").corrected, 2);
    QCOMPARE(itemOf(u"ann"_s).record.value(u"town"_s), u"unknown"_s);
    QCOMPARE(itemOf(u"ann"_s).record.value(u"phone"_s), u""_s);
    QCOMPARE(itemOf(u"bob"_s).record.value(u"phone"_s), u"2"_s);
}

void ImportDecisionsTest::aDryRunCorrectsNothing()
{
    bringIn(*anna, "name,town,phone\nzoe,N/A,1\n");
    const ImportResult result = bringIn(*anna, "name,town,phone\nann,N/A,1\n", true);
    QCOMPARE(result.corrected, 0);
    QVERIFY(!result.notes.join(u' ').contains(u"corrected"_s));
}

void ImportDecisionsTest::whatItCorrectedItselfIsTakenBackWithIt()
{
    bringIn(*anna, "name,town,phone\nann,N/A,-\nbob,Boaz,2\ncid,N/A,3\ndan,Opp,4\n");
    valueOf(corrections().correct(u"people"_s, CorrectionWish{u"town"_s, u"Boaz"_s, u"Arab"_s}));
    valueOf(corrections().correct(u"people"_s,
                                  CorrectionPlan(CorrectionWish{u"phone"_s, u"3"_s, u"33"_s})));
    const ItemId ann = itemOf(u"ann"_s).id;
    QCOMPARE(takeBackNewest(), 2);
    QCOMPARE(valueOf(anna->store.detail(ann)).item.state, State::Dismissed);
    QCOMPARE(itemOf(u"bob"_s).state, State::Open);
    QCOMPARE(itemOf(u"cid"_s).state, State::Open);
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

void ImportDecisionsTest::whatWasUndoneIsTakenBackToo()
{
    bringIn(*anna, "name,town,phone\nann,N/A,1\nbob,N/A,2\n");
    const OperationId made = valueOf(corrections().made(u"people"_s)).at(0).id;
    QCOMPARE(valueOf(corrections().takeBack(u"people"_s, made)).result.done.size(), 2);
    QCOMPARE(itemOf(u"ann"_s).record.value(u"town"_s), u"N/A"_s);
    QCOMPARE(takeBackNewest(), 2);
    QCOMPARE(valueOf(anna->store.audit()).violations, QStringList());
}

/// Only what brought a record in says that its correction is no work of a person.
void ImportDecisionsTest::whoeverBroughtItInCorrectsNothingAsADeliveryOfOthers()
{
    bringIn(*anna, "name,town,phone\nann,Boaz,1\n");
    const ImportId first = newest();
    bringIn(*anna, "name,town,phone\nbob,Boaz,2\n");
    CorrectionPlan plan(CorrectionWish{u"town"_s, u"Boaz"_s, u"Arab"_s});
    plan.delivery = first;
    QCOMPARE(valueOf(corrections().correct(u"people"_s, plan)).result.done.size(), 2);
    QCOMPARE(takeBackNewest(), 0);
    QCOMPARE(valueOf(deliveries().takeBack(first, u"wrong"_s)).count, 1);
}

INTRAY_TEST_GUILESS_MAIN(ImportDecisionsTest)
#include "tst_importdecisions.moc"
