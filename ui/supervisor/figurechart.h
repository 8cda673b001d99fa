// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/glance.h"

#include <QChartView>

class QBarCategoryAxis;
class QBarSeries;
class QBarSet;
class QLineSeries;
class QValueAxis;

namespace intray {

/// What was completed, as bars, and the backlog, as a line, per hour or day. Says all of it in
/// words to screen readers, and gives it as text, picture and CSV.
class FigureChart : public QChartView
{
    Q_OBJECT
public:
    explicit FigureChart(QWidget *parent = nullptr);

    /// `format`: how a span's beginning is written below its bar, such as "HH".
    void setFigures(const QList<SpanFigures> &figures, const QString &format);

    QString text() const; ///< A line per span, cells separated by tabs.
    QByteArray csv() const;
    QImage picture();
    QByteArray svg();

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void colour();
    void fit();
    void describe();

    QList<SpanFigures> m_figures;
    QString m_format;
    QBarSet *m_completed;
    QBarSeries *m_bars;
    QLineSeries *m_backlog;
    QBarCategoryAxis *m_spans;
    QValueAxis *m_left;
    QValueAxis *m_right;
};

} // namespace intray
