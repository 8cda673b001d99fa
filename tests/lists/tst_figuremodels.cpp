// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "listfixtures.h"
#include "lists/glancemodel.h"
#include "lists/historymodel.h"
#include "lists/holdersmodel.h"
#include "lists/rowroles.h"
#include "queue/eventkind.h"
#include "support/testclass.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// The lists of the supervisor's figures, and how figures become the spans of a chart.
class tst_FigureModels : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void queuesAreShownWithTheirNumbers();
    void newNumbersKeepTheRows();
    void whatNeedsAttentionHasASignAndWords();
    void anImportIsNoGrowingBacklog();
    void theHistoryGrowsPageByPage();
    void whoHeldTheLockIsSaid();
    void aLockThatExpiredNamesNobody();
    void whatWasGivenOnIsOneLine();
    void figuresFallIntoTheirSpans();
    void theFirstHoursAreShownInQuarters();
    void aDeliveryDoesNotHideThePace();
    void whenAQueueIsEmptyAtItsPaceIsTold();
    void personsComeWithWhatTheyHold();
    void whatIsHeldIsCalledByItsName();
};

static QueueGlance glanceOf(const QString &name, qint64 open)
{
    QueueGlance glance;
    glance.queue = name;
    glance.title = name;
    glance.open = open;
    glance.locked = 2;
    glance.doneToday = 7;
    return glance;
}

static HistoryLine lineOf(qint64 id, const QString &kind, const QJsonObject &detail = {})
{
    HistoryLine line;
    line.event.id = id;
    line.event.item = ItemId(4);
    line.event.at = noon();
    line.event.kind = eventKindNamed(kind);
    line.event.user = u"anna"_s;
    line.event.detail = detail;
    line.key = u"A-1"_s;
    return line;
}

void tst_FigureModels::queuesAreShownWithTheirNumbers()
{
    GlanceModel model;
    const QAbstractItemModelTester tester(&model);
    QueueGlance orders = glanceOf(u"orders"_s, 1200);
    orders.paused = true;
    orders.emptyToday = 3;
    model.setQueues({orders, glanceOf(u"loans"_s, 0)}, noon());
    QCOMPARE(
        printed(model),
        QStringList({u"orders (paused) | 1200 | 2 | 0 | 7 | 0 |  | 0 | 0 | 3 |  | stands still"_s,
                     u"loans | 0 | 2 | 0 | 7 | 0 |  | 0 | 0 |  |  | stands still"_s}));
}

void tst_FigureModels::newNumbersKeepTheRows()
{
    GlanceModel model;
    const QAbstractItemModelTester tester(&model);
    model.setQueues({glanceOf(u"orders"_s, 1)}, noon());
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.setQueues({glanceOf(u"orders"_s, 2)}, noon());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(reset.size(), 0);
    model.setQueues({glanceOf(u"orders"_s, 2), glanceOf(u"loans"_s, 2)}, noon());
    QCOMPARE(reset.size(), 1);
}

void tst_FigureModels::whatNeedsAttentionHasASignAndWords()
{
    GlanceModel model;
    const QAbstractItemModelTester tester(&model);
    QueueGlance orders = glanceOf(u"orders"_s, 0);
    orders.abandoned = 1;
    orders.emptyToday = 3;
    QueueGlance loans = glanceOf(u"loans"_s, 40);
    loans.quarters = {{noon().addSecs(-1800), 0, 4}, {noon().addSecs(-900), 1, 3}};
    model.setQueues({orders, loans}, noon());
    QCOMPARE(
        printed(model),
        QStringList(
            {u"orders | 0 | \u26a0 2 (1 abandoned) | 0 | 7 | 0 |  | 0 | 0 | \u26a0 3 |  | stands still"_s,
             u"loans | \u26a0 40 | 2 | 0 | 7 | 0 |  | 0 | 0 |  |  | stands still"_s}));
    QCOMPARE(needsOf(orders, noon()),
             (QList<Need>{{Need::Of::AbandonedLocks, 1}, {Need::Of::Work, 3}}));
    const QModelIndex grown = model.index(1, GlanceModel::Open);
    QVERIFY(grown.data(GlanceModel::NeedsRole).toBool());
    QVERIFY(grown.data(Qt::ToolTipRole).toString().contains(u"grew by 7"_s));
    QVERIFY(!model.index(1, GlanceModel::Locked).data(GlanceModel::NeedsRole).toBool());
}

void tst_FigureModels::anImportIsNoGrowingBacklog()
{
    QueueGlance loans = glanceOf(u"loans"_s, 500);
    loans.quarters = {{noon().addSecs(-2700), 0, 300, 300}, {noon().addSecs(-1800), 8, 192, 200}};
    QCOMPARE(needsOf(loans, noon()), QList<Need>());
    loans.quarters << QuarterFigures{noon().addSecs(-900), 0, 3};
    QCOMPARE(needsOf(loans, noon()), QList<Need>());
    loans.quarters << QuarterFigures{noon(), 0, 9};
    QCOMPARE(needsOf(loans, noon()), (QList<Need>{{Need::Of::Workers, 4}}));
    QCOMPARE(needsOf(loans, noon().addSecs(4 * 3600)), QList<Need>());
}

void tst_FigureModels::theHistoryGrowsPageByPage()
{
    HistoryModel model;
    const QAbstractItemModelTester tester(&model);
    QSignalSpy wanted(&model, &HistoryModel::moreWanted);
    model.append({lineOf(9, u"completed"_s), lineOf(8, u"claimed"_s)}, true);
    QVERIFY(model.canFetchMore({}));
    wanted.clear(); // the tester has asked for more too
    model.fetchMore({});
    QCOMPARE(wanted.size(), 1);
    model.append({lineOf(7, u"imported"_s)}, false);
    QVERIFY(!model.canFetchMore({}));
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.index(0, HistoryModel::What).data().toString(), u"Completed"_s);
    QCOMPARE(model.index(2, HistoryModel::Key).data().toString(), u"A-1"_s);
    QCOMPARE(model.index(0, 0).data(HistoryModel::ItemIdRole).toLongLong(), 4);
    for (const EventKind kind : searchableKinds())
        QVERIFY(wordForKind(kind) != nameOf(kind));
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

void tst_FigureModels::whoHeldTheLockIsSaid()
{
    HistoryModel model;
    model.append({lineOf(1, u"released"_s, {{u"reason"_s, u"ill"_s}, {u"holder"_s, u"bert"_s}})},
                 false);
    QCOMPARE(model.index(0, HistoryModel::Details).data().toString(), u"ill (locked by bert)"_s);
}

void tst_FigureModels::aLockThatExpiredNamesNobody()
{
    HistoryModel model;
    model.append({lineOf(5, u"expired"_s)}, false);
    QCOMPARE(model.index(0, HistoryModel::What).data().toString(), u"Lock expired"_s);
    QCOMPARE(model.index(0, HistoryModel::Who).data().toString(), QString());
}

void tst_FigureModels::whatWasGivenOnIsOneLine()
{
    HistoryLine given = lineOf(8, u"claimed"_s, {{u"given_by"_s, u"root"_s}});
    given.event.user = u"bert"_s;
    HistoryLine released =
        lineOf(7, u"released"_s,
               {{u"reason"_s, u"gone to lunch"_s}, {u"holder"_s, u"anna"_s}, {u"to"_s, u"bert"_s}});
    released.event.user = u"root"_s;
    const auto shown = [](const HistoryModel &model, int row) {
        QStringList cells;
        for (const int column : {HistoryModel::What, HistoryModel::Who, HistoryModel::Details})
            cells << model.index(row, column).data().toString();
        return cells.join(u" | "_s);
    };
    HistoryModel model;
    const QAbstractItemModelTester tester(&model);
    model.append({lineOf(9, u"completed"_s), given, released, lineOf(6, u"claimed"_s)}, false);
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(shown(model, 1), u"Given to bert | root | gone to lunch (locked by anna)"_s);
    // The two may come on two pages, and either may be all that a search finds.
    model.clear();
    model.append({given}, true);
    QCOMPARE(shown(model, 0), u"Taken | bert | given by root"_s);
    model.append({released}, false);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(shown(model, 0), u"Given to bert | root | gone to lunch (locked by anna)"_s);
}

void tst_FigureModels::figuresFallIntoTheirSpans()
{
    const QDateTime now(QDate(2026, 3, 1), QTime(12, 20), Qt::UTC);
    const QList<QDateTime> hours = beginningsOfHours(now, 3);
    QueueGlance glance = glanceOf(u"orders"_s, 10);
    glance.quarters = {{hours[0].addSecs(-900), 50, 50},
                       {hours[0].addSecs(900), 2, -2},
                       {hours[1], 1, 4},
                       {hours[1].addSecs(2700), 1, -1},
                       {hours[2], 4, -4}};
    const QList<SpanFigures> expected{{hours[0], 2, 13}, {hours[1], 2, 16}, {hours[2], 4, 12}};
    QCOMPARE(figuresIn({glance}, hours), expected);
    const QList<SpanFigures> both = figuresIn({glance, glance}, hours);
    QCOMPARE(both.constLast().completed, 8);
    QCOMPARE(both.constLast().backlog, 24);
}

void tst_FigureModels::theFirstHoursAreShownInQuarters()
{
    const QDateTime now = noon().addSecs(20 * 60);
    const QList<QDateTime> hours = beginningsOfHours(now, 24);
    QueueGlance glance = glanceOf(u"orders"_s, 8);
    glance.locked = 0;
    glance.quarters = {{now.addSecs(-1200), 0, 10}, {now.addSecs(-300), 2, -2}};
    const QList<QDateTime> first = spansOfPace({glance}, hours, now);
    QCOMPARE(first.size(), 7);
    QCOMPARE(first.constLast().toUTC(), noon().addSecs(15 * 60));
    QCOMPARE(first.at(0).secsTo(first.at(1)), 15 * 60);
    // Five hours later: from the hour before on.
    const QDateTime later = now.addSecs(5 * 3600);
    const QList<QDateTime> rest = spansOfPace({glance}, beginningsOfHours(later, 24), later);
    QCOMPARE(rest.size(), 7);
    QCOMPARE(rest.constFirst().toUTC(), noon().addSecs(-3600));
    // What was there all day is shown all day.
    glance.open = 900;
    QCOMPARE(spansOfPace({glance}, hours, now), hours);
}

void tst_FigureModels::aDeliveryDoesNotHideThePace()
{
    // 500 came an hour ago, into a queue that was empty until then; 100 of them are done.
    QueueGlance loans = glanceOf(u"loans"_s, 400);
    loans.locked = 0;
    loans.quarters = {{noon().addSecs(-3600), 50, 450, 500}, {noon().addSecs(-1800), 50, -50}};
    const QList<SpanFigures> figures = figuresIn({loans}, beginningsOfHours(noon(), 24));
    QCOMPARE(emptyAt(figures, noon()), std::optional(noon().addSecs(4 * 3600)));
}

void tst_FigureModels::whenAQueueIsEmptyAtItsPaceIsTold()
{
    // 60 left, 20 less in each of the last two hours
    const QList<SpanFigures> figures{{noon().addSecs(-3 * 3600), 0, 100},
                                     {noon().addSecs(-2 * 3600), 20, 80},
                                     {noon().addSecs(-3600), 20, 60}};
    QCOMPARE(emptyAt(figures, noon()), std::optional(noon().addSecs(3 * 3600)));
    QCOMPARE(emptyAt({{noon().addSecs(-7200), 0, 5}, {noon().addSecs(-3600), 9, 5}}, noon()),
             std::optional<QDateTime>());
    QCOMPARE(emptyAt(figures.first(1), noon()), std::optional<QDateTime>());
    GlanceModel model;
    QueueGlance loans = glanceOf(u"loans"_s, 58); // and 2 are locked
    loans.quarters = {{noon().addSecs(-7200), 20, -20}, {noon().addSecs(-3600), 20, -20}};
    model.setSpans(beginningsOfHours(noon(), 4));
    model.setQueues({loans}, noon());
    const QModelIndex end = model.index(0, GlanceModel::EmptyAt);
    QVERIFY2(end.data().toString().startsWith(u"today, about "_s),
             qPrintable(end.data().toString()));
    QVERIFY(model.index(0, GlanceModel::Pace).data(GlanceModel::PaceRole).toList().contains(20));
    loans.quarters = {{noon().addSecs(-7200), 200, -200}, {noon().addSecs(-3600), 200, -200}};
    model.setQueues({loans}, noon()); // its full hour is past by then
    QCOMPARE(end.data().toString(), u"within the hour"_s);
    loans.paused = true;
    model.setQueues({loans}, noon());
    QCOMPARE(end.data().toString(), u"stands still"_s);
    loans.paused = false;
    loans.quarters = {{noon().addSecs(-3600), 9, 0}}; // as many came in
    model.setQueues({loans}, noon());
    QCOMPARE(end.data().toString(), u"gets no shorter"_s);
    loans.quarters.clear();
    model.setQueues({loans}, noon());
    QCOMPARE(end.data().toString(), u"stands still"_s);
}

static HeldLock heldBy(const QString &user, qint64 item, bool isAbandoned)
{
    HeldLock held;
    held.item = ItemId(item);
    held.key = u"A-%1"_s.arg(item);
    held.queue = u"orders"_s;
    held.lock.user = user;
    held.lock.lockedAt = noon().addSecs(-3600);
    held.lock.expiresAt = noon().addSecs(1800);
    held.idleSince = noon().addSecs(-600);
    held.isAbandoned = isAbandoned;
    return held;
}

void tst_FigureModels::personsComeWithWhatTheyHold()
{
    HoldersModel model;
    const QAbstractItemModelTester tester(&model);
    model.setLocks(
        {heldBy(u"anna"_s, 1, false), heldBy(u"ben"_s, 2, false), heldBy(u"ben"_s, 3, true)},
        noon());
    QCOMPARE(model.persons(), 2);
    const QModelIndex ben = model.index(0, 0); // because one is abandoned
    QCOMPARE(ben.data().toString(), u"ben"_s);
    QVERIFY(ben.data(int(RowRole::IsDoubt)).toBool());
    QCOMPARE(model.locksAt(ben).size(), 2);
    QCOMPARE(model.index(1, 0, ben).data().toString(), u"A-3"_s);
    QVERIFY(model.index(1, 0, ben).data(int(RowRole::IsDoubt)).toBool());
    QCOMPARE(model.locksAt(model.index(0, 0, ben)).constFirst().item, ItemId(2));
    QVERIFY(ben.data(Qt::AccessibleTextRole).toString().contains(u"nothing typed for"_s));
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    model.setLocks(
        {heldBy(u"anna"_s, 1, false), heldBy(u"ben"_s, 2, true), heldBy(u"ben"_s, 3, true)},
        noon().addSecs(60));
    QCOMPARE(reset.size(), 0);
    model.setLocks({heldBy(u"anna"_s, 1, false)}, noon());
    QCOMPARE(reset.size(), 1);
}

void tst_FigureModels::whatIsHeldIsCalledByItsName()
{
    HoldersModel model;
    Field first, last;
    first.name = u"first"_s;
    last.name = u"last"_s;
    HeldLock held = heldBy(u"anna"_s, 1, false);
    held.record = {{u"first"_s, u"Daphne"_s}, {u"last"_s, u"Barrowman"_s}};
    model.setLocks({held, heldBy(u"anna"_s, 2, false)}, noon());
    model.setNamingFields({{u"orders"_s, {{first, last}, {first, last}}}});
    const QModelIndex anna = model.index(0, 0);
    const QModelIndex one = model.index(0, 0, anna);
    QCOMPARE(one.data().toString(), u"Daphne Barrowman"_s);
    QCOMPARE(one.data(int(RowRole::SecondLine)).toString(), u"A-1, orders"_s);
    const QModelIndex other = model.index(1, 0, anna); // nothing is in its fields
    QCOMPARE(other.data().toString(), u"A-2"_s);
    QCOMPARE(other.data(int(RowRole::SecondLine)).toString(), u"orders"_s);
}

INTRAY_TEST_GUILESS_MAIN(tst_FigureModels)
#include "tst_figuremodels.moc"
