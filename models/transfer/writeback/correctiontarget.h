// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/writeback/correctedrow.h"

#include <QStringList>

namespace intray {

/// Where corrections go: a database that is written, or a script. Lives in one thread and blocks.
class CorrectionTarget
{
public:
    virtual ~CorrectionTarget() = default;
    Q_DISABLE_COPY_MOVE(CorrectionTarget)

    /// As an import names them.
    virtual const QStringList &columns() const = 0;
    /// Gives each row that is waiting its outcome; all of them are written, or none. An error ends
    /// everything, and the rows tell what became of them all the same; what was Cancelled waits.
    virtual Outcome<Done> carryOut(QList<CorrectedRow> &piece) = 0;

protected:
    CorrectionTarget() = default;
};

} // namespace intray
