// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/recordschema.h"
#include "store/importing/decisionstore.h"
#include "store/line/calls.h"
#include "store/line/drivererror.h"
#include "store/refusals/refusals.h"
#include "store/rows/rows.h"
#include "store/rules/queuestore.h"
#include "store/verifying/countingstore.h"
#include "store/verifying/keptcounts.h"
#include "store/verifying/learningsample.h"
#include "store/verifying/queuerecords.h"
#include "store/verifying/readlookuptables.h"
#include "store/verifying/suggestionstore.h"
#include "verify/proposal/lookhere.h"
#include "verify/suspicion/learning.h"
#include "verify/suspicion/suspicion.h"

#include <algorithm>

namespace intray {

static tl::unexpected<Error> cancelled()
{
    return tl::unexpected<Error>(Error{Error::Kind::Cancelled, cancelledSentence(), {}});
}

static QStringList labelsOf(const Queue &rules, const QStringList &fields)
{
    const RecordSchema schema = RecordSchema::of(rules).value_or(RecordSchema());
    QStringList labels = fields;
    for (const Field &field : schema.fields())
        if (const qsizetype place = fields.indexOf(field.name); place >= 0)
            labels[place] = field.label;
    return labels;
}

using RefusedOfItems = QHash<qint64, QList<Refused>>;

static Outcome<RefusedOfItems> refusedOf(Connection &connection, const QueueRecords &read)
{
    return attempt(connection, [&](Sql &sql) -> Outcome<RefusedOfItems> {
        RefusedOfItems all;
        sql.each("refused_of_queue", {{":queue_id", read.queue.value()}}, [&](const Row &row) {
            all[row.number("item_id")].append(
                {int(read.fields.indexOf(row.text("field"))), row.text("value")});
            return true;
        });
        return all;
    });
}

static SuspiciousCell cellOf(const Suspicion &suspicion, ItemId item, const QString &key,
                             const QStringList &fields)
{
    return {item,
            key,
            fields.at(suspicion.field),
            suspicion.value,
            suspicion.suggestion,
            suspicion.score,
            suspicion.why,
            suspicion.sure,
            suspicion.kind,
            suspicion.together};
}

/// All of a queue's records as they are read, and what is known of them.
struct ReadQueue
{
    const QueueRecords &read;
    const CellJudge &judge;
    QueueProposals proposals;
    TemplatesOfItems templates;
    RefusedOfItems refused;
    QStringList labels;

    /// To a record that came by these templates.
    std::function<QList<OfferedValue>(const Record &)> offersTo(const QStringList &its) const
    {
        return [this, its](const Record &record) { return proposals.of(record, its); };
    }

    void judgeOne(int record, QList<SuspiciousCell> &cells) const
    {
        const QueueRecords::Entry &entry = read.entries[size_t(record)];
        const QStringList values = read.counts.record(record);
        const SeenCells seen{read.fields, values,
                             recordOfCells(proposals.schema, read.fields, values)};
        const QList<Refused> said = refused.value(entry.item.value());
        const QStringList its = templates.value(entry.item);
        for (const Suspicion &one :
             lookHere(proposals.schema, seen, suspicionsOf(judge, values, values, said, labels),
                      proposals.of(seen.record, its), said, offersTo(its)))
            cells.append(cellOf(one, entry.item, entry.key, read.fields));
    }
};

static QHash<QString, QStringList> textsIn(const QStringList &fields,
                                           const QList<SeenColumn> &columns)
{
    QHash<QString, QStringList> texts;
    for (qsizetype place = 0; place < std::min(fields.size(), columns.size()); ++place)
        for (const ValueCount &one : columns.at(place).values)
            texts[fields.at(place)] << one.value;
    return texts;
}

/// What was decided about the queue, in what is offered in it.
static void addDecided(Sql &sql, const QString &queue, QueueProposals &made)
{
    made.decided =
        DecidedValues(made.schema, decisionsAbout(sql, queue), textsIn(made.fields, made.columns));
}

static QueueProposals proposalsOf(const QueueRecords &read, const RecordSchema &schema,
                                  const RefusedOfItems &refused, const FieldTables &tables)
{
    QueueProposals made;
    made.fields = read.fields;
    made.schema = schema;
    made.byRule = ProposalsByRule(schema, read.fields, read.counts, tables);
    made.columns = columnsOf(read.counts);
    for (int record = 0; record < int(read.entries.size()); ++record)
        for (const Refused &one : refused.value(read.entries[size_t(record)].item.value()))
            if (one.field >= 0)
                made.refused.append({one.field, read.counts.valueOf(record, one.field),
                                     one.suggestion, read.counts.record(record)});
    made.learnExamples();
    return made;
}

Outcome<QList<SuspiciousCell>> SuggestionStore::suggestions(const QString &queue, ItemId item,
                                                            Progress progress,
                                                            const Cancellation &cancellation)
{
    const auto read = recordsOfQueue(m_connection, m_identity, queue, progress, cancellation);
    if (!read)
        return tl::unexpected<Error>(read.error());
    const SuspicionModel model = modelOfAll(*read, cancellation);
    progress.setTotal(2 * read->counts.records());
    const CellJudge judge(model, read->counts);
    const auto never = refusedOf(m_connection, *read);
    if (!never)
        return tl::unexpected<Error>(never.error());
    const auto rules = QueueStore(m_connection, m_identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const RecordSchema schema = RecordSchema::of(*rules).value_or(RecordSchema());
    const auto tables = lookupTablesOf({m_connection, m_identity}, schema);
    if (!tables)
        return tl::unexpected<Error>(tables.error());
    QueueProposals proposals = proposalsOf(*read, schema, *never, tables->byField);
    const auto templates = attempt(m_connection, [&](Sql &sql) -> Outcome<TemplatesOfItems> {
        addDecided(sql, queue, proposals);
        return proposals.decided.isEmpty() ? TemplatesOfItems() : templatesOf(sql, rules->id);
    });
    if (!templates)
        return tl::unexpected<Error>(templates.error());
    const ReadQueue known{*read,      judge,  proposals,
                          *templates, *never, labelsOf(*rules, read->fields)};
    QList<SuspiciousCell> cells;
    bool isFound = !item.isValid();
    for (int record = 0; record < int(read->entries.size()); ++record) {
        if (cancellation.isCancelled())
            return cancelled();
        progress.add(1);
        const QueueRecords::Entry &entry = read->entries[size_t(record)];
        if (item.isValid() ? entry.item != item : entry.state == State::Done)
            continue;
        isFound = true;
        known.judgeOne(record, cells);
    }
    if (!isFound)
        return tl::unexpected<Error>(refused("not_in_queue", {{"item", item}, {"queue", queue}}));
    std::ranges::stable_sort(cells, std::greater(), &SuspiciousCell::score);
    return cells;
}

Outcome<std::optional<LearnedQueue>> SuggestionStore::learned(const QString &queue,
                                                              const LearnedQueue &known)
{
    using Found = std::optional<LearnedQueue>;
    const auto rules = QueueStore(m_connection, m_identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const auto isTwice = isKeyedTwice(m_connection, m_identity, *rules, false);
    if (!isTwice)
        return tl::unexpected<Error>(isTwice.error());
    if (*isTwice)
        return Found();
    return attempt(m_connection, [&](Sql &sql) -> Outcome<Found> {
        QList<LearnedQueue> all = learnedOf(sql, rules->id.value());
        const auto whole = std::ranges::find_if(all, &LearnedQueue::isWhole);
        if (whole == all.end())
            return Found();
        whole->labels = labelsOf(*rules, whole->fields);
        whole->model = known.model && whole->hasModelOf(known) ? known.model : modelOf(sql, *whole);
        if (whole->model && !usesCalls(m_connection))
            whole->frequent = known.frequent && whole->hasCountsOf(known) ? known.frequent
                                                                          : frequentOf(sql, *whole);
        return whole->model ? Found(*whole) : Found();
    });
}

/// What the counts say of the values beside their being suspicious. All of it is read already.
static void addFrequent(const KeptCounts &counts, const QStringList &fields,
                        const QStringList &values, JudgedRecord &judged)
{
    constexpr qint64 leastFrequent = 5;
    for (int field = 0; field < int(fields.size()); ++field) {
        const QString &value = values.at(field);
        if (value.size() > longestCounted)
            continue;
        const qint64 records = value.isEmpty() ? 0 : counts.countOf(field, value);
        if (records >= leastFrequent)
            judged.frequent.insert(fields.at(field), value);
        const QList<ValueCount> others = counts.alike(field, value);
        const bool isOther = !others.isEmpty() && others.constFirst().records > records;
        if (const QString usual = isOther ? others.constFirst().value : value; !usual.isEmpty())
            judged.usual.insert(fields.at(field), usual);
    }
}

/// The cells of a record as text, in the order of the fields.
static QStringList textsOf(const Record &record, const QStringList &fields)
{
    QStringList values;
    for (const QString &field : fields)
        values << cellOf(record, field);
    return values;
}

static QList<RefusedExchange> refusedExchanges(Sql &sql, const Queue &queue,
                                               const QStringList &fields)
{
    constexpr int most = 500;
    return sql.all("refused_to_learn_from", {{":queue_id", queue.id.value()}, {":limit", most}},
                   [&](const Row &row) {
                       const QString field = row.text("field");
                       const Record imported = row.json("imported");
                       return RefusedExchange{int(fields.indexOf(field)), cellOf(imported, field),
                                              row.text("value"), textsOf(imported, fields)};
                   });
}

Outcome<QueueProposals> SuggestionStore::proposals(const QString &queue, const ModelId &model)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const auto isTwice = isKeyedTwice(m_connection, m_identity, *rules, true);
    if (!isTwice)
        return tl::unexpected<Error>(isTwice.error());
    QueueProposals made;
    made.madeOfSchema = rules->recordSchema;
    made.madeOfFields = rules->fields;
    made.fields = countedFields(*rules);
    made.schema = RecordSchema::of(*rules).value_or(RecordSchema());
    made.madeWith = model;
    made.isMade = true;
    const auto tables = lookupTablesOf({m_connection, m_identity}, made.schema);
    if (!tables)
        return tl::unexpected<Error>(tables.error());
    made.madeWithLookups = tables->mark;
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QueueProposals> {
        made.madeWithTemplates = markOfTemplates(sql);
        if (*isTwice || !rules->adoptedTable().isEmpty()) {
            made.byRule = ProposalsByRule(made.schema, tables->byField);
            return made;
        }
        const LearningSample sample = sampleOf(sql, *rules, made.fields);
        made.byRule = ProposalsByRule(made.schema, made.fields, sample.counts, tables->byField);
        made.columns = columnsOf(sample.counts);
        made.refused = refusedExchanges(sql, *rules, made.fields);
        made.learnExamples();
        addDecided(sql, queue, made);
        return made;
    });
}

Outcome<bool> SuggestionStore::areCurrent(const QueueProposals &proposals, const QString &queue,
                                          const ModelId &model)
{
    const auto rules = QueueStore(m_connection, m_identity).queue(queue);
    if (!rules)
        return tl::unexpected<Error>(rules.error());
    const auto lookups = markOfLookups({m_connection, m_identity}, proposals.schema);
    if (!lookups)
        return tl::unexpected<Error>(lookups.error());
    return attempt(m_connection, [&](Sql &sql) -> Outcome<bool> {
        return proposals.isOf(*rules, model, markOfTemplates(sql), *lookups);
    });
}

Outcome<JudgedRecord> SuggestionStore::judge(const LearnedQueue &learned, const Item &item,
                                             const QueueProposals &proposals)
{
    const QStringList &fields = learned.model ? learned.fields : proposals.fields;
    const QStringList values = textsOf(item.record, fields);
    return attempt(m_connection, [&](Sql &sql) -> Outcome<JudgedRecord> {
        JudgedRecord judged;
        const auto refused =
            sql.all("refused_suggestions", {{":item", item.id.value()}}, [&](const Row &row) {
                judged.refused[row.text("field")] << row.text("value");
                return Refused{int(fields.indexOf(row.text("field"))), row.text("value")};
            });
        const QStringList templates =
            proposals.decided.isEmpty() ? QStringList() : templatesOf(sql, item.id);
        QList<Suspicion> suspicions;
        if (learned.model) {
            KeptCounts counts(sql, learned);
            counts.look(values);
            const CellJudge judge(*learned.model, counts);
            suspicions = suspicionsOf(judge, values, values, refused, learned.labels);
            addFrequent(counts, fields, values, judged);
        }
        const auto offers = [&](const Record &record) { return proposals.of(record, templates); };
        for (const Suspicion &one :
             lookHere(proposals.schema, {fields, values, item.record}, suspicions,
                      proposals.of(item.record, templates), refused, offers))
            judged.suspicious.append(cellOf(one, item.id, item.key, fields));
        for (const SuspiciousCell &cell : std::as_const(judged.suspicious))
            judged.frequent.remove(cell.field);
        return judged;
    });
}

Outcome<QList<SuspiciousCell>> SuggestionStore::ofItem(const QString &queue, ItemId item,
                                                       Progress progress,
                                                       const Cancellation &cancellation)
{
    const auto counted =
        CountingStore(m_connection, m_identity).countAll(queue, progress, cancellation);
    if (!counted && counted.error().kind != Error::Kind::NotPermitted)
        return tl::unexpected<Error>(counted.error());
    const auto known = learned(queue);
    if (!known)
        return tl::unexpected<Error>(known.error());
    if (!*known)
        return suggestions(queue, item, progress, cancellation);
    const auto found = attempt(m_connection, [&](Sql &sql) -> Outcome<std::optional<Item>> {
        return sql.first("item_by_id", {{":item", item.value()}}, itemOf);
    });
    if (!found)
        return tl::unexpected<Error>(found.error());
    if (!*found || (*found)->queue != queue)
        return tl::unexpected<Error>(refused("not_in_queue", {{"item", item}, {"queue", queue}}));
    const auto byRule = proposals(queue);
    if (!byRule)
        return tl::unexpected<Error>(byRule.error());
    return judge(**known, **found, *byRule).map(&JudgedRecord::suspicious);
}

} // namespace intray
