// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/state.h"

#include <QStringList>

namespace intray {

bool canMove(State from, State to)
{
    switch (from) {
    case State::Staged:
        return to == State::Open;
    case State::Open: // done: opened again for another step, and that was taken back
        return to == State::Locked || to == State::Done || to == State::Dismissed;
    case State::Locked:
        return to == State::Open || to == State::Done || to == State::Failed ||
               to == State::Dismissed;
    case State::Done: // taken back by its owner, or reopened by a supervisor
        return to == State::Locked || to == State::Open;
    case State::Failed:
    case State::Dismissed:
        return to == State::Locked || to == State::Open;
    }
    return false;
}

static const QStringList &stateNames()
{
    static const QStringList names{QStringLiteral("staged"), QStringLiteral("open"),
                                   QStringLiteral("locked"), QStringLiteral("done"),
                                   QStringLiteral("failed"), QStringLiteral("dismissed")};
    return names;
}

QString nameOf(State state)
{
    return stateNames().at(static_cast<int>(state));
}

std::optional<State> stateNamed(const QString &name)
{
    const qsizetype index = stateNames().indexOf(name);
    if (index < 0)
        return std::nullopt;
    return static_cast<State>(index);
}

} // namespace intray
