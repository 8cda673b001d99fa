// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/glance.h"

#include <QFrame>

class QLabel;

namespace intray {

/// Which queues need attention and why, a line each with a sign and a colour of its own; says so
/// too when none does. In the window's thread.
class AttentionLines : public QFrame
{
    Q_OBJECT
public:
    explicit AttentionLines(QWidget *parent = nullptr);

    void tell(const Glance &glance);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_lines;
    bool m_isNeeded = false;
};

} // namespace intray
