// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "queue/times.h"

namespace intray {

/// What is available until then is not put off: a record that comes from another step waits for as
/// long as the completion there can be taken back, and nobody returned it for later.
inline QString notPutOff(const QString &now)
{
    return isoTime(timeFromIso(now).addSecs(takeBackSpan.count()));
}

} // namespace intray
