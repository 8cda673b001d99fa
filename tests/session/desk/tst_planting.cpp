// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/planting/planting.h"
#include "session/deskfixture.h"
#include "store/rules/queuestore.h"
#include "store/verifying/plantstore.h"
#include "support/testclass.h"

#include <QFile>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

QStringList keys(int count)
{
    QStringList all;
    for (int i = 1; i <= count; ++i)
        all << QString::number(i);
    return all;
}

/// In the city, because the name stands in the lists.
Queue plantingQueue()
{
    Queue queue = Office::hospital();
    QJsonObject schema = hospitalSchema();
    const QJsonValue order = schema.take(u"x-intray-order"_s);
    schema.insert(u"x-intray"_s,
                  QJsonObject{{u"order"_s, order}, {u"list"_s, QJsonArray{u"name"_s}}});
    queue.recordSchema = schema;
    queue.plantEvery = 2;
    return queue;
}

/// A clerk who has completed twenty records and is told of the rule; the next record shows a slip.
class PlantedOffice : public Office
{
public:
    explicit PlantedOffice(const Queue &rules = plantingQueue())
        : Office(keys(26), rules)
    {
        Person clerk(database, me().user);
        for (const Item &item : valueOf(clerk.store.claimNext({u"hospital"_s}, 20)).items)
            valueOf(clerk.store.finish(item.id, item.lock.id, Disposition::complete()));
    }
    void begin()
    {
        open();
        sitDownToPlants();
        takeNext();
    }
    void sitDownToPlants()
    {
        desk->planting().setChance([] { return 0; }); // one that is due
        QTRY_VERIFY(desk->suggestions().proposalsOf(u"hospital"_s).isMade);
    }
    void completeAndNext()
    {
        const ItemId before = desk->item().id;
        desk->completeAndNext();
        QTRY_VERIFY(desk->item().id != before && desk->state() == Desk::State::Working);
    }
    RecordInWork &record() { return desk->record(); }
    QString shown() { return record().shownText(u"city"_s); }
    CaughtSlips own() { return valueOf(PlantStore(*colleague.connection, me()).own()); }
    QString stored(ItemId item) { return detailOf(item).item.record.value(u"city"_s).toString(); }
};

} // namespace

/// Slips that the screen shows in the place of right values.
class PlantingTest : public QObject
{
    Q_OBJECT

private slots:
    void theRuleIsToldBeforeAnythingIsPlanted()
    {
        PlantedOffice office;
        office.begin();
        QVERIFY(!office.record().planted());
        QVERIFY2(
            office.sentence().contains(u"One record in 2 of this queue shows a planted slip"_s),
            qPrintable(office.sentence()));
        office.completeAndNext();
        QVERIFY(office.record().isPlanted(u"city"_s));
        QVERIFY2(!office.sentence().contains(u"planted"_s), qPrintable(office.sentence()));
    }

    void onlyTheScreenShowsASlip()
    {
        PlantedOffice office;
        office.begin();
        office.completeAndNext();
        QVERIFY(office.shown() != u"boaz"_s);
        QCOMPARE(office.record().text(u"city"_s), u"boaz"_s);
        QVERIFY(!office.record().isChanged(u"city"_s));
        QVERIFY(!office.record().corrected());
        QSignalSpy written(&office.journal, &DraftJournal::written);
        office.record().edit(u"beds"_s, u"13"_s);
        QVERIFY(written.wait());
        QCOMPARE(office.record().draft().value(u"city"_s).toString(), u"boaz"_s);
        office.desk->saveDraft();
        QTRY_VERIFY(!office.detailOf(office.desk->item().id).drafts.isEmpty());
        const Draft draft = office.detailOf(office.desk->item().id).drafts.constFirst();
        QCOMPARE(draft.content.value(u"city"_s).toString(), u"boaz"_s);
        QCOMPARE(draft.content.value(u"beds"_s).toInt(), 13);
        const QByteArray slip = office.shown().toUtf8();
        for (const QFileInfo &file : QDir(office.drafts.path()).entryInfoList(QDir::Files)) {
            QFile one(file.filePath());
            QVERIFY(one.open(QIODevice::ReadOnly));
            QVERIFY(!one.readAll().contains(slip));
        }
    }

    void whoPutsItRightIsToldWithALightWord()
    {
        PlantedOffice office;
        office.begin();
        office.completeAndNext();
        const ItemId item = office.desk->item().id;
        office.record().edit(u"city"_s, u"boa"_s);
        office.record().edit(u"city"_s, u"boaz"_s);
        office.completeAndNext();
        QTRY_VERIFY2(office.sentence().contains(u"Well seen"_s), qPrintable(office.sentence()));
        QCOMPARE(office.stored(item), u"boaz"_s);
        QTRY_VERIFY((office.own() == CaughtSlips{1, 1}));
    }

    void whoCompletesItIsToldAtOnceWhatItWas()
    {
        PlantedOffice office;
        office.begin();
        office.completeAndNext();
        const ItemId item = office.desk->item().id;
        const QString slip = office.shown();
        office.record().edit(u"beds"_s, u"13"_s);
        office.completeAndNext();
        const QString wanted =
            u"You overlooked a planted slip in city: it showed “%1”; the record has “boaz”."_s.arg(
                slip);
        QTRY_VERIFY2(office.sentence().contains(wanted), qPrintable(office.sentence()));
        QCOMPARE(office.stored(item), u"boaz"_s);
        QCOMPARE(office.detailOf(item).item.record.value(u"beds"_s).toInt(), 13);
        QTRY_VERIFY((office.own() == CaughtSlips{1, 0}));
    }

    void whatElseIsTypedIsNotCompletedAtFirst()
    {
        PlantedOffice office;
        office.begin();
        office.completeAndNext();
        const ItemId item = office.desk->item().id;
        office.record().edit(u"city"_s, u"bern"_s);
        office.desk->completeAndNext();
        QCOMPARE(office.desk->state(), Desk::State::Working);
        QVERIFY2(office.sentence().contains(u"the record has “boaz”"_s) &&
                     office.sentence().contains(u"“bern”"_s),
                 qPrintable(office.sentence()));
        QCOMPARE(office.shown(), u"bern"_s);
        office.completeAndNext();
        QCOMPARE(office.stored(item), u"bern"_s);
        QTRY_VERIFY((office.own() == CaughtSlips{1, 1}));
    }

    void whatIsTypedBesideTheSlipGoesWithTheRightValue()
    {
        PlantedOffice office;
        office.begin();
        office.completeAndNext();
        const ItemId item = office.desk->item().id;
        office.record().edit(u"city"_s, office.shown() + u" city"_s);
        QCOMPARE(office.record().draft().value(u"city"_s).toString(), u"boaz city"_s);
        office.desk->completeAndNext();
        QCOMPARE(office.desk->state(), Desk::State::Working);
        QCOMPARE(office.shown(), u"boaz city"_s);
        office.completeAndNext();
        QCOMPARE(office.stored(item), u"boaz city"_s);
        QTRY_VERIFY((office.own() == CaughtSlips{1, 0}));
    }

    void takingBackShowsWhatWasShown()
    {
        PlantedOffice office;
        office.begin();
        office.completeAndNext();
        const QString slip = office.shown();
        office.record().edit(u"city"_s, u"bern"_s);
        office.record().revertField(u"city"_s);
        QCOMPARE(office.shown(), slip);
        office.record().revertRecord();
        QCOMPARE(office.shown(), slip);
        QCOMPARE(office.record().text(u"city"_s), u"boaz"_s);
    }

    void aReturnedRecordTellsNothing()
    {
        PlantedOffice office;
        office.begin();
        office.completeAndNext();
        const ItemId item = office.desk->item().id;
        office.desk->returnItem(std::chrono::seconds(0));
        QTRY_COMPARE(office.desk->state(), Desk::State::Empty);
        QVERIFY2(!office.sentence().contains(u"planted"_s), qPrintable(office.sentence()));
        QCOMPARE(office.stored(item), u"boaz"_s);
        office.settle();
        QVERIFY(office.own() == CaughtSlips());
    }

    void aLostLockLeavesTheRightValue()
    {
        PlantedOffice office;
        office.begin();
        office.completeAndNext();
        const Item item = office.desk->item();
        valueOf(office.colleague.store.releaseLocks({{item.id, item.lock.id}}, u"test"_s));
        office.record().edit(u"beds"_s, u"13"_s);
        office.desk->saveDraft();
        QTRY_COMPARE(office.desk->state(), Desk::State::Lost);
        QCOMPARE(office.shown(), u"boaz"_s);
        QVERIFY(office.own() == CaughtSlips());
    }

    void whoComesBackSeesTheRightValue()
    {
        PlantedOffice office;
        office.begin();
        office.completeAndNext();
        const ItemId item = office.desk->item().id;
        office.desk.reset();
        office.session = office.newSession();
        office.open();
        office.sitDownToPlants();
        office.desk->open(item);
        QTRY_COMPARE(office.desk->state(), Desk::State::Working);
        QCOMPARE(office.shown(), u"boaz"_s);
    }

    void whatIsTakenBackShowsNoSlip()
    {
        PlantedOffice office;
        office.begin();
        const ItemId item = office.desk->item().id;
        office.desk->complete();
        QTRY_COMPARE(office.desk->state(), Desk::State::Empty);
        office.desk->takeBack();
        QTRY_COMPARE(office.desk->state(), Desk::State::Working);
        QCOMPARE(office.desk->item().id, item);
        QVERIFY(!office.record().planted());
    }

    void withoutTheRuleNothingIsPlanted()
    {
        Queue rules = plantingQueue();
        rules.plantEvery.reset();
        PlantedOffice office(rules);
        office.begin();
        QVERIFY(!office.sentence().contains(u"planted"_s));
        office.completeAndNext();
        QVERIFY(!office.record().planted());
    }

    void aFieldThatBreaksARuleShowsNone()
    {
        Queue rules = plantingQueue();
        QJsonObject properties = rules.recordSchema.value(u"properties"_s).toObject();
        properties.insert(u"city"_s, QJsonObject{{u"minLength"_s, 10}});
        rules.recordSchema.insert(u"properties"_s, properties);
        PlantedOffice office(rules);
        office.open();
        office.sitDownToPlants();
        office.takeNext();
        office.desk->returnItem(std::chrono::hours(1));
        QTRY_COMPARE(office.desk->state(), Desk::State::Empty);
        office.takeNext();
        QVERIFY(!office.record().planted());
    }
};

INTRAY_TEST_GUILESS_MAIN(PlantingTest)
#include "tst_planting.moc"
