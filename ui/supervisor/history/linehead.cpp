// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/linehead.h"

#include "ui/common/linebutton.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"

#include <QHBoxLayout>
#include <QLabel>

namespace intray {

LineHead::LineHead(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_said(new TintedLabel(Tint::Dimmed, {}, this))
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_buttons(new QHBoxLayout)
{
    m_said->setObjectName(name);
    m_said->setWordWrap(true);
    m_parts->setContentsMargins(0, 0, 0, 0);
    m_said->setContentsMargins(room::beside, 0, room::beside, 0); // as quiet buttons' words
    m_parts->addWidget(m_said, 1);
    m_parts->addLayout(m_buttons);
    m_buttons->addStretch(0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void LineHead::say(const QString &sentence, const QString &instead)
{
    m_sentence = sentence;
    m_instead = instead;
    sayAnew();
}

void LineHead::setAlone(bool isAlone)
{
    m_isAlone = isAlone;
    sayAnew();
}

void LineHead::sayAnew()
{
    m_said->setText(m_isAlone && !m_instead.isEmpty() ? m_instead : m_sentence);
}

void LineHead::add(LineButton *button)
{
    m_buttons->insertWidget(m_buttons->count() - 1, button); // before what is left free
}

void LineHead::placeButtons(bool areBelow)
{
    m_parts->setDirection(areBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

} // namespace intray
