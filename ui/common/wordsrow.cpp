// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/wordsrow.h"

#include "ui/common/leadingmargins.h"
#include "ui/common/letters.h"
#include "ui/common/tokens.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace intray {

WordsRow::WordsRow(QWidget *words, int leastLetters, QWidget *parent)
    : QWidget(parent)
    , m_words(words)
    , m_line(new QHBoxLayout)
    , m_leastLetters(leastLetters)
    , m_both(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_buttons(new QHBoxLayout)
{
    m_both->setContentsMargins(0, 0, 0, 0);
    m_both->setSpacing(room::between);
    m_buttons->setSpacing(room::between);
    m_line->setSpacing(room::between);
    m_line->addWidget(words, 1);
    m_both->addLayout(m_line, 1);
    m_both->addLayout(m_buttons);
    m_buttons->addStretch(0);
}

void WordsRow::addBefore(QWidget *other)
{
    m_line->insertWidget(0, other);
}

void WordsRow::add(QWidget *button)
{
    m_buttons->addWidget(button);
}

void WordsRow::alignWithWords()
{
    m_isAligned = true;
    m_buttons->addStretch(0);
}

void WordsRow::setLeastLetters(int letters)
{
    m_leastLetters = letters;
    arrange();
}

void WordsRow::setAround(const QMargins &around)
{
    LeadingMargins::keep(m_both, around);
}

bool WordsRow::isOver() const
{
    return m_both->direction() == QBoxLayout::TopToBottom;
}

void WordsRow::arrange()
{
    const QMargins around = m_both->contentsMargins();
    const int left = width() - around.left() - around.right() - m_both->spacing() -
                     m_buttons->sizeHint().width();
    const bool isOver = left < m_leastLetters * letterWidth(fontMetrics());
    m_both->setDirection(isOver ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_buttons->setStretch(m_isAligned ? m_buttons->count() - 1 : 0, isOver ? 1 : 0);
}

QSize WordsRow::minimumSizeHint() const
{
    const QMargins around = m_both->contentsMargins();
    const QSize least = QWidget::minimumSizeHint();
    const int width = std::max(m_line->minimumSize().width(), m_buttons->minimumSize().width());
    return {width + around.left() + around.right(), least.height()};
}

void WordsRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool WordsRow::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::FontChange)
        arrange();
    return QWidget::event(event);
}

} // namespace intray
