// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"
#include "store/refusals/deliveryrefusals.h"
#include "store/refusals/oversightrefusals.h"
#include "store/refusals/workrefusals.h"

#include <QJsonObject>

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>

namespace intray {

namespace refusals {

constexpr bool hasCode(std::string_view code)
{
    const auto isIt = [code](const RefusalRule &rule) { return rule.code == code; };
    return std::any_of(std::begin(ofWork), std::end(ofWork), isIt) ||
           std::any_of(std::begin(ofOversight), std::end(ofOversight), isIt) ||
           std::any_of(std::begin(ofDelivery), std::end(ofDelivery), isIt);
}

} // namespace refusals

/// A code of the table; one that is not in it does not compile.
class RefusalCode
{
public:
    consteval RefusalCode(const char *code) // NOLINT: it stands for the code wherever one is named
        : m_code(code)
    {
        if (!refusals::hasCode(code))
            throw "There is no such line in the table of refusals.";
    }

    const char *text() const { return m_code; }

private:
    const char *m_code;
};

/// What a refusal is about, by names: {{"queue", name}, {"item", id}}.
class RefusalFacts
{
public:
    struct Fact
    {
        Fact(const char *itsName, const QString &text);
        Fact(const char *itsName, qint64 number);
        Fact(const char *itsName, const QDateTime &time);
        template <typename Tag>
        Fact(const char *itsName, Id<Tag> id)
            : Fact(itsName, id.value())
        {
        }

        QString name;
        QJsonValue value;
    };

    RefusalFacts() = default;
    RefusalFacts(std::initializer_list<Fact> facts);
    /// An item's lock and state, and more.
    RefusalFacts(const Lock &holder, State state, std::initializer_list<Fact> more = {});

    const QJsonObject &values() const { return m_values; }

private:
    QJsonObject m_values;
};

/// A rule says no, in the sentence of its line.
Error refused(RefusalCode code, const RefusalFacts &facts = {});
bool isRefused(const Error &error, RefusalCode code);

namespace refusals {

/// What the answer of a call refuses, in words. Broken for a code that is not known.
Error in(const QJsonObject &answer);

constexpr qsizetype longestReason = 5'000; ///< Characters, as in the servers' functions;
constexpr qsizetype longestNote = 10'000;  ///< likewise,
constexpr qsizetype longestStation = 255;  ///< likewise.
std::optional<Error> tooLong(const char *what, const QString &text, qsizetype most);

} // namespace refusals
} // namespace intray
