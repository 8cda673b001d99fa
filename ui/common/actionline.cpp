// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/actionline.h"

#include "lists/celltext.h"
#include "ui/common/icons.h"

#include <QAction>

namespace intray {

static QString nameOfAction(const QAction &action)
{
    return action.objectName().remove(QStringLiteral("action."));
}

ActionLine::ActionLine(QAction *action, QWidget *parent, Rank rank)
    : LineButton(rank, parent)
    , m_action(action)
{
    setObjectName(QStringLiteral("button.") + nameOfAction(*action));
    setIconName(iconOfAction(nameOfAction(*action)));
    connect(action, &QAction::changed, this, &ActionLine::follow);
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
    follow();
}

void ActionLine::sayShort(const QString &words)
{
    sayAs(words, {});
}

void ActionLine::sayAs(const QString &words, const QString &why)
{
    m_short = words;
    m_why = why;
    follow();
}

void ActionLine::follow()
{
    const QString words = m_action->text().remove(u'&');
    const QString key = m_action->shortcut().toString(QKeySequence::NativeText);
    setEnabled(m_action->isEnabled());
    setToolTip(m_why.isEmpty() ? m_action->toolTip() : plainToolTip(m_why));
    setWords(m_short.isEmpty() ? words : m_short, key);
    setAccessibleName(m_why.isEmpty() ? words : m_short);
    setAccessibleDescription(key);
}

} // namespace intray
