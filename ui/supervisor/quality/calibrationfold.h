// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/fold.h"
#include "verify/warranty/calibration.h"

class QVBoxLayout;

namespace intray {

class PartsBar;

/// Whether doubts are right: how many of the opened records had a fault, held against how many were
/// expected to. One sentence, and below it a bar for records of about as much doubt each.
class CalibrationFold : public Fold
{
    Q_OBJECT
public:
    explicit CalibrationFold(QWidget *parent = nullptr);

    /// Where nobody has opened a record of which a doubt had been kept, it hides.
    void showGroups(const QList<CalibrationGroup> &groups);

private:
    QVBoxLayout *m_column;
    QList<PartsBar *> m_bars;
};

} // namespace intray
