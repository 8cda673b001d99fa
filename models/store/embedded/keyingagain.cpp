// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/keyingagain.h"

#include "store/rows/workitem.h"

namespace intray {

Record withoutFields(Record record, const QStringList &fields)
{
    for (const QString &field : fields)
        record.remove(field);
    return record;
}

static void noteBoth(const Writing &writing, const Step &step, const QString &field,
                     const KeyedTwice &keyed)
{
    writing.sql.change("add_keying", writing.with({{":item", step.item.value()},
                                                   {":queue_id", step.queue.value()},
                                                   {":field", field},
                                                   {":first", notNull(keyed.first)},
                                                   {":second", notNull(keyed.second)},
                                                   {":first_user", notNull(step.notFor)}}));
}

Parcel comparedWithFirst(const Writing &writing, const Step &step, Parcel parcel)
{
    const auto first =
        writing.sql.first("item_by_id", {{":item", step.fromItem.value()}}, workItemOf);
    if (!first)
        return parcel;
    writing.sql.change("forget_keying", {{":item", step.item.value()}});
    QMap<QString, KeyedTwice> differing;
    for (const QString &field : step.blindFields) {
        const KeyedTwice keyed{keyedText(first->record, field), keyedText(parcel.record, field)};
        noteBoth(writing, step, field, keyed);
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

Parcel decided(const Writing &writing, const Step &step, Parcel parcel)
{
    const auto keyed = keyedTwiceIn(parcel.context);
    for (auto it = keyed.begin(); it != keyed.end(); ++it)
        writing.sql.change(
            "decide_keying",
            writing.with({{":item", step.fromItem.value()},
                          {":field", it.key()},
                          {":decided", notNull(keyedText(parcel.record, it.key()))}}));
    parcel.context.remove(QStringLiteral("keying"));
    return parcel;
}

} // namespace intray
