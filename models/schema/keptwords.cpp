// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/keptwords.h"

#include "queue/queuerules.h"
#include "schema/contextfield.h"
#include "schema/intraywords.h"

#include <QJsonArray>

namespace intray {

static QJsonObject withTableOf(const QJsonObject &before, QJsonObject schema)
{
    for (const QLatin1StringView word :
         {Queue::tableKeyword, Queue::failedKeyword, contextKeyword}) {
        schema.remove(word);
        if (before.contains(word))
            schema.insert(word, before.value(word));
    }
    return schema;
}

QJsonObject withKeptWords(const QJsonObject &recordSchema, const QJsonObject &before)
{
    const QJsonObject known = intrayWords(before);
    const QJsonObject said = intrayWords(recordSchema);
    QJsonObject words = said;
    for (const QLatin1StringView word :
         {QLatin1StringView("key"), QLatin1StringView("words"), QLatin1StringView("plain_search")})
        if (!said.contains(word) && known.contains(word))
            words.insert(word, known.value(word));
    return withTableOf(before, words == said ? recordSchema : withIntrayWords(recordSchema, words));
}

QJsonObject withKeyFields(const QJsonObject &recordSchema, const QStringList &fields)
{
    QJsonObject words = intrayWords(recordSchema);
    words.insert(QStringLiteral("key"), QJsonArray::fromStringList(fields));
    return withIntrayWords(recordSchema, words);
}

} // namespace intray
