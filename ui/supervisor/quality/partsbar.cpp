// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/quality/partsbar.h"

#include "ui/common/colours.h"
#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QAccessibleWidget>
#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace intray {

constexpr int barHeight = room::beside;
constexpr int betweenParts = 2;

static QAccessibleInterface *faceOfPartsBar(const QString &className, QObject *object)
{
    auto *bar = className == u"intray::PartsBar" ? qobject_cast<QWidget *>(object) : nullptr;
    return bar ? new QAccessibleWidget(bar, QAccessible::Chart) : nullptr;
}

PartsBar::PartsBar(QWidget *parent)
    : QWidget(parent)
{
    QAccessible::installFactory(faceOfPartsBar);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void PartsBar::showParts(const QString &title, const QList<Part> &parts, double whole,
                         const std::optional<Mark> &mark)
{
    m_title = title;
    m_parts = parts;
    m_whole = whole;
    m_mark = mark;
    setAccessibleName(title);
    setAccessibleDescription(words().join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QStringList PartsBar::words() const
{
    QStringList words;
    for (const Part &part : m_parts)
        words << part.words;
    if (m_mark)
        words << m_mark->words;
    return words;
}

int PartsBar::signAcross() const
{
    return fontMetrics().ascent() * 3 / 4;
}

/// With the sign before each.
QList<QRect> PartsBar::wordPlaces(int width) const
{
    const int line = fontMetrics().height();
    QList<QRect> places;
    QPoint at(0, barPlace().bottom() + 1 + room::between);
    for (const QString &one : words()) {
        const int its = std::min(width, signAcross() + room::between +
                                            fontMetrics().horizontalAdvance(one) + 1);
        if (at.x() > 0 && at.x() + its > width)
            at = {0, at.y() + line + room::within};
        places << QRect(at, QSize(its, line));
        at.rx() += its + room::edge;
    }
    return places;
}

QRect PartsBar::barPlace() const
{
    const QFontMetrics small(lettersFor(LetterSize::Small, font()));
    return {0, small.height() + room::within, width(), barHeight};
}

int PartsBar::heightForWidth(int width) const
{
    const QList<QRect> places = wordPlaces(width);
    return places.isEmpty() ? barPlace().bottom() + 1 : places.constLast().bottom() + 1;
}

QSize PartsBar::sizeHint() const
{
    const int wide = fontMetrics().averageCharWidth() * 60;
    return {wide, heightForWidth(wide)};
}

QSize PartsBar::minimumSizeHint() const
{
    const int narrow = fontMetrics().averageCharWidth() * 24;
    return {narrow, heightForWidth(std::max(narrow, width()))};
}

QRect PartsBar::seen(const QRect &place) const
{
    return QStyle::visualRect(layoutDirection(), rect(), place);
}

void PartsBar::paintFilling(QPainter &painter, const QRect &place, Look look) const
{
    const auto of = [this](ColourRole role) { return colourOf(role, palette()); };
    switch (look) {
    case Look::Full:
        return painter.fillRect(place, of(ColourRole::Accent));
    case Look::Hatched:
        return paintHatches(painter, place);
    case Look::Quiet:
        return painter.fillRect(place, of(ColourRole::EarlierBars));
    case Look::Warning:
        return painter.fillRect(place, of(ColourRole::Warning));
    case Look::Outline:
        return paintOutline(painter, place, {.edge = of(ColourRole::Edge), .radius = 0});
    case Look::Struck:
        return paintStruck(painter, place);
    }
}

// Qt's own pattern has dots of one pixel, which are not told from a plain colour on a fine screen.
void PartsBar::paintHatches(QPainter &painter, const QRect &place) const
{
    painter.save();
    painter.setClipRect(place, Qt::IntersectClip);
    painter.fillRect(place, colourOf(ColourRole::Sheet, palette()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colourOf(ColourRole::Accent, palette()), 2));
    for (int x = place.left(); x < place.right() + place.height(); x += room::within)
        painter.drawLine(x, place.top(), x - place.height(), place.bottom() + 1);
    painter.restore();
}

void PartsBar::paintStruck(QPainter &painter, const QRect &place) const
{
    paintFilling(painter, place, Look::Outline);
    const QRect line(place.left(), place.center().y(), place.width(), 2);
    painter.fillRect(line, colourOf(ColourRole::Edge, palette()));
}

// The least is seen, too.
void PartsBar::paintBar(QPainter &painter) const
{
    const QRect bar = barPlace();
    const bool isOutline = isHighContrast(palette());
    paintOutline(painter, seen(bar),
                 {.ground = isOutline ? QColor() : colourOf(ColourRole::Field, palette()),
                  .edge = colourOf(isOutline ? ColourRole::Edge : ColourRole::Hairline, palette()),
                  .radius = barHeight / 2});
    QPainterPath round;
    round.addRoundedRect(seen(bar), barHeight / 2.0, barHeight / 2.0);
    painter.save();
    painter.setClipPath(round);
    double behind = 0;
    for (const Part &part : m_parts) {
        const int from = int(std::lround(behind / m_whole * bar.width()));
        behind += part.size;
        const int to = int(std::lround(behind / m_whole * bar.width()));
        if (part.size > 0)
            paintFilling(painter,
                         seen({from, bar.top(), std::max(to - from - betweenParts, betweenParts),
                               bar.height()}),
                         part.look);
    }
    painter.restore();
}

void PartsBar::paintMark(QPainter &painter, const QRect &place) const
{
    constexpr int wide = 2;
    QRect line = place;
    line.setLeft(place.center().x() - wide / 2);
    line.setWidth(wide);
    painter.fillRect(line, colourOf(ColourRole::Text, palette()));
}

void PartsBar::paintAllWords(QPainter &painter) const
{
    const QList<QRect> places = wordPlaces(width());
    const QStringList all = words();
    for (qsizetype i = 0; i < all.size(); ++i) {
        const QRect &place = places.at(i);
        const QRect sign(place.left(), place.top() + (place.height() - signAcross()) / 2,
                         signAcross(), signAcross());
        if (i < m_parts.size())
            paintFilling(painter, seen(sign), m_parts.at(i).look);
        else
            paintMark(painter, seen(sign));
        painter.setPen(colourOf(ColourRole::Text, palette()));
        paintWords(painter, seen(place.adjusted(signAcross() + room::between, 0, 0, 0)), all.at(i),
                   layoutDirection());
    }
}

void PartsBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QFont body = font();
    painter.setFont(lettersFor(LetterSize::Small, body));
    painter.setPen(colourOf(ColourRole::Dimmed, palette()));
    paintWords(painter, seen({0, 0, width(), painter.fontMetrics().height()}), m_title,
               layoutDirection());
    if (m_whole > 0) {
        paintBar(painter);
        const QRect bar = barPlace();
        constexpr int over = room::within;
        if (m_mark)
            paintMark(painter, seen({int(m_mark->at / m_whole * bar.width()) - over,
                                     bar.top() - over / 2, 2 * over, bar.height() + over}));
    }
    painter.setFont(body);
    paintAllWords(painter);
}

} // namespace intray
