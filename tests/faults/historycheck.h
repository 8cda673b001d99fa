// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "faults/journal.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace intray::faults {

/// The database at the end, read without Intray's code.
struct Ending
{
    QHash<qint64, QString> states; ///< Item to state.
    QHash<qint64, QString> doneBy; ///< Item to the operation that stands in its record.
    QSet<QString> operations;      ///< In the history.
    QSet<QString> tombstones;      ///< Operations that never happened and never can.
    QHash<QString, int> drafts;    ///< "item/lock" to revision.
};

/// Judges what the workers wrote down: no item held twice, no completed work lost, none done twice,
/// no draft lost, no outcome told that is not the truth, no refusal that a person should not see:
/// none at all, but those that the faults of this test bring about, such as "offline". A sentence
/// per violation. An operation of unknown outcome may have happened or not until somebody is told.
QStringList violationsIn(const QList<Attempt> &attempts, const Ending &ending,
                         const QSet<QString> &expectedErrors = {});

} // namespace intray::faults
