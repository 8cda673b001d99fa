// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/rulesfoot.h"

#include "ui/common/actions.h"
#include "ui/common/dimmedline.h"
#include "ui/common/savebar.h"
#include "ui/common/tokens.h"

#include <QAction>
#include <QGridLayout>
#include <QPushButton>

namespace intray {

RulesFoot::RulesFoot(const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_saved(new DimmedLine(this))
    , m_bar(new SaveBar({tr("Undo changes"), {}, tr("&Save"), {}}, this))
{
    m_saved->setObjectName(QStringLiteral("queueSaved"));
    m_saved->setContentsMargins(room::sheet, 0, room::edge, 0);
    m_bar->setObjectName(QStringLiteral("queueSaveBar"));
    m_bar->saveButton()->setObjectName(QStringLiteral("queueSave"));
    m_bar->undoButton()->setObjectName(QStringLiteral("queueRevert"));
    auto *one = new QGridLayout(this);
    one->setContentsMargins(0, 0, 0, 0);
    one->addWidget(m_saved, 0, 0);
    one->addWidget(m_bar, 0, 0);
    nameKey();
    connect(&m_actions, &Actions::keysChanged, this, &RulesFoot::nameKey);
    connect(m_bar, &SaveBar::saveWanted, this, &RulesFoot::saveWanted);
    connect(m_bar, &SaveBar::undoWanted, this, &RulesFoot::undoWanted);
}

// That which saves a draft at the desk.
void RulesFoot::nameKey()
{
    m_bar->setSaveKey(
        m_actions.of(Action::SaveDraft)->shortcut().toString(QKeySequence::NativeText));
}

void RulesFoot::showSaved()
{
    m_bar->showNone();
    m_saved->showText(tr("All rules are saved."));
}

void RulesFoot::showNothing()
{
    m_bar->showNone();
    m_saved->showText({});
}

void RulesFoot::showChanges(const QString &sentence, const QString &more)
{
    const bool begin = !m_bar->isVisibleTo(this);
    m_saved->showText({});
    m_bar->showChanges(sentence, more);
    if (begin)
        emit changesBegan();
}

void RulesFoot::setCanSave(bool canSave)
{
    m_bar->setCanSave(canSave);
}

void RulesFoot::setCanUndo(bool canUndo)
{
    m_bar->undoButton()->setEnabled(canUndo);
}

QWidget *RulesFoot::place() const
{
    return m_bar->isVisibleTo(this) ? m_bar->effect() : m_saved;
}

bool RulesFoot::canSave() const
{
    return m_bar->saveButton()->isEnabled();
}

} // namespace intray
