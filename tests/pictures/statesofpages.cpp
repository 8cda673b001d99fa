// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures/samples.h"
#include "pictures/statesofparts.h"
#include "ui/common/emptyplace.h"
#include "ui/common/fold.h"
#include "ui/common/plaintable.h"
#include "ui/common/savebar.h"
#include "ui/common/scalechart.h"
#include "ui/common/sheet.h"
#include "ui/common/tables.h"
#include "ui/desk/lockmark.h"
#include "ui/desk/recordhead.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>
#include <QToolButton>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

QWidget *headOf(const RecordHead::About &about, bool isWrong)
{
    auto *sheet = new Sheet;
    auto *head = new RecordHead;
    head->showRecord(about);
    if (isWrong) {
        head->showFaults({u"2 faults"_s, u"F3"_s});
        head->showDuplicates({u"1 duplicate"_s, u"F4"_s});
    }
    head->lock()->showLock(isWrong ? LockRing::State::Held : LockRing::State::Ending,
                           isWrong ? 800 : 130, isWrong ? u"24 min left"_s : u"4 min left"_s);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins(0, 0, 0, room::edge);
    column->addWidget(head);
    column->addStretch();
    return sheet;
}

ScaleChart *chartOf(ScaleChart::Shape shape, const QList<qint64> &values)
{
    auto *chart = new ScaleChart(shape);
    QList<ScaleChart::Point> points;
    for (const qint64 value : values)
        points.append({QString::number(8 + points.size()), value});
    chart->showPoints(points, u"From 8 to 15"_s);
    chart->setMinimumHeight(220);
    return chart;
}

QStandardItem *numberItem(const QString &words)
{
    auto *item = new QStandardItem(words);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

QTableView *tableOfQueues()
{
    auto *table = new QTableView;
    auto *model = new QStandardItemModel(table);
    model->setHorizontalHeaderLabels(
        {u"Queue"_s, u"Open"_s, u"Locked"_s, u"Done"_s, u"Empty, at this pace"_s});
    const auto add = [model](const QString &name, const QStringList &numbers,
                             const QString &words) {
        QList<QStandardItem *> row{new QStandardItem(name)};
        for (const QString &number : numbers)
            row << numberItem(number);
        model->appendRow(row << new QStandardItem(words));
    };
    add(u"Customers to verify"_s, {u"495"_s, u"5"_s, u"137"_s}, u"Tuesday, noon"_s);
    add(u"Invoices, November"_s, {u"504"_s, u"1"_s, u"49"_s}, u"in 9 days"_s);
    add(u"Check addresses"_s, {u"14"_s, u"0"_s, u"0"_s}, u"stands still"_s);
    makePlain(table);
    table->setModel(model);
    table->horizontalHeader()->setSortIndicatorShown(true);
    table->horizontalHeader()->setSortIndicator(1, Qt::DescendingOrder);
    table->horizontalHeader()->resizeSection(0, 220);
    table->horizontalHeader()->setStretchLastSection(true);
    table->selectRow(0);
    table->setFixedHeight(28 + 3 * 36 + 4);
    return table;
}

EmptyPlace *emptyPlace()
{
    auto *place = new EmptyPlace;
    place->showPlace(u"495 records wait"_s, u"258 of them break a rule. You have done 72 today."_s,
                     {u"Take next"_s, u"F9"_s, u"go-next"_s},
                     {{u"F8"_s, u"goes on with the draft of Jasper Delacroix"_s},
                      {u"Ctrl+F"_s, u"finds a record in the list"_s},
                      {u"F1"_s, u"shows all keys"_s}});
    return place;
}

Fold *fold(const QString &name, const MarkedText &sentence)
{
    auto *made = new Fold(name);
    made->setSentence(sentence);
    return made;
}

QWidget *sectionsThatFold()
{
    auto *sheet = new Sheet;
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins(1, 1, 1, 0);
    column->setSpacing(0);
    column->addWidget(
        fold(u"Name and people"_s, {u"“Customers to verify”, for Anna, Ben and Lee"_s, {}}));
    Fold *open =
        fold(u"Time"_s, {u"How long an item stays locked for the person who took it"_s, {}});
    auto *contents = dimmed(u"Locked for 20 minutes"_s);
    contents->setContentsMargins(52, 0, 24, 16);
    open->setContents(contents);
    open->setOpen(true);
    column->addWidget(open);
    column->addWidget(
        underMouse(fold(u"How an item ends"_s, {u"Complete, return, dismiss or fail."_s, {}})));
    column->addWidget(
        fold(u"What comes next"_s,
             {u"Completed items go on to Check addresses, to another person"_s, {{25, 15}}}));
    auto *used = fold(u"Deliveries"_s, {u"3 files, last customers_en.csv today at 9:12"_s, {}});
    used->setFixedWidth(660);
    column->addWidget(withFocus(used, used->head()));
    auto *bar = new SaveBar({u"Undo changes"_s, u"Esc"_s, u"Save"_s, u"Ctrl+S"_s});
    column->addStretch();
    column->addWidget(bar);
    bar->showChanges(u"2 changes, not saved."_s,
                     u"Items taken from now on are locked for 20 minutes."_s);
    return sheet;
}

QWidget *figures()
{
    auto *sheet = new Sheet;
    auto *grid = new QGridLayout(sheet);
    grid->setContentsMargins(Sheet::around());
    grid->setHorizontalSpacing(room::sheet);
    grid->addWidget(tableOfQueues(), 0, 0, 1, 2);
    grid->addWidget(headingOf(u"Done per hour"_s), 1, 0);
    grid->addWidget(headingOf(u"Open at the end of each hour"_s), 1, 1);
    grid->addWidget(chartOf(ScaleChart::Shape::Bars, {9, 18, 21, 19, 6, 17, 23, 24}), 2, 0);
    grid->addWidget(chartOf(ScaleChart::Shape::Line, {622, 604, 583, 565, 559, 542, 518, 495}), 2,
                    1);
    return sheet;
}

QWidget *inSheet(QWidget *part)
{
    auto *sheet = new Sheet;
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(part);
    return sheet;
}

QWidget *beside(QWidget *one, QWidget *other)
{
    auto *both = new QWidget;
    auto *line = new QHBoxLayout(both);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(room::edge);
    line->addWidget(one, 1);
    line->addWidget(other, 1);
    return both;
}

} // namespace

QWidget *statesOfRecords()
{
    return beside(headOf({u"Harvey Eastwick"_s,
                          u"C-10058"_s,
                          {u"3 of 5 in your batch"_s, u"customers_en.csv, row 59"_s}},
                         true),
                  headOf({{}, u"C-10058"_s, {u"customers_en.csv, row 59"_s}}, false));
}

QWidget *statesOfPages()
{
    auto *all = new QWidget;
    auto *column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(room::edge);
    column->addWidget(beside(sectionsThatFold(), inSheet(emptyPlace())));
    column->addWidget(figures());
    return all;
}

} // namespace intray
