// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/everypage.h"

namespace intray {

/// The desk with a record of the sample, which has thirteen fields: as it comes, with its faults,
/// and corrected in part.
void lookAtRecords(const Look &look);

} // namespace intray
