// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/feeds/rulefeed.h"

#include "session/answer.h"
#include "session/session.h"
#include "store/reading/liststore.h"

namespace intray {

static constexpr int pageLines = 200;

RuleFeed::RuleFeed(Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
{
}

void RuleFeed::search(RulesOf about, const QString &subject)
{
    ++m_search;
    m_about = about;
    m_subject = subject;
    m_next = 0;
    emit begun();
    ask(0);
}

void RuleFeed::more()
{
    if (!m_searching && m_next > 0)
        ask(m_next);
}

void RuleFeed::ask(qint64 before)
{
    m_searching = true;
    const auto work = [about = m_about, subject = m_subject, before](ListStore &store) {
        return store.ruleEvents(about, subject, before, pageLines);
    };
    answer(m_session.reading().run(work), this,
           [this, search = m_search](const Outcome<QList<RuleEvent>> &lines) {
               if (search != m_search)
                   return;
               m_searching = false;
               if (lines)
                   return receive(*lines);
               m_session.noteError(lines.error());
               emit failed(lines.error());
           });
}

void RuleFeed::receive(const QList<RuleEvent> &lines)
{
    m_next = lines.size() == pageLines ? lines.constLast().id : 0;
    emit found(lines);
}

} // namespace intray
