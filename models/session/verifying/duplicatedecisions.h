// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/item.h"
#include "schema/recordschema.h"
#include "session/message.h"
#include "session/verifying/duplicategroups.h"

#include <QObject>

namespace intray {

class Session;

/// Works through what a search for duplicates found, group by group: reads the records of one
/// group, makes one item of them or says that one is not the same thing, and takes that back.
/// Nothing happens by itself. One decision at a time is written; what the database refuses is told
/// and the group stays. Lives in the window's thread.
class DuplicateDecisions : public QObject
{
    Q_OBJECT
public:
    explicit DuplicateDecisions(Session &session, QObject *parent = nullptr);

    void setPairs(const QString &queue, const QList<LikelyDuplicates> &pairs);
    const QString &queue() const { return m_queue; }
    const QList<DuplicateGroup> &groups() const { return m_groups; }
    /// The records of the group that was opened last; empty: none is.
    const QList<ItemDetail> &opened() const { return m_opened; }
    /// An item of the group that comes next after what was decided last; invalid: any.
    ItemId comesNext() const { return m_next; }
    bool isDeciding() const { return m_isDeciding; } ///< Something is being written.
    bool canTakeBack() const { return !m_decided.isEmpty() && !m_isDeciding; }

    void open(const DuplicateGroup &group);
    void close();
    /// The other records that are open end as duplicates of this one, which gets these fields.
    void merge(ItemId keeper, const Record &fields);
    /// The record is not the same thing as any of the others that are open.
    void tellApart(ItemId item);
    void takeBack(); ///< The last decision that is not taken back yet.

signals:
    void changed();                            ///< Other groups are left.
    void openedChanged();                      ///< Other records are open, or stand otherwise.
    void decidingChanged();                    ///< Something is being written, or not any more.
    void told(const intray::Message &message); ///< What a decision came to.

private:
    /// What was decided, so that it can be taken back.
    struct Decided
    {
        QList<LikelyDuplicates> before;
        QList<ItemId> ended;  ///< By merging.
        ItemId apart;         ///< Told apart from the others.
        QList<ItemId> others; ///< From which it was told apart.
        QString keys;         ///< Or what else the records that were open are called.
        ItemId of;            ///< One of them.
        QString changed;      ///< Of those, the one that got values of others; empty: none did.
    };

    void ask();
    void receive(const QList<ItemDetail> &details);
    void setLeft(const QList<LikelyDuplicates> &pairs);
    void setDeciding(bool deciding);
    void receiveMerged(const LikelyItem &keeper, bool isChanged, const QList<ItemId> &ended,
                       const std::optional<Error> &trouble, ItemId apart);
    void receiveApart(const LikelyItem &item, const QList<ItemId> &others,
                      const std::optional<Error> &trouble);
    /// What came of taking a decision back.
    struct Undone
    {
        std::optional<Error> trouble;
        std::optional<Error> stays; ///< Why the kept one keeps the values that it took over.
    };
    /// An error: nothing has changed.
    static Outcome<Undone> undo(const Decided &decided, DuplicateStore &store);
    void receiveTakenBack(const Undone &undone);
    void complain(const Error &trouble);
    void inform(const QString &sentence);
    const ItemDetail *openedOne(ItemId item) const;
    QList<ItemId> othersThan(ItemId item) const;
    Decided decided() const;
    RecordSchema schema() const; ///< Of the queue.

    Session &m_session;
    QString m_queue;
    QList<LikelyDuplicates> m_pairs;
    QList<DuplicateGroup> m_groups;
    QList<ItemId> m_asked; ///< Whose records are open, or on their way.
    QList<ItemDetail> m_opened;
    QList<Decided> m_decided;
    ItemId m_next;
    quint64 m_visit = 0; ///< Grows with each question; late answers are passed over.
    bool m_isDeciding = false;
};

} // namespace intray
