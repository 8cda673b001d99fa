// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/chip.h"

#include "ui/common/colours.h"
#include "ui/common/painting.h"
#include "ui/common/signlabel.h"
#include "ui/common/tokens.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

namespace intray {

Chip::Chip(Kind kind, QWidget *parent)
    : QToolButton(parent)
    , m_kind(kind)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Chip::setWords(const QString &words, const QString &key)
{
    setText(words);
    m_key = key;
    setAccessibleName(QStringLiteral("%1  %2").arg(shownWords(), key).trimmed());
    updateGeometry();
    update();
}

void Chip::setCompact(bool isCompact)
{
    m_isCompact = isCompact;
    updateGeometry();
    update();
}

QFont Chip::wordFont() const
{
    QFont words = lettersFor(LetterSize::Small, font());
    if (m_kind == Kind::Fault)
        words.setWeight(QFont::DemiBold);
    return words;
}

QFont Chip::keyFont() const
{
    return lettersFor(LetterSize::Small, font());
}

// What somebody typed into a filter has no letter.
QString Chip::shownWords() const
{
    return m_kind == Kind::Add ? text().remove(u'&') : text();
}

QString Chip::key() const
{
    return m_kind == Kind::Add && m_key.isEmpty()
               ? QKeySequence::mnemonic(text()).toString(QKeySequence::NativeText)
               : m_key;
}

int Chip::wordWidth() const
{
    return QFontMetrics(wordFont()).horizontalAdvance(shownWords());
}

int Chip::keyRoom() const
{
    return key().isEmpty() || m_isCompact
               ? 0
               : room::between + QFontMetrics(keyFont()).horizontalAdvance(key());
}

QString Chip::iconBefore() const
{
    switch (m_kind) {
    case Kind::Add:
        return QStringLiteral("list-add");
    case Kind::Warning:
        return iconOf(Sign::Warning);
    case Kind::Fault:
        return iconOf(Sign::Fault);
    case Kind::Filter:
    case Kind::Neutral:
        break;
    }
    return {};
}

QSize Chip::sizeHint() const
{
    const int icon = iconBefore().isEmpty() ? 0 : iconAcross + room::between;
    const int cross = m_kind == Kind::Filter ? iconAcross + room::between : 0;
    const int around = 2 * room::beside - (icon > 0 ? 2 : 0) - (cross > 0 ? 2 : 0);
    return {around + icon + wordWidth() + keyRoom() + cross,
            heightOf(Part::Chip, QFontMetrics(wordFont()))};
}

/// Where a click means the cross: as wide as the chip is high.
QRect Chip::crossPlace() const
{
    if (m_kind != Kind::Filter)
        return {};
    const int side = std::max(height(), iconAcross + room::between);
    return QStyle::visualRect(layoutDirection(), rect(),
                              QRect(width() - side - 2, 0, side + 2, height()));
}

QColor Chip::ink() const
{
    switch (m_kind) {
    case Kind::Filter:
    case Kind::Warning:
        return colourOf(ColourRole::Text, palette());
    case Kind::Fault:
        return colourOf(ColourRole::Fault, palette());
    case Kind::Add:
    case Kind::Neutral:
        break;
    }
    return colourOf(ColourRole::Dimmed, palette());
}

static ColourRole groundOf(Chip::Kind kind)
{
    switch (kind) {
    case Chip::Kind::Filter:
        return ColourRole::Tint;
    case Chip::Kind::Warning:
        return ColourRole::WarningTint;
    case Chip::Kind::Fault:
        return ColourRole::FaultTint;
    case Chip::Kind::Add:
    case Chip::Kind::Neutral:
        break;
    }
    return ColourRole::Ground;
}

void Chip::paintGround(QPainter &painter) const
{
    const auto of = [this](ColourRole role) { return colourOf(role, palette()); };
    const bool isUsed = isEnabled() && underMouse();
    Outline outline{.ground = m_kind == Kind::Add ? QColor() : of(groundOf(m_kind)),
                    .edge = {},
                    .radius = height() / 2};
    if (isHighContrast(palette()) || isUsed || m_kind == Kind::Add)
        outline.edge = of(ColourRole::Edge);
    if (m_kind == Kind::Add && !isUsed)
        outline.line = Qt::CustomDashLine;
    if (hasFocus()) {
        outline.edge = of(ColourRole::Accent);
        outline.width = 2;
        outline.line = Qt::SolidLine;
    }
    paintOutline(painter, rect(), outline);
}

void Chip::paintInside(QPainter &painter) const
{
    const QColor paper =
        colourOf(m_kind == Kind::Add ? ColourRole::Sheet : groundOf(m_kind), palette());
    const auto seen = [this](const QRect &place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    const int iconTop = (height() - iconAcross) / 2;
    int x = room::beside;
    if (const QString icon = iconBefore(); !icon.isEmpty()) {
        x -= 2;
        const QColor colour =
            m_kind == Kind::Warning ? colourOf(ColourRole::Warning, palette()) : ink();
        paintIcon(painter, seen({x, iconTop, iconAcross, iconAcross}).topLeft(), icon, colour,
                  paper);
        x += iconAcross + room::between;
    }
    painter.setFont(wordFont());
    painter.setPen(ink());
    paintWords(painter, seen({x, 0, wordWidth() + 1, height()}), shownWords(), layoutDirection());
    x += wordWidth();
    if (keyRoom() > 0) {
        painter.setFont(keyFont());
        painter.setPen(colourOf(ColourRole::Dimmed, palette()));
        paintWords(painter, seen({x + room::between, 0, keyRoom(), height()}), key(),
                   layoutDirection());
    }
    if (m_kind == Kind::Filter) {
        const QRect cross(width() - room::beside + 2 - iconAcross, iconTop, iconAcross, iconAcross);
        paintIcon(painter, seen(cross).topLeft(), QStringLiteral("paint-none"), ink(), paper);
    }
}

void Chip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintGround(painter);
    paintInside(painter);
}

void Chip::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !isDown() ||
        !crossPlace().contains(event->position().toPoint()))
        return QToolButton::mouseReleaseEvent(event);
    setDown(false);
    emit removeWanted();
}

void Chip::keyPressEvent(QKeyEvent *event)
{
    const bool takesAway = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
    if (takesAway && m_kind == Kind::Filter)
        emit removeWanted();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QToolButton::keyPressEvent(event);
}

} // namespace intray
