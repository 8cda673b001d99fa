// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "listfixtures.h"
#include "lists/glancemodel.h"
#include "lists/historymodel.h"
#include "queue/eventkind.h"

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
    void whatWasGivenOnIsOneLine();
    void figuresFallIntoTheirSpans();
    void theFirstHoursAreShownInQuarters();
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
    QCOMPARE(printed(model),
             QStringList({u"orders (paused) | 1200 | 2 | 0 | 7 | 0 |  | 0 | 0 | 3"_s,
                          u"loans | 0 | 2 | 0 | 7 | 0 |  | 0 | 0 | "_s}));
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
        QStringList({u"orders | 0 | \u26a0 2 (1 abandoned) | 0 | 7 | 0 |  | 0 | 0 | \u26a0 3"_s,
                     u"loans | \u26a0 40 | 2 | 0 | 7 | 0 |  | 0 | 0 | "_s}));
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
    loans.quarters = {{noon().addSecs(-1800), 0, 500}};
    QCOMPARE(needsOf(loans, noon()), QList<Need>());
    loans.quarters << QuarterFigures{noon().addSecs(-900), 9, -9};
    QCOMPARE(needsOf(loans, noon()), QList<Need>());
    loans.quarters << QuarterFigures{noon(), 0, 2};
    QCOMPARE(needsOf(loans, noon()), (QList<Need>{{Need::Of::Workers, 493}}));
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
    QCOMPARE(model.index(0, HistoryModel::Why).data().toString(), u"ill (locked by bert)"_s);
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
        for (const int column : {HistoryModel::What, HistoryModel::Who, HistoryModel::Why})
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
    const QList<QDateTime> first = worthShowing({glance}, hours, now);
    QCOMPARE(first.size(), 7);
    QCOMPARE(first.constLast().toUTC(), noon().addSecs(15 * 60));
    QCOMPARE(first.at(0).secsTo(first.at(1)), 15 * 60);
    // Five hours later: from the hour before on.
    const QDateTime later = now.addSecs(5 * 3600);
    const QList<QDateTime> rest = worthShowing({glance}, beginningsOfHours(later, 24), later);
    QCOMPARE(rest.size(), 7);
    QCOMPARE(rest.constFirst().toUTC(), noon().addSecs(-3600));
    // What was there all day is shown all day.
    glance.open = 900;
    QCOMPARE(worthShowing({glance}, hours, now), hours);
}

QTEST_GUILESS_MAIN(tst_FigureModels)
#include "tst_figuremodels.moc"
