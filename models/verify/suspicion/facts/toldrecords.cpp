// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/facts/toldrecords.h"

namespace intray {

ToldField toldField(const ToldRecords &records, int field)
{
    ToldField told;
    told.field = field;
    told.column = ToldColumn(records.valuesOf(field));
    QHash<QString, int> known; // reading a moment takes long
    const auto number = [&](const QString &value) {
        const auto found = known.constFind(value);
        return found != known.constEnd() ? *found : *known.insert(value, told.numberOf(value));
    };
    for (int record = 0; record < records.records(); ++record) {
        told.of << number(records.cell(record, field));
        told.rightOf << (records.isHandled(record) ? number(records.now(record, field)) : -1);
    }
    return told;
}

} // namespace intray
