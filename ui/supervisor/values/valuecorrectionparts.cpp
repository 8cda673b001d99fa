// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is seen of the correction of values, and when.
#include "lists/valuechangesmodel.h"
#include "ui/common/actions.h"
#include "ui/common/leadingmargins.h"
#include "ui/common/linebutton.h"
#include "ui/common/plaintable.h"
#include "ui/common/runline.h"
#include "ui/common/tables.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/values/becomingform.h"
#include "ui/supervisor/values/correctionwords.h"
#include "ui/supervisor/values/decisionkeeping.h"
#include "ui/supervisor/values/ruledelegate.h"
#include "ui/supervisor/values/valuecorrection.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

void ValueCorrection::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(room::between);
    for (QWidget *part : QList<QWidget *>{m_form, m_keeping}) // as the words of the table
        LeadingMargins::keep(part->layout(), {room::beside, 0, 0, 0});
    column->addWidget(m_form);
    column->addWidget(makeTable(), 1);
    column->addWidget(m_keeping);
    column->addWidget(makeFoot());
}

QWidget *ValueCorrection::makeTable()
{
    m_table->setObjectName(QStringLiteral("valuesChanges"));
    makePlain(m_table);
    m_table->setAccessibleName(tr("What would change"));
    m_table->setModel(m_changes);
    m_table->setItemDelegateForColumn(
        ValueChangesModel::State,
        new RuleDelegate({.breaks = ValueChangesModel::LeftOutRole}, m_table));
    styleTable(m_table);
    m_table->setTextElideMode(Qt::ElideMiddle); // what differs is often at the end
    shareRoom(m_table->horizontalHeader(), {ValueChangesModel::From, ValueChangesModel::To});
    return m_table;
}

QWidget *ValueCorrection::makeFoot()
{
    m_said->setObjectName(QStringLiteral("valuesSaid"));
    m_said->setWordWrap(true);
    m_said->setAlignment(Qt::AlignLeading | Qt::AlignTop); // where the question will be
    m_undo->setObjectName(QStringLiteral("valuesUndo"));
    m_undo->setWords(tr("&Undo"),
                     QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText));
    m_undo->setToolTip(tr("Puts the old values back, as a whole."));
    m_correct->setObjectName(QStringLiteral("valuesCorrect"));
    auto *line = new QHBoxLayout;
    line->setSpacing(room::between);
    line->addWidget(m_run);
    line->addStretch(1);
    for (LineButton *button : {m_list, m_undo, m_correct})
        line->addWidget(button);
    auto *foot = new QWidget(this);
    m_foot = new QBoxLayout(QBoxLayout::TopToBottom, foot);
    LeadingMargins::keep(m_foot, {room::beside, 0, 0, 0});
    m_foot->setSpacing(room::between);
    m_foot->addWidget(m_said, 1);
    m_foot->addLayout(line);
    return foot;
}

void ValueCorrection::setLow(bool isLow)
{
    if (m_isLow == isLow)
        return;
    m_isLow = isLow;
    m_isListed = false;
    m_said->setAlignment(Qt::AlignLeading | (isLow ? Qt::AlignVCenter : Qt::AlignTop));
    m_foot->setDirection(isLow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    showParts();
}

void ValueCorrection::showChanges(bool isListed)
{
    m_isListed = isListed;
    showParts();
    if (isListed)
        m_table->setFocus();
    emit listed();
}

QString ValueCorrection::sentence() const
{
    if (m_awaits != Awaits::Nothing)
        return tr("Reading the values...");
    if (!m_whyNever.isEmpty())
        return m_whyNever;
    if (m_chosen.isEmpty())
        return tr("Choose what is wrong in the list; more than one with Ctrl or Shift.");
    if (!m_form->wish())
        return m_form->whatIsMissing();
    if (m_isWorking)
        return tr("Looking for what would change...");
    if (m_changes->rowCount() == 0)
        return tr("Nothing would change.");
    return whatWouldChange(*m_changes, m_preview, m_trouble);
}

void ValueCorrection::showParts()
{
    const bool isAsked = m_whyNever.isEmpty() && (!m_chosen.isEmpty() || isRunning());
    for (QWidget *part : QList<QWidget *>{m_form, m_correct})
        part->setVisible(isAsked);
    m_table->setVisible(isAsked && (!m_isLow || m_isListed));
    m_list->setVisible(isAsked && m_isLow);
    m_list->setWords(m_isListed ? tr("Bac&k to the values") : tr("Show as a &list"));
    bound();
    const bool isUndoNew = m_undo->isHidden() != m_made.isEmpty();
    m_undo->setVisible(!m_made.isEmpty());
    if (isUndoNew)
        emit partsShown();
}

// Without its table it leaves the room to the list of values.
void ValueCorrection::bound()
{
    const bool isBound = m_isLow && !m_isListed;
    setMaximumHeight(isBound ? layout()->totalHeightForWidth(width()) : QWIDGETSIZE_MAX);
}

bool ValueCorrection::event(QEvent *event)
{
    const bool isKnown = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        bound();
    return isKnown;
}

void ValueCorrection::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    bound();
}

// As wide as it was: what it corrects is counted anew for each choice, and beside it nothing moves.
void ValueCorrection::showButtons()
{
    if (m_awaits == Awaits::Nothing)
        m_correct->setWords(whatTheButtonDoes(m_preview),
                            keyTextIn(*this, Action::CompleteAndNext));
    const int widest = std::max(m_correct->minimumWidth(), m_correct->sizeHint().width());
    m_correct->setMinimumWidth(m_isLow ? 0 : widest);
    const bool isAny = m_preview && m_preview->open + m_preview->held > 0;
    m_correct->setEnabled(isAny && !isRunning() && m_awaits == Awaits::Nothing);
    m_undo->setEnabled(!isRunning());
}

void ValueCorrection::showState()
{
    m_form->setEnabled(!m_chosen.isEmpty() && !isRunning() && m_awaits != Awaits::AnotherField);
    m_keeping->setEnabled(!isRunning());
    m_said->setText(sentence());
    showButtons();
    showParts();
}

} // namespace intray
