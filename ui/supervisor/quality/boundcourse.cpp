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
#include <cmath>

namespace intray {

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

bool BoundCourse::isLine(const WarrantySaid &said)
{
    return said.course.size() >= leastPoints;
}

// Before much is known the bound is many times what is wished, or is stated in the end, which would
// press the rest down.
static QList<CoursePoint> withoutBeginning(const QList<CoursePoint> &course, double end)
{
    constexpr double mostOfEnd = 4;
    const auto isLow = [&](const CoursePoint &point) {
        return point.wrongFields <= end * mostOfEnd;
    };
    const auto from = std::ranges::find_if(course, isLow);
    const QList<CoursePoint> rest(from, course.end());
    return rest.size() < leastPoints ? course : rest;
}

void BoundCourse::showCourse(const WarrantySaid &said)
{
    m_wish = said.isWished ? std::optional(said.wish()) : std::nullopt;
    const double stated = said.course.isEmpty() ? 0 : said.course.constLast().wrongFields;
    m_course = withoutBeginning(said.course, m_wish.value_or(stated));
    m_ahead = said.ahead;
    setVisible(isLine(said));
    if (m_course.isEmpty())
        return;
    const CoursePoint &first = m_course.constFirst();
    const CoursePoint &now = m_course.constLast();
    const QString fell = tr("%1 after %2 opened records, %3 after %4.")
                             .arg(boundPercent(first.wrongFields), QLocale().toString(first.opened),
                                  boundPercent(now.wrongFields), QLocale().toString(now.opened));
    setAccessibleDescription(m_wish ? fell + u' ' + tr("Wished: %1.").arg(percentOf(*m_wish))
                                    : fell);
    if (!m_ahead.isEmpty())
        m_ahead.prepend(now);
    update();
}

QSize BoundCourse::sizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 24, line * 9};
}

QSize BoundCourse::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 10, line * 7};
}

QFont BoundCourse::letters(bool isNow) const
{
    QFont letters = lettersFor(LetterSize::Small, font());
    if (isNow)
        letters.setWeight(QFont::DemiBold);
    return letters;
}

const CoursePoint &BoundCourse::lastPoint() const
{
    return m_ahead.isEmpty() ? m_course.constLast() : m_ahead.constLast();
}

static double highestOf(const QList<CoursePoint> &points)
{
    return std::ranges::max(points, {}, &CoursePoint::wrongFields).wrongFields;
}

double BoundCourse::most() const
{
    constexpr double above = 1.1;
    return std::max(highestOf(m_course), m_wish.value_or(0)) * above;
}

QString BoundCourse::wished() const
{
    return m_wish ? tr("%1 wished").arg(percentOf(*m_wish)) : QString();
}

QRectF BoundCourse::plot() const
{
    const QFontMetrics metrics(letters(true));
    const QString last = boundPercent(lastPoint().wrongFields);
    const int lines = 2 * metrics.height() + room::between + room::within; // title, first number
    const int scale =
        std::max(metrics.horizontalAdvance(wished()), metrics.horizontalAdvance(percentOf(0)));
    return QRectF(rect()).adjusted(scale + room::between, lines,
                                   -dot - room::within - metrics.horizontalAdvance(last),
                                   -metrics.height() - room::within);
}

qreal BoundCourse::heightOf(double share) const
{
    const QRectF all = plot();
    return all.bottom() - all.height() * share / most();
}

QPointF BoundCourse::placeOf(const CoursePoint &point) const
{
    const auto from = double(m_course.constFirst().opened);
    const double across = std::max(1.0, double(lastPoint().opened) - from);
    const QRectF all = plot();
    return {all.left() + all.width() * (double(point.opened) - from) / across,
            heightOf(point.wrongFields)};
}

BoundCourse::Words BoundCourse::wordsAt(const QString &text, const QPointF &top, Side side,
                                        bool isNow) const
{
    const QFontMetricsF metrics(letters(isNow));
    QRectF place(top, QSizeF(std::ceil(metrics.horizontalAdvance(text)) + 1, metrics.height()));
    if (side == Side::Around)
        place.moveLeft(top.x() - place.width() / 2);
    else if (side == Side::Before)
        place.moveRight(top.x());
    place.moveLeft(std::clamp(place.left(), 0.0, std::max(0.0, width() - place.width())));
    return {text, place, isNow};
}

/// Without those that would lie over earlier ones.
static auto apart(const auto &words)
{
    std::remove_cvref_t<decltype(words)> apart;
    for (const auto &one : words)
        if (std::ranges::none_of(
                apart, [&](const auto &other) { return other.place.intersects(one.place); }))
            apart << one;
    return apart;
}

QList<BoundCourse::Words> BoundCourse::wordsOfScale() const
{
    const qreal half = QFontMetricsF(letters(false)).height() / 2;
    const qreal aside = plot().left() - room::between;
    QList<Words> words{wordsAt(tr("Fields that are still wrong"), {}, Side::Behind)};
    if (m_wish)
        words << wordsAt(wished(), {aside, heightOf(*m_wish) - half}, Side::Before);
    words << wordsAt(percentOf(0), {aside, heightOf(0) - half}, Side::Before);
    return words;
}

/// Of now beside its dot, where the line ends there; else above, where nothing falls to.
QList<BoundCourse::Words> BoundCourse::wordsOfLine() const
{
    const qreal line = QFontMetricsF(letters(true)).height();
    const auto said = [](const CoursePoint &point) { return boundPercent(point.wrongFields); };
    const auto at = [&](const CoursePoint &point, qreal lines) {
        return placeOf(point) + QPointF(dot + room::within, -line * lines);
    };
    const CoursePoint &now = m_course.constLast();
    const CoursePoint &first = m_course.constFirst();
    QList<Words> words{
        wordsAt(said(now), at(now, m_ahead.isEmpty() ? 0.5 : 1), Side::Behind, true)};
    if (!m_ahead.isEmpty())
        words << wordsAt(said(lastPoint()), at(lastPoint(), 0.5), Side::Behind);
    words << wordsAt(said(first), placeOf(first) - QPointF(0, line + 1), Side::Behind);
    return words;
}

QList<BoundCourse::Words> BoundCourse::wordsOfOpened() const
{
    const qreal top = plot().bottom() + room::within;
    const auto said = [](const CoursePoint &point) { return QLocale().toString(point.opened); };
    const auto at = [&](const CoursePoint &point) { return QPointF(placeOf(point).x(), top); };
    const CoursePoint &now = m_course.constLast();
    QList<Words> words{wordsAt(tr("%1 opened").arg(said(now)), at(now), Side::Around, true)};
    if (!m_ahead.isEmpty())
        words << wordsAt(said(lastPoint()), at(lastPoint()), Side::Around);
    words << wordsAt(said(m_course.constFirst()), at(m_course.constFirst()), Side::Around);
    return words;
}

void BoundCourse::paintAcross(QPainter &painter) const
{
    const QRectF all = plot();
    for (const double share : QList<double>{0, m_wish.value_or(0)}) {
        const QRect line =
            QStyle::visualRect(layoutDirection(), rect(),
                               QRectF(all.left(), heightOf(share), all.width(), 1).toRect());
        paintHairline(painter, line.topLeft(), {line.right() + 1, line.top()}, palette());
    }
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
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(ColourRole::Accent, palette()));
    painter.drawEllipse(placeOf(m_course.constLast()), dot, dot);
}

void BoundCourse::paintAll(QPainter &painter, const QList<Words> &words) const
{
    for (const Words &one : apart(words)) {
        painter.setFont(letters(one.isNow));
        painter.setPen(colourOf(one.isNow ? ColourRole::Text : ColourRole::Dimmed, palette()));
        const QRect place =
            QStyle::visualRect(layoutDirection(), rect(), one.place.toAlignedRect());
        paintWords(painter, place, one.text, layoutDirection());
    }
}

void BoundCourse::paintEvent(QPaintEvent *)
{
    if (m_course.size() < leastPoints || plot().isEmpty())
        return;
    QPainter painter(this);
    paintAcross(painter);
    painter.save();
    if (layoutDirection() == Qt::RightToLeft) {
        painter.translate(width(), 0);
        painter.scale(-1, 1);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintLine(painter, m_course, Qt::SolidLine);
    if (!m_ahead.isEmpty())
        paintLine(painter, m_ahead, Qt::DotLine);
    paintNow(painter);
    painter.restore();
    paintAll(painter, wordsOfScale());
    paintAll(painter, wordsOfLine());
    paintAll(painter, wordsOfOpened());
}

} // namespace intray
