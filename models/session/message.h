// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace intray {

/// What a person can do, in menus, on buttons and in the message line. The words and keys are in
/// ui/actions.
enum class Action {
    TakeNext,
    TakeSeveral,
    CompleteAndNext,
    CompleteAndNextFound, ///< By the search or filter; with an empty desk it only takes.
    Complete,
    CompleteLater,
    Return,
    Dismiss,
    Fail,
    SendBack,
    TakeBack,
    KeepLock,
    SaveDraft,
    AddNote,
    Ask, ///< The source or a colleague, about a field.
    TakeAgain,
    KeepAsDraft,
    Resume,
    Retry,
    CorrectOthers,
};

/// The one line at the top of the record: a sentence, at most two actions.
struct Message
{
    enum class Kind {
        Done, ///< What the person wanted has happened.
        Information,
        Warning,
        Problem
    };

    Kind kind = Kind::Information;
    QString sentence;
    QString detail = {};        ///< Technical text behind "Details"; may be empty.
    QList<Action> actions = {}; ///< At most two.
    bool countsOn = false; ///< Only its numbers are others than before: nobody is called again.
    QString who = {};      ///< Whom a lock was lost to; empty: nobody else has the item.
    QString queue = {};    ///< Its name, where this leads; empty: nowhere.

    bool operator==(const Message &) const = default;
};

} // namespace intray
