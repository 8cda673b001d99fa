// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "store/line/writing.h"

#include <QSet>

namespace intray {

/// How work may end in a queue.
struct Endings
{
    QString queue;
    QSet<Disposition::Kind> allowed;
    QSet<Disposition::Kind> asksWhy; ///< Beside those for which every queue does.
};

/// Of columns queue, dispositions and reasons.
Endings endingsOf(const Row &row);

/// The rule of the queue that this ending breaks; of what is sent back the item knows more.
std::optional<Error> endingRefused(const Endings &endings, const Disposition &disposition);

/// When an item that ended so is available again, as the database writes it.
QString availableAt(const Writing &writing, const Disposition &disposition);

/// What the history says of an ending, with the digest of the record that it left.
QJsonObject detailOf(const Disposition &disposition, const QString &digest);

/// Whether an ending settles what was proposed. That of a command does not, because a command is
/// not shown proposals; a failure does not either.
bool decidesProposal(const Disposition &disposition);

} // namespace intray
