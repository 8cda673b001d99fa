// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/queuetitles.h"
#include "queue/ruleevent.h"

#include <QStringList>

namespace intray {

/// One thing that a change of rules changed, as people say it: spans in minutes and hours, what is
/// right by examples, fields by their labels.
struct RuleChangeInWords
{
    QString what;
    QString before;
    QString after;
    QString exactly; ///< How a rule is written; empty: as it is said.
};

QList<RuleChangeInWords> changesInWords(const RuleEvent &event, const QueueTitles &titles);

} // namespace intray
