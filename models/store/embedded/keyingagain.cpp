// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/keyingagain.h"

namespace intray {

Record withoutFields(Record record, const QStringList &fields)
{
    for (const QString &field : fields)
        record.remove(field);
    return record;
}

static void noteBoth(const Deed &deed, const Step &step, const QString &field,
                     const KeyedTwice &keyed)
{
    deed.sql.change("add_keying", deed.with({{":item", step.item.value()},
                                             {":queue_id", step.queue.value()},
                                             {":field", field},
                                             {":first", notNull(keyed.first)},
                                             {":second", notNull(keyed.second)},
                                             {":first_user", notNull(step.notFor)}}));
}

Parcel comparedWithFirst(const Deed &deed, const Step &step, Parcel parcel)
{
    const auto first = deed.sql.first("item_by_id", {{":item", step.fromItem.value()}}, itemOf);
    if (!first)
        return parcel;
    deed.sql.change("forget_keying", {{":item", step.item.value()}});
    QMap<QString, KeyedTwice> differing;
    for (const QString &field : step.blindFields) {
        const KeyedTwice keyed{keyedText(first->record, field), keyedText(parcel.record, field)};
        noteBoth(deed, step, field, keyed);
        if (keyed.first != keyed.second)
            differing.insert(field, keyed);
    }
    if (differing.isEmpty())
        return parcel;
    parcel.target = step.decideQueue;
    parcel.record = withoutFields(parcel.record, differing.keys());
    parcel.context = contextWith(differing, parcel.context);
    parcel.norFor = step.notFor;
    parcel.isSealed = true;
    return parcel;
}

Parcel decided(const Deed &deed, const Step &step, Parcel parcel)
{
    const auto keyed = keyedTwiceIn(parcel.context);
    for (auto it = keyed.begin(); it != keyed.end(); ++it)
        deed.sql.change("decide_keying",
                        deed.with({{":item", step.fromItem.value()},
                                   {":field", it.key()},
                                   {":decided", notNull(keyedText(parcel.record, it.key()))}}));
    parcel.context.remove(QStringLiteral("keying"));
    return parcel;
}

} // namespace intray
