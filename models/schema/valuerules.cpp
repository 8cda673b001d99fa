// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/valuerules.h"

#include "schema/fieldrules.h"
#include "schema/intraywords.h"

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

/// Text may be anything, and so may what has no type.
static bool isAnyText(const QJsonValue &type)
{
    return type.isUndefined() || type == u"string"_s || type.toArray().contains(u"string"_s);
}

static bool areRuledByWords(const QJsonObject &words)
{
    const QString kind = words.value(u"kind"_s).toString();
    return (!kind.isEmpty() && kind != u"text") || words.contains(u"least"_s) ||
           words.contains(u"most"_s) || !SeveralValues::of(words).isEmpty();
}

bool areValuesRuled(const RecordSchema &schema, const QString &field)
{
    static const QStringList saysNothing{u"title"_s,    u"description"_s, u"examples"_s,
                                         u"default"_s,  u"readOnly"_s,    u"writeOnly"_s,
                                         u"$comment"_s, u"type"_s};
    const QJsonObject property =
        schema.toJson().value(u"properties"_s).toObject().value(field).toObject();
    if (!isAnyText(property.value(u"type"_s)) || areRuledByWords(intrayWords(property)))
        return true;
    const QStringList keywords = property.keys();
    return std::ranges::any_of(keywords, [](const QString &keyword) {
        return !saysNothing.contains(keyword) && !keyword.startsWith(intrayKeyword);
    });
}

} // namespace intray
