// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/deskproposal.h"

#include "session/answer.h"
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
    connect(&session, &Session::databaseChanged, this, &DeskProposal::look);
}

void DeskProposal::open(const std::optional<Proposal> &proposal)
{
    m_proposal = proposal;
    m_stored.reset();
    m_settled = {};
}

// A supervisor may correct a value in many records while this one is open.
void DeskProposal::look()
{
    const Item &item = m_record.item();
    if (!m_record.isEditable() || !m_session.changes().mayTouch(item.id))
        return;
    const auto reading = m_session.watching().run(
        [lock = item.lock.id](WorkStore &store) { return store.proposalsUnder(lock); });
    answer(reading, this, [this, item](const Outcome<QHash<ItemId, Proposal>> &found) {
        const Item &now = m_record.item();
        if (!found || now.id != item.id || now.lock.id != item.lock.id || !m_record.isEditable())
            return;
        const auto its = found->constFind(item.id);
        receive(its == found->constEnd() ? std::nullopt : std::optional(*its));
    });
}

void DeskProposal::receive(const std::optional<Proposal> &proposal)
{
    const Record before = m_proposal ? m_proposal->content : Record();
    m_proposal = proposal;
    if (m_proposal)
        for (auto field = m_settled.begin(); field != m_settled.end(); ++field)
            if (m_proposal->content.value(field.key()) == field.value())
                m_proposal->content.remove(field.key());
    const Record now = m_proposal ? m_proposal->content : Record();
    if (now == before)
        return;
    for (const Field &field : m_record.fields())
        if (now.value(field.name) != before.value(field.name))
            emit changed(field.name);
    if (offersOf(m_proposal))
        emit arrived();
}

void DeskProposal::openStored(const Record &values, const QString &user)
{
    m_stored = Proposal{user, values, {}, {}};
}

static bool has(const std::optional<Proposal> &proposal, const QString &field)
{
    return proposal && proposal->content.contains(field);
}

std::optional<QString> DeskProposal::offered(const QString &field) const
{
    const auto &proposal = has(m_proposal, field) ? m_proposal : m_stored;
    if (!has(proposal, field) || !m_record.isEditable())
        return std::nullopt;
    const QString value = RecordSchema::textOf(proposal->content.value(field));
    return value == m_record.text(field) ? std::nullopt : std::optional(value);
}

bool DeskProposal::offersOf(const std::optional<Proposal> &proposal) const
{
    const QList<Field> &fields = m_record.fields();
    return std::any_of(fields.begin(), fields.end(), [&](const Field &field) {
        return has(proposal, field.name) && offered(field.name).has_value();
    });
}

bool DeskProposal::offersAnything() const
{
    return offersOf(m_proposal) || offersOf(m_stored);
}

QString DeskProposal::by(const QString &field) const
{
    if (has(m_proposal, field))
        return m_proposal->user;
    return has(m_stored, field) ? m_stored->user : QString();
}

QString DeskProposal::sentence() const
{
    QStringList sentences;
    if (offersOf(m_proposal))
        sentences << DeskAnswers::proposal(m_proposal->user, m_proposal->givenBy);
    if (offersOf(m_stored))
        sentences << DeskAnswers::storedMeanwhile(m_stored->user);
    return sentences.join(u' ');
}

// Nobody waits for the answer, because without it the field is only offered once more.
void DeskProposal::settle(const QString &field)
{
    if (m_stored)
        m_stored->content.remove(field);
    if (has(m_proposal, field)) {
        const QJsonValue value = m_proposal->content.take(field);
        m_settled.insert(field, value);
        const Item &item = m_record.item();
        const Record settled{{field, value}};
        m_session.actions().run([item = item.id, lock = item.lock.id, settled](WorkStore &store) {
            return store.settleProposal(item, lock, settled);
        });
    }
    emit changed(field);
}

} // namespace intray
