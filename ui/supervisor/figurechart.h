// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/supervisor/figureview.h"

#include <QChartView>

class QBarCategoryAxis;
class QBarSeries;
class QBarSet;
class QLineSeries;
class QValueAxis;

namespace intray {

/// What was completed, as bars, and the backlog, as a line, per hour or day. Says all of it in
/// words to screen readers, and gives it as a picture.
class FigureChart : public QChartView, public FigureView
{
    Q_OBJECT
public:
    explicit FigureChart(QWidget *parent = nullptr);

    QWidget *widget() override { return this; }
    FigureWords words() const override;
    void setFigures(const QList<SpanFigures> &figures, const QString &format) override;
    QImage picture() override;
    QByteArray svg() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void colour();
    void fit();

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
