// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace intray {

/// A line between two parts of a sheet, as thin as the screen can show.
class Hairline : public QWidget
{
    Q_OBJECT
public:
    explicit Hairline(QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace intray
