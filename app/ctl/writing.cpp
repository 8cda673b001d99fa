// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/writing.h"

namespace intray::ctl {

Checked<Done> mayWrite(const Call &call, Output output, const QString &file,
                       const QList<FileInUse> &inUse)
{
    const auto own = call.database();
    if (!own)
        return failed(own);
    const auto free = checkOutput(
        output, file, QList<FileInUse>{{own->path(), FileInUse::For::OwnDatabase}} + inUse);
    if (!free)
        return wrongUsage(free.error().sentence);
    return call.mayWrite(file);
}

} // namespace intray::ctl
