// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/writing.h"

#include "store/line/databasefile.h"

namespace intray::ctl {

/// Through ODBC only the database itself knows in which file it is.
static Checked<QString> ownFile(Call &call, const QString &file)
{
    if (file.isEmpty())
        return QString();
    return call.database().and_then([&](const DatabaseUrl &url) -> Checked<QString> {
        if (url.engine() != DatabaseUrl::Engine::Odbc)
            return url.path();
        return call.connection().map([](Connection *open) { return fileOf(*open); });
    });
}

Checked<Done> mayWrite(Call &call, Output output, const QString &file,
                       const QList<FileInUse> &inUse)
{
    const auto own = ownFile(call, file);
    if (!own)
        return failed(own);
    const auto free =
        checkOutput(output, file, QList<FileInUse>{{*own, FileInUse::For::OwnDatabase}} + inUse);
    if (!free)
        return wrongUsage(free.error().sentence);
    return call.mayWrite(file);
}

} // namespace intray::ctl
