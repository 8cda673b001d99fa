// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/historypage.h"
#include "queue/ownfigures.h"
#include "store/cancellation.h"
#include "store/verifying/plantstore.h"

#include <QObject>

namespace intray {

class Session;
struct Ledger;

/// One's own figures, read when somebody looks: what was done from the history, a page at a time,
/// and then which records were corrected, a queue at a time. Lives in the window's thread, borrows
/// the session, and ends what it reads when it goes.
class OwnFigureFeed : public QObject
{
    Q_OBJECT
public:
    explicit OwnFigureFeed(Session &session, QObject *parent = nullptr);
    ~OwnFigureFeed() override;

    void look(); ///< Once.
    const OwnFigures &figures() const { return m_figures; }
    /// Planted slips that one saw, over all time; nobody else can read it.
    const CaughtSlips &slips() const { return m_slips; }
    bool areCorrectionsKnown() const { return m_ledgers.isEmpty() && m_isCounted; }

signals:
    void changed(); ///< More is known.
    void failed(const intray::Error &error);

private:
    /// The corrections in one queue in one time.
    struct Wanted
    {
        QString queue;
        QDateTime from;
        OwnSpan OwnFigures::*span = nullptr;
    };

    void readSlips();
    void readEvents(const QDateTime &midnight, qint64 before);
    void receiveEvents(const QDateTime &midnight, const Outcome<HistoryPage> &page);
    void readCorrections();
    void tell(const Error &error);
    void receiveCorrections(const Outcome<Ledger> &ledger);

    Session &m_session;
    Cancellation m_cancellation;
    QList<Event> m_events;
    OwnFigures m_figures;
    CaughtSlips m_slips;
    QList<Wanted> m_ledgers; ///< Still to be read.
    bool m_isCounted = false;
};

} // namespace intray
