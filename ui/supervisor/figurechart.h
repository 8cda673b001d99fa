// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/supervisor/figureview.h"

#include <QWidget>

class QLabel;

namespace intray {

class ScaleChart;

/// What was completed, as bars, and beside it what was left, as a line, per hour or day, each on a
/// scale of its own. Says all of it in words to screen readers, and gives it as a picture.
class FigureChart : public QWidget, public FigureView
{
    Q_OBJECT
public:
    explicit FigureChart(QWidget *parent = nullptr);

    QWidget *widget() override { return this; }
    FigureWords words() const override;
    void setFigures(const QList<SpanFigures> &figures, const QString &format) override;
    QImage picture() override;
    QByteArray svg() override;

private:
    QLabel *heading(const QString &words);

    ScaleChart *m_completed;
    ScaleChart *m_backlog;
};

} // namespace intray
