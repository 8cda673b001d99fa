// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace intray {

/// A key in small letters in a frame of its own, as it stands before what it does.
class KeyCap : public QLabel
{
    Q_OBJECT
public:
    explicit KeyCap(const QString &key, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace intray
