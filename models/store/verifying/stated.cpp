// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/verifying/stated.h"

#include <QJsonDocument>
#include <QJsonObject>

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

std::optional<Stated> statedIn(const QString &text)
{
    const QJsonObject json = QJsonDocument::fromJson(text.toUtf8()).object();
    if (!json.value(u"delivery"_s).isDouble() || !json.value(u"most_of_million"_s).isDouble())
        return {};
    return Stated{ImportId(json.value(u"delivery"_s).toInteger()),
                  json.value(u"records"_s).toInteger(),
                  json.value(u"opened"_s).toInteger(),
                  json.value(u"passed"_s).toInteger(),
                  json.value(u"found"_s).toInteger(),
                  json.value(u"most_of_million"_s).toInteger(),
                  json.value(u"sure_percent"_s).toInt()};
}

} // namespace intray
