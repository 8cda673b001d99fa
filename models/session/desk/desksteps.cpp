// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/desk.h"
#include "session/session.h"

namespace intray {

QString Desk::whySentBack() const
{
    return m_item.sentBackBy.isEmpty()
               ? QString()
               : DeskAnswers::sentBack(m_item.sentBackBy, m_item.sentBackReason);
}

bool Desk::isKeyedAgain(const QString &field) const
{
    return m_item.fromItem.isValid() && rulesOf(m_item).blindFields.contains(field);
}

std::optional<KeyedTwice> Desk::keyedTwice(const QString &field) const
{
    const auto found = m_keyedTwice.constFind(field);
    return found == m_keyedTwice.constEnd() ? std::nullopt : std::optional(*found);
}

} // namespace intray
