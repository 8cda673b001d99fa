// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/history/linehead.h"

#include "ui/common/linebutton.h"
#include "ui/common/tintedlabel.h"
#include "ui/common/tokens.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>

namespace intray {

LineHead::LineHead(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_said(new TintedLabel(Tint::Dimmed, {}, this))
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_buttons(new QHBoxLayout)
{
    m_said->setObjectName(name);
    m_said->setWordWrap(true);
    m_said->installEventFilter(this);
    m_parts->setContentsMargins(0, 0, 0, 0);
    m_said->setContentsMargins(room::beside, 0, room::beside, 0); // as quiet buttons' words
    m_parts->addWidget(m_said, 1);
    m_parts->addLayout(m_buttons);
    m_buttons->addStretch(0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
}

void LineHead::say(const QString &sentence, const QString &instead)
{
    m_sentence = sentence;
    m_instead = instead;
    m_fromLongest.clear();
    sayAnew();
}

void LineHead::sayWhatFits(const QStringList &fromLongest)
{
    m_fromLongest = fromLongest;
    sayAnew();
}

void LineHead::setAlone(bool isAlone)
{
    m_isAlone = isAlone;
    sayAnew();
}

void LineHead::sayAnew()
{
    m_said->setText(!m_fromLongest.isEmpty()            ? fitting()
                    : m_isAlone && !m_instead.isEmpty() ? m_instead
                                                        : m_sentence);
}

/// Beside the list half of the height, which leaves the buttons room; below it one line, as high as
/// they are.
int LineHead::mostLines() const
{
    constexpr int most = 10; // more of them nobody reads
    if (!m_areButtonsBelow)
        return m_isAlone ? 2 : 1;
    return std::clamp(parentWidget()->height() / 2 / m_said->fontMetrics().lineSpacing(), 1, most);
}

QString LineHead::fitting() const
{
    const QFontMetrics letters = m_said->fontMetrics();
    const QSize room(m_said->contentsRect().width(), mostLines() * letters.lineSpacing());
    for (const QString &sentence : m_fromLongest)
        if (letters.boundingRect(QRect({}, room), Qt::TextWordWrap, sentence).height() <=
            room.height())
            return sentence;
    return m_fromLongest.constLast();
}

bool LineHead::eventFilter(QObject *watched, QEvent *event)
{
    const bool hasOtherRoom =
        event->type() == QEvent::Resize || event->type() == QEvent::FontChange;
    if (watched == m_said && hasOtherRoom && !m_fromLongest.isEmpty())
        sayAnew();
    return QWidget::eventFilter(watched, event);
}

void LineHead::add(LineButton *button)
{
    m_buttons->insertWidget(m_buttons->count() - 1, button); // before what is left free
}

void LineHead::placeButtons(bool areBelow)
{
    m_areButtonsBelow = areBelow;
    m_parts->setDirection(areBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_parts->setStretchFactor(m_said, areBelow ? 0 : 1); // or they lie far below it
    sayAnew();
}

} // namespace intray
