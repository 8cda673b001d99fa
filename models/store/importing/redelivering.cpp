// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/redelivering.h"

#include "schema/correction.h"
#include "store/embedded/changedrecord.h"
#include "store/supervising/reopening.h"

#include <QJsonArray>

namespace intray {

namespace {

using namespace Qt::StringLiterals;

/// The import that speaks.
struct Speaker
{
    ImportId import;
    QString source;
    Identity importer;
};

/// An item of which the import says something.
struct Redelivered
{
    ItemId item;
    QString key;
    State state = State::Open;
    Record theirs;                    ///< As the file has it.
    Record known;                     ///< As it was delivered last.
    std::optional<Record> workedFrom; ///< As people had it, if that is another one.
    Record ours;                      ///< As it is.
    Record given;                     ///< What it has or came in with.
    RecordLimits limits;
    bool isSealed = false; ///< Nobody may learn of it by what a file says.
    bool isRecalled = false;
    bool isStep = false;  ///< What it began with is the work of the step before.
    Record proposed;      ///< So far.
    bool isTyped = false; ///< What is proposed is of a person.
};

Redelivered redeliveredOf(const Row &row)
{
    return {ItemId(row.number("item_id")),
            row.text("key"),
            stateNamed(row.text("state")).value_or(State::Open),
            row.json("theirs"),
            row.json("known"),
            row.isNull("worked_from") ? std::nullopt : std::optional(row.json("worked_from")),
            row.json("ours"),
            withGiven(row.json("imported"), row.json("current"), Given::FieldsToChange),
            recordLimitsOf(row),
            row.isTrue("is_sealed"),
            row.isTrue("is_recalled"),
            row.isTrue("is_step"),
            row.json("proposed"),
            row.isTrue("is_typed")};
}

bool isSameValue(const QJsonValue &one, const QJsonValue &other)
{
    const auto plain = [](const QJsonValue &value) {
        return value.isUndefined() ? QJsonValue(QJsonValue::Null) : value;
    };
    return plain(one) == plain(other);
}

void setValue(Record &record, const QString &field, const QJsonValue &value)
{
    if (value.isNull())
        record.remove(field);
    else
        record.insert(field, value);
}

/// What the file says otherwise than the delivery before.
struct News
{
    Record said;  ///< All of it.
    Record taken; ///< Where nobody has changed anything.
    Record asked; ///< Where somebody has, and made something else of it.
};

News newsOf(const Redelivered &it)
{
    News news;
    for (auto field = it.theirs.begin(); field != it.theirs.end(); ++field) {
        const QJsonValue known = it.known.value(field.key());
        const QJsonValue ours = it.ours.value(field.key());
        if (isSameValue(field.value(), known))
            continue;
        news.said.insert(field.key(), field.value());
        if (isSameValue(ours, known))
            news.taken.insert(field.key(), field.value());
        else if (!isSameValue(field.value(), ours))
            news.asked.insert(field.key(), field.value());
    }
    return news;
}

void askAll(News &news)
{
    for (auto field = news.taken.begin(); field != news.taken.end(); ++field)
        news.asked.insert(field.key(), field.value());
    news.taken = {};
}

Record withValues(Record record, const Record &values)
{
    for (auto field = values.begin(); field != values.end(); ++field)
        setValue(record, field.key(), field.value());
    return record;
}

void update(const Writing &writing, const Speaker &speaker, const Redelivered &it,
            const Record &merged, const QStringList &fields)
{
    const QString digest = changeRecord(writing, it.item, it.key, merged);
    writing.tell(EventKind::Updated, it.item, {}, {},
                 {{u"import"_s, speaker.import.value()},
                  {u"fields"_s, QJsonArray::fromStringList(fields)},
                  {u"digest"_s, digest}});
}

/// What the file says anew takes the place of what an earlier one proposed; what a person typed
/// stays. Whether anything is proposed.
bool propose(const Writing &writing, const Redelivered &it, const News &news)
{
    const Record asked = withValues({}, news.asked);
    Record content = it.isTyped ? withValues(asked, it.proposed) : it.proposed;
    if (!it.isTyped) {
        for (const QString &field : news.said.keys())
            content.remove(field);
        content = withValues(content, asked);
    }
    if (content.isEmpty())
        writing.sql.change("drop_proposal", {{":item", it.item.value()}});
    else if (content != it.proposed)
        writing.sql.change("propose_delivered", {{":item", it.item.value()},
                                                 {":user", writing.identity.user},
                                                 {":content", jsonText(content)},
                                                 {":asked", asked.isEmpty() ? 0 : 1},
                                                 {":now", writing.now}});
    return !asked.isEmpty();
}

/// What people's work is compared with, as long as nobody has seen what is asked: without it a
/// value that nobody looked at would count as their correction of the file's.
QVariant workedFrom(const Redelivered &it, const News &news)
{
    if (!it.workedFrom && news.asked.isEmpty())
        return {};
    return jsonText(withValues(it.workedFrom.value_or(it.known), news.taken));
}

/// Whether the item, which was taken out of its queue, is back.
bool bringBack(const Writing &writing, const Speaker &speaker, const Redelivered &it)
{
    return !reopenOne(writing, it.item,
                      {{u"import"_s, speaker.import.value()}, {u"reason"_s, speaker.source}});
}

QString redeliverOne(const Writing &writing, const Speaker &speaker, Redelivered it)
{
    News news = newsOf(it);
    QString outcome = u"same"_s;
    if (it.isRecalled) {
        if (!bringBack(writing, speaker, it))
            return u"refused"_s;
        it.state = State::Open;
        outcome = u"again"_s;
    }
    if (it.isSealed)
        return it.isRecalled || news.said.isEmpty() ? outcome : u"refused"_s;
    const Record merged = withValues(it.ours, news.taken);
    if (it.state != State::Open || it.isStep || faultIn(merged, it.limits, it.given, false)) {
        askAll(news);
    } else if (!news.taken.isEmpty()) {
        update(writing, speaker, it, merged, news.taken.keys());
        outcome = it.isRecalled ? outcome : u"updated"_s;
    }
    writing.sql.change("keep_delivered", {{":item", it.item.value()},
                                          {":import", speaker.import.value()},
                                          {":record", jsonText(withValues(it.known, it.theirs))},
                                          {":worked_from", workedFrom(it, news)}});
    return propose(writing, it, news) ? u"proposed"_s : outcome;
}

} // namespace

int redeliver(const Writing &writing, ImportId import, int limit)
{
    const auto speaker =
        writing.sql.first("import_by_id", {{":import", import.value()}}, [&](const Row &row) {
            return Speaker{import, row.text("source"),
                           Identity{row.text("user"), row.text("workstation")}};
        });
    const auto waiting = writing.sql.all(
        "redelivered_waiting", {{":import", import.value()}, {":limit", limit}}, redeliveredOf);
    if (!speaker)
        return 0;
    const Writing asImporter(writing.sql, speaker->importer);
    for (const Redelivered &it : waiting)
        writing.sql.change("tell_redelivered",
                           {{":outcome", redeliverOne(asImporter, *speaker, it)},
                            {":import", import.value()},
                            {":item", it.item.value()}});
    return int(waiting.size());
}

} // namespace intray
