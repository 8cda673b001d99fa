// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/keyedbutton.h"

#include "ui/common/colours.h"
#include "ui/common/icons.h"
#include "ui/common/roomystyle.h"

#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>
#include <utility>

namespace intray {

static constexpr int sideRoom = 12;
static constexpr int usualVerticalRoom = 4;
static constexpr int leastAround = 12;
static constexpr int iconSide = 16;
static constexpr int iconGap = 8;

KeyedButton::KeyedButton(QWidget *parent)
    : QPushButton(parent)
{
    setAutoDefault(false);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void KeyedButton::setRank(Rank rank)
{
    m_rank = rank;
    update();
}

void KeyedButton::setWords(const QString &words, const QString &key)
{
    if (m_words == words && m_key == key)
        return;
    m_words = words;
    m_key = key;
    setText(QStringLiteral("%1  %2").arg(words, key).trimmed());
    updateGeometry();
    update();
}

void KeyedButton::setIconName(const QString &icon)
{
    m_icon = icon;
    updateGeometry();
    update();
}

void KeyedButton::setCompact(bool compact)
{
    if (compact == std::exchange(m_compact, compact))
        return;
    updateGeometry();
    update();
}

QFont KeyedButton::keyFont() const
{
    QFont small = font();
    small.setPointSizeF(std::max(7.0, small.pointSizeF() * 0.82));
    return small;
}

int KeyedButton::verticalRoom() const
{
    return usualVerticalRoom + extraRoom(*this) / 2;
}

int KeyedButton::widthOfWords(const QString &words) const
{
    return QFontMetrics(font()).horizontalAdvance(QString(words).remove(u'&'));
}

int KeyedButton::textWidth() const
{
    return std::max(widthOfWords(m_words), QFontMetrics(keyFont()).horizontalAdvance(m_key));
}

QStringList KeyedButton::brokenWords() const
{
    QStringList best{m_words};
    int narrowest = widthOfWords(m_words);
    for (qsizetype at = m_words.indexOf(u' '); at >= 0; at = m_words.indexOf(u' ', at + 1)) {
        const QStringList lines{m_words.left(at), m_words.mid(at + 1)};
        const int width = std::max(widthOfWords(lines.at(0)), widthOfWords(lines.at(1)));
        if (width < narrowest) {
            narrowest = width;
            best = lines;
        }
    }
    return best;
}

int KeyedButton::iconRoom() const
{
    return m_icon.isEmpty() ? 0 : iconSide + iconGap;
}

QSize KeyedButton::sizeHint() const
{
    const int height =
        QFontMetrics(font()).height() + (m_key.isEmpty() ? 0 : QFontMetrics(keyFont()).height());
    const int around = m_compact ? leastAround : iconRoom() + 2 * sideRoom;
    return QSize(textWidth() + around, height + 2 * verticalRoom()).expandedTo({24, 24});
}

QSize KeyedButton::minimumSizeHint() const
{
    int least = 24 - leastAround;
    for (const QString &line : brokenWords())
        least = std::max(least, widthOfWords(line));
    return {least + leastAround, sizeHint().height()};
}

bool KeyedButton::hasRoomFor(int inside) const
{
    return width() >= inside + leastAround;
}

bool KeyedButton::showsIcon() const
{
    return !m_icon.isEmpty() && hasRoomFor(iconRoom() + textWidth());
}

bool KeyedButton::showsKey() const
{
    return !m_key.isEmpty() && hasRoomFor(textWidth());
}

/// Looks as if it was not there but for its words.
bool KeyedButton::isPlain() const
{
    const bool isQuiet = m_rank == Rank::Quiet || m_rank == Rank::Danger;
    const bool isUsed = underMouse() || hasFocus() || isDown();
    return isQuiet && !(isUsed && isEnabled()) && !isHighContrast(palette());
}

QColor KeyedButton::ink() const
{
    if (!isEnabled())
        return readable(palette().color(QPalette::Disabled, QPalette::ButtonText),
                        palette().color(QPalette::Button), 3.0); // what cannot be done is read, too
    if (m_rank == Rank::Danger && !showsIcon())                  // which would tell it
        return readable(faultText(palette()), palette().color(QPalette::Button), 4.6);
    return m_rank == Rank::Primary ? primaryText(palette())
                                   : palette().color(QPalette::Active, QPalette::ButtonText);
}

void KeyedButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    paintGround(painter);
    const int width = std::min((showsIcon() ? iconRoom() : 0) + textWidth(), this->width() - 8);
    const QRect inside((this->width() - width) / 2, verticalRoom(), width,
                       height() - 2 * verticalRoom());
    paintIcon(painter, inside);
    paintWords(painter, inside);
}

void KeyedButton::paintGround(QPainter &painter)
{
    if (m_rank != Rank::Primary || !isEnabled()) {
        QStyleOptionButton option;
        initStyleOption(&option);
        option.text.clear();
        option.icon = QIcon();
        if (!isPlain())
            style()->drawControl(QStyle::CE_PushButton, &option, &painter, this);
        return;
    }
    const QColor ground = primaryGround(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(primaryEdge(palette()));
    painter.setBrush(isDown() ? ground.darker(120) : underMouse() ? ground.darker(108) : ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    if (hasFocus()) {
        painter.setPen(QPen(primaryText(palette()), 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), 2, 2);
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void KeyedButton::paintIcon(QPainter &painter, const QRect &inside) const
{
    if (!showsIcon())
        return;
    const bool isDanger = m_rank == Rank::Danger && isEnabled();
    const QColor ground = palette().color(QPalette::Button);
    const QColor colour = isDanger ? readable(faultText(palette()), ground, 3.0) : ink();
    const QPixmap picture =
        drawnIcon(m_icon, qRound(iconSide * devicePixelRatioF()), colour, ground);
    const QRect place(inside.left(), (height() - iconSide) / 2, iconSide, iconSide);
    painter.drawPixmap(QStyle::visualRect(layoutDirection(), rect(), place), picture);
}

void KeyedButton::paintWords(QPainter &painter, const QRect &inside) const
{
    const QRect place = QStyle::visualRect(layoutDirection(), rect(),
                                           inside.adjusted(showsIcon() ? iconRoom() : 0, 0, 0, 0));
    const Qt::Alignment side =
        showsIcon() ? QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) : Qt::AlignHCenter;
    painter.setPen(ink());
    painter.setFont(font());
    if (!hasRoomFor(widthOfWords(m_words))) {
        painter.drawText(rect(), int(Qt::AlignCenter) | Qt::TextShowMnemonic,
                         brokenWords().join(u'\n'));
        return;
    }
    const Qt::Alignment height = showsKey() ? Qt::AlignTop : Qt::AlignVCenter;
    painter.drawText(place, int(side | height) | Qt::TextShowMnemonic, m_words);
    if (!showsKey())
        return;
    painter.setFont(keyFont());
    if (isEnabled() && m_rank != Rank::Primary)
        painter.setPen(dimmedText(palette(), QPalette::Button));
    painter.drawText(place, int(side | Qt::AlignBottom), m_key);
}

} // namespace intray
