// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/values/builtlike.h"

#include "verify/example/textruns.h"

#include <algorithm>

namespace intray {

namespace {

const QString column = QStringLiteral("value");

/// How they are built, some hundred tell as well as all; of all of them, as they come sorted and
/// the first ones begin alike.
ProposalsByRule proposalsLike(const QList<FieldValue> &values, const QString &form)
{
    constexpr qsizetype mostRead = 300;
    QStringList built;
    for (const FieldValue &one : values)
        if (one.complies && exactFormOf(one.value) == form)
            built << one.value;
    CountedRecords like(1);
    const qsizetype read = std::min(mostRead, built.size());
    for (qsizetype one = 0; one < read; ++one)
        like.add({built.at(one * built.size() / read)});
    return {RecordSchema(), {column}, like};
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
    for (const OfferedValue &one : m_byRule.ofValue(column, value))
        if (exactFormOf(one.value) == m_form)
            built << one.value;
    return built.size() == 1 ? std::optional(built.constFirst()) : std::nullopt;
}

QList<FormToBuild> formsToBuildLike(const QList<FieldValue> &all)
{
    constexpr qsizetype mostTried = 4;
    QList<FormToBuild> found;
    const QList<ValueForm> forms = formsOf(all);
    for (const ValueForm &form : forms.first(std::min(mostTried, forms.size())))
        if (form.values > 1 && form.complying >= form.records && form.form.contains(u'9'))
            found.append({form, BuiltLike(all, form.form)});
    return found;
}

QList<ValueForm> formsThatSuit(const QStringList &samples, const QList<FormToBuild> &forms)
{
    constexpr qsizetype mostOffered = 2;
    QList<ValueForm> found;
    for (const FormToBuild &one : forms) {
        const auto isOne = [&](const QString &value) {
            return exactFormOf(value) == one.form.form;
        };
        const auto isBuilt = [&](const QString &value) {
            return isOne(value) || one.like.of(value).has_value();
        };
        if (found.size() < mostOffered && !std::ranges::all_of(samples, isOne) &&
            std::ranges::all_of(samples, isBuilt))
            found << one.form;
    }
    return found;
}

} // namespace intray
