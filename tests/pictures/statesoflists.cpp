// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/rowroles.h"
#include "pictures/samples.h"
#include "pictures/statesofparts.h"
#include "ui/common/chip.h"
#include "ui/common/chiprow.h"
#include "ui/common/rowdelegate.h"
#include "ui/common/sheet.h"
#include "ui/desk/lockmark.h"

#include <QHoverEvent>
#include <QListView>
#include <QScrollBar>
#include <QStandardItemModel>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

struct SampleRow
{
    QString name;
    QString below;
    QString beside;
    QString besideBelow{};
    bool isFault = false;
    bool isTaken = false;
};

QStandardItemModel *modelOf(const QList<SampleRow> &rows, QObject *parent)
{
    auto *model = new QStandardItemModel(parent);
    for (const SampleRow &row : rows) {
        auto *item = new QStandardItem(row.name);
        item->setData(row.below, int(RowRole::SecondLine));
        item->setData(row.beside, int(RowRole::Beside));
        item->setData(row.besideBelow, int(RowRole::BesideSecond));
        item->setData(row.isFault, int(RowRole::IsFault));
        item->setData(row.isTaken, int(RowRole::IsTaken));
        model->appendRow(item);
    }
    return model;
}

/// A list on the window's ground.
QListView *listOf(const QList<SampleRow> &rows)
{
    auto *list = new QListView;
    QPalette colours = list->palette();
    colours.setColor(QPalette::Base, colourOf(ColourRole::Ground, colours));
    list->viewport()->setPalette(colours);
    list->setFrameShape(QFrame::NoFrame);
    list->setModel(modelOf(rows, list));
    list->setItemDelegate(new RowDelegate(list));
    list->setSelectionMode(QAbstractItemView::MultiSelection);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setFixedSize(330, 46 * int(rows.size()));
    return list;
}

QWidget *allRows()
{
    auto *list = listOf({{.name = u"Gabriel Pemberton"_s,
                          .below = u"C-10024 · 1482 Harbor Court"_s,
                          .beside = u"Phone"_s,
                          .isFault = true},
                         {.name = u"Daphne Kensington"_s,
                          .below = u"C-10037 · 33 Willow Lane"_s,
                          .beside = u"Phone"_s,
                          .besideBelow = u"mouse over it"_s,
                          .isFault = true},
                         {.name = u"Harvey Eastwick"_s,
                          .below = u"C-10058"_s,
                          .beside = u"24 min"_s,
                          .besideBelow = u"chosen"_s},
                         {.name = u"Jasper Delacroix"_s,
                          .below = u"C-10054"_s,
                          .beside = u"24 min"_s,
                          .besideBelow = u"chosen, keyboard here"_s},
                         {.name = u"Irene Fenwick"_s,
                          .below = u"C-10044 · taken just now"_s,
                          .beside = u"Ben"_s,
                          .isTaken = true},
                         {.name = u"Bartholomew Featherstonehaugh-Cholmondeley the Third"_s,
                          .below = u"C-10045 · 33 A street whose name is longer than the list"_s,
                          .beside = u"2 fields"_s,
                          .isFault = true}});
    list->selectionModel()->select(list->model()->index(2, 0), QItemSelectionModel::Select);
    list->selectionModel()->select(list->model()->index(3, 0), QItemSelectionModel::Select);
    list->selectionModel()->setCurrentIndex(list->model()->index(3, 0),
                                            QItemSelectionModel::NoUpdate);
    QWidget window;
    QVBoxLayout column(&window);
    column.setContentsMargins(0, 0, 0, 0);
    column.addWidget(list);
    window.show();
    window.activateWindow();
    (void)QTest::qWaitForWindowActive(&window);
    list->setFocus();
    QHoverEvent hover(QEvent::HoverMove, QPointF(60, 60), QPointF(60, 60), QPointF(0, 0));
    QApplication::sendEvent(list->viewport(), &hover);
    auto *picture = new QLabel;
    picture->setPixmap(list->grab());
    return picture;
}

QWidget *scrolledRows()
{
    QList<SampleRow> rows;
    for (int number = 10000; number < 10040; ++number)
        rows << SampleRow{.name = u"Celia Fairbanks"_s,
                          .below = u"C-%1 · 1644 Copper Court"_s.arg(number),
                          .beside = u"E-mail"_s};
    auto *list = listOf(rows);
    list->setFixedSize(220, 276);
    list->scrollTo(list->model()->index(8, 0));
    return list;
}

QWidget *inLine(const QList<QWidget *> &parts, int gap = room::between)
{
    auto *all = new QWidget;
    auto *line = new QHBoxLayout(all);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(gap);
    for (QWidget *part : parts)
        line->addWidget(part, 0, Qt::AlignTop);
    line->addStretch();
    return all;
}

Chip *chip(Chip::Kind kind, const QString &words, const QString &key = {})
{
    auto *made = new Chip(kind);
    made->setWords(words, key);
    return made;
}

QWidget *allChips()
{
    using Kind = Chip::Kind;
    return inLine({chip(Kind::Filter, u"a filter"_s), underMouse(chip(Kind::Filter, u"mouse"_s)),
                   withFocus(chip(Kind::Filter, u"keyboard"_s)), chip(Kind::Add, u"Filter"_s),
                   chip(Kind::Neutral, u"neutral"_s, u"F4"_s), chip(Kind::Warning, u"warning"_s),
                   chip(Kind::Fault, u"2 faults"_s, u"F3"_s)});
}

QWidget *narrowChips()
{
    auto *row = new ChipRow;
    row->setFilters({u"Breaks a rule"_s, u"state: TX"_s, u"city: Shreveport"_s, u"mine"_s});
    row->setAddWords(u"Filter"_s);
    row->setFixedWidth(300);
    return row;
}

LockMark *lockOf(LockRing::State state, int left, const QString &words)
{
    auto *lock = new LockMark;
    lock->showLock(state, left, words);
    return lock;
}

QWidget *allLocks()
{
    return inLine({lockOf(LockRing::State::Held, 800, u"24 min left"_s),
                   lockOf(LockRing::State::Ending, 130, u"4 min left"_s),
                   lockOf(LockRing::State::Lost, 0, u"lost to Lee"_s),
                   lockOf(LockRing::State::Offline, 660, u"offline, 20 min left"_s)},
                  room::beside);
}

} // namespace

QWidget *statesOfLists()
{
    auto *sheet = new Sheet;
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins(Sheet::around());
    column->setSpacing(room::beside);
    column->addWidget(headingOf(u"The lock, in the head of the record"_s));
    column->addWidget(allLocks());
    column->addWidget(headingOf(u"A row of a list, and one that scrolls"_s));
    column->addWidget(inLine({allRows(), scrolledRows()}, room::edge));
    column->addWidget(headingOf(u"Chips, and as many lines of them as they need"_s));
    column->addWidget(allChips());
    column->addWidget(narrowChips());
    column->addStretch();
    return sheet;
}

} // namespace intray
