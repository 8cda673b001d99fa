// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/myfigures.h"

#include "ui/common/plaintable.h"
#include "ui/common/tables.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"

#include <QHeaderView>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

namespace intray {

enum Row { Done, PerHour, Corrected, Returned, RowCount };
enum Column { What, Today, Week, ColumnCount };

MyFigures::MyFigures(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_feed(session)
    , m_table(new QTableWidget(RowCount, ColumnCount, this))
    , m_said(new TintedLabel(Tint::Dimmed, {}, this))
{
    setObjectName(QStringLiteral("myFigures"));
    setFocusProxy(m_table);
    build();
    connect(&m_feed, &OwnFigureFeed::changed, this, &MyFigures::showFigures);
    connect(&m_feed, &OwnFigureFeed::failed, this, &MyFigures::tell);
    m_said->setText(tr("Your figures are being read."));
    m_feed.look();
}

void MyFigures::build()
{
    makeTable();
    m_said->setObjectName(QStringLiteral("figuresSaid"));
    m_said->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(room::beside);
    column->addWidget(m_table, 1);
    column->addWidget(m_said);
}

void MyFigures::makeTable()
{
    m_table->setObjectName(QStringLiteral("figuresTable"));
    m_table->setAccessibleName(tr("My figures"));
    m_table->setHorizontalHeaderLabels({tr("What"), tr("Today"), tr("This week")});
    makePlain(m_table);
    styleTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setSectionResizeMode(What, QHeaderView::Stretch);
    giveRoom(m_table->horizontalHeader(), Today, 14);
    giveRoom(m_table->horizontalHeader(), Week, 14);
    m_table->horizontalHeaderItem(What)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (const Column column : {Today, Week})
        m_table->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    showCell(Done, What, tr("Completed"));
    showCell(PerHour, What, tr("Completed per hour of work"));
    showCell(Corrected, What, tr("Records with corrections"));
    showCell(Returned, What, tr("Returned"));
    m_table->setCurrentCell(0, What);
}

void MyFigures::showCell(int row, int column, const QString &text)
{
    auto *cell = new QTableWidgetItem(text);
    if (column != What)
        cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_table->setItem(row, column, cell);
}

void MyFigures::showFigures()
{
    showSpan(Today, m_feed.figures().today);
    showSpan(Week, m_feed.figures().week);
    m_said->setTint(Tint::Dimmed);
    m_said->setText(tr("Over all queues. An hour of work is four quarters of an hour in which you "
                       "completed something. Nobody is compared with anybody.") +
                    slipsSaid());
}

QString MyFigures::slipsSaid() const
{
    const CaughtSlips &slips = m_feed.slips();
    if (slips.planted == 0)
        return {};
    return QStringLiteral("\n\n") +
           tr("Of %Ln planted slip(s) you caught %1. Nobody else can see this.", nullptr,
              int(slips.planted))
               .arg(QLocale().toString(slips.caught));
}

void MyFigures::showSpan(int column, const OwnSpan &span)
{
    const QLocale locale;
    const bool hasHour = span.quarters > 0;
    showCell(Done, column, locale.toString(span.done));
    showCell(PerHour, column, hasHour ? locale.toString(span.perHour(), 'f', 0) : QString());
    showCell(Corrected, column,
             m_feed.areCorrectionsKnown() ? locale.toString(span.corrected) : tr("counting"));
    showCell(Returned, column, locale.toString(span.returned));
}

void MyFigures::tell(const Error &error)
{
    m_said->setTint(Tint::Fault);
    m_said->setText(error.sentence);
}

} // namespace intray
