// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "store/cancellation.h"
#include "store/verifying/keptduplicates.h"

#include <QObject>

#include <memory>

namespace intray {

class DatabaseThread;
class RecordInWork;
class Session;
struct Queue;

/// The likely duplicates of the record at the desk. Asks for them when the record comes and when
/// somebody wrote something, without waiting; where this login may, and while it is wanted, it also
/// keeps what they are found by up to date, in a thread of its own. Lives in the window's thread;
/// borrows session and record.
class RecordDuplicates : public QObject
{
    Q_OBJECT
public:
    enum class Standing {
        NoRecord,
        Asking,
        NotKept, ///< Nothing is kept of the queue yet by which they could be found.
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
    /// Whether somebody looks at them: only then is anything kept for them.
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
    void keepKeys();
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
    QString m_isKeptUp; ///< The queue for which there was nothing left to do.
    Cancellation m_cancellation;
    std::unique_ptr<DatabaseThread> m_keeper;
};

} // namespace intray
