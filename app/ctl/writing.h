// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/call.h"
#include "transfer/outputfile.h"

namespace intray::ctl {

/// Done if the output can go to the file without losing anything: neither the database of the call
/// nor what else is in use, even with --force, and otherwise as with Call::mayWrite().
Checked<Done> mayWrite(Call &call, Output output, const QString &file,
                       const QList<FileInUse> &inUse = {});

} // namespace intray::ctl
