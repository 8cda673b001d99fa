// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/values/valuechanges.h"

#include "queue/fieldnamed.h"
#include "queue/recordschema.h"
#include "verify/example/textruns.h"
#include "verify/values/builtlike.h"

namespace intray {

namespace {

using Becoming = std::function<std::optional<QString>(const FieldValue &value)>;

Becoming byExamples(const QList<Example> &examples, const QList<FieldValue> &all,
                    const Complies &complies)
{
    ExampleColumn column;
    column.complies = complies;
    for (const FieldValue &one : all)
        column.values.append({one.value, {}});
    return [made = ByExample(examples, column)](const FieldValue &value) {
        const auto offered = made.of({value.value, {}});
        return offered ? std::optional(offered->value) : std::nullopt;
    };
}

Becoming becomingBy(const ValueWish &wish, const QList<FieldValue> &all, const Complies &complies)
{
    switch (wish.how) {
    case ValueWish::How::Like:
        return [like = BuiltLike(all, wish.form)](const FieldValue &value) {
            return like.of(value.value);
        };
    case ValueWish::How::Examples:
        return byExamples(wish.examples, all, complies);
    case ValueWish::How::Same:
        return [same = wish.same](const FieldValue &) { return std::optional(same); };
    case ValueWish::How::Nothing:
        return [](const FieldValue &) { return std::optional(QString()); };
    case ValueWish::How::Proposed:
        break;
    }
    return [](const FieldValue &value) { return value.proposal; };
}

} // namespace

QList<ValueChange> changesOf(const QList<FieldValue> &chosen, const QList<FieldValue> &all,
                             const ValueWish &wish, const Complies &complies)
{
    const Becoming becoming = becomingBy(wish, all, complies);
    QList<ValueChange> changes;
    for (const FieldValue &one : chosen)
        if (const auto to = becoming(one); to && *to != one.value)
            changes.append({one.value, *to, one.records, complies && !complies(*to)});
    return changes;
}

Complies rulesOfField(const RecordSchema &schema, const QString &field)
{
    const Field *known = fieldNamed(schema.fields(), field);
    Field its = known ? *known : Field();
    its.name = field;
    return [schema, its](const QString &text) {
        return schema.checkField({{its.name, schema.valueOf(its, text)}}, its.name).isEmpty();
    };
}

/// Two changes of each form, which show what becomes of other values.
static QList<std::pair<QString, QString>> tellingChanges(const CorrectionPlan &plan)
{
    constexpr int most = 2;
    QStringList values = plan.becomes.keys();
    values.sort();
    QHash<QString, int> shown;
    QList<std::pair<QString, QString>> telling;
    for (const QString &value : std::as_const(values))
        if (shown[exactFormOf(value)]++ < most)
            telling.append({value, plan.becomes.value(value)});
    return telling;
}

QList<std::pair<QString, QString>> examplesToKeep(const ValueWish &wish, const CorrectionPlan &plan)
{
    if (wish.how == ValueWish::How::Like)
        return tellingChanges(plan);
    QList<std::pair<QString, QString>> examples;
    for (const Example &one : wish.examples)
        examples.append({one.from.value, one.to});
    return examples;
}

CorrectionPlan planOf(const QString &field, const QList<ValueChange> &changes)
{
    CorrectionPlan plan;
    plan.field = field;
    for (const ValueChange &one : changes)
        if (!one.breaks)
            plan.becomes.insert(one.from, one.to);
    return plan;
}

} // namespace intray
