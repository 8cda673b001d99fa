// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/wordfault.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <optional>

namespace intray {

/// The one keyword of our own in a record schema. At its top it is an object with "order", "list"
/// and "key" (lists of fields), "rules" (rules across fields, schema/crossrule.h), "words" (the
/// queue's own, which are right in every dictionary), "columns" (in how many the form stands in a
/// wide window, schema/formcolumns.h) "largest_attachment" (how many bytes a file has at most that
/// is attached to an item) and "plain_search" (true: a search finds "Café" for "cafe"). In a
/// property: "kind" and "format" (schema/fieldkind.h), "least" and "most" (in the way the field is
/// written), "placeholders" (texts that mean nothing), "group" (under which heading), "multiline",
/// "spelling" (the name of a dictionary, such as "en_US") and "source" (where the record's scan
/// lies, schema/sourcerule.h), "usual_length" (of its values, for how wide it is shown), "right"
/// (the values by which somebody showed what the pattern demands), "missing" and "missing_codes"
/// (why it may be empty, schema/missingreason.h).
inline constexpr QLatin1StringView intrayKeyword{"x-intray"};

/// What a schema, or a property of one, says in our own words; the keywords of before
/// ("x-intray-order" and so on) are read as well, where the one has no such word.
QJsonObject intrayWords(const QJsonObject &schemaOrProperty);
/// The schema or property with these words in place of those that it had.
QJsonObject withIntrayWords(QJsonObject schemaOrProperty, const QJsonObject &words);
/// The whole schema with the one keyword in place of those of before, wherever it has any.
QJsonObject withOneKeyword(QJsonObject schema);

/// The first thing in "x-intray" that is not as it must be: its place below, such as "/kind", and
/// what is expected there.
WordFault faultInSchemaWords(const QJsonValue &words, const QStringList &fields);
WordFault faultInPropertyWords(const QJsonValue &words, const QJsonObject &fields);

} // namespace intray
