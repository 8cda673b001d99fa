// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/lockmark.h"

#include "ui/common/painting.h"
#include "ui/common/signlabel.h"
#include "ui/common/tokens.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace intray {

LockMark::LockMark(QWidget *parent)
    : QAbstractButton(parent)
    , m_ring(new LockRing(this))
{
    setFocusPolicy(Qt::NoFocus); // it has a key, and Tab goes from field to field
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_ring->setRange(0, 1000);
    m_ring->setAttribute(Qt::WA_TransparentForMouseEvents);
}

void LockMark::showLock(LockRing::State state, int left, const QString &words)
{
    m_state = state;
    m_ring->setState(state);
    m_ring->setValue(left);
    m_ring->setAccessibleName(words);
    setText(words);
    updateGeometry();
    update();
}

bool LockMark::hasSign() const
{
    return m_state == LockRing::State::Ending || m_state == LockRing::State::Lost;
}

QFont LockMark::wordFont() const
{
    QFont words = font();
    if (hasSign())
        words.setWeight(QFont::DemiBold);
    return words;
}

int LockMark::wordsBegin() const
{
    const int ring = m_ring->sizeHint().width() + room::between;
    return room::within + ring + (hasSign() ? iconAcross + room::within : 0);
}

QSize LockMark::sizeHint() const
{
    const QFontMetrics metrics(wordFont());
    return {wordsBegin() + metrics.horizontalAdvance(text()) + room::within,
            std::max(m_ring->sizeHint().height() + 2, metrics.height() + 2)};
}

static ColourRole roleOf(LockRing::State state)
{
    switch (state) {
    case LockRing::State::Ending:
        return ColourRole::Warning;
    case LockRing::State::Lost:
        return ColourRole::Fault;
    case LockRing::State::Offline:
        return ColourRole::Dimmed;
    case LockRing::State::Held:
        break;
    }
    return ColourRole::Text;
}

void LockMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const auto seen = [this](const QRect &place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    if (isEnabled() && (underMouse() || isDown()))
        paintOutline(painter, rect(),
                     {.ground = colourOf(ColourRole::Tint, palette()),
                      .edge = colourOf(ColourRole::Hairline, palette()),
                      .radius = radius::field});
    const QColor ink = colourOf(roleOf(m_state), palette());
    if (hasSign()) {
        const QRect sign(wordsBegin() - iconAcross - room::within, (height() - iconAcross) / 2,
                         iconAcross, iconAcross);
        const bool isLost = m_state == LockRing::State::Lost;
        paintIcon(painter, seen(sign).topLeft(), iconOf(isLost ? Sign::Fault : Sign::Warning), ink,
                  colourOf(ColourRole::Sheet, palette()));
    }
    painter.setFont(wordFont());
    painter.setPen(ink);
    paintWords(painter, seen({wordsBegin(), 0, width() - wordsBegin(), height()}), text(),
               layoutDirection());
}

void LockMark::arrange()
{
    const QSize ring = m_ring->sizeHint();
    const QRect place(QPoint(room::within, (height() - ring.height()) / 2), ring);
    m_ring->setGeometry(QStyle::visualRect(layoutDirection(), rect(), place));
}

void LockMark::resizeEvent(QResizeEvent *event)
{
    QAbstractButton::resizeEvent(event);
    arrange();
}

void LockMark::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        arrange();
}

} // namespace intray
