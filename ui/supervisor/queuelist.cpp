// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/queuelist.h"

#include "lists/celltext.h"
#include "lists/rowroles.h"
#include "ui/common/rowdelegate.h"

#include <QHeaderView>
#include <QLocale>
#include <QSignalBlocker>

namespace intray {

QueueList::QueueList(QWidget *parent)
    : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("queueList"));
    setAccessibleName(tr("Queues"));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setHeaderHidden(true);
    setHeaderLabels({tr("Queue"), tr("Open"), tr("Locked"), QString()});
    for (const int column : {Open, Held, Marks})
        setColumnHidden(column, true); // the second line says them
    header()->setStretchLastSection(true);
    setItemDelegate(new RowDelegate(this));
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void QueueList::add(const QString &queue)
{
    auto *row = new QTreeWidgetItem(this);
    row->setData(Name, Qt::UserRole, queue);
}

// It may be left while the list still tells of that, so it goes a moment later.
void QueueList::showNew(bool isMade)
{
    const QSignalBlocker quiet(this);
    m_isNewShown = isMade;
    QTreeWidgetItem *row = rowOf(QString());
    if (isMade && !row) {
        add(QString());
        row = rowOf(QString());
        row->setText(Name, tr("New queue"));
        row->setData(Name, int(RowRole::SecondLine), tr("not saved"));
        row->setData(Name, Qt::AccessibleTextRole,
                     QStringList{row->text(Name), tr("not saved")}.join(QStringLiteral(", ")));
    }
    if (isMade)
        return setCurrentItem(row);
    if (!row)
        return;
    if (currentItem() == row)
        setCurrentItem(nullptr);
    row->setHidden(true);
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!m_isNewShown)
                delete rowOf(QString());
        },
        Qt::QueuedConnection);
}

QString QueueList::current() const
{
    const QTreeWidgetItem *row = currentItem();
    return row ? row->data(Name, Qt::UserRole).toString() : QString();
}

QTreeWidgetItem *QueueList::rowOf(const QString &queue) const
{
    for (int row = 0; row < topLevelItemCount(); ++row)
        if (topLevelItem(row)->data(Name, Qt::UserRole).toString() == queue)
            return topLevelItem(row);
    return nullptr;
}

static QString sentenceOn(const QueueList::Row &row)
{
    if (!row.load)
        return row.isPaused ? QueueList::tr("paused") : QString();
    const QLocale here;
    const QString open = here.toString(row.load->open);
    if (row.isPaused)
        return QueueList::tr("paused, %1 open").arg(open);
    if (row.load->open == 0 && row.load->held == 0)
        return QueueList::tr("empty");
    return QueueList::tr("%1 open, %2 locked").arg(open, here.toString(row.load->held));
}

void QueueList::showRow(const Row &row)
{
    QTreeWidgetItem *item = rowOf(row.queue);
    if (!item)
        return;
    const QString changed = row.changes > 0 ? tr("%n change(s)", nullptr, row.changes) : QString();
    QStringList marks;
    if (row.isPaused)
        marks << tr("paused");
    if (row.changes > 0)
        marks << tr("not saved");
    const QLocale here;
    const QString title = cellText(row.title);
    const QString sentence = sentenceOn(row);
    item->setText(Name, title);
    item->setToolTip(Name, plainToolTip(row.queue));
    item->setText(Open, row.load ? here.toString(row.load->open) : QString());
    item->setText(Held, row.load ? here.toString(row.load->held) : QString());
    item->setText(Marks, marks.join(QStringLiteral(", ")));
    item->setData(Name, int(RowRole::SecondLine), sentence);
    item->setData(Name, int(RowRole::BesideSecond), changed);
    QStringList all{title, sentence, changed};
    all.removeAll(QString());
    item->setData(Name, Qt::AccessibleTextRole, all.join(QStringLiteral(", ")));
}

} // namespace intray
