// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/notewriting.h"

#include "session/answer.h"
#include "session/drafts/typedaside.h"
#include "session/session.h"
#include "store/supervising/supervisionstore.h"
#include "store/work/workstore.h"

namespace intray {

/// What is typed for one purpose is none of another's.
static QString asideOf(Asking asking)
{
    return asking == Asking::ForItem    ? QStringLiteral("ask-back")
           : asking == Asking::Declined ? QStringLiteral("decline")
                                        : QStringLiteral("note");
}

NoteWriting::NoteWriting(Session &session, ItemId item, Asking asking, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_item(item)
    , m_asking(asking)
    , m_aside(new TypedAside(session, item, asideOf(asking), this))
{
    connect(m_aside, &TypedAside::recalled, this, &NoteWriting::recalled);
}

void NoteWriting::recall()
{
    m_aside->recall();
}

void NoteWriting::keep(const QString &typed)
{
    m_aside->keep(typed);
}

void NoteWriting::write(const QString &said)
{
    if (said != m_tried) // other words are another note
        m_operation = newId();
    m_tried = said;
    answer(begin(said), this,
           [this, said](const Outcome<Done> &outcome) { receive(said, outcome); });
}

QFuture<Outcome<Done>> NoteWriting::begin(const QString &said) const
{
    const auto item = m_item;
    const auto operation = m_operation;
    if (m_asking == Asking::Declined)
        return m_session.actions().run([item, said, operation](SupervisionStore &store) {
            return store.decline(item, said, operation);
        });
    return m_session.actions().run([item, said, operation, asking = m_asking](WorkStore &store) {
        return asking == Asking::ForItem ? store.askBack(item, said, operation)
                                         : store.note(item, said, operation);
    });
}

void NoteWriting::receive(const QString &said, const Outcome<Done> &outcome)
{
    if (!outcome) {
        emit failed(outcome.error());
        return;
    }
    m_aside->forget();
    emit written(m_item, {EventKind::Noted, m_session.identity().user,
                          QDateTime::currentDateTimeUtc(), said});
}

} // namespace intray
