// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/disposition.h"
#include "queue/queuerules.h"
#include "session/desk/deskstate.h"
#include "session/message.h"

#include <QCoreApplication>

namespace intray {

/// What decides which actions can be done at the desk now.
struct DeskFacts
{
    DeskState state = DeskState::Empty;
    QString queue; ///< That the next record would come from; empty: none is chosen.
    Item item;     ///< At the desk.
    Queue rules;   ///< Of the item's queue.
    QString whyNoWriting;
    bool isPostponed = false;    ///< It is to be completed as soon as the line is back.
    bool isSeeking = false;      ///< Work is being looked for.
    bool isLimitReached = false; ///< The lock cannot be extended any more.
    bool canTakeBack = false;
    QString tooLateFor; ///< Key of the item that could be taken back a while ago.
    bool canResume = false;
    bool canRetry = false;
    bool isNarrowed = false; ///< A search or filter is on.
};

/// Why an action cannot be done at the desk now, in a sentence. A value; asks nobody.
class DeskRefusals
{
    Q_DECLARE_TR_FUNCTIONS(DeskRefusals)
public:
    explicit DeskRefusals(DeskFacts facts)
        : m_facts(std::move(facts))
    {
    }

    /// Empty: it can be done.
    QString whyNot(Action action) const;

private:
    QString whyNotWrite(Action action) const;
    QString whyNotNow(Action action) const;
    QString whyNotTake() const;
    QString whyNotGoOnInFound() const;
    QString whyNotTakeBack() const;
    QString whyNotFinish(Disposition::Kind kind) const;
    QString whyNotAsk() const;
    QString whyNotSendBack() const;
    QString whyNotLater() const;
    QString whyNotKeep() const;

    DeskFacts m_facts;
};

} // namespace intray
