// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/values/writtenwishes.h"

#include <QSet>

#include <algorithm>

namespace intray {

namespace {

constexpr qsizetype mostKept = 50; ///< Of a field; nobody comes back to more.

template <typename Entry>
void keepTheNewest(QList<Entry> &entries)
{
    entries.remove(0, std::max<qsizetype>(0, entries.size() - mostKept));
}

} // namespace

QString WrittenWishes::keyOf(const FieldOfQueue &field)
{
    return field.queue + QChar::Null + field.field;
}

void WrittenWishes::keep(const FieldOfQueue &field, const QStringList &values,
                         const ValueWish &wish)
{
    auto &wishes = m_fields[keyOf(field)].wishes;
    ValueWish kept = wish;
    kept.examples.clear();
    wishes.append({values, kept});
    keepTheNewest(wishes);
}

void WrittenWishes::keepExamples(const FieldOfQueue &field, const QList<Example> &shown)
{
    auto &examples = m_fields[keyOf(field)].examples;
    for (const Example &one : shown)
        examples.removeIf(
            [&](const Example &earlier) { return earlier.from.value == one.from.value; });
    for (const Example &one : shown)
        if (!one.to.isEmpty())
            examples.append(one);
    keepTheNewest(examples);
}

std::optional<ValueWish> WrittenWishes::of(const FieldOfQueue &field,
                                           const QStringList &values) const
{
    const QSet<QString> asked(values.begin(), values.end());
    const auto &wishes = m_fields.value(keyOf(field)).wishes;
    for (auto one = wishes.crbegin(); one != wishes.crend(); ++one)
        if (std::ranges::any_of(one->first,
                                [&](const QString &value) { return asked.contains(value); }))
            return one->second;
    return std::nullopt;
}

QList<Example> WrittenWishes::examples(const FieldOfQueue &field) const
{
    return m_fields.value(keyOf(field)).examples;
}

} // namespace intray
