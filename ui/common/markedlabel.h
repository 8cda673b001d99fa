// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/markedtext.h"

#include <QWidget>

namespace intray {

/// A plain text in as many lines as it needs, of which the changed letters are to be seen. As wide
/// as it is given at most, in pixels. Window's thread.
class MarkedLabel : public QWidget
{
    Q_OBJECT
public:
    MarkedLabel(const MarkedText &text, int widest, QWidget *parent = nullptr);

    const MarkedText &text() const { return m_text; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    MarkedLines lines(int width) const;

    MarkedText m_text;
};

} // namespace intray
