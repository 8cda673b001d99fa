// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/otherkind.h"

#include "schema/fieldformat.h"
#include "schema/pattern.h"
#include "verify/rules/editedfield.h"
#include "verify/rules/rightexamples.h"

#include <QDate>

#include <algorithm>
#include <optional>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

/// None: it has no such format.
std::optional<FieldKind> kindOf(const EditedField &field)
{
    const auto kind = FieldKind::from(field.kind.isEmpty() ? u"text"_s : field.kind, field.format);
    return kind ? std::optional(*kind) : std::nullopt;
}

/// Numbers of all lengths that begin with any digit, below and above nothing, whole or not.
QStringList someNumbers(const FieldKind &kind)
{
    constexpr double most = 1e12;
    QStringList numbers{kind.write(0)};
    for (int first = 1; first <= 9; ++first)
        for (double number = first, next = first + 1; number < most; number = number * 10 + next) {
            next = next < 9 ? next + 1 : 0;
            for (const double one : {number, -number, number + 0.5, number + 0.25})
                numbers << kind.write(one);
        }
    return numbers;
}

/// All months and days of two hundred years, at all hours.
QStringList someMoments(const FieldKind &kind)
{
    constexpr int fewDays = 17, hours = 24;
    QStringList moments;
    const qint64 last = QDate(2100, 1, 1).toJulianDay();
    for (qint64 day = QDate(1900, 1, 1).toJulianDay(); day < last; day += fewDays)
        moments << kind.write(double(day) + double(moments.size() % hours) / hours);
    return moments;
}

QStringList someValues(const FieldKind &kind)
{
    switch (kind.kind()) {
    case FieldKind::Kind::Whole:
    case FieldKind::Kind::Number:
        return someNumbers(kind);
    case FieldKind::Kind::Date:
    case FieldKind::Kind::Time:
    case FieldKind::Kind::DateTime:
        return someMoments(kind);
    case FieldKind::Kind::YesNo:
        return {u"yes"_s, u"no"_s, u"Y"_s, u"N"_s, u"1"_s, u"0"_s, u"true"_s, u"false"_s};
    default:
        return {}; // of texts no list is a fair one
    }
}

/// What no example shows is left alone where the values of the kind are texts: one may keep to it.
bool canKeep(const FieldKind &kind, const QString &text)
{
    const auto pattern = Pattern::fromText(text);
    const QStringList examples = examplesOfPattern(text);
    const QStringList values = someValues(kind);
    const auto isOfKind = [&](const QString &value) { return kind.keeps(value); };
    const auto isOfPattern = [&](const QString &value) {
        return pattern->in(value) != Pattern::Match::NotFound;
    };
    return !pattern || (examples.isEmpty() && values.isEmpty()) ||
           std::ranges::any_of(examples, isOfKind) || std::ranges::any_of(values, isOfPattern);
}

void dropOtherTextFormat(EditedField &field)
{
    const auto kind = kindOf(field);
    const bool isByFormat = field.kind.isEmpty();
    if (kind && !isByFormat && !kind->keeps(valueOfFormat(field.textFormat)))
        field.textFormat.clear();
}

void dropOtherKind(EditedField &field)
{
    if (const auto kind = kindOf(field); !kind || kind->format().isEmpty())
        field.format.clear();
    const FieldKind kind = kindOf(field).value_or(FieldKind());
    for (QString *limit : {&field.least, &field.most})
        if (!kind.scale(*limit))
            limit->clear();
    if (!canKeep(kind, field.pattern))
        field.pattern.clear();
}

} // namespace

EditedField withoutStrangers(const EditedField &before, EditedField wished)
{
    if (wished.kind == u"text") {
        wished.kind.clear();
        wished.textFormat.clear();
    }
    if (wished.kind != before.kind)
        dropOtherKind(wished);
    if (wished.kind != before.kind || wished.format != before.format)
        dropOtherTextFormat(wished);
    return wished;
}

} // namespace intray
