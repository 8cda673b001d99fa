// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verify/proposal/fieldvalues.h"
#include "verify/proposal/offeredvalue.h"

#include <optional>

namespace intray {

/// A mail address as mail programs take it, which is narrower than what a schema's format demands.
bool isMailAddress(const QString &text);
/// What is meant by one that is nearly an address: "name@@example.org", "name (at) example.org",
/// "Name <name@example.org>". None: it lacks a part, which nobody knows.
std::optional<MeantValue> mailAddressMeant(const QString &text);

/// How a field writes web addresses: with which scheme, or without. Immutable; any thread.
class WebAddresses
{
public:
    explicit WebAddresses(const FieldValues &values);

    std::optional<MeantValue> candidate(const QString &value) const;

private:
    bool m_isWeb = false;
    bool m_isBareAtEnd = false; ///< Without a stroke there.
    QString m_scheme;           ///< Empty: most have none.
};

} // namespace intray
