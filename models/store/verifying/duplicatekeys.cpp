// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/verbs.h"
#include "store/line/writing.h"
#include "store/verifying/duplicatekeystore.h"

namespace intray {

static Outcome<bool> addKeysHere(const Writing &writing, const DuplicateKeys &keys)
{
    const Bindings model{{":model", keys.model}};
    const auto reached = writing.sql.first("duplicate_model_to_key", model,
                                           [](const Row &row) { return row.number("last_event"); });
    if (reached != keys.behind)
        return false;
    const Bindings items = model + Bindings{{":items", keys.items}};
    writing.sql.change("drop_duplicate_keys", items);
    writing.sql.change("add_duplicate_keys", items);
    writing.sql.change("duplicate_keys_reach",
                       model + Bindings{{":last", keys.upTo}, {":whole", keys.isLast ? 1 : 0}});
    if (keys.isLast)
        writing.sql.change("forget_duplicate_models", model);
    return true;
}

constinit const Verb<bool, DuplicateKeys> verbs::addDuplicateKeys{
    "add_duplicate_keys",
    [](const Identity &, const DuplicateKeys &keys) {
        return Parameters{number(":model", keys.model), number(":behind", keys.behind),
                          number(":up_to", keys.upTo), number(":whole", keys.isLast ? 1 : 0),
                          json(":items", keys.items)};
    },
    [](const QJsonObject &answer) { return answer.value(QStringLiteral("added")).toInt() == 1; },
    inTransaction<addKeysHere>};

} // namespace intray
