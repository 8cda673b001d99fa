// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/ledgerexport.h"

#include "transfer/csvwriter.h"
#include "transfer/transferfile.h"

#include <QSaveFile>

namespace intray {

Outcome<ExportResult> writeLedger(const Ledger &ledger, const QString &path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return tl::unexpected<Error>(writeError(file, path));
    CsvWriter csv(file);
    csv.setGuardFormulas(true);
    csv.writeRow({QStringLiteral("field"), QStringLiteral("kind"), QStringLiteral("person"),
                  QStringLiteral("source"), QStringLiteral("count")});
    for (const LedgerLine &line : ledger.lines)
        csv.writeRow(
            {line.field, nameOf(line.kind), line.person, line.source, QString::number(line.count)});
    if (!csv.flush() || !file.commit())
        return tl::unexpected<Error>(writeError(file, path));
    return ExportResult{ledger.lines.size()};
}

} // namespace intray
