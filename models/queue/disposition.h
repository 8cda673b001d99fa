// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"

#include <QSet>

#include <chrono>
#include <optional>

namespace intray {

/// How the work on an item ends. `operation` makes its outcome knowable after a lost connection.
struct Disposition
{
    enum class Kind { Complete, Return, Dismiss, Fail, SendBack };

    Kind kind = Kind::Complete;
    std::optional<Record> record;  ///< The corrected version; none: the record stays as it is.
    std::chrono::seconds after{0}; ///< Return: not before this time has passed; 0 to 72 hours.
    QString reason; ///< Fail, SendBack: why. Return: what went wrong, shown with the item.
    std::optional<QJsonObject> result; ///< Complete: what a worker's command made of the record.
    OperationId operation = newId();

    static Disposition complete(std::optional<Record> record = std::nullopt);
    static Disposition returnLater(std::chrono::seconds after = std::chrono::seconds(0));
    static Disposition dismiss();
    static Disposition fail(const QString &reason);
    /// To the step before, whose item opens again; the record stays as it is there.
    static Disposition sendBack(const QString &reason);
};

inline constexpr std::chrono::hours longestReturn{72};

/// The word of the database and the command line: "complete", "return", "dismiss", "fail",
/// "send_back".
QString nameOf(Disposition::Kind kind);
std::optional<Disposition::Kind> dispositionNamed(const QString &name);
/// What a queue allows unless it says otherwise.
QSet<Disposition::Kind> allDispositions();
/// The state in which the item is afterwards.
State stateAfter(Disposition::Kind kind);

} // namespace intray
