// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/scalechart.h"

#include "ui/common/painting.h"
#include "ui/common/tokens.h"

#include <QAccessibleWidget>
#include <QLocale>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <limits>

namespace intray {

static QAccessibleInterface *faceOfScaleChart(const QString &className, QObject *object)
{
    auto *chart = className == u"intray::ScaleChart" ? qobject_cast<QWidget *>(object) : nullptr;
    return chart ? new QAccessibleWidget(chart, QAccessible::Chart) : nullptr;
}

ScaleChart::ScaleChart(Shape shape, QWidget *parent)
    : QWidget(parent)
    , m_shape(shape)
{
    QAccessible::installFactory(faceOfScaleChart);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ScaleChart::showPoints(const QList<Point> &points, const QString &sentence)
{
    setAccessibleDescription(sentence);
    if (m_points == points)
        return;
    m_points = points;
    update();
}

QSize ScaleChart::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    return {metrics.height() * 24, metrics.height() * 13};
}

QSize ScaleChart::minimumSizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    return {metrics.height() * 8, metrics.height() * 6};
}

/// 1, 2, 2.5 or 5 times a power of ten, so that half of it is told, too.
static qint64 roundAbove(double step)
{
    const double unit = std::pow(10, std::floor(std::log10(std::max(1.0, step))));
    for (const double times : {1.0, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0})
        if (times * unit >= step && std::floor(times * unit) == times * unit)
            return qint64(times * unit);
    return qint64(10 * unit);
}

ScaleChart::Scale ScaleChart::scale() const
{
    if (m_points.isEmpty())
        return {};
    const auto [low, high] = std::ranges::minmax(m_points, {}, &Point::value);
    const bool isFromNothing = m_shape == Shape::Bars || low.value <= (high.value - low.value);
    const double from = isFromNothing ? double(std::min<qint64>(0, low.value)) : double(low.value);
    qint64 step = roundAbove(std::max(1.0, (double(high.value) - from) / 2));
    // What the scale begins with is a whole step, too; then the upper end may need a larger one.
    const auto least = [&] { return qint64(std::floor(from / double(step))) * step; };
    while (least() + 2 * step < high.value)
        step = roundAbove(double(step) * 1.01);
    return {least(), least() + 2 * step};
}

QFont ScaleChart::small() const
{
    return lettersFor(LetterSize::Small, font());
}

QRectF ScaleChart::plot() const
{
    const QFontMetrics metrics(small());
    const auto [least, most] = scale();
    const QLocale locale;
    int numbers = 0;
    for (const qint64 value : {least, (least + most) / 2, most})
        numbers = std::max(numbers, metrics.horizontalAdvance(locale.toString(value)));
    const QRectF inside =
        QRectF(rect()).adjusted(numbers + room::between, metrics.height() + room::between, 0,
                                -metrics.height() - room::within);
    return inside.isValid() ? inside : QRectF();
}

qreal ScaleChart::heightOfValue(qint64 value) const
{
    const auto [least, most] = scale();
    return plot().height() * double(value - least) / double(most - least);
}

QRectF ScaleChart::spanPlace(qsizetype at) const
{
    const QRectF all = plot();
    const qreal width = all.width() / double(m_points.size());
    return {all.left() + width * double(at), all.top(), width, all.height()};
}

QRect ScaleChart::seen(const QRectF &place) const
{
    return QStyle::visualRect(layoutDirection(), rect(), place.toRect());
}

void ScaleChart::paintScale(QPainter &painter) const
{
    const QFontMetrics metrics(small());
    const QRectF all = plot();
    const auto [least, most] = scale();
    painter.setFont(small());
    painter.setPen(colourOf(ColourRole::Dimmed, palette()));
    for (const qint64 value : {least, (least + most) / 2, most}) {
        const qreal y = all.bottom() - heightOfValue(value);
        const QRect line = seen({all.left(), y, all.width(), 1});
        paintHairline(painter, line.topLeft(), {line.right() + 1, line.top()}, palette());
        const QRectF number(0, y - metrics.height() / 2.0, all.left() - room::between,
                            metrics.height());
        paintWords(painter, seen(number), QLocale().toString(value), layoutDirection(),
                   Qt::AlignRight);
    }
}

// Where words have no room, every second one of them stands, or every third, and the last one.
void ScaleChart::paintSpans(QPainter &painter) const
{
    const QFontMetrics metrics(small());
    int widest = 1;
    for (const Point &point : m_points)
        widest = std::max(widest, metrics.horizontalAdvance(point.span) + room::between);
    const qreal width = spanPlace(0).width();
    const auto every = std::max<qsizetype>(1, qsizetype(std::ceil(widest / std::max(1.0, width))));
    painter.setFont(small());
    painter.setPen(colourOf(ColourRole::Dimmed, palette()));
    for (qsizetype at = m_points.size() - 1; at >= 0; at -= every) {
        const QRectF span = spanPlace(at);
        QRectF words(span.center().x() - widest / 2.0, plot().bottom() + room::within, widest,
                     metrics.height());
        if (words.right() > width)
            words.moveRight(std::min(words.right(), qreal(this->width())));
        painter.drawText(seen(words), Qt::AlignCenter, m_points.at(at).span);
    }
}

void ScaleChart::paintNumber(QPainter &painter, const QPointF &over) const
{
    QFont bold = small();
    bold.setWeight(QFont::DemiBold);
    const QString number = QLocale().toString(m_points.constLast().value);
    const QFontMetrics metrics(bold);
    const int width = metrics.horizontalAdvance(number) + 2;
    QRectF place(over.x() - width / 2.0, over.y() - metrics.height() - 2, width, metrics.height());
    place.moveRight(std::min(place.right(), qreal(this->width())));
    painter.setFont(bold);
    painter.setPen(colourOf(ColourRole::Text, palette()));
    painter.drawText(seen(place), Qt::AlignCenter, number);
}

void ScaleChart::paintBars(QPainter &painter) const
{
    constexpr int corner = 2;
    const qreal bottom = plot().bottom();
    for (qsizetype at = 0; at < m_points.size(); ++at) {
        const QRectF span = spanPlace(at);
        const qreal gap = std::max(1.0, span.width() * 0.06);
        const qreal height = heightOfValue(std::max<qint64>(0, m_points.at(at).value));
        const bool isLast = at == m_points.size() - 1;
        const QRectF bar(span.left() + gap, bottom - height, span.width() - 2 * gap, height);
        if (height >= 1)
            paintOutline(painter, seen(bar),
                         {.ground = colourOf(isLast ? ColourRole::Accent : ColourRole::EarlierBars,
                                             palette()),
                          .radius = corner});
        if (isLast)
            paintNumber(painter, {bar.center().x(), bar.top()});
    }
}

void ScaleChart::paintLine(QPainter &painter) const
{
    constexpr qreal dot = 4;
    const QColor colour = colourOf(ColourRole::Accent, palette());
    QPolygonF line;
    for (qsizetype at = 0; at < m_points.size(); ++at) {
        const QPointF point(spanPlace(at).center().x(),
                            plot().bottom() - heightOfValue(m_points.at(at).value));
        const bool isMirrored = layoutDirection() == Qt::RightToLeft;
        line << QPointF(isMirrored ? width() - point.x() : point.x(), point.y());
    }
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(line.constLast(), dot, dot);
    const qreal y = line.constLast().y();
    paintNumber(painter, {spanPlace(m_points.size() - 1).center().x(), y - dot});
}

void ScaleChart::paintEvent(QPaintEvent *)
{
    if (m_points.isEmpty() || plot().isEmpty())
        return;
    QPainter painter(this);
    paintScale(painter);
    paintSpans(painter);
    if (m_shape == Shape::Bars)
        paintBars(painter);
    else
        paintLine(painter);
}

} // namespace intray
