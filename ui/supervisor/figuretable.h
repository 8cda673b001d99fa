// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/supervisor/figureview.h"

#include <QTableWidget>

namespace intray {

/// What was completed and the backlog, a row per hour or day, the newest on top.
class FigureTable : public QTableWidget, public FigureView
{
    Q_OBJECT
public:
    explicit FigureTable(QWidget *parent = nullptr);

    QWidget *widget() override { return this; }
    FigureWords words() const override;
    void setFigures(const QList<SpanFigures> &figures, const QString &format) override;

private:
    void setCell(int row, int column, const QString &text);

    QList<SpanFigures> m_figures;
};

} // namespace intray
