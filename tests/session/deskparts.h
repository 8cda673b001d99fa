// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/desk/deskmessages.h"
#include "session/desk/deskproposal.h"
#include "session/desk/finishing/recordending.h"
#include "session/desk/lock/lockinwork.h"
#include "session/desk/recordinwork.h"
#include "session/desk/taking/recordopener.h"
#include "session/desk/textkeeper.h"
#include "session/deskfixture.h"

namespace intray {

inline void startSession(Office &office)
{
    QSignalSpy started(office.session.get(), &Session::started);
    office.session->start();
    QVERIFY(started.wait());
}

/// The parts of a desk without the desk that connects them. The session must have started.
struct DeskParts
{
    explicit DeskParts(Office &where)
        : office(where)
    {
    }

    /// The next item is locked and at the desk.
    void takeNext()
    {
        opener.takeNext(QStringLiteral("hospital"));
        QTRY_COMPARE(record.state(), DeskState::Working);
    }

    /// A colleague takes the item away, and with `holds` has it then.
    void loseToColleague(bool holds = true)
    {
        Store &store = office.colleague.store;
        const Item &item = record.item();
        valueOf(store.releaseLocks({{item.id, item.lock.id}}, QStringLiteral("idle")));
        if (holds)
            valueOf(store.claimItems({item.id}));
    }

    QString sentence() const
    {
        return messages.message() ? messages.message()->sentence : QString();
    }

    Office &office;
    RecordInWork record;
    DeskMessages messages{record};
    DeskProposal proposal{*office.session, record};
    LockInWork lock{*office.session, record, messages, office.clock};
    TextKeeper text{*office.session, record, messages, lock};
    RecordEnding finishing{*office.session, record, messages, text, office.clock};
    RecordOpener opener{*office.session, record, messages, proposal, text, lock};
};

} // namespace intray
