// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/ruleevent.h"

#include <QObject>

namespace intray {

class Session;

/// A search in the history of rules and users, page by page as somebody reads on. Lives in the
/// window's thread and borrows the session; a new search ends the one before.
class RuleFeed : public QObject
{
    Q_OBJECT
public:
    explicit RuleFeed(Session &session, QObject *parent = nullptr);

    bool hasMore() const { return m_next > 0; }

    void search(RulesOf about, const QString &subject); ///< Empty: of all.
    void more(); ///< Nothing happens while a page is under way, or when there is no more.

signals:
    void begun();                                      ///< What was found before is void.
    void found(const QList<intray::RuleEvent> &lines); ///< To stand behind the others.
    void failed(const intray::Error &error);

private:
    void ask(qint64 before);
    void receive(const QList<RuleEvent> &lines);

    Session &m_session;
    RulesOf m_about = RulesOf::Queue;
    QString m_subject;
    int m_search = 0;
    qint64 m_next = 0;
    bool m_searching = false;
};

} // namespace intray
