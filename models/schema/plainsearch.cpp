// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/plainsearch.h"

#include "schema/intraywords.h"

namespace intray {

static const QString word = QStringLiteral("plain_search");

bool isSearchedPlainly(const Queue &queue)
{
    return intrayWords(queue.recordSchema).value(word).toBool();
}

QJsonObject withPlainSearch(const QJsonObject &recordSchema, bool isPlain)
{
    QJsonObject words = intrayWords(recordSchema);
    if (words.value(word).toBool() == isPlain)
        return recordSchema;
    words.remove(word);
    if (isPlain)
        words.insert(word, true);
    return withIntrayWords(recordSchema, words);
}

} // namespace intray
