// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/linebutton.h"

#include "ui/common/colours.h"
#include "ui/common/painting.h"
#include "ui/common/pushkey.h"
#include "ui/common/tokens.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <utility>

namespace intray {

static int sideRoom(LineButton::Shows shows)
{
    const bool isClose = shows >= LineButton::Shows::Close;
    return isClose ? room::between : room::beside;
}

LineButton::LineButton(Rank rank, QWidget *parent)
    : QPushButton(parent)
    , m_rank(rank)
{
    setAutoDefault(false);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

LineButton *LineButton::make(Rank rank, const QString &words, const char *name, QWidget *parent)
{
    auto *made = new LineButton(rank, parent);
    made->setWords(words);
    made->setObjectName(QString::fromLatin1(name));
    return made;
}

void LineButton::setRank(Rank rank)
{
    if (rank == std::exchange(m_rank, rank))
        return;
    measure();
    updateGeometry();
    update();
}

void LineButton::setWords(const QString &words, const QString &key)
{
    if (words == m_words && key == m_key)
        return;
    m_words = words;
    m_key = key;
    setText(QStringLiteral("%1  %2").arg(words, key).trimmed());
    if (!key.isEmpty()) // which another button may take over
        m_focus.follow([this](const QWidget *) { showKeyAnew(); });
    measure();
    updateGeometry();
    update();
}

// Rooms are asked for far more often than words change, and a line of letters is slow to shape.
void LineButton::measure()
{
    m_wordWidth = QFontMetrics(wordFont()).size(Qt::TextShowMnemonic, m_words).width();
    m_keyWidth =
        m_key.isEmpty() ? 0 : room::between + QFontMetrics(keyFont()).horizontalAdvance(m_key);
}

void LineButton::setIconName(const QString &icon)
{
    m_icon = icon;
    updateGeometry();
    update();
}

void LineButton::setInEmptyPlace(bool isThere)
{
    m_isInEmptyPlace = isThere;
    updateGeometry();
}

void LineButton::setShows(Shows shows)
{
    if (shows == std::exchange(m_shows, shows))
        return;
    updateGeometry();
    update();
}

void LineButton::setRoomBehind(int width)
{
    m_roomBehind = width;
    updateGeometry();
    update();
}

void LineButton::showKeyAnew()
{
    if (showsKey() != m_wasKeyShown)
        update();
}

QFont LineButton::wordFont() const
{
    QFont words = font();
    if (m_rank == Rank::Primary || m_rank == Rank::Offered)
        words.setWeight(QFont::DemiBold);
    return words;
}

QFont LineButton::keyFont() const
{
    return lettersFor(LetterSize::Small, font());
}

int LineButton::keyRoom(Shows shows) const
{
    return shows == Shows::All ? m_keyWidth : 0;
}

int LineButton::wholeWidth() const
{
    return widthShowing(Shows::All);
}

int LineButton::iconRoom(Shows shows) const
{
    return m_icon.isEmpty() || shows == Shows::OnlyWords ? 0 : iconAcross + room::between;
}

int LineButton::widthShowing(Shows shows) const
{
    return iconRoom(shows) + m_wordWidth + keyRoom(shows) + 2 * sideRoom(shows) + m_roomBehind;
}

QSize LineButton::sizeHint() const
{
    const auto part = m_isInEmptyPlace ? Part::PrimaryInEmptyPlace : Part::Button;
    return {widthShowing(m_shows), heightOf(part, fontMetrics())};
}

QSize LineButton::minimumSizeHint() const
{
    return {m_wordWidth + 2 * room::between + m_roomBehind, sizeHint().height()};
}

bool LineButton::hasRoomForKey() const
{
    return width() >= sizeHint().width();
}

bool LineButton::showsKey() const
{
    return hasRoomForKey() && pressesNow(*this, m_key);
}

bool LineButton::showsIcon() const
{
    const int icon = iconRoom(m_shows);
    return icon > 0 && width() >= icon + m_wordWidth + 2 * sideRoom(m_shows) + m_roomBehind;
}

/// By the mouse.
bool LineButton::isUsed() const
{
    return isEnabled() && (underMouse() || isDown());
}

QColor LineButton::ink() const
{
    if (!isEnabled()) {
        const QColor off = colourOf(ColourRole::Off, palette());
        return m_rank == Rank::Primary ? readable(off, ground()) : off;
    }
    if (m_rank == Rank::Primary)
        return colourOf(ColourRole::PrimaryInk, palette());
    const bool isOnlyWords = m_rank == Rank::Danger && !showsIcon();
    return colourOf(isOnlyWords ? ColourRole::Fault : ColourRole::Text, palette());
}

/// A ground that is used, on which its ink is still read.
static QColor awayFrom(const QColor &ink, const QColor &ground, int percent)
{
    const bool isInkBright = contrast(ink, Qt::black) > contrast(ground, Qt::black);
    return isInkBright ? ground.darker(percent) : ground.lighter(percent);
}

QColor LineButton::ground() const
{
    const auto of = [this](ColourRole role) { return colourOf(role, palette()); };
    if (m_rank == Rank::Primary) {
        const QColor own = of(isEnabled() ? ColourRole::Primary : ColourRole::Hairline);
        if (!isEnabled())
            return isHighContrast(palette()) ? of(ColourRole::Sheet) : own;
        return isUsed() ? awayFrom(of(ColourRole::PrimaryInk), own, isDown() ? 130 : 115) : own;
    }
    if (isUsed() && m_rank == Rank::Offered)
        return of(isDown() ? ColourRole::Chosen : ColourRole::Sheet);
    if (isUsed())
        return of(isDown() ? ColourRole::Chosen : ColourRole::Tint);
    return m_rank == Rank::Usual ? of(ColourRole::Sheet) : QColor();
}

void LineButton::paintGround(QPainter &painter) const
{
    const auto of = [this](ColourRole role) { return colourOf(role, palette()); };
    const bool hasEdge = m_rank == Rank::Usual || isHighContrast(palette());
    Outline outline{.ground = ground(), .edge = {}, .radius = radius::field};
    if (hasEdge)
        outline.edge = of(isEnabled() ? ColourRole::Edge : ColourRole::OffEdge);
    if (isUsed() && isHighContrast(palette()))
        outline.width = 2; // there are no tints
    if (hasFocus() && m_rank != Rank::Primary) {
        outline.edge = of(ColourRole::Accent);
        outline.width = 2;
    }
    paintOutline(painter, rect(), outline);
    if (hasFocus() && m_rank == Rank::Primary)
        paintOutline(painter, QRectF(rect()).adjusted(3, 3, -3, -3),
                     {.ground = {},
                      .edge = of(ColourRole::PrimaryInk),
                      .radius = radius::field - 2,
                      .width = 2});
}

/// Where one goes on is where one reads on.
static bool pointsOnward(const QString &icon)
{
    static const QStringList some{QStringLiteral("go-next"), QStringLiteral("go-next-skip"),
                                  QStringLiteral("go-previous"),
                                  QStringLiteral("media-playback-start")};
    return some.contains(icon);
}

void LineButton::paintOwnIcon(QPainter &painter, const QPoint &at) const
{
    const bool isDanger = m_rank == Rank::Danger && isEnabled();
    painter.save();
    if (layoutDirection() == Qt::RightToLeft && pointsOnward(m_icon)) {
        painter.translate(2 * at.x() + iconAcross, 0);
        painter.scale(-1, 1);
    }
    paintIcon(painter, at, m_icon, isDanger ? colourOf(ColourRole::Fault, palette()) : ink(),
              colourOf(ColourRole::Sheet, palette()));
    painter.restore();
}

void LineButton::paintInside(QPainter &painter) const
{
    const bool hasIcon = showsIcon();
    const int before = hasIcon ? iconRoom(m_shows) : 0;
    const int ofKey = hasRoomForKey() ? keyRoom(m_shows) : 0;
    const int all = before + m_wordWidth + ofKey;
    const int begin = (width() - m_roomBehind - all) / 2;
    const auto seen = [this](const QRect &place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    if (hasIcon) {
        const QRect place(begin, (height() - iconAcross) / 2, iconAcross, iconAcross);
        paintOwnIcon(painter, seen(place).topLeft());
    }
    painter.setFont(wordFont());
    painter.setPen(ink());
    painter.setLayoutDirection(m_words.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    painter.drawText(seen({begin + before, 0, m_wordWidth + 1, height()}),
                     int(Qt::AlignCenter) | letterFlag(*this), m_words);
    if (ofKey == 0 || !showsKey())
        return;
    painter.setFont(keyFont());
    if (m_rank != Rank::Primary)
        painter.setPen(colourOf(isEnabled() ? ColourRole::Dimmed : ColourRole::Off, palette()));
    const int key = begin + all - ofKey + room::between;
    paintWords(painter, seen({key, 0, ofKey, height()}), m_key, layoutDirection());
}

void LineButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_wasKeyShown = showsKey();
    paintGround(painter);
    paintInside(painter);
}

void LineButton::changeEvent(QEvent *event)
{
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        measure();
}

} // namespace intray
