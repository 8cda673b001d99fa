// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/colours.h"

#include <QLabel>

namespace intray {

enum class Sign { Fault, Warning, Note, Change, Done };

/// The colour that tells the sign's kind; can be seen on the palette's window.
QColor colourOf(Sign sign, const QPalette &palette);
QString iconOf(Sign sign); ///< Its name, for iconNamed().
QIcon signIcon(Sign sign); ///< In its colour.

/// A sign as high as a line of text, so that no state is told by a colour alone. Drawn in the
/// palette in use.
class SignLabel : public QLabel
{
    Q_OBJECT
public:
    explicit SignLabel(Sign sign, QWidget *parent = nullptr);

    Sign sign() const { return m_sign; }
    void setSign(Sign sign);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Sign m_sign;
};

} // namespace intray
