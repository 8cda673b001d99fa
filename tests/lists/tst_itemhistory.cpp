// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "listfixtures.h"
#include "lists/itemhistory.h"
#include "queue/daytime.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// The history of one item in words, for whoever has it in hand.
class tst_ItemHistory : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void theNewestStandsFirstWithWhoWhenAndWhy();
    void aLockThatExpiredIsNobodysDoing();
    void whatWasGivenOnIsOneLine();
    void anotherStepIsNamed();
    void nobodyReadsMoreThanTheNewestLines();
};

static Event eventOf(const QString &kind, const QString &user, const QJsonObject &detail = {})
{
    Event event;
    event.item = ItemId(4);
    event.at = noon();
    event.kind = eventKindNamed(kind);
    event.user = user;
    event.queue = u"orders"_s;
    event.detail = detail;
    return event;
}

static QString daysAgo()
{
    return dateAndTime(noon());
}

void tst_ItemHistory::theNewestStandsFirstWithWhoWhenAndWhy()
{
    const QList<ToldEvent> told =
        toldHistory({eventOf(u"imported"_s, u"carl"_s),
                     eventOf(u"returned"_s, u"anna"_s, {{u"reason"_s, u"no street"_s}})},
                    ItemId(4));
    QCOMPARE(told.size(), 2);
    QCOMPARE(told.first(), (ToldEvent{u"Returned"_s, u"anna, "_s + daysAgo(), u"no street"_s}));
    QCOMPARE(told.last().what, u"Imported"_s);
}

void tst_ItemHistory::aLockThatExpiredIsNobodysDoing()
{
    const QList<ToldEvent> told = toldHistory(
        {eventOf(u"claimed"_s, u"anna"_s), eventOf(u"expired"_s, u"anna"_s)}, ItemId(4));
    QCOMPARE(told.first(), (ToldEvent{u"Lock expired"_s, daysAgo(), {}}));
    QCOMPARE(told.last().about, u"anna, "_s + daysAgo());
}

void tst_ItemHistory::whatWasGivenOnIsOneLine()
{
    const QList<ToldEvent> told =
        toldHistory({eventOf(u"released"_s, u"root"_s, {{u"to"_s, u"bert"_s}}),
                     eventOf(u"claimed"_s, u"bert"_s, {{u"given_by"_s, u"root"_s}})},
                    ItemId(4));
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.first().what, u"Given to bert"_s);
}

void tst_ItemHistory::anotherStepIsNamed()
{
    Event before = eventOf(u"completed"_s, u"anna"_s);
    before.item = ItemId(3);
    const QList<ToldEvent> told =
        toldHistory({before, eventOf(u"claimed"_s, u"bert"_s)}, ItemId(4));
    QVERIFY(!told.first().about.contains(u"orders"_s));
    QVERIFY(told.last().about.endsWith(u", orders"_s));
}

void tst_ItemHistory::nobodyReadsMoreThanTheNewestLines()
{
    QList<Event> events(500, eventOf(u"noted"_s, u"anna"_s));
    events.last().kind = EventKind::Completed;
    const QList<ToldEvent> told = toldHistory(events, ItemId(4));
    QCOMPARE(told.size(), mostLinesTold + 1); // which says that there are more
    QCOMPARE(told.first().what, u"Completed"_s);
}

INTRAY_TEST_GUILESS_MAIN(tst_ItemHistory)
#include "tst_itemhistory.moc"
