// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/proposalsbyexample.h"

#include "schema/fieldnamed.h"
#include "verify/example/fieldexamples.h"
#include "verify/proposal/keptrules.h"
#include "verify/proposal/sureness.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ByExample)
};

struct KnownField
{
    int number = -1;
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
    QStringList names; ///< Of all fields, in their order.
    std::vector<KnownField> fields;

    QStringList textsOf(const Record &record) const
    {
        QStringList texts;
        for (const QString &name : names)
            texts << RecordSchema::textOf(record.value(name));
        return texts;
    }

    std::optional<OfferedValue> offered(const KnownField &known, const Record &record,
                                        const QStringList &texts) const
    {
        const QString &name = known.field.name;
        const auto its = known.examples.of(cellsIn(texts, known.number));
        if (!its || !KeptRules(schema, record).isKeptBy(name, its->value))
            return std::nullopt;
        return OfferedValue{name, its->value, its->sure,
                            Words::tr("as others were changed, such as %1 to %2")
                                .arg(its->likeBefore, its->likeAfter)};
    }
};

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
    known->names = fields;
    const QList<Field> ruled = schema.fields();
    for (int number = 0; number < int(std::min(fields.size(), columns.size())); ++number) {
        const SeenColumn &column = columns.at(number);
        const Field *named = fieldNamed(ruled, fields.at(number));
        Field field = named ? *named : Field();
        if (field.readOnly || std::ranges::none_of(column.handled, &HandledValue::isChanged))
            continue;
        FieldExamples examples(column, number, rulesOf(schema, field));
        if (examples.isEmpty())
            continue;
        for (const RefusedExchange &one : refused)
            if (one.field == number)
                examples.forget(one.record.isEmpty() ? SourceCells{one.value, {}}
                                                     : cellsIn(one.record, number),
                                one.refused);
        field.name = fields.at(number);
        known->fields.push_back({number, field, examples});
    }
    m_known = known;
}

QList<OfferedValue> ProposalsByExample::of(const Record &record) const
{
    QList<OfferedValue> all;
    if (m_known->fields.empty())
        return all;
    const QStringList texts = m_known->textsOf(record);
    for (const KnownField &known : m_known->fields)
        if (const auto offered = m_known->offered(known, record, texts))
            all.append(*offered);
    return all;
}

std::optional<OfferedValue> ProposalsByExample::ofField(const QString &field,
                                                        const Record &record) const
{
    for (const KnownField &known : m_known->fields)
        if (known.field.name == field)
            return m_known->offered(known, record, m_known->textsOf(record));
    return std::nullopt;
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
