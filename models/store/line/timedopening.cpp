// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/timedopening.h"

#include "store/line/drivererror.h"
#include "store/line/sqlrunner.h"

#include <QCoreApplication>
#include <QSqlDriver>
#include <QSqlError>
#include <QThread>

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace intray {

namespace {

/// Handles that nobody waits for any more. Never destroyed, because a thread that opens may outlast
/// main().
struct LeftHandles
{
    std::mutex mutex;
    std::vector<QSqlDatabase> handles;
};

LeftHandles &leftHandles()
{
    static auto *left = new LeftHandles;
    return *left;
}

// Its name is forgotten with the next opening: what knows the names may be gone at the end of the
// program.
void leave(QSqlDatabase &handle)
{
    if (!handle.isValid())
        return;
    handle.close();
    handle.driver()->moveToThread(nullptr); // so that anybody may delete it
    const std::lock_guard lock(leftHandles().mutex);
    leftHandles().handles.push_back(std::exchange(handle, {}));
}

void discardLeftHandles()
{
    const std::lock_guard lock(leftHandles().mutex);
    for (QSqlDatabase &handle : leftHandles().handles)
        discard(handle);
    leftHandles().handles.clear();
}

/// What the one who waits and the thread that opens have in common. The one who waits may be gone
/// before the other has come to an end.
class Attempt
{
public:
    Attempt(const char *driver, std::function<void(QSqlDatabase &)> open)
        : m_driver(driver)
        , m_open(std::move(open))
    {
    }

    void run();
    QSqlDatabase await(std::chrono::milliseconds longest);

private:
    void open(QSqlDatabase &handle);
    void handOver(QSqlDatabase &handle);

    const char *const m_driver;
    const std::function<void(QSqlDatabase &)> m_open;
    QThread *const m_asking = QThread::currentThread();
    std::mutex m_mutex;
    std::condition_variable m_over;
    bool m_isOver = false;
    bool m_isGivenUp = false;
    QSqlDatabase m_handle;
    std::optional<SqlFailure> m_failure;
};

void Attempt::run()
{
    QSqlDatabase handle;
    open(handle);
    handOver(handle);
    leave(handle);
}

void Attempt::open(QSqlDatabase &handle)
{
    std::optional<SqlFailure> failure;
    try {
        handle = freshHandle(m_driver);
        m_open(handle);
    } catch (const SqlFailure &failed) {
        failure = failed;
    }
    const std::lock_guard lock(m_mutex);
    m_failure = failure;
}

// Whoever waits is there until the lock is let go, and so is its thread.
void Attempt::handOver(QSqlDatabase &handle)
{
    const std::lock_guard lock(m_mutex);
    if (!m_failure && !m_isGivenUp) {
        handle.driver()->moveToThread(m_asking);
        m_handle = std::exchange(handle, {});
    }
    m_isOver = true;
    m_over.notify_all();
}

QSqlDatabase Attempt::await(std::chrono::milliseconds longest)
{
    std::unique_lock lock(m_mutex);
    if (!m_over.wait_for(lock, longest, [this] { return m_isOver; })) {
        m_isGivenUp = true;
        throw SqlFailure{errorOf(
            Error::Kind::Offline,
            QStringLiteral("opening a line took longer than %1 ms").arg(longest.count()), true)};
    }
    if (m_failure)
        throw *m_failure;
    return std::exchange(m_handle, {});
}

QString freshName()
{
    static std::atomic_int count = 0;
    return QStringLiteral("intray-%1").arg(++count);
}

} // namespace

QSqlDatabase freshHandle(const char *driver)
{
    QSqlDatabase handle = QSqlDatabase::addDatabase(QString::fromLatin1(driver), freshName());
    if (handle.isValid())
        return handle;
    const QString detail = handle.lastError().text();
    discard(handle);
    throw SqlFailure{{Error::Kind::UnsoundDriver,
                      QCoreApplication::translate(
                          "Store", "Qt's driver for this kind of database (%1) is not installed.")
                          .arg(QString::fromLatin1(driver)),
                      detail}};
}

void discard(QSqlDatabase &handle)
{
    const QString name = handle.connectionName();
    handle.close();
    handle = {}; // the last copy must be gone before removeDatabase()
    if (!name.isEmpty())
        QSqlDatabase::removeDatabase(name);
}

QSqlDatabase openWithin(std::chrono::milliseconds longest, const char *driver,
                        const std::function<void(QSqlDatabase &)> &open)
{
    discardLeftHandles();
    const auto attempt = std::make_shared<Attempt>(driver, open);
    std::thread([attempt] { attempt->run(); }).detach();
    return attempt->await(longest);
}

} // namespace intray
