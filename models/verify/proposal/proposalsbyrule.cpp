// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/proposalsbyrule.h"

#include "verify/proposal/recordproposals.h"

namespace intray {

struct ProposalsByRule::Known
{
    RecordSchema schema;
    std::vector<FieldProposals> fields;
    Companions companions;
    MailNames mails;
};

ProposalsByRule::ProposalsByRule()
    : ProposalsByRule(RecordSchema())
{
}

ProposalsByRule::ProposalsByRule(const RecordSchema &schema)
    : ProposalsByRule(schema, {}, CountedRecords(0))
{
}

namespace {

Field namedField(const RecordSchema &schema, const QString &name)
{
    for (const Field &field : schema.fields())
        if (field.name == name)
            return field;
    Field field;
    field.name = name;
    field.label = name;
    return field;
}

} // namespace

ProposalsByRule::ProposalsByRule(const RecordSchema &schema, const QStringList &fields,
                                 const CountedRecords &records)
{
    auto known = std::make_shared<Known>();
    known->schema = schema;
    QStringList labels;
    // those of the records first: their numbers are the ones that are counted by
    for (int number = 0; number < int(fields.size()); ++number) {
        const Field field = namedField(schema, fields.at(number));
        const qint64 all = records.records();
        const QList<ValueCount> values =
            number < records.fields() ? records.valuesOf(number) : QList<ValueCount>();
        known->fields.emplace_back(FieldValues(schema, field, values, all));
        labels << field.label;
    }
    for (const Field &field : schema.fields())
        if (!fields.contains(field.name))
            known->fields.emplace_back(FieldValues(schema, field, {}, 0));
    known->companions = Companions(labels, records);
    known->mails = MailNames(labels, records);
    m_known = known;
}

QList<OfferedValue> ProposalsByRule::of(const Record &record) const
{
    const Known &known = *m_known;
    return RecordProposals(known.schema, known.fields, known.companions, known.mails, record).all();
}

} // namespace intray
