// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/folderwatch.h"

#include "session/answer.h"
#include "store/backoff.h"

#include <utility>

namespace intray {

using namespace std::chrono_literals;

FolderWatch::FolderWatch(const DatabaseLogin &login, const Identity &identity,
                         const FolderOrder &order, QObject *parent)
    : QObject(parent)
    , m_order(order)
    , m_round(std::make_shared<FolderRound>(order))
    , m_database(login, identity, OpenMode::Existing)
{
    m_wake.setSingleShot(true);
    m_wake.setTimerType(Qt::PreciseTimer); // a look that comes early finds nothing finished
    connect(&m_wake, &QTimer::timeout, this, &FolderWatch::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FolderWatch::wake);
}

FolderWatch::~FolderWatch()
{
    m_cancellation.cancel();
    m_database.cancel(m_cancellation);
}

void FolderWatch::start()
{
    if (!m_order.once)
        m_watcher.addPath(m_order.folder);
    look();
}

void FolderWatch::wake()
{
    m_looksAgain = m_isLooking;
    if (!m_isLooking && m_stops == 0)
        look();
}

void FolderWatch::look()
{
    if (m_isLooking)
        return;
    m_isLooking = true;
    ++m_looks;
    m_wake.stop();
    const auto work = [round = m_round, wished = m_database.identity(), ends = m_ends,
                       cancellation = m_cancellation](Connection &connection) {
        return Outcome<FolderLook>(
            round->look(connection, connection.identityFor(wished), ends, cancellation));
    };
    answer(m_database.runOnConnection(work, m_cancellation), this,
           [this](const Outcome<FolderLook> &look) { receive(look); });
}

void FolderWatch::receive(const Outcome<FolderLook> &look)
{
    m_isLooking = false;
    if (!look)
        return receiveTrouble(look.error());
    for (const QString &line : look->told)
        emit told(line);
    add(look->count);
    m_unsettled = look->unsettled;
    if (look->trouble)
        return receiveTrouble(*look->trouble);
    m_toldTrouble.clear();
    noteTaken(look->isTaken);
    rest(*look);
}

void FolderWatch::receiveTrouble(const Error &error)
{
    const bool isWish = error.kind == Error::Kind::Cancelled && m_stops > 0;
    if (!isWish && (m_order.once || m_stops > 0 || !mayPass(error)))
        m_trouble = error;
    if (isWish || m_trouble)
        return finish();
    if (std::exchange(m_toldTrouble, error.sentence) != error.sentence)
        emit told(error.sentence);
    rest({});
}

void FolderWatch::add(const FolderCount &count)
{
    m_count.done += count.done;
    m_count.failed += count.failed;
    m_count.rows.read += count.rows.read;
    m_count.rows.added += count.rows.added;
    m_count.rows.duplicate += count.rows.duplicate;
    m_count.rows.changed += count.rows.changed;
    m_count.rows.rejected += count.rows.rejected;
}

void FolderWatch::noteTaken(bool isTaken)
{
    if (isTaken && m_order.once)
        m_trouble = Error{
            Error::Kind::Busy,
            tr("Another program is importing the files of “%1”. Try again when it has finished.")
                .arg(m_order.folder),
            {}};
    if (std::exchange(m_isTaken, isTaken) != isTaken && isTaken && !m_order.once)
        emit told(tr("Another program is importing the files of “%1”. Waiting for it to finish.")
                      .arg(m_order.folder));
}

/// Once: the second look decides which files are finished.
void FolderWatch::rest(const FolderLook &look)
{
    const bool isOver = m_order.once && !look.hasMore && (m_looks > 1 || look.unsettled == 0);
    if (m_stops > 0 || m_trouble || isOver)
        return finish();
    const bool looksAgain = std::exchange(m_looksAgain, false);
    if (look.hasMore)
        this->look();
    else
        m_wake.start(look.unsettled > 0 || looksAgain ? m_order.settling + 10ms : m_order.every);
}

void FolderWatch::stop()
{
    ++m_stops;
    m_ends.cancel();
    m_wake.stop();
    if (!m_isLooking)
        return finish();
    if (m_stops < 2)
        return;
    m_cancellation.cancel();
    m_database.cancel(m_cancellation);
}

void FolderWatch::finish()
{
    emit finished();
}

} // namespace intray
