// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/tables.h"
#include "ui/lists/itemlistview.h"
#include "ui/lists/openlist.h"
#include "ui/lists/shownitems.h"

#include <QKeyEvent>
#include <QPushButton>

namespace intray {

void OpenList::openCurrent()
{
    const int row = m_model.rowOf(current());
    if (row >= 0 && m_shown->isOpen())
        emit takeWanted(current());
    else if (row >= 0)
        emit viewWanted(m_model.at(row));
}

void OpenList::offerOwn()
{
    m_own->setVisible(m_shown->isMine() && m_queue.reopenOwn.has_value());
    m_own->setEnabled(current().isValid());
}

bool OpenList::pressedKey(int key, Qt::KeyboardModifiers modifiers)
{
    const bool plain = (modifiers & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && (key == Qt::Key_Return || key == Qt::Key_Enter)) {
        openCurrent();
        return true;
    }
    if (key == Qt::Key_Home && (plain || modifiers == Qt::ControlModifier)) {
        m_going = Going::ToStart;
        m_feed.toStart();
        return true;
    }
    if (key == Qt::Key_End && (plain || modifiers == Qt::ControlModifier)) {
        m_going = Going::ToEnd;
        m_feed.toEnd();
        return true;
    }
    return false;
}

bool OpenList::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::Resize)
        showEmptiness();
    if (watched == m_table
            ? event->type() == QEvent::Resize
            : event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest)
        placeBusy();
    if (watched != m_table || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->matches(QKeySequence::Copy)) {
        copySelectedRows(m_table);
        return true;
    }
    return pressedKey(key->key(), key->modifiers());
}

} // namespace intray
