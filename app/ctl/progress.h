// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/transferprogress.h"

namespace intray::ctl {

/// How far an import or export is, on one line of the terminal that is written over and goes at the
/// end. Silent where standard error is no terminal.
class ProgressLine
{
public:
    ProgressLine();
    ~ProgressLine();
    Q_DISABLE_COPY_MOVE(ProgressLine)

    ProgressReport report() const; ///< Empty when silent.

private:
    bool m_shown;
};

} // namespace intray::ctl
