// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "store/cancellation.h"
#include "store/verifying/keptduplicates.h"

#include <QObject>

#include <memory>

class QTimer;

namespace intray {

class DatabaseThread;
class RecordInWork;
class Session;
struct Queue;

/// The likely duplicates of the record at the desk. Asks for them when the record comes and when
/// somebody wrote something, without waiting. Where this login may, it also makes what they are
/// found by, in a thread of its own, and keeps that up to date while somebody looks. Lives in the
/// window's thread; borrows session and record.
class RecordDuplicates : public QObject
{
    Q_OBJECT
public:
    enum class Standing {
        NoRecord,
        Asking,
        NotKept, ///< Nothing is kept of the queue by which they could be found; others make it.
        Known,
        Trouble,
    };

    RecordDuplicates(Session &session, const RecordInWork &record, QObject *parent = nullptr);
    ~RecordDuplicates() override;

    /// Whether records of this queue can have any: they are its own, nobody keys them a second time
    /// in it or after it, and it is not where two keyings are decided between.
    bool areOfferedIn(const Queue &queue) const;
    Standing standing() const { return m_standing; }
    const QList<LikelyRecord> &likely() const { return m_likely; } ///< Likeliest first.
    const Error &trouble() const { return m_trouble; }
    /// What they are found by in this queue is made soon, if nothing of it is kept.
    void setQueue(const QString &name);
    /// Whether somebody looks at them: only then is it kept up to date.
    void setWanted(bool wanted);
    /// Says that the other item and the record are not the same thing, and takes it off the list.
    void tellApart(const Item &other);

public slots:
    void refresh();

signals:
    void changed();
    void toldApart(const intray::Item &other);
    void failed(const intray::Error &error);

private:
    struct Found;

    void ask();
    void receive(const Outcome<Found> &found);
    bool mayKeep() const;
    void keepSoon();
    void keepKeys();
    void goOnKeeping(const QString &queue, bool isCurrent);
    void setStanding(Standing standing);

    Session &m_session;
    const RecordInWork &m_record;
    Standing m_standing = Standing::NoRecord;
    QList<LikelyRecord> m_likely;
    Error m_trouble;
    ItemId m_item;       ///< Whose duplicates these are.
    quint64 m_visit = 0; ///< Grows with each question; late answers are passed over.
    std::shared_ptr<const KeptDuplicates> m_kept;
    bool m_isWanted = false;
    bool m_isKeeping = false;
    QString m_queue;
    QString m_isKeptUp; ///< The queue for which there was nothing left to do.
    QTimer *m_pause;    ///< Who goes from record to record waits for nothing that is kept here.
    Cancellation m_cancellation;
    std::unique_ptr<DatabaseThread> m_keeper;
};

} // namespace intray
