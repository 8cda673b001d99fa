// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/values/valuechanges.h"

#include "schema/fieldnamed.h"
#include "schema/recordschema.h"
#include "verify/example/textruns.h"
#include "verify/values/builtlike.h"

#include <algorithm>

namespace intray {

namespace {

/// What a value becomes; none: it stays as it is.
struct Becomes
{
    std::optional<QString> to;
    qint64 records = 0;
    QList<ItemId> items = {}; ///< Only in these; empty: wherever it stands.
};

using Becoming = std::function<QList<Becomes>(const FieldValue &value)>;

/// The same wherever it stands.
Becoming everywhere(const std::function<std::optional<QString>(const FieldValue &value)> &becoming)
{
    return [becoming](const FieldValue &value) {
        return QList<Becomes>{{becoming(value), value.records}};
    };
}

/// What examples show of values, each in its own record where these were read.
class ShownForValues
{
public:
    ShownForValues(const QList<Example> &examples, const QList<FieldValue> &all,
                   const Complies &complies)
    {
        noteFields(all);
        ExampleColumn column;
        column.complies = complies;
        QHash<QString, SourceCells> first;
        for (const FieldValue &one : all) {
            const QList<SourceCells> its = cellsOf(one);
            first.insert(one.value, its.constFirst());
            column.values += its;
        }
        QList<Example> known = examples;
        for (Example &example : known) {
            m_shown.insert(example.from.value, example.to);
            example.from = first.value(example.from.value, example.from);
        }
        m_made = ByExample(known, column);
    }

    QList<Becomes> of(const FieldValue &value) const
    {
        if (const auto shown = m_shown.constFind(value.value); shown != m_shown.constEnd())
            return {{*shown, value.records}};
        const QList<SourceCells> cells = cellsOf(value);
        if (value.in.isEmpty())
            return {{offered(cells.constFirst()), value.records}};
        QList<Becomes> all;
        for (qsizetype at = 0; at < cells.size(); ++at) {
            const std::optional<QString> to = offered(cells.at(at));
            auto known = std::ranges::find(all, to, &Becomes::to);
            if (known == all.end())
                known = all.insert(all.end(), Becomes{to});
            ++known->records;
            known->items << value.in.at(at).item;
        }
        if (all.size() == 1)
            all.first().items.clear();
        return all;
    }

private:
    void noteFields(const QList<FieldValue> &all)
    {
        QSet<QString> known;
        for (const FieldValue &one : all)
            for (const ValueRecord &its : one.in)
                for (const QString &name : its.others.keys())
                    if (!known.contains(name)) {
                        known.insert(name);
                        m_fields << name;
                    }
        m_fields.sort(); // so that the same is always made of it
    }

    QList<SourceCells> cellsOf(const FieldValue &value) const
    {
        QList<SourceCells> all;
        for (const ValueRecord &its : value.in) {
            SourceCells cells{value.value, {}};
            for (const QString &name : m_fields)
                cells.others << RecordSchema::textOf(its.others.value(name));
            all << cells;
        }
        return all.isEmpty() ? QList<SourceCells>{{value.value, {}}} : all;
    }

    std::optional<QString> offered(const SourceCells &cells) const
    {
        const auto known = m_made.of(cells);
        return known ? std::optional(known->value) : std::nullopt;
    }

    QStringList m_fields;
    QHash<QString, QString> m_shown;
    ByExample m_made;
};

Becoming becomingBy(const ValueWish &wish, const QList<FieldValue> &all, const Complies &complies)
{
    switch (wish.how) {
    case ValueWish::How::Like:
        return everywhere([like = BuiltLike(all, wish.form)](const FieldValue &value) {
            return like.of(value.value);
        });
    case ValueWish::How::Examples:
        return [made = ShownForValues(wish.examples, all, complies)](const FieldValue &value) {
            return made.of(value);
        };
    case ValueWish::How::Same:
        return everywhere([same = wish.same](const FieldValue &) { return std::optional(same); });
    case ValueWish::How::Nothing:
        return everywhere([](const FieldValue &) { return std::optional(QString()); });
    case ValueWish::How::Proposed:
        break;
    }
    return everywhere([](const FieldValue &value) { return value.proposal; });
}

} // namespace

bool losesDigits(const QString &from, const QString &to)
{
    return std::ranges::any_of(QStringLiteral("123456789"),
                               [&](QChar digit) { return to.count(digit) < from.count(digit); });
}

bool isLossShownBy(const QList<Example> &examples)
{
    return std::ranges::any_of(
        examples, [](const Example &one) { return losesDigits(one.from.value, one.to); });
}

QList<ValueChange> changesOf(const QList<FieldValue> &chosen, const QList<FieldValue> &all,
                             const ValueWish &wish, const Complies &complies)
{
    const Becoming becoming = becomingBy(wish, all, complies);
    const bool mayLose = wish.how != ValueWish::How::Examples || isLossShownBy(wish.examples);
    QList<ValueChange> changes;
    for (const FieldValue &one : chosen)
        for (const Becomes &its : becoming(one))
            if (its.to && *its.to != one.value)
                changes.append({one.value, *its.to, its.records, complies && !complies(*its.to),
                                its.items, !mayLose && losesDigits(one.value, *its.to)});
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
        if (one.isLeftOut())
            continue;
        else if (one.items.isEmpty())
            plan.becomes.insert(one.from, one.to);
        else
            for (const ItemId item : one.items)
                plan.becomesIn[one.from].insert(item, one.to);
    return plan;
}

} // namespace intray
