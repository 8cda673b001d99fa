// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/saidline.h"

#include "ui/common/signlabel.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"

#include <QHBoxLayout>

namespace intray {

SaidLine::SaidLine(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_sign(new SignLabel(Sign::Fault, this))
    , m_words(new TintedLabel(Tint::Text, {}, this))
{
    m_words->setObjectName(name);
    m_words->setWordWrap(true);
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(room::between);
    line->addWidget(m_sign, 0, Qt::AlignTop);
    line->addWidget(m_words, 1);
}

void SaidLine::say(const QString &sentence, bool isFault)
{
    m_words->setText(sentence);
    m_words->setToolTip({});
    m_words->setTint(isFault ? Tint::Fault : Tint::Text);
    m_sign->setVisible(isFault);
    setVisible(!sentence.isEmpty());
}

QString SaidLine::sentence() const
{
    return m_words->text();
}

void SaidLine::setDetail(const QString &detail)
{
    m_words->setToolTip(detail);
}

} // namespace intray
