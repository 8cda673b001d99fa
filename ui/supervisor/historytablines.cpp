// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is done from a line of the history: its record is opened, its change undone, a value copied.
#include "schema/recordschema.h"
#include "ui/common/linebutton.h"
#include "ui/common/tables.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/historytab.h"
#include "ui/supervisor/lineundo.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QTableView>
#include <QTableWidget>

namespace intray {

namespace {

enum Of { Open, Undo, Copy };

QString wordsOf(const QKeySequence &keys)
{
    return keys.toString(QKeySequence::NativeText);
}

} // namespace

QWidget *HistoryTab::makeLineHead()
{
    m_open->setWords(tr("Open &record"), wordsOf(Qt::Key_Return));
    m_undo->setWords(tr("&Undo"), wordsOf(QKeySequence::Undo));
    auto *head = new QWidget(this);
    m_lineParts = new QBoxLayout(QBoxLayout::LeftToRight, head);
    m_lineParts->setContentsMargins(room::beside, 0, room::beside, 0);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_open);
    buttons->addWidget(m_undo);
    buttons->addStretch(0);
    m_lineParts->addWidget(m_ofItem, 1);
    m_lineParts->addLayout(buttons);
    return head;
}

// The keys are told; the tables take them, wherever the cursor is in them.
void HistoryTab::addLineActions()
{
    const std::pair<QString, QKeySequence> told[]{{tr("Open &record"), Qt::Key_Return},
                                                  {tr("&Undo what it changed"), QKeySequence::Undo},
                                                  {tr("&Copy value"), QKeySequence::Copy}};
    for (const auto &[words, keys] : told)
        m_actions << new QAction(words + u'\t' + wordsOf(keys), this);
    connect(m_actions.at(Open), &QAction::triggered, this, &HistoryTab::openRecord);
    connect(m_actions.at(Undo), &QAction::triggered, this, &HistoryTab::undo);
    connect(m_actions.at(Copy), &QAction::triggered, this, &HistoryTab::copyValue);
    for (QTableView *table : {m_table, static_cast<QTableView *>(m_values)}) {
        table->addActions(m_actions);
        table->setContextMenuPolicy(Qt::ActionsContextMenu);
        table->installEventFilter(this);
        connect(table, &QTableView::doubleClicked, this, &HistoryTab::openRecord);
    }
}

void HistoryTab::followLines()
{
    addLineActions();
    connect(m_open, &QPushButton::clicked, this, &HistoryTab::openRecord);
    connect(m_undo, &QPushButton::clicked, this, &HistoryTab::undo);
    connect(m_values, &QTableWidget::itemSelectionChanged, this, &HistoryTab::offerLineActions);
    connect(m_undoing, &LineUndo::runningChanged, this, &HistoryTab::offerLineActions);
    connect(m_undoing, &LineUndo::failed, this, &HistoryTab::tellError);
    connect(m_undoing, &LineUndo::undone, this, &HistoryTab::receiveUndone);
    offerLineActions();
}

// The cursor alone comes to the first line without anybody choosing it.
int HistoryTab::chosenRow() const
{
    const QModelIndex index = m_table->currentIndex();
    const bool isChosen = index.isValid() && m_table->selectionModel()->isSelected(index);
    return isChosen ? index.row() : -1;
}

bool HistoryTab::isOfMany() const
{
    return chosenRow() >= 0 && m_model.row(chosenRow()).standsForMany();
}

const HistoryLine *HistoryTab::current() const
{
    return chosenRow() >= 0 && !isOfMany() ? &m_model.at(chosenRow()) : nullptr;
}

static QString wordsOfOpening(HistoryRow::As as)
{
    return as == HistoryRow::As::Folded   ? HistoryTab::tr("Show eac&h")
           : as == HistoryRow::As::Opened ? HistoryTab::tr("Fol&d")
                                          : HistoryTab::tr("Open &record");
}

void HistoryTab::offerLineActions()
{
    const HistoryLine *line = current();
    const QString whyNever = line ? m_undoing->whyNever(*line) : QString();
    const bool canUndo = line && whyNever.isEmpty() && !m_undoing->isRunning();
    const QString opens =
        wordsOfOpening(chosenRow() < 0 ? HistoryRow::As::Line : m_model.row(chosenRow()).as);
    m_open->setWords(opens, wordsOf(Qt::Key_Return));
    m_actions.at(Open)->setText(opens + u'\t' + wordsOf(Qt::Key_Return));
    m_open->setVisible(line || isOfMany());
    const bool isUndone = line && line->event.detail.contains(QLatin1StringView("undoes"));
    m_undo->setWords(isUndone ? tr("Re&do") : tr("&Undo"), wordsOf(QKeySequence::Undo));
    m_actions.at(Undo)->setText(
        (isUndone ? tr("Re&do what was undone") : tr("&Undo what it changed")) + u'\t' +
        wordsOf(QKeySequence::Undo));
    m_undo->setVisible(line && whyNever.isEmpty());
    m_undo->setEnabled(canUndo);
    m_undo->setToolTip(whyNever);
    m_undo->setAccessibleDescription(whyNever);
    m_actions.at(Open)->setEnabled(line || isOfMany());
    m_actions.at(Undo)->setEnabled(canUndo);
    m_actions.at(Copy)->setEnabled(line);
}

/// Those whose rows are chosen; none: all that the line changed.
QStringList HistoryTab::chosenFields() const
{
    const QStringList all = m_change.fields();
    QStringList chosen;
    for (const QModelIndex &row : m_values->selectionModel()->selectedRows())
        chosen << all.value(row.row());
    return chosen;
}

/// The one that somebody means; the first, where nobody chose one.
QString HistoryTab::fieldAtCursor() const
{
    const QStringList chosen = chosenFields();
    return (chosen.isEmpty() ? m_change.fields() : chosen).value(0);
}

void HistoryTab::openRecord()
{
    if (const HistoryLine *line = current())
        emit itemWanted(line->event.item, fieldAtCursor());
    else if (isOfMany())
        turn();
}

// What it stands for comes below it, and the row stays in hand.
void HistoryTab::turn()
{
    m_model.turn(chosenRow());
    offerLineActions();
}

/// As in a tree: Right opens what is folded, Left folds it again.
bool HistoryTab::turnsBy(int key) const
{
    if (!isOfMany())
        return false;
    const bool isFolded = m_model.row(chosenRow()).as == HistoryRow::As::Folded;
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    return key == (isFolded != isMirrored ? Qt::Key_Right : Qt::Key_Left);
}

void HistoryTab::undo()
{
    const HistoryLine *line = current();
    if (!line || m_undoing->isRunning())
        return;
    if (const QString why = m_undoing->whyNever(*line); !why.isEmpty())
        emit told({Message::Kind::Information, why});
    else
        m_undoing->undo(*line, m_isByLine ? chosenFields() : QStringList());
}

// The line stays chosen under what was added to the history.
void HistoryTab::receiveUndone(const QString &sentence)
{
    const HistoryLine *line = current();
    const qint64 chosen = line ? line->event.id : 0;
    search();
    m_chosen = chosen;
    emit told({Message::Kind::Information, sentence});
}

static QString textIn(const Record &record, const QString &field)
{
    return RecordSchema::textOf(record.value(field));
}

/// What it is now, or was where the cursor is there; with their names where there are several.
void HistoryTab::copyValue() const
{
    const QStringList chosen = chosenFields();
    const QStringList fields = chosen.isEmpty() ? m_change.fields() : chosen;
    const bool isFormer = m_values->hasFocus() && m_values->currentColumn() == 1;
    const Record &values = isFormer ? m_change.before : m_change.after;
    const HistoryLine *line = current();
    if (!line || fields.isEmpty())
        return copySelectedRows(m_table);
    QStringList lines;
    for (const QString &field : fields)
        lines << (fields.size() == 1
                      ? textIn(values, field)
                      : wordFor(m_words, line->event.queue, field) + u'\t' + textIn(values, field));
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

bool HistoryTab::eventFilter(QObject *watched, QEvent *event)
{
    const bool isTable = watched == m_table || watched == m_values;
    const bool isWish = event->type() == QEvent::ShortcutOverride;
    if (!isTable || (event->type() != QEvent::KeyPress && !isWish))
        return SupervisorTab::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool isReturn = (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) &&
                          !(key->modifiers() & ~Qt::KeypadModifier);
    const bool isUndo = key->matches(QKeySequence::Undo);
    const bool turns = watched == m_table && turnsBy(key->key());
    if (!isReturn && !isUndo && !turns && !key->matches(QKeySequence::Copy))
        return SupervisorTab::eventFilter(watched, event);
    if (isWish)
        event->accept();
    else
        isReturn ? openRecord() : turns ? turn() : isUndo ? undo() : copyValue();
    return !isWish;
}

} // namespace intray
