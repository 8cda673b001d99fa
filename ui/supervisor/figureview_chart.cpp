// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/figurechart.h"

namespace intray {

FigureView *makeFigureView(QWidget *parent)
{
    return new FigureChart(parent);
}

} // namespace intray
