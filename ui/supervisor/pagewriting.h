// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/answer.h"
#include "session/message.h"
#include "session/session.h"

#include <QObject>

namespace intray {

/// Writes for a page, which can be told not to offer anything else meanwhile: tells what went
/// wrong, and lets the session look at once for what went right. Borrows the session, which
/// outlives it. In the window's thread.
class PageWriting : public QObject
{
    Q_OBJECT
public:
    explicit PageWriting(Session &session)
        : m_session(session)
    {
    }

    bool isBusy() const { return m_isBusy; }

    template <typename Work, typename Then>
    void run(Work work, Then then)
    {
        await(m_session.actions().run(work), then);
    }
    template <typename Work, typename Then>
    void runOnConnection(Work work, Then then)
    {
        await(m_session.actions().runOnConnection(work), then);
    }

signals:
    void busyChanged();
    void told(const intray::Message &message);

private:
    template <typename Future, typename Then>
    void await(Future future, Then then)
    {
        setBusy(true);
        answer(future, this, [this, then](const auto &result) {
            setBusy(false);
            if (!result) {
                m_session.noteError(result.error());
                emit told({Message::Kind::Problem, result.error().sentence, result.error().detail});
                return;
            }
            then(*result);
            m_session.lookNow();
        });
    }

    void setBusy(bool isBusy)
    {
        m_isBusy = isBusy;
        emit busyChanged();
    }

    Session &m_session;
    bool m_isBusy = false;
};

} // namespace intray
