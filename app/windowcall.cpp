// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/windowcall.h"

#include "app/windowplace.h"

#include <utility>

namespace intray {

using namespace std::chrono_literals;

WindowCall::WindowCall(const QString &place, const QByteArray &words,
                       std::chrono::milliseconds patience, QObject *parent)
    : QObject(parent)
    , m_place(place)
    , m_words(words)
    , m_patience(patience)
    , m_turn(turnFileOf(place))
{
    m_deadline.setSingleShot(true);
    connect(&m_nextTry, &QTimer::timeout, this, &WindowCall::tryTurn);
    connect(&m_deadline, &QTimer::timeout, this, [this] { m_isCalling ? end(false) : call(); });
    connect(&m_other, &QLocalSocket::connected, this, &WindowCall::speak);
    connect(&m_other, &QLocalSocket::readyRead, this, &WindowCall::listen);
    connect(&m_other, &QLocalSocket::errorOccurred, this, [this] { end(m_other.canReadLine()); });
}

WindowCall::~WindowCall() = default;

void WindowCall::start()
{
    m_deadline.start(m_patience);
    m_nextTry.start();
}

void WindowCall::tryTurn()
{
    m_nextTry.setInterval(20ms);
    if (m_turn.tryLock(0ms))
        call();
}

// Without its turn too, if whoever has it does not end.
void WindowCall::call()
{
    m_nextTry.stop();
    m_isCalling = true;
    m_deadline.start(m_patience);
    m_other.connectToServer(m_place);
}

void WindowCall::speak()
{
    if (m_words.isEmpty())
        end(true);
    else
        m_other.write(m_words);
}

void WindowCall::listen()
{
    if (m_other.canReadLine())
        end(true);
}

void WindowCall::end(bool isAnswered)
{
    if (!std::exchange(m_isCalling, false))
        return;
    m_deadline.stop();
    if (isAnswered)
        emit answered();
    else
        emit unanswered();
    m_turn.unlock();
}

} // namespace intray
