// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/deskfixture.h"

#include <future>

namespace intray {

/// A line that is down for as long as this lives: nothing that is asked of the watching thread is
/// answered, and the session has heard that the database cannot be reached.
class BrokenLine
{
public:
    explicit BrokenLine(Office &office)
        : BrokenLine(*office.session)
    {
    }
    explicit BrokenLine(Session &session)
        : m_session(session)
    {
        std::promise<void> begun;
        auto isMended = m_mended.get_future().share();
        m_session.watching().run([&begun, isMended](Store &) -> Outcome<Done> {
            begun.set_value();
            isMended.wait();
            return Done{};
        });
        // What was asked before is answered before, too: it would say that the line is there.
        begun.get_future().wait();
        QCoreApplication::processEvents();
        m_session.noteError({Error::Kind::Offline, QStringLiteral("The line is down."), {}});
    }
    ~BrokenLine() { mend(); }
    Q_DISABLE_COPY_MOVE(BrokenLine)

    void mend()
    {
        if (!std::exchange(m_isMended, true))
            m_mended.set_value();
    }

private:
    Session &m_session;
    std::promise<void> m_mended;
    bool m_isMended = false;
};

} // namespace intray
