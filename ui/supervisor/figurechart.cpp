// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/figurechart.h"

#include "ui/common/colours.h"
#include "ui/supervisor/figuretext.h"

#include <QAccessibleWidget>
#include <QBarCategoryAxis>
#include <QBarSeries>
#include <QBarSet>
#include <QBuffer>
#include <QEvent>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLineSeries>
#include <QLocale>
#include <QSvgGenerator>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace intray {

/// Screen readers hear a chart, not some area that scrolls.
static QAccessibleInterface *faceOf(const QString &, QObject *object)
{
    auto *chart = qobject_cast<FigureChart *>(object);
    return chart ? new QAccessibleWidget(chart, QAccessible::Chart) : nullptr;
}

FigureChart::FigureChart(QWidget *parent)
    : QChartView(parent)
    , m_completed(new QBarSet(tr("Completed")))
    , m_bars(new QBarSeries(this))
    , m_backlog(new QLineSeries(this))
    , m_spans(new QBarCategoryAxis(this))
    , m_left(new QValueAxis(this))
    , m_right(new QValueAxis(this))
{
    QAccessible::installFactory(faceOf);
    setObjectName(QStringLiteral("glanceChart"));
    setAccessibleName(tr("Completed items and backlog"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setRenderHint(QPainter::Antialiasing);
    setMinimumHeight(180);
    build();
    colour();
}

FigureWords FigureChart::words() const
{
    return {tr("Copies the chart and its figures to the clipboard."),
            tr("The chart and its figures were copied."),
            tr("Saves the chart as PNG or SVG, or its figures as CSV."),
            tr("Save the chart"),
            tr("intray-figures.png"),
            tr("Picture (*.png);;Drawing (*.svg);;Figures (*.csv)"),
            tr("The chart was saved as %1."),
            tr("The chart could not be saved there. Choose another place.")};
}

void FigureChart::build()
{
    m_bars->append(m_completed);
    m_backlog->setName(tr("Backlog (scale on the right)"));
    m_backlog->setPointsVisible(true);
    m_left->setLabelFormat(QStringLiteral("%.0f"));
    m_right->setLabelFormat(QStringLiteral("%.0f"));
    m_right->setGridLineVisible(false);
    chart()->addSeries(m_bars);
    chart()->addSeries(m_backlog);
    chart()->addAxis(m_spans, Qt::AlignBottom);
    chart()->addAxis(m_left, Qt::AlignLeft);
    chart()->addAxis(m_right, Qt::AlignRight);
    for (QAbstractAxis *axis :
         {static_cast<QAbstractAxis *>(m_spans), static_cast<QAbstractAxis *>(m_left)})
        m_bars->attachAxis(axis);
    for (QAbstractAxis *axis :
         {static_cast<QAbstractAxis *>(m_spans), static_cast<QAbstractAxis *>(m_right)})
        m_backlog->attachAxis(axis);
    m_spans->setGridLineVisible(false);
    chart()->setLocalizeNumbers(true);
    chart()->legend()->setAlignment(Qt::AlignTop);
    chart()->setMargins(QMargins(0, 0, 0, 0));
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    chart()->setBackgroundRoundness(0);
}

// The marks are also told apart by their shape: bars and a line with points.
void FigureChart::colour()
{
    const QColor words = palette().color(QPalette::WindowText);
    const QColor ground = palette().color(QPalette::Window);
    const QColor faint = readable(palette().color(QPalette::Mid), ground, 1.4);
    setBackgroundBrush(ground);
    chart()->setBackgroundBrush(ground);
    chart()->legend()->setLabelColor(words);
    m_completed->setColor(readable(accent(palette()), ground, 3));
    m_completed->setBorderColor(ground);
    m_backlog->setPen(QPen(words, 2));
    for (QAbstractAxis *axis :
         {static_cast<QAbstractAxis *>(m_spans), static_cast<QAbstractAxis *>(m_left),
          static_cast<QAbstractAxis *>(m_right)}) {
        axis->setLabelsColor(words);
        axis->setLinePenColor(faint);
        axis->setGridLineColor(faint);
        axis->setLabelsFont(font());
    }
    chart()->legend()->setFont(font());
}

void FigureChart::setFigures(const QList<SpanFigures> &figures, const QString &format)
{
    if (figures == m_figures && format == m_format)
        return;
    m_figures = figures;
    m_format = format;
    QStringList names;
    QList<QPointF> points;
    m_completed->remove(0, m_completed->count());
    for (const SpanFigures &span : figures) {
        // A no-break space keeps names apart that would be the same: two hours when summer ends.
        QString name = QLocale().toString(span.begin.toLocalTime(), format);
        while (names.contains(name))
            name += QChar::Nbsp;
        points << QPointF(double(names.size()), double(span.backlog));
        names << name;
        *m_completed << double(std::max<qint64>(0, span.completed));
    }
    m_backlog->replace(points);
    m_spans->setCategories(names);
    fit();
    setAccessibleDescription(figureSentences(figures));
}

/// A round number above it that four lines divide into whole numbers.
static double above(qint64 most)
{
    const double unit = std::pow(10, std::floor(std::log10(std::max(1.0, double(most) / 4))));
    return std::max(4.0, std::ceil(double(most) / 4 / unit) * unit * 4);
}

void FigureChart::fit()
{
    qint64 completed = 0;
    qint64 backlog = 0;
    for (const SpanFigures &span : std::as_const(m_figures)) {
        completed = std::max(completed, span.completed);
        backlog = std::max(backlog, span.backlog);
    }
    m_left->setRange(0, above(completed));
    m_right->setRange(0, above(backlog));
}

QImage FigureChart::picture()
{
    constexpr int scale = 2;
    QImage image(size() * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(palette().color(QPalette::Window));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    render(&painter, QRectF(QPointF(0, 0), QSizeF(size())));
    return image;
}

QByteArray FigureChart::svg()
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size());
    generator.setViewBox(QRect(QPoint(0, 0), size()));
    generator.setTitle(accessibleName());
    generator.setDescription(accessibleDescription());
    QPainter painter(&generator);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    render(&painter);
    painter.end();
    return buffer.data();
}

void FigureChart::changeEvent(QEvent *event)
{
    QChartView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        colour();
}

} // namespace intray
