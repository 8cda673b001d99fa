// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/emptydesk.h"

#include "ui/common/actions.h"
#include "ui/common/icons.h"
#include "ui/common/keyedbutton.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace intray {

EmptyDesk::EmptyDesk(const Actions &actions, QWidget *parent)
    : QWidget(parent)
    , m_actions(actions)
    , m_sentence(new QLabel(this))
    , m_button(new KeyedButton(this))
    , m_why(new QPushButton(tr("Why do I not get anything?"), this))
{
    setObjectName(QStringLiteral("emptyDesk"));
    m_sentence->setObjectName(QStringLiteral("emptyDeskSentence"));
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setWordWrap(true);
    m_button->setObjectName(QStringLiteral("emptyDeskButton"));
    m_button->setAutoDefault(true);
    m_button->setRank(KeyedButton::Rank::Primary);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_action)
            m_action->trigger();
    });
    m_why->setObjectName(QStringLiteral("emptyDeskWhy"));
    m_why->setFlat(true);
    m_why->setMinimumHeight(28);
    m_why->hide();
    connect(m_why, &QPushButton::clicked, m_actions.of(WindowAction::WhyNot), &QAction::trigger);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(16);
    column->addStretch(2);
    column->addWidget(m_sentence);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addWidget(m_why, 0, Qt::AlignHCenter);
    column->addStretch(3);
}

void EmptyDesk::show(const QString &sentence, Action action)
{
    m_sentence->setText(sentence);
    if (m_action)
        m_action->disconnect(m_button);
    m_action = m_actions.of(action);
    m_button->setIconName(iconOfAction(nameOf(action)));
    const auto follow = [this, action] {
        m_button->setWords(m_action->text().remove(u'&'),
                           m_action->shortcut().toString(QKeySequence::NativeText));
        m_button->setAccessibleName(m_actions.textWithKeys(action));
        m_button->setEnabled(m_action->isEnabled());
    };
    follow();
    connect(m_action, &QAction::changed, m_button, follow);
}

void EmptyDesk::offerWhy(bool offer)
{
    m_why->setVisible(offer);
}

void EmptyDesk::focusButton()
{
    m_button->setFocus(Qt::OtherFocusReason);
}

} // namespace intray
