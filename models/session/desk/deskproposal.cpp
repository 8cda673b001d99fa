// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/answer.h"
#include "session/desk/desk.h"
#include "session/desk/desktext.h"
#include "session/session.h"

namespace intray {

std::optional<QString> Desk::proposed(const QString &field) const
{
    if (!m_proposal || !m_proposal->content.contains(field) || !isEditable())
        return std::nullopt;
    const QString value = RecordSchema::textOf(m_proposal->content.value(field));
    return value == text(field) ? std::nullopt : std::optional(value);
}

QString Desk::proposedBy() const
{
    return m_proposal ? m_proposal->user : QString();
}

// Whatever becomes of the answer: at worst the field is offered once more.
void Desk::settleProposal(const QString &field)
{
    if (!m_proposal || !m_proposal->content.contains(field))
        return;
    m_proposal->content.remove(field);
    m_session.actions().run([item = m_item.id, lock = m_item.lock.id, field](Store &store) {
        return store.settleProposal(item, lock, {field});
    });
    emit proposalChanged(field);
}

// Only what differs from the text that stands there is worth a word.
void Desk::tellProposal()
{
    const auto differs = [this](const Field &field) { return proposed(field.name).has_value(); };
    if (m_proposal && !m_message && std::any_of(fields().begin(), fields().end(), differs))
        say(Cause::Taking, Message::Kind::Information,
            DeskAnswers::proposal(m_proposal->user, m_proposal->givenBy));
}

} // namespace intray
