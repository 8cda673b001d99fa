// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/eventkind.h"
#include "queue/question.h"

#include <QSet>

#include <array>
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
    QString reason; ///< Why; fail and send back need one, the others where the queue says so.
    std::optional<QJsonObject> result; ///< Complete: what a worker's command made of the record.
    /// Return: the item waits for the answer; `after` says nothing then.
    std::optional<NewQuestion> question;
    OperationId operation = newId();

    static Disposition complete(std::optional<Record> record = std::nullopt);
    static Disposition returnLater(std::chrono::seconds after = std::chrono::seconds(0),
                                   const QString &reason = {});
    static Disposition ask(const NewQuestion &question);
    static Disposition dismiss(const QString &reason = {});
    static Disposition fail(const QString &reason);
    /// To the step before, whose item opens again; the record stays as it is there.
    static Disposition sendBack(const QString &reason);
};

inline constexpr std::chrono::hours longestReturn{72};
/// How long a completion can be taken back, by the database's clock.
inline constexpr std::chrono::seconds takeBackSpan{10};

/// Where the record goes with a disposition.
enum class Way { Nowhere, ToNextStep, ToStepBefore };

/// What follows from a disposition, beside what follows from its event.
struct DispositionRules
{
    Disposition::Kind kind;
    const char *word; ///< In the database, on the command line and in files.
    EventKind event;  ///< What it is in the history.
    bool needsReason;
    bool mayWait; ///< The item may come back later.
    Way way;
};

// A new disposition is a line here, one in the table disposition_rule of each engine, and its words
// in session/desk/deskanswers.cpp and ui/supervisor/endingrules.cpp.
inline constexpr std::array dispositionRules{
    DispositionRules{Disposition::Kind::Complete, "complete", EventKind::Completed, false, false,
                     Way::ToNextStep},
    DispositionRules{Disposition::Kind::Return, "return", EventKind::Returned, false, true,
                     Way::Nowhere},
    DispositionRules{Disposition::Kind::Dismiss, "dismiss", EventKind::Dismissed, false, false,
                     Way::Nowhere},
    DispositionRules{Disposition::Kind::Fail, "fail", EventKind::Failed, true, false, Way::Nowhere},
    DispositionRules{Disposition::Kind::SendBack, "send_back", EventKind::SentBack, true, false,
                     Way::ToStepBefore},
};

constexpr const DispositionRules &rulesOf(Disposition::Kind kind)
{
    for (const DispositionRules &rules : dispositionRules)
        if (rules.kind == kind)
            return rules;
    return dispositionRules.front();
}

/// The disposition that the history tells so; none: nobody ended work with it.
std::optional<Disposition::Kind> dispositionTold(EventKind event);

/// The word of the database and the command line, such as "send_back".
QString nameOf(Disposition::Kind kind);
std::optional<Disposition::Kind> dispositionNamed(const QString &name);
/// The words of all, in the order of the table.
QStringList dispositionNames();
/// What a queue allows unless it says otherwise.
QSet<Disposition::Kind> allDispositions();
/// The state in which the item is afterwards.
State stateAfter(Disposition::Kind kind);

} // namespace intray
