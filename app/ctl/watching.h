// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ctl/call.h"
#include "session/folder/folderround.h"

namespace intray::ctl {

/// Which folder `watch` is to watch, and how, as its arguments and options say.
Checked<FolderOrder> folderOrderOf(Call &call);

} // namespace intray::ctl
