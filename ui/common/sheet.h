// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

namespace intray {

/// A bright surface on the window's ground, with round corners and a hairline: in place of boxes in
/// boxes. What lies on it has no ground of its own; what scrolls on it stays radius::sheet away
/// from its corners.
class Sheet : public QFrame
{
    Q_OBJECT
public:
    explicit Sheet(QWidget *parent = nullptr);

    /// For whatever is laid out on it and does not reach to its edges.
    static QMargins around();

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace intray
