// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/suspicion/suspicion.h"

#include <QString>

namespace intray {

/// What a person does not want to be asked about any more, in any record: one kind of suspicion in
/// a field. A plain value.
struct Silenced
{
    QString queue;
    QString field;
    SuspicionKind kind = SuspicionKind::Unlikely;

    bool operator==(const Silenced &) const = default;
};

} // namespace intray
