// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/proposalsbyexample.h"

#include "queue/fieldnamed.h"
#include "verify/example/fieldexamples.h"
#include "verify/proposal/keptrules.h"
#include "verify/proposal/sureness.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

constexpr qsizetype mostOfColumn = 500;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ByExample)
};

struct KnownField
{
    Field field;
    FieldExamples examples;
};

FieldExamples::Complies rulesOf(const RecordSchema &schema, const Field &field)
{
    if (field.name.isEmpty())
        return {};
    return [schema, field](const QString &value) {
        return schema.checkField({{field.name, schema.valueOf(field, value)}}, field.name)
            .isEmpty();
    };
}

} // namespace

struct ProposalsByExample::Known
{
    RecordSchema schema;
    std::vector<KnownField> fields;
};

QList<SeenColumn> columnsOf(const CountedRecords &records)
{
    QList<SeenColumn> columns;
    for (int field = 0; field < records.fields(); ++field)
        columns.append(
            {records.valuesOf(field).mid(0, mostOfColumn), records.handledValues(field)});
    return columns;
}

ProposalsByExample::ProposalsByExample()
    : m_known(std::make_shared<Known>())
{
}

ProposalsByExample::ProposalsByExample(const RecordSchema &schema, const QStringList &fields,
                                       const QList<SeenColumn> &columns,
                                       const QList<RefusedExchange> &refused)
{
    auto known = std::make_shared<Known>();
    known->schema = schema;
    const QList<Field> ruled = schema.fields();
    for (int number = 0; number < int(std::min(fields.size(), columns.size())); ++number) {
        const SeenColumn &column = columns.at(number);
        const Field *named = fieldNamed(ruled, fields.at(number));
        Field field = named ? *named : Field();
        if (field.readOnly || std::ranges::none_of(column.handled, &HandledValue::isChanged))
            continue;
        FieldExamples examples(column.handled, column.values, rulesOf(schema, field));
        if (examples.isEmpty())
            continue;
        for (const RefusedExchange &one : refused)
            if (one.field == number)
                examples.forget(one.value, one.refused);
        field.name = fields.at(number);
        known->fields.push_back({field, examples});
    }
    m_known = known;
}

QList<OfferedValue> ProposalsByExample::of(const Record &record) const
{
    QList<OfferedValue> all;
    for (const auto &[field, examples] : m_known->fields) {
        const auto offered = examples.of(RecordSchema::textOf(record.value(field.name)));
        if (!offered || !KeptRules(m_known->schema, record).isKeptBy(field.name, offered->value))
            continue;
        all.append({field.name, offered->value, offered->sure,
                    Words::tr("as others were changed, such as %1 to %2")
                        .arg(offered->likeBefore, offered->likeAfter)});
    }
    return all;
}

QList<OfferedValue> inOrder(QList<OfferedValue> byExample, QList<OfferedValue> byRule)
{
    constexpr double clearly = 0.9;
    QList<OfferedValue> borneOut;
    byRule.removeIf([&](const OfferedValue &one) {
        const bool isSo = one.sure >= sureness::borneOut;
        if (isSo)
            borneOut << one;
        return isSo;
    });
    const auto bySureness = [](QList<OfferedValue> &list) {
        std::ranges::stable_sort(list, std::greater(), &OfferedValue::sure);
    };
    bySureness(byExample);
    const auto unclear = std::ranges::find_if(
        byExample, [](const OfferedValue &one) { return one.sure <= clearly; });
    const qsizetype first = unclear - byExample.begin();
    QList<OfferedValue> others = byExample.mid(first) + byRule;
    bySureness(others);
    return borneOut + byExample.first(first) + others;
}

} // namespace intray
