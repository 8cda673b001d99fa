// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/stated.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <cmath>

namespace intray {

using namespace Qt::StringLiterals;

bool Stated::hasFactsOf(const Stated &other) const
{
    Stated same = other;
    same.mostOfMillion = mostOfMillion;
    return *this == same;
}

QString textOf(const Stated &stated)
{
    return QString::fromUtf8(QJsonDocument(QJsonObject{{u"delivery"_s, stated.delivery.value()},
                                                       {u"records"_s, stated.records},
                                                       {u"opened"_s, stated.opened},
                                                       {u"passed"_s, stated.passed},
                                                       {u"found"_s, stated.found},
                                                       {u"most_of_million"_s, stated.mostOfMillion},
                                                       {u"sure_percent"_s, stated.surePercent}})
                                 .toJson(QJsonDocument::Compact));
}

/// A whole number within its range.
static std::optional<qint64> numberIn(const QJsonObject &json, const QString &name, qint64 most)
{
    const double number = json.value(name).toDouble(-1);
    if (number < 0 || number > double(most) || number != std::floor(number))
        return {};
    return qint64(number);
}

std::optional<Stated> statedIn(const QString &text)
{
    constexpr qint64 many = 1'000'000'000'000;
    constexpr qint64 million = 1'000'000;
    const QJsonObject json = QJsonDocument::fromJson(text.toUtf8()).object();
    const auto delivery = numberIn(json, u"delivery"_s, many);
    const auto records = numberIn(json, u"records"_s, many);
    const auto opened = numberIn(json, u"opened"_s, records.value_or(0));
    const auto passed = numberIn(json, u"passed"_s, records.value_or(0));
    const auto found = numberIn(json, u"found"_s, many);
    const auto most = numberIn(json, u"most_of_million"_s, million);
    const auto sure = numberIn(json, u"sure_percent"_s, 100);
    if (!delivery || !records || !opened || !passed || !found || !most || !sure)
        return {};
    return Stated{ImportId(*delivery), *records, *opened, *passed, *found, *most, int(*sure)};
}

} // namespace intray
