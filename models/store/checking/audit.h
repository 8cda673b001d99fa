// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/event.h"
#include "store/checking/facts.h"

#include <QHash>

#include <optional>

namespace intray {

/// What an item's row and its record say now.
struct AuditedItem
{
    Item item;      ///< Its state, lock, attempts and for whom it is only.
    QString digest; ///< The record's, as an ending of the history names it.
    QString finishedBy;
    QDateTime finishedAt;
    bool isInWrongLine = false; ///< It waits where others get it than those for whom it is.
    bool isAdopted = false;     ///< Its record is what another program's table says.
    QStringList facts;          ///< Digests of what it holds, as seals keep them.
    QStringList earlier; ///< Digests of how the record came in and was; empty: it never changed so.
    SealedFacts firstSealed;
    SealedFacts lastSealed;
};

/// Checks one item's history, event by event in order, against what always holds
/// (docs/internals/audit.md): one holder at a time, every fenced step by the holder under the lock
/// that holds, at most one completion a round, no lock id that comes back for somebody else, times
/// in order, and the item's state, holder, ending and record as the history tells them. Knows
/// nothing of databases.
class HistoryCheck
{
public:
    explicit HistoryCheck(ItemId item)
        : m_item(item)
    {
    }

    void see(const Event &event);
    /// What the item's row says now, to be compared at the end; none: the item is gone. at: when
    /// that is.
    void compare(const std::optional<AuditedItem> &now, const QDateTime &at);
    /// How sure the comparison was.
    bool isSealed() const { return m_isSealed; } ///< With what it holds now.

    const QStringList &violations() const { return m_violations; }
    /// Lines told for a time long before the one in front of them, with the violation that each is
    /// unless the clock was put back.
    const QList<std::pair<Event, QString>> &late() const { return m_late; }

private:
    void checkTime(const Event &event);
    void checkDetail(const Event &event);
    bool isOfItsDelivery(const Event &event) const;
    void followRecord(const Event &event);
    void followMerges(const Event &event);
    void compareEnding(const AuditedItem &now);
    void compareAssignment(const AuditedItem &now);
    void compareEarlier(const AuditedItem &now);
    void compareFacts(const AuditedItem &now, const QDateTime &at);
    void noteEnding(const Event &event);
    void begin(const Event &event);
    void claim(const Event &event);
    void end(const Event &event, State state);
    void finishUnlocked(const Event &event);
    void takeBack(const Event &event);
    void withdraw(const Event &event);
    void recall(const Event &event);
    void move(const Event &event);
    void assign(const Event &event);
    QString sentence(const Event &event, const QString &what) const;
    void violate(const Event &event, const QString &what);
    void violateNow(const QString &what);

    ItemId m_item;
    bool m_hasBegun = false;
    bool m_isWithdrawn = false;
    bool m_isSentBack = false;   ///< It ended here so, and its record may come again.
    bool m_hasComeAgain = false; ///< It did.
    State m_state = State::Staged;
    LockId m_holder;
    QString m_holderName;
    QString m_assignedTo;
    QString m_importedBy;           ///< Empty: it came in by itself, not by an import.
    QHash<LockId, QString> m_locks; ///< Under which work was done, and by whom.
    int m_claims = 0;               ///< Ever; attempts may begin anew.
    qint64 m_newestChange = 0;      ///< That of the last line that changes anything of the item.
    bool m_isSealed = false;
    QDateTime m_latest;
    QString m_record;          ///< Digest of what a merge or correction left; empty: not known.
    qint64 m_recordLeftBy = 0; ///< The line of that one.
    QList<std::pair<qint64, QString>> m_kept; ///< Lines, and digests of records that they kept.
    QHash<qint64, QString> m_beforeMerge;     ///< Digests of what merges of these items changed.
    qint64 m_mergedInto = 0;                  ///< Of which it is a duplicate; 0: of none.
    std::optional<Event> m_ending; ///< Of the last round; none: the item was opened since.
    QStringList m_violations;
    QList<std::pair<Event, QString>> m_late;
};

} // namespace intray
