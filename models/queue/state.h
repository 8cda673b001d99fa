// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <array>
#include <optional>

namespace intray {

/// Where an item stands. The diagram is in docs/architecture.md, the same moves are a trigger in
/// the database; tests/store/tst_statemachine.cpp holds the three together.
enum class State {
    Staged, ///< Imported, but its import is not complete: no list shows it and nobody can take it.
    Open,   ///< Waiting; with a time in `availableAt`: returned for later.
    Locked, ///< Somebody works on it.
    Done,   ///< Completed.
    Failed, ///< Somebody or something gave up on it, with a reason.
    Dismissed, ///< Never returns.
};

inline constexpr std::array allStates{State::Staged, State::Open,   State::Locked,
                                      State::Done,   State::Failed, State::Dismissed};

/// Of the records in which values are looked at and put right.
inline const QList<State> statesOfValues{State::Open, State::Locked, State::Done};

/// Whether an item may go from one state to the other. Staying is no move.
bool canMove(State from, State to);

/// The word that the database, the command line and the documentation use, such as "open".
QString nameOf(State state);
std::optional<State> stateNamed(const QString &name);

} // namespace intray
