// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/figurechart.h"

#include "ui/common/scalechart.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/figuretext.h"

#include <QAccessibleWidget>
#include <QBuffer>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QSvgGenerator>

namespace intray {

/// Screen readers hear a chart.
static QAccessibleInterface *faceOf(const QString &, QObject *object)
{
    auto *chart = qobject_cast<FigureChart *>(object);
    return chart ? new QAccessibleWidget(chart, QAccessible::Chart) : nullptr;
}

FigureChart::FigureChart(QWidget *parent)
    : QWidget(parent)
    , m_completed(new ScaleChart(ScaleChart::Shape::Bars, this))
    , m_backlog(new ScaleChart(ScaleChart::Shape::Line, this))
{
    QAccessible::installFactory(faceOf);
    setObjectName(QStringLiteral("glanceChart"));
    setAccessibleName(tr("Completed items and backlog"));
    setFocusPolicy(Qt::StrongFocus);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(room::sheet);
    grid->setVerticalSpacing(room::between);
    grid->addWidget(heading(tr("Done")), 0, 0);
    grid->addWidget(heading(tr("Left at the end of each span")), 0, 1);
    grid->addWidget(m_completed, 1, 0);
    grid->addWidget(m_backlog, 1, 1);
    grid->setRowStretch(1, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
}

QLabel *FigureChart::heading(const QString &words)
{
    auto *label = new QLabel(words, this);
    QFont strong = label->font();
    strong.setWeight(QFont::DemiBold);
    label->setFont(strong);
    return label;
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

void FigureChart::setFigures(const QList<SpanFigures> &figures, const QString &format)
{
    QList<ScaleChart::Point> completed;
    QList<ScaleChart::Point> backlog;
    for (const SpanFigures &span : figures) {
        const QString name = QLocale().toString(span.begin.toLocalTime(), format);
        completed.append({name, std::max<qint64>(0, span.completed)});
        backlog.append({name, span.backlog});
    }
    const QString sentences = figureSentences(figures);
    m_completed->showPoints(completed, sentences);
    m_backlog->showPoints(backlog, sentences);
    setAccessibleDescription(sentences);
}

QImage FigureChart::picture()
{
    constexpr int scale = 2;
    QImage image(size() * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.fill(colourOf(ColourRole::Sheet, palette()));
    render(&image, {}, {}, QWidget::DrawChildren);
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
    painter.fillRect(rect(), colourOf(ColourRole::Sheet, palette()));
    render(&painter, {}, {}, QWidget::DrawChildren);
    painter.end();
    return buffer.data();
}

} // namespace intray
