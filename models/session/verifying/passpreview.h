// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/figures.h"
#include "session/runs/longrun.h"
#include "store/verifying/warrantystore.h"

namespace intray {

/// What a rule would come to for the records of a queue that wait.
struct PassForecast
{
    qint64 records = 0; ///< Of the deliveries of which nothing passes yet.
    qint64 opened = 0;  ///< So many of them would be opened,
    double again = 0;   ///< and these looked at again with this chance, at most.
    WarrantyExperience experience;
    bool isAssumed = false;       ///< It is not known how much people miss; taken as 5 of 100.
    bool isLookedAtAgain = false; ///< The queue sends some on to another person.
    HandlingTimes times = {};     ///< How long people took for a record of this queue lately.

    bool isTimeKnown() const;
    std::chrono::seconds time() const; ///< For all that would be opened, as far as it is known.
};
PassForecast forecastOf(const PassRule &rule, const QueueWarranty &known,
                        const QList<RecordDoubt> &doubts, const HandlingTimes &times = {});

/// The forecast in sentences: how many would be opened, or why all have to be; how long that takes.
/// `arePlanted`: slips are, so that it becomes known how much people overlook.
QString sentenceOn(const PassForecast &forecast, bool arePlanted = true);

/// Looks through a queue for what a rule would come to, on a thread and a connection of its own.
/// Changes nothing. Lives in the window's thread; when it goes it cancels what still runs.
class PassPreview : public LongRun
{
    Q_OBJECT
public:
    PassPreview(const DatabaseLogin &login, const Identity &identity, QObject *parent = nullptr);
    ~PassPreview() override;

    /// Nothing happens while it looks already.
    void look(const QString &queue, const PassRule &rule);
    void cancel() override; ///< Ends with failed(), and Cancelled.

signals:
    void found(const intray::PassForecast &forecast);
};

} // namespace intray
