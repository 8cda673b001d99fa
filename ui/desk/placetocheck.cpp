// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/desk.h"
#include "ui/common/actions.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/fieldlookup.h"
#include "ui/desk/fieldpasting.h"
#include "ui/desk/fieldrow.h"
#include "ui/desk/fieldspelling.h"
#include "ui/desk/proposalmark.h"
#include "ui/desk/suggestionmark.h"

namespace intray {

std::optional<SuspiciousCell> FieldRow::takeSure()
{
    const auto sure = m_suggestion->sure();
    if (!sure || m_editor->isReadOnly())
        return std::nullopt;
    put(*sure->suggestion);
    m_desk.record().leaveField(m_field.name);
    return sure;
}

bool FieldRow::deservesLook() const
{
    return !m_desk.record().faults(m_field.name).isEmpty() || m_suggestion->isShown() ||
           !doubtAbout(m_field, m_desk).isEmpty() || m_desk.record().keyedTwice(m_field.name) ||
           !m_proposal->isHidden() || (m_lookup && m_lookup->isDoubtful()) ||
           (m_spelling && m_spelling->isMisspelled());
}

void FieldRow::sayWhyLook()
{
    if (m_suggestion->isShown())
        m_suggestion->ask();
    else if (m_spelling && m_spelling->isMisspelled() &&
             m_desk.record().faults(m_field.name).isEmpty())
        m_desk.informOfField(withKeysInUse(
            tr("A word here may be misspelled. F7 offers what may be meant."), *m_editor));
}

} // namespace intray
