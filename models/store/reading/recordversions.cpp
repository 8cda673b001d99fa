// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "store/line/sql.h"
#include "store/reading/liststore.h"
#include "store/rows/rows.h"

namespace intray {

static RecordVersion earlierVersionOf(const Row &row)
{
    return {row.json("record"), row.text("finished_by"), timeFromIso(row.text("finished_at")),
            row.text("error")};
}

static RecordVersion versionNow(const Row &row)
{
    return {row.json(row.isNull("current") ? "imported" : "current"), row.text("finished_by"),
            timeFromIso(row.text("finished_at")), row.text("error")};
}

Outcome<QList<RecordVersion>> ListStore::recordVersions(ItemId item)
{
    return attempt(m_connection,
                   [&](Sql &sql) -> Outcome<QList<RecordVersion>> {
                       const Bindings ofItem{{":item", item.value()}};
                       QList<RecordVersion> versions;
                       std::optional<RecordVersion> now;
                       sql.each("record_of_item", ofItem, [&](const Row &row) {
                           versions << RecordVersion{row.json("imported")};
                           now = versionNow(row);
                           return false;
                       });
                       if (now)
                           versions += sql.all("earlier_records", ofItem, earlierVersionOf);
                       if (now && (now->finishedAt.isValid() ||
                                   now->record != versions.constLast().record))
                           versions << *now;
                       if (areSomeOfOneMoment(versions))
                           nameMakers(versions, sql.all("history", ofItem, eventOf));
                       return versions;
                   })
        .or_else([](const Error &error) -> Outcome<QList<RecordVersion>> {
            if (error.kind == Error::Kind::NotPermitted)
                return QList<RecordVersion>();
            return tl::unexpected<Error>(error);
        });
}

} // namespace intray
