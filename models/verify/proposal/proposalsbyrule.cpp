// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/proposalsbyrule.h"

#include "schema/acrossfields.h"
#include "schema/fieldnamed.h"
#include "verify/proposal/recordproposals.h"
#include "verify/proposal/shownvalues.h"
#include "verify/proposal/sureness.h"

#include <algorithm>

namespace intray {

struct ProposalsByRule::Known
{
    RecordSchema schema;
    std::vector<FieldProposals> fields;
    QHash<QString, BorneOut> borneOut; ///< By field.
    Companions companions;
    MailNames mails;
    bool looksAcross = false; ///< At other fields that have values, too.
    QSet<QString> filled;     ///< By the look-up tables of other fields.

    bool mayNeedAnother(const QString &field, const QString &value) const;
};

/// What RecordProposals looks at: a cell that breaks a rule or is strange, or of which a table
/// tells. Rules across fields may make others so.
bool ProposalsByRule::Known::mayNeedAnother(const QString &field, const QString &value) const
{
    if (looksAcross || value.isEmpty() || filled.contains(field))
        return true;
    const auto its = std::ranges::find_if(
        fields, [&](const FieldProposals &one) { return one.field().name == field; });
    return its == fields.end() || its->isStrange(value) ||
           !schema.checkField({{field, value}}, field).isEmpty();
}

ProposalsByRule::ProposalsByRule()
    : ProposalsByRule(RecordSchema())
{
}

ProposalsByRule::ProposalsByRule(const RecordSchema &schema, const FieldTables &tables)
    : ProposalsByRule(schema, {}, CountedRecords(0), tables)
{
}

namespace {

Field namedField(const RecordSchema &schema, const QString &name)
{
    if (const Field *known = fieldNamed(schema.fields(), name))
        return *known;
    Field field;
    field.name = name;
    field.label = name;
    return field;
}

} // namespace

ProposalsByRule::ProposalsByRule(const RecordSchema &schema, const QStringList &fields,
                                 const CountedRecords &records, const FieldTables &tables)
{
    auto known = std::make_shared<Known>();
    known->schema = schema;
    known->looksAcross = fields.size() > 1 || looksAcrossFields(schema);
    QStringList labels;
    // those of the records first: their numbers are the ones that are counted by
    for (int number = 0; number < int(fields.size()); ++number) {
        const Field field = namedField(schema, fields.at(number));
        const qint64 all = records.records();
        const QList<ValueCount> values =
            number < records.fields() ? records.valuesOf(number) : QList<ValueCount>();
        const QList<HandledValue> handled =
            number < records.fields() ? records.handledValues(number) : QList<HandledValue>();
        const FieldProposals plain(FieldValues(schema, field, values, all),
                                   tables.value(field.name));
        const auto shown = kindShownBy(handled, plain.values());
        const FieldProposals asShown =
            shown ? FieldProposals(FieldValues(schema, field, values, all, shown)) : plain;
        known->fields.push_back(shown && tells(asShown, handled) ? asShown : plain);
        known->borneOut.insert(field.name, BorneOut(known->fields.back(), handled));
        labels << field.label;
    }
    for (const Field &field : schema.fields())
        if (!fields.contains(field.name))
            known->fields.emplace_back(FieldValues(schema, field, {}, 0), tables.value(field.name));
    known->companions = Companions(labels, records);
    known->mails = MailNames(labels, records);
    for (const FieldProposals &field : known->fields)
        for (const FieldProposals &other : known->fields)
            if (other.table() && other.table()->fills(field.field().name))
                known->filled.insert(field.field().name);
    m_known = known;
}

QList<OfferedValue> ProposalsByRule::ofValue(const QString &field, const QString &value) const
{
    if (!m_known->mayNeedAnother(field, value))
        return {};
    QList<OfferedValue> offered = of({{field, value}});
    offered.removeIf([&](const OfferedValue &one) { return one.field != field; });
    return offered;
}

QList<OfferedValue> ProposalsByRule::of(const Record &record) const
{
    const Known &known = *m_known;
    QList<OfferedValue> offered =
        RecordProposals(known.schema, known.fields, known.companions, known.mails, record).all();
    offered.removeIf([&](const OfferedValue &one) {
        return known.borneOut.value(one.field).isRefuted(one.why);
    });
    for (OfferedValue &one : offered)
        if (known.borneOut.value(one.field).isBorneOut(one.why) && one.sure > sureness::coin)
            one.sure = std::max(one.sure, sureness::borneOut);
    return offered;
}

} // namespace intray
