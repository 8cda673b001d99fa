// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/deskproposal.h"

#include "session/desk/deskanswers.h"
#include "session/desk/recordinwork.h"
#include "session/session.h"
#include "store/work/workstore.h"

#include <algorithm>

namespace intray {

DeskProposal::DeskProposal(Session &session, const RecordInWork &record, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_record(record)
{
}

void DeskProposal::open(const std::optional<Proposal> &proposal)
{
    m_proposal = proposal;
}

std::optional<QString> DeskProposal::offered(const QString &field) const
{
    if (!m_proposal || !m_proposal->content.contains(field) || !m_record.isEditable())
        return std::nullopt;
    const QString value = RecordSchema::textOf(m_proposal->content.value(field));
    return value == m_record.text(field) ? std::nullopt : std::optional(value);
}

bool DeskProposal::offersAnything() const
{
    const QList<Field> &fields = m_record.fields();
    return std::any_of(fields.begin(), fields.end(),
                       [this](const Field &field) { return offered(field.name).has_value(); });
}

QString DeskProposal::by() const
{
    return m_proposal ? m_proposal->user : QString();
}

QString DeskProposal::sentence() const
{
    return m_proposal ? DeskAnswers::proposal(m_proposal->user, m_proposal->givenBy) : QString();
}

// Whatever becomes of the answer: at worst the field is offered once more.
void DeskProposal::settle(const QString &field)
{
    if (!m_proposal || !m_proposal->content.contains(field))
        return;
    m_proposal->content.remove(field);
    const Item &item = m_record.item();
    m_session.actions().run([item = item.id, lock = item.lock.id, field](WorkStore &store) {
        return store.settleProposal(item, lock, {field});
    });
    emit changed(field);
}

} // namespace intray
