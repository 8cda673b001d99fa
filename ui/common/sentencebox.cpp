// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/sentencebox.h"

#include "ui/common/letters.h"
#include "ui/common/painting.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>

#include <algorithm>

namespace intray {

static constexpr int wrapped = Qt::AlignLeading | Qt::AlignTop | Qt::TextWordWrap;

SentenceBox::SentenceBox(const QString &sentence, QWidget *parent)
    : QCheckBox(sentence, parent)
{
    QSizePolicy wraps(QSizePolicy::Preferred, QSizePolicy::Preferred, QSizePolicy::CheckBox);
    wraps.setHeightForWidth(true);
    setSizePolicy(wraps);
}

int SentenceBox::roomBeforeWords() const
{
    return style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this) +
           style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, this);
}

int SentenceBox::heightOfWords(int width) const
{
    const QRect place(0, 0, std::max(1, width - roomBeforeWords()), QWIDGETSIZE_MAX);
    return fontMetrics().boundingRect(place, wrapped | Qt::TextShowMnemonic, text()).height();
}

int SentenceBox::heightForWidth(int width) const
{
    const int around = sizeHint().height() - fontMetrics().height();
    return std::max(sizeHint().height(), heightOfWords(width) + around);
}

QSize SentenceBox::minimumSizeHint() const
{
    constexpr int leastLetters = 24;
    const int few = roomBeforeWords() + leastLetters * letterWidth(fontMetrics());
    return {std::min(sizeHint().width(), few), sizeHint().height()};
}

bool SentenceBox::hitButton(const QPoint &at) const
{
    return rect().contains(at);
}

// Qt's own draws its words in one line, and the box at their middle.
void SentenceBox::paintEvent(QPaintEvent *)
{
    QStyleOptionButton option;
    initStyleOption(&option);
    const QRect all = option.rect;
    const int above = (all.height() - heightOfWords(all.width())) / 2;
    const auto seen = [&](const QRect &place) {
        return QStyle::visualRect(layoutDirection(), all, place);
    };
    const QSize box(style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, this),
                    style()->pixelMetric(QStyle::PM_IndicatorHeight, nullptr, this));
    const int down = above + (fontMetrics().height() - box.height()) / 2;
    QPainter painter(this);
    option.rect = seen({QPoint(0, down), box});
    style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &option, &painter, this);
    painter.setPen(
        palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, foregroundRole()));
    const QRect words = seen(all.adjusted(roomBeforeWords(), above, 0, 0));
    painter.drawText(words, wrapped | letterFlag(*this), text());
    if (!hasFocus())
        return;
    QStyleOptionFocusRect focus;
    focus.QStyleOption::operator=(option);
    focus.rect = words;
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, &painter, this);
}

} // namespace intray
