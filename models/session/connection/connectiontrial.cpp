// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connection/connectiontrial.h"

#include "session/answer.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>
#include <QtConcurrentRun>

namespace intray {

// A pool of its own, so that servers that do not answer hold up nothing else. The program waits for
// it at its end, when a driver must no longer be at work.
static QThreadPool *trialThreads()
{
    static QPointer<QThreadPool> threads;
    if (!threads) {
        threads = new QThreadPool(QCoreApplication::instance());
        threads->setMaxThreadCount(16);
    }
    return threads;
}

Outcome<ServerFacts> ConnectionTrial::openAndClose(const DatabaseLogin &login)
{
    return Connection::open(login, OpenMode::Existing)
        .map([](const std::unique_ptr<Connection> &connection) { return connection->server(); });
}

ConnectionTrial::ConnectionTrial(Opening opening, QObject *parent)
    : QObject(parent)
    , m_opening(std::move(opening))
{
}

void ConnectionTrial::start(const DatabaseLogin &login)
{
    m_isRunning = true;
    const auto attempt = QtConcurrent::run(trialThreads(), m_opening, login);
    answer(attempt, this, [this, mine = ++m_attempt](const Outcome<ServerFacts> &facts) {
        if (mine == m_attempt)
            receive(facts);
    });
}

void ConnectionTrial::receive(const Outcome<ServerFacts> &facts)
{
    m_isRunning = false;
    if (facts)
        emit succeeded(*facts);
    else
        emit failed(facts.error());
}

void ConnectionTrial::cancel()
{
    if (!m_isRunning)
        return;
    ++m_attempt;
    receive(failure(Error::Kind::Cancelled, tr("Cancelled.")));
}

} // namespace intray
