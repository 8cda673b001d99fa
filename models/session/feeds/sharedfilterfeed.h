// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/listfilter.h"
#include "store/rules/filterstore.h"

#include <QFuture>
#include <QObject>

namespace intray {

class DatabaseThread;
class Session;

/// The filters that a queue's team shares, as they were read last: an answer that does not come
/// leaves the last ones. Lives in the window's thread; borrows the session.
class SharedFilterFeed : public QObject
{
    Q_OBJECT
public:
    explicit SharedFilterFeed(Session &session, QObject *parent = nullptr);

    void setQueue(const QString &name); ///< Forgets those of another queue, and reads.
    void refresh();                     ///< Reads them again.
    const QList<SharedFilter> &filters() const { return m_filters; }
    const SharedFilter *named(const QString &name) const; ///< Null: there is none.
    /// Why they are not as they are in the database now, in a sentence; empty: they are, as far as
    /// is known.
    const QString &problem() const { return m_problem; }

    // Carried out in the database; what the feed knows follows. FilterStore says what is refused.
    QFuture<Outcome<Done>> share(const QString &name, const ListFilter &filter, bool replaces);
    QFuture<Outcome<Done>> rename(const QString &name, const QString &newName);
    QFuture<Outcome<Done>> drop(const QString &name);

signals:
    void changed(); ///< Others are known, or they are known again.

private:
    template <typename Work>
    QFuture<Outcome<Done>> carryOut(Work work);
    void receive(const Outcome<QList<SharedFilter>> &read);

    Session &m_session;
    QString m_queue;
    QList<SharedFilter> m_filters;
    QString m_problem;
    bool m_isReading = false;
    bool m_isStale = false; ///< It is to be read again after what is read now.
};

} // namespace intray
