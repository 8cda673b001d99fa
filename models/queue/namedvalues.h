// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>
#include <utility>

namespace intray {

/// Values and their words in databases, on the command line and in files, each once. In any thread.
template <typename Value, std::size_t count>
using NamedValues = std::array<std::pair<Value, const char *>, count>;

template <typename Value, std::size_t count>
QString nameIn(const NamedValues<Value, count> &names, Value value)
{
    for (const auto &[known, word] : names)
        if (known == value)
            return QString::fromLatin1(word);
    return {};
}

/// None: no value has this word.
template <typename Value, std::size_t count>
std::optional<Value> valueIn(const NamedValues<Value, count> &names, const QString &name)
{
    for (const auto &[known, word] : names)
        if (name == QLatin1StringView(word))
            return known;
    return std::nullopt;
}

template <typename Value, std::size_t count>
QStringList namesIn(const NamedValues<Value, count> &names)
{
    QStringList all;
    for (const auto &named : names)
        all << QString::fromLatin1(named.second);
    return all;
}

} // namespace intray
