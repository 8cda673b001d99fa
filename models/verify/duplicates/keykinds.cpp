// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/duplicates/keykinds.h"

#include <algorithm>

namespace intray {

quint64 mixedKey(quint64 a, quint64 b)
{
    quint64 x = a * 0x9e3779b97f4a7c15ULL + b + 0x7f4a7c159e3779b9ULL;
    x ^= x >> 32;
    x *= 0xd6e8feb86659fd93ULL;
    x ^= x >> 32;
    return x;
}

quint64 keyOf(QStringView text)
{
    quint64 key = 14695981039346656037ULL;
    for (const QChar c : text)
        key = (key ^ c.unicode()) * 1099511628211ULL;
    return mixedKey(key, quint64(text.size()));
}

QStringView firstHalf(const QString &text)
{
    return text.size() < shortestHalved ? QStringView()
                                        : QStringView(text).left((text.size() + 1) / 2);
}

QStringView lastHalf(const QString &text)
{
    return text.size() < shortestHalved ? QStringView() : QStringView(text).mid(text.size() / 2);
}

QString sortedDigits(const ComparedValue &value)
{
    if (value.digits.size() < shortestHalved)
        return {};
    QString digits = value.digits;
    std::sort(digits.begin(), digits.end());
    return digits;
}

std::vector<KeyKind> keyKindsFor(const ComparedRecords &records)
{
    std::vector<KeyKind> kinds;
    std::vector<int> telling;
    for (int i = 0; i < records.fieldCount(); ++i) {
        const ComparedField &field = records.field(i);
        if (field.saysNothing())
            continue;
        telling.push_back(i);
        kinds.push_back({KeyPart::Whole, i});
        if (field.kind() == ValueKind::Text)
            kinds.push_back({KeyPart::Words, i});
        if (field.kind() != ValueKind::Amount) {
            kinds.push_back({KeyPart::Start, i});
            kinds.push_back({KeyPart::End, i});
        }
        if (field.kind() == ValueKind::Code || field.kind() == ValueKind::Date)
            kinds.push_back({KeyPart::Digits, i});
    }
    // Two values together, of the seven fields whose values are most often alone too common.
    std::sort(telling.begin(), telling.end(), [&](int a, int b) {
        return records.field(a).values().size() < records.field(b).values().size();
    });
    telling.resize(std::min<size_t>(telling.size(), 7));
    for (size_t i = 0; i < telling.size(); ++i) {
        for (size_t j = i + 1; j < telling.size(); ++j)
            kinds.push_back({KeyPart::Two, telling[i], telling[j]});
    }
    return kinds;
}

std::vector<quint64> keysBy(const KeyKind &kind, const std::vector<const ComparedValue *> &values)
{
    const ComparedValue *value = values[size_t(kind.field)];
    if (!value || value->words.isEmpty())
        return {};
    const quint64 ofKind =
        mixedKey(quint64(kind.part) * 1000 + quint64(kind.field), quint64(kind.second));
    std::vector<quint64> keys;
    const auto add = [&](QStringView text) {
        if (!text.isEmpty())
            keys.push_back(mixedKey(ofKind, keyOf(text)));
    };
    switch (kind.part) {
    case KeyPart::Whole:
        add(value->words);
        break;
    case KeyPart::Start:
        add(firstHalf(value->joined));
        break;
    case KeyPart::End:
        add(lastHalf(value->joined));
        break;
    case KeyPart::Words:
        for (const QString &word : value->wordList())
            add(word);
        break;
    case KeyPart::Digits:
        add(sortedDigits(*value));
        break;
    case KeyPart::Two:
        if (const ComparedValue *other = values[size_t(kind.second)];
            other && !other->words.isEmpty())
            add(QString(value->words + u'\n' + other->words));
        break;
    }
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
    return keys;
}

} // namespace intray
