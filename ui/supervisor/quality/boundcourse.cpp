// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/quality/boundcourse.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QAccessibleWidget>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace intray {

// Before much is known the bound is several times what is wished, which would press the rest down.
constexpr double mostOfWish = 4;
constexpr qsizetype leastPoints = 3;
constexpr int dot = 4;

static QAccessibleInterface *faceOfBoundCourse(const QString &className, QObject *object)
{
    auto *chart = className == u"intray::BoundCourse" ? qobject_cast<QWidget *>(object) : nullptr;
    return chart ? new QAccessibleWidget(chart, QAccessible::Chart) : nullptr;
}

BoundCourse::BoundCourse(QWidget *parent)
    : QWidget(parent)
{
    QAccessible::installFactory(faceOfBoundCourse);
    setAccessibleName(tr("How the number fell while people worked"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void BoundCourse::showCourse(const WarrantySaid &said)
{
    m_course = said.course;
    m_ahead = said.ahead;
    m_wish = said.wish();
    setVisible(m_course.size() >= leastPoints);
    if (m_course.isEmpty())
        return;
    const CoursePoint &first = m_course.constFirst();
    const CoursePoint &now = m_course.constLast();
    setAccessibleDescription(
        tr("%1 after %2 opened records, %3 after %4.")
            .arg(boundPercent(first.wrongFields), QLocale().toString(first.opened),
                 boundPercent(now.wrongFields), QLocale().toString(now.opened)));
    if (!m_ahead.isEmpty())
        m_ahead.prepend(now);
    update();
}

QSize BoundCourse::sizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 24, line * 7};
}

QSize BoundCourse::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 10, line * 5};
}

double BoundCourse::most() const
{
    const auto highest = std::ranges::max(m_course, {}, &CoursePoint::wrongFields).wrongFields;
    return std::clamp(highest * 1.1, m_wish * 1.5, m_wish * mostOfWish);
}

QRectF BoundCourse::plot() const
{
    const QFontMetrics metrics(lettersFor(LetterSize::Small, font()));
    const int words = metrics.horizontalAdvance(percentOf(m_wish)) + room::between;
    return QRectF(rect()).adjusted(words, metrics.height() + room::within, -dot,
                                   -metrics.height() - room::within);
}

QPointF BoundCourse::placeOf(const CoursePoint &point) const
{
    const QList<CoursePoint> &last = m_ahead.isEmpty() ? m_course : m_ahead;
    const auto from = double(m_course.constFirst().opened);
    const double across = std::max(1.0, double(last.constLast().opened) - from);
    const QRectF all = plot();
    const QPointF place(all.left() + all.width() * (double(point.opened) - from) / across,
                        all.bottom() - all.height() * std::min(1.0, point.wrongFields / most()));
    return layoutDirection() == Qt::RightToLeft ? QPointF(width() - place.x(), place.y()) : place;
}

QRect BoundCourse::seen(const QRectF &place) const
{
    return QStyle::visualRect(layoutDirection(), rect(), place.toRect());
}

void BoundCourse::paintScale(QPainter &painter) const
{
    const QFontMetrics metrics = painter.fontMetrics();
    const QRectF all = plot();
    painter.setPen(colourOf(ColourRole::Dimmed, palette()));
    for (const double share : {0.0, m_wish}) {
        const qreal y = all.bottom() - all.height() * share / most();
        const QRect line = seen({all.left(), y, all.width(), 1});
        paintHairline(painter, line.topLeft(), {line.right() + 1, line.top()}, palette());
        const QRectF words(0, y - metrics.height() / 2.0, all.left() - room::between,
                           metrics.height());
        paintWords(painter, seen(words), percentOf(share), layoutDirection(), Qt::AlignRight);
    }
    const qreal wish = all.bottom() - all.height() * m_wish / most();
    const QString wished = tr("wished");
    const QRectF above(all.right() - metrics.horizontalAdvance(wished) - 1, wish - metrics.height(),
                       metrics.horizontalAdvance(wished) + 1, metrics.height());
    paintWords(painter, seen(above), wished, layoutDirection());
}

void BoundCourse::paintOpened(QPainter &painter) const
{
    const QFontMetrics metrics = painter.fontMetrics();
    const QRectF all = plot();
    painter.setPen(colourOf(ColourRole::Dimmed, palette()));
    const QRectF line(all.left(), all.bottom() + room::within, all.width(), metrics.height());
    const auto opened = [](const CoursePoint &point) { return QLocale().toString(point.opened); };
    paintWords(painter, seen(line), tr("%1 opened").arg(opened(m_course.constFirst())),
               layoutDirection());
    const CoursePoint &last = m_ahead.isEmpty() ? m_course.constLast() : m_ahead.constLast();
    paintWords(painter, seen(line), opened(last), layoutDirection(), Qt::AlignRight);
}

void BoundCourse::paintLine(QPainter &painter, const QList<CoursePoint> &points,
                            Qt::PenStyle style) const
{
    QPolygonF line;
    for (const CoursePoint &point : points)
        line << placeOf(point);
    painter.setPen(
        QPen(colourOf(ColourRole::Accent, palette()), 2, style, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

void BoundCourse::paintNow(QPainter &painter) const
{
    const CoursePoint &now = m_course.constLast();
    const QPointF place = placeOf(now);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(ColourRole::Accent, palette()));
    painter.drawEllipse(place, dot, dot);
    QFont bold = painter.font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(colourOf(ColourRole::Text, palette()));
    const QString words = boundPercent(now.wrongFields);
    const QFontMetrics metrics(bold);
    const int across = metrics.horizontalAdvance(words) + 2;
    QRect beside(int(place.x()) - across / 2, int(place.y()) - dot - metrics.height() - 2, across,
                 metrics.height());
    beside.moveLeft(std::clamp(beside.left(), 0, std::max(0, width() - across)));
    beside.moveTop(std::max(0, beside.top()));
    painter.drawText(beside, Qt::AlignCenter, words);
}

void BoundCourse::paintEvent(QPaintEvent *)
{
    if (m_course.size() < leastPoints || plot().isEmpty())
        return;
    QPainter painter(this);
    painter.setFont(lettersFor(LetterSize::Small, font()));
    paintScale(painter);
    paintOpened(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    paintLine(painter, m_course, Qt::SolidLine);
    if (!m_ahead.isEmpty())
        paintLine(painter, m_ahead, Qt::DotLine);
    paintNow(painter);
}

} // namespace intray
