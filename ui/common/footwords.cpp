// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/footwords.h"

#include "ui/common/dimmedline.h"
#include "ui/common/tokens.h"
#include "ui/common/turnedsides.h"

#include <QHBoxLayout>

namespace intray {

FootWords::FootWords(int before, int behind, QWidget *parent)
    : QWidget(parent)
    , m_words(new DimmedLine(this))
{
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, room::within, 0, room::within);
    (new TurnedSides(line, this))->set(before, behind);
    line->addWidget(m_words, 1);
}

void FootWords::showText(const QString &text)
{
    m_text = text;
    m_words->showText(text);
    updateGeometry();
}

QSize FootWords::sizeHint() const
{
    const QMargins around = layout()->contentsMargins();
    const int words = m_words->fontMetrics().horizontalAdvance(m_text);
    return {words + around.left() + around.right(), QWidget::sizeHint().height()};
}

} // namespace intray
