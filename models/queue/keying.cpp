// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/keying.h"

#include "queue/valuetext.h"

namespace intray {

using namespace Qt::StringLiterals;

QMap<QString, KeyedTwice> keyedTwiceIn(const QJsonObject &context)
{
    QMap<QString, KeyedTwice> keyed;
    const QJsonObject fields = context.value(u"keying"_s).toObject();
    for (auto it = fields.begin(); it != fields.end(); ++it) {
        const QJsonObject both = it.value().toObject();
        keyed.insert(it.key(),
                     {both.value(u"first"_s).toString(), both.value(u"second"_s).toString()});
    }
    return keyed;
}

QJsonObject contextWith(const QMap<QString, KeyedTwice> &keyed, QJsonObject context)
{
    QJsonObject fields;
    for (auto it = keyed.begin(); it != keyed.end(); ++it)
        fields.insert(it.key(), QJsonObject{{u"first"_s, it->first}, {u"second"_s, it->second}});
    context.insert(u"keying"_s, fields);
    return context;
}

QString keyedText(const Record &record, const QString &field)
{
    return textOfValue(record.value(field)).trimmed();
}

std::optional<double> FieldErrors::errorRate() const
{
    const qint64 decided = keyedTwice - undecided;
    if (decided <= 0)
        return std::nullopt;
    return double(firstWrong + secondWrong) / (2.0 * double(decided));
}

} // namespace intray
