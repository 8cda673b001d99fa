// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace intray {

/// A sentence that warns as long as it stands there: by its sign and its words, and by a
/// background made from the palette in use.
class WarningLabel : public QLabel
{
    Q_OBJECT
public:
    explicit WarningLabel(QWidget *parent = nullptr);

    void setText(const QString &sentence); ///< Empty: the label goes.

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace intray
