// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/messageline.h"

namespace intray {

/// What the window itself says, on whatever page: a warning until somebody dismisses it, news until
/// the person goes on to something else. In the window's thread.
class WindowMessage : public MessageLine
{
    Q_OBJECT
public:
    explicit WindowMessage(const Actions &actions, QWidget *parent = nullptr);

    void warn(const QString &sentence, const QString &detail = {}); ///< No sentence: nothing.
    void warnOnce(const QString &sentence); ///< Until the next step; no sentence: nothing.
    void inform(const QString &sentence);
    void tellNews(const Message &message);
    Message news() const { return m_news; } ///< What was told last.
    void letNewsGo();
    void letNewsGoUnlessItLeads(); ///< To a queue: that is of use on another page, too.
    /// Tells again what led to the queue that is now in sight, if rows were left out.
    void arriveWith(Message told);

private:
    bool leads() const;

    Message m_news;
    bool m_isNews = false; ///< It only tells how something ended, and goes with the next step.
};

} // namespace intray
