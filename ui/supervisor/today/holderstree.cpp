// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/today/holderstree.h"

#include "ui/common/rowdelegate.h"
#include "ui/common/tokens.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QSet>

#include <algorithm>

namespace intray {

HoldersTree::HoldersTree(const QString &own, QWidget *parent)
    : QTreeView(parent)
{
    m_model.setOwn(own);
    setObjectName(QStringLiteral("holdersTree"));
    setAccessibleName(tr("Who holds what"));
    setModel(&m_model);
    setItemDelegate(new RowDelegate(this));
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setIndentation(room::edge);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false); // the sheet below is the ground
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    connect(this, &QTreeView::collapsed, this,
            [this](const QModelIndex &person) { m_folded.insert(m_model.personAt(person)); });
    connect(this, &QTreeView::expanded, this,
            [this](const QModelIndex &person) { m_folded.remove(m_model.personAt(person)); });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &HoldersTree::selectionChangedByAnybody);
}

static qint64 idOf(const HoldersModel &model, const QModelIndex &index)
{
    const bool isLock = index.isValid() && index.parent().isValid();
    return isLock ? model.locksAt(index).constFirst().item.value() : -1;
}

void HoldersTree::showLocks(const QList<HeldLock> &locks, const QDateTime &now)
{
    QSet<qint64> chosen;
    QSet<QString> persons;
    for (const QModelIndex &one : selectionModel()->selectedIndexes()) {
        if (one.parent().isValid())
            chosen.insert(idOf(m_model, one));
        else
            persons.insert(m_model.personAt(one));
    }
    const Place before = place();
    m_model.setLocks(locks, now);
    restore(chosen, persons);
    if (!before.person.isEmpty() && !currentIndex().isValid())
        selectionModel()->setCurrentIndex(nearest(before), QItemSelectionModel::NoUpdate);
}

HoldersTree::Place HoldersTree::place() const
{
    const QModelIndex current = currentIndex();
    const bool isLock = current.parent().isValid();
    return {m_model.personAt(current), idOf(m_model, current),
            isLock ? current.parent().row() : current.row(), isLock ? current.row() : -1};
}

// Where somebody or something has gone, what has come into its place.
QModelIndex HoldersTree::nearest(const Place &before) const
{
    const int last = m_model.rowCount() - 1;
    QModelIndex person = m_model.index(std::min(before.personRow, last), 0);
    bool isSame = false;
    for (int row = 0; row <= last && !isSame; ++row)
        if (m_model.personAt(m_model.index(row, 0)) == before.person) {
            person = m_model.index(row, 0);
            isSame = true;
        }
    if (!isSame || before.lockRow < 0)
        return person;
    const int locks = m_model.rowCount(person);
    for (int row = 0; row < locks; ++row)
        if (const QModelIndex lock = m_model.index(row, 0, person);
            idOf(m_model, lock) == before.lock)
            return lock;
    return m_model.index(std::min(before.lockRow, locks - 1), 0, person);
}

void HoldersTree::restore(const QSet<qint64> &chosen, const QSet<QString> &persons)
{
    const auto choose = [this](const QModelIndex &index) {
        selectionModel()->select(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    };
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const QModelIndex person = m_model.index(row, 0);
        setExpanded(person, !m_folded.contains(m_model.personAt(person)));
        if (persons.contains(m_model.personAt(person)))
            choose(person);
        for (int lock = 0; lock < m_model.rowCount(person); ++lock) {
            const QModelIndex index = m_model.index(lock, 0, person);
            if (chosen.contains(idOf(m_model, index)))
                choose(index);
        }
    }
}

QList<HeldLock> HoldersTree::selected() const
{
    QList<HeldLock> locks;
    QSet<qint64> seen;
    for (const QModelIndex &index : selectionModel()->selectedIndexes())
        for (const HeldLock &held : m_model.locksAt(index)) {
            if (!seen.contains(held.item.value()))
                locks << held;
            seen.insert(held.item.value());
        }
    return locks;
}

void HoldersTree::copySelected() const
{
    QStringList lines;
    for (const HeldLock &held : selected())
        lines << held.lock.user + u'\t' + held.key + u'\t' + held.queue;
    if (!lines.isEmpty())
        QGuiApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

void HoldersTree::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copySelected();
    else if (event->key() == Qt::Key_Delete)
        emit releaseWanted();
    else
        QTreeView::keyPressEvent(event);
}

} // namespace intray
