// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/lineactions.h"

#include "lists/historymodel.h"
#include "ui/common/linebutton.h"
#include "ui/common/tables.h"
#include "ui/supervisor/history/changetable.h"
#include "ui/supervisor/history/historytable.h"
#include "ui/supervisor/history/linechange.h"
#include "ui/supervisor/history/linehead.h"
#include "ui/supervisor/history/lineundo.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>

namespace intray {

namespace {

enum Of { Open, Undo, Copy };

QString wordsOf(const QKeySequence &keys)
{
    return keys.toString(QKeySequence::NativeText);
}

} // namespace

LineActions::LineActions(Session &session, const Parts &parts, QWidget *page)
    : QObject(page)
    , m_parts(parts)
    , m_undoing(new LineUndo(session, page))
    , m_open(LineButton::make(LineButton::Rank::Quiet, {}, "historyOpen", page))
    , m_undo(LineButton::make(LineButton::Rank::Quiet, {}, "historyUndo", page))
{
    build();
    follow();
    offer();
}

// The keys are told; the tables take them, wherever the cursor is in them.
void LineActions::build()
{
    m_parts.head->add(m_open);
    m_parts.head->add(m_undo);
    const std::pair<QString, QKeySequence> told[]{{tr("Open &record"), Qt::Key_Return},
                                                  {tr("&Undo what it changed"), QKeySequence::Undo},
                                                  {tr("&Copy value"), QKeySequence::Copy}};
    QWidget::setTabOrder(m_parts.list, m_open);
    QWidget::setTabOrder(m_open, m_undo);
    QWidget::setTabOrder(m_undo, m_parts.changes);
    for (const auto &[words, keys] : told)
        m_actions << new QAction(words + u'\t' + wordsOf(keys), this);
    for (QTableView *table :
         {static_cast<QTableView *>(m_parts.list), static_cast<QTableView *>(m_parts.changes)}) {
        table->addActions(m_actions);
        table->setContextMenuPolicy(Qt::ActionsContextMenu);
        table->installEventFilter(this);
        connect(table, &QTableView::doubleClicked, this, [this] {
            if (m_parts.list->current()) // else the list turns its row
                open();
        });
    }
}

void LineActions::follow()
{
    connect(m_actions.at(Open), &QAction::triggered, this, &LineActions::open);
    connect(m_actions.at(Undo), &QAction::triggered, this, &LineActions::undo);
    connect(m_actions.at(Copy), &QAction::triggered, this, &LineActions::copy);
    connect(m_open, &QPushButton::clicked, this, &LineActions::open);
    connect(m_undo, &QPushButton::clicked, this, &LineActions::undo);
    connect(m_parts.list, &HistoryTable::chosen, this, &LineActions::offer);
    connect(m_parts.change, &LineChange::shown, this, &LineActions::offer);
    connect(m_undoing, &LineUndo::runningChanged, this, &LineActions::offer);
    connect(m_undoing, &LineUndo::failed, this, &LineActions::failed);
    connect(m_undoing, &LineUndo::undone, this, &LineActions::undone);
}

void LineActions::offer()
{
    const HistoryLine *line = m_parts.list->current();
    const bool isOfMany = m_parts.list->isOfMany();
    const QString whyNever = line ? m_undoing->whyNever(*line) : QString();
    const bool canUndo = line && whyNever.isEmpty() && !m_undoing->isRunning();
    const QString opens = isOfMany ? m_parts.list->wordsOfTurning() : tr("Open &record");
    m_open->setWords(opens, wordsOf(Qt::Key_Return));
    m_open->setVisible(line || isOfMany);
    m_actions.at(Open)->setText(opens + u'\t' + wordsOf(Qt::Key_Return));
    nameUndo(line && line->event.detail.contains(QLatin1StringView("undoes")));
    m_undo->setVisible(line && whyNever.isEmpty());
    m_undo->setEnabled(canUndo);
    m_undo->setToolTip(whyNever);
    m_undo->setAccessibleDescription(whyNever);
    m_actions.at(Open)->setEnabled(line || isOfMany);
    m_actions.at(Undo)->setEnabled(canUndo);
    m_actions.at(Copy)->setEnabled(line);
}

void LineActions::nameUndo(bool isUndone)
{
    const QString key = wordsOf(QKeySequence::Undo);
    m_undo->setWords(isUndone ? tr("Re&do") : tr("&Undo"), key);
    m_actions.at(Undo)->setText(
        (isUndone ? tr("Re&do what was undone") : tr("&Undo what it changed")) + u'\t' + key);
}

void LineActions::open()
{
    if (const HistoryLine *line = m_parts.list->current())
        emit itemWanted(line->event.item, m_parts.change->fieldAtCursor());
    else
        m_parts.list->turn();
}

void LineActions::undo()
{
    const HistoryLine *line = m_parts.list->current();
    if (!line || m_undoing->isRunning())
        return;
    const LineChange &change = *m_parts.change;
    if (const QString why = m_undoing->whyNever(*line); !why.isEmpty())
        emit told({Message::Kind::Information, why});
    else
        m_undoing->undo(*line, m_parts.model.calledIn(*line),
                        change.isByLine() ? change.chosenFields() : QStringList());
}

void LineActions::copy() const
{
    if (!m_parts.list->current() || m_parts.change->isEmpty())
        copySelectedRows(m_parts.list);
    else
        QGuiApplication::clipboard()->setText(m_parts.change->valuesToCopy());
}

/// `isWish`: whether the key is ours is all that is asked.
bool LineActions::doBy(const QKeyEvent &key, bool isWish)
{
    const bool isReturn = (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) &&
                          !(key.modifiers() & ~Qt::KeypadModifier);
    const bool isUndo = key.matches(QKeySequence::Undo);
    if (!isReturn && !isUndo && !key.matches(QKeySequence::Copy))
        return false;
    if (!isWish)
        isReturn ? open() : isUndo ? undo() : copy();
    return true;
}

bool LineActions::eventFilter(QObject *watched, QEvent *event)
{
    const bool isWish = event->type() == QEvent::ShortcutOverride;
    const bool isKey = isWish || event->type() == QEvent::KeyPress;
    if (!isKey || !doBy(*static_cast<const QKeyEvent *>(event), isWish))
        return QObject::eventFilter(watched, event);
    if (isWish)
        event->accept();
    return !isWish;
}

} // namespace intray
