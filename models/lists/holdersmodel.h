// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lists/queuetitles.h"
#include "lists/rowwords.h"
#include "queue/lockpage.h"

#include <QAbstractItemModel>

namespace intray {

/// Who holds what: a row for each person, and below it one for each lock. Persons with abandoned
/// locks come first, with a sign and a sentence. Tells both lines of a row by RowRole. Given
/// values; never fetches.
class HoldersModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    using QAbstractItemModel::QAbstractItemModel;

    /// The locks as they are now, by the database's clock. Rows stay where nobody came or went.
    void setLocks(const QList<HeldLock> &locks, const QDateTime &now);
    /// Whoever looks: theirs stand below what others hold.
    void setOwn(const QString &user) { m_own = user; }
    void setQueueTitles(const QueueTitles &titles) { m_titles = titles; }
    /// By the queue's name: what its records are called by.
    void setNamingFields(const QHash<QString, NamingFields> &fields);
    QString personAt(const QModelIndex &index) const;        ///< Also of a lock's row.
    QList<HeldLock> locksAt(const QModelIndex &index) const; ///< All of a person's.
    qsizetype persons() const { return m_holders.size(); }

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    struct Holder
    {
        QString user;
        QList<HeldLock> locks;

        qsizetype abandoned() const;
    };
    QList<Holder> grouped(const QList<HeldLock> &locks) const;
    static bool areSame(const QList<Holder> &one, const QList<Holder> &other);
    void tellChanges();
    bool isPerson(const QModelIndex &index) const { return index.internalId() == 0; }
    const HeldLock &lockAt(const QModelIndex &index) const;
    QVariant dataOf(const Holder &holder, int role) const;
    QVariant dataOf(const HeldLock &held, int role) const;
    QString busyOn(const Holder &holder) const;

    RowWords wordsOf(const HeldLock &held) const;

    QList<Holder> m_holders;
    QHash<QString, NamingFields> m_naming;
    QDateTime m_now;
    QString m_own;
    QueueTitles m_titles;
};

} // namespace intray
