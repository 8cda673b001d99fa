// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/values/builtlike.h"

#include "verify/example/textruns.h"

#include <algorithm>

namespace intray {

namespace {

const QString column = QStringLiteral("value");

// How they are built, some hundred tell as well as all.
constexpr qint64 mostRead = 300;
ProposalsByRule proposalsLike(const QList<FieldValue> &values, const QString &form)
{
    CountedRecords like(1);
    for (const FieldValue &one : values)
        if (like.records() < mostRead && one.complies && exactFormOf(one.value) == form)
            like.add({one.value});
    return {RecordSchema(), {column}, like};
}

/// One of each form, at most so many.
QStringList oneOfEachForm(const QList<FieldValue> &values)
{
    constexpr qsizetype mostForms = 6;
    QStringList forms, some;
    for (const FieldValue &one : values)
        if (const QString form = exactFormOf(one.value); !forms.contains(form)) {
            forms << form;
            some << one.value;
            if (forms.size() == mostForms)
                break;
        }
    return some;
}

} // namespace

BuiltLike::BuiltLike(const QList<FieldValue> &values, const QString &form)
    : m_form(form)
    , m_byRule(proposalsLike(values, form))
{
}

std::optional<QString> BuiltLike::of(const QString &value) const
{
    if (exactFormOf(value) == m_form)
        return std::nullopt;
    QStringList built;
    for (const OfferedValue &one : m_byRule.of({{column, value}}))
        if (exactFormOf(one.value) == m_form)
            built << one.value;
    return built.size() == 1 ? std::optional(built.constFirst()) : std::nullopt;
}

QList<ValueForm> formsToBuildLike(const QList<FieldValue> &chosen, const QList<FieldValue> &all)
{
    constexpr qsizetype mostTried = 4;
    constexpr qsizetype mostOffered = 2;
    const QStringList samples = oneOfEachForm(chosen);
    QList<ValueForm> found;
    qsizetype tried = 0;
    for (const ValueForm &form : formsOf(all)) {
        if (++tried > mostTried || found.size() == mostOffered)
            break;
        if (form.values < 2 || form.complying < form.records || !form.form.contains(u'9'))
            continue;
        const BuiltLike like(all, form.form);
        const auto isBuilt = [&](const QString &value) {
            return exactFormOf(value) == form.form || like.of(value).has_value();
        };
        const bool isOther = std::ranges::any_of(
            samples, [&](const QString &value) { return exactFormOf(value) != form.form; });
        if (isOther && std::ranges::all_of(samples, isBuilt))
            found << form;
    }
    return found;
}

} // namespace intray
