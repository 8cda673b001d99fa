// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/fieldkind.h"
#include "schema/lookuprule.h"
#include "schema/missingreason.h"
#include "verify/rules/editedsource.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace intray {

/// What a record schema says of one field, as far as people change it in the window. Texts are as
/// they are typed; empty ones say nothing. A plain value.
struct EditedField
{
    QString label; ///< Empty: the name.
    QString help;
    QString group;
    QString type;       ///< JSON's own, "integer", "number" or "boolean"; it stays as it is.
    QString kind;       ///< As in schema/fieldkind.h; empty: what type and format say, or any text.
    QString format;     ///< Of numbers, dates and times; empty: the usual one.
    QString textFormat; ///< The "format" of JSON Schema that texts keep to, until another kind
                        ///< takes its place.
    QString least;
    QString most;
    QStringList choices;  ///< Empty: any value.
    bool several = false; ///< A value holds any of the choices, not one of them.
    QString pattern;
    QStringList right; ///< Values that somebody typed to show the pattern, as they were typed.
    QString longest;   ///< Characters.
    QStringList placeholders;
    QList<MissingReason> missing; ///< Why it may be empty.
    QString spelling;
    LookupRule lookup;
    EditedSource source;
    bool required = false;
    bool unique = false;
    bool readOnly = false;
    bool inList = false;
    bool multiline = false;

    bool operator==(const EditedField &) const = default;
};

/// What can be said of fields of one kind.
struct FittingRules
{
    bool format = false;
    bool limits = false;
    bool text = false; ///< Pattern, longest, several lines, spelling.
    bool choices = false;

    bool operator==(const FittingRules &) const = default;
};

FittingRules fittingRules(const EditedField &field);

/// What the property says; required, unique and inList stand elsewhere.
EditedField fieldIn(const QJsonObject &property);
/// The property with what `after` says otherwise than `before`; all else in it stays as it was.
/// With another kind, what belongs to the one before goes (otherkind.h).
QJsonObject withField(QJsonObject property, const EditedField &before, const EditedField &after);

} // namespace intray
