// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/desk/desk.h"
#include "ui/common/actions.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/fieldlookup.h"
#include "ui/desk/fieldpasting.h"
#include "ui/desk/fieldrow.h"
#include "ui/desk/fieldsform.h"
#include "ui/desk/fieldspelling.h"
#include "ui/desk/proposalmark.h"
#include "ui/desk/suggestionmark.h"

#include <algorithm>
#include <utility>

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

void FieldRow::showWhomTheKeyTakes(bool isThis)
{
    if (!m_suggestion->setTakenByKey(isThis))
        return;
    m_suggestion->showSuspicion();
    compare();
}

QRect FieldRow::proposalPlace() const
{
    const QRect inField = m_suggestion->ghostPlace().translated(m_editorCell->pos());
    return m_suggestion->isGhostSeen() ? inField
                                       : m_beside->proposalPlace().translated(m_beside->pos());
}

bool FieldRow::deservesLook() const
{
    return !m_desk.record().faults(m_field.name).isEmpty() || m_suggestion->isShown() ||
           !doubtAbout(m_field, m_desk).isEmpty() || m_desk.record().keyedTwice(m_field.name) ||
           !m_proposal->isHidden() || (m_lookup && m_lookup->isDoubtful()) ||
           (m_spelling && m_spelling->isMisspelled());
}

// What nobody can change here can be wrong all the same.
bool FieldRow::isOpenToDoubt() const
{
    return m_field.readOnly ? m_desk.record().takesText() : !m_editor->isReadOnly();
}

// Beside what is suspicious or doubtful.
QString FieldRow::otherQuestion() const
{
    if (m_desk.record().keyedTwice(m_field.name))
        return expected();
    if (m_spelling && m_spelling->isMisspelled())
        return misspelledWords();
    return m_lookup && m_lookup->isDoubtful() ? m_lookup->words() : m_proposal->words();
}

QString FieldRow::misspelledWords() const
{
    return withKeysInUse(tr("A word here may be misspelled. F7 offers what may be meant."),
                         *m_editor);
}

// A proposal that is in sight with its key needs no message.
void FieldRow::sayWhyLook()
{
    if (m_suggestion->isShown() && !m_suggestion->isInSight())
        m_suggestion->ask();
    else if (m_spelling && m_spelling->isMisspelled() &&
             m_desk.record().faults(m_field.name).isEmpty())
        m_desk.informOfField(misspelledWords());
    else if (!m_suggestion->isShown() && m_desk.record().faults(m_field.name).isEmpty() &&
             !doubtAbout(m_field, m_desk).isEmpty())
        m_desk.informOfField(withKeysInUse(
            tr("If it is right, Ctrl+Shift+J does not ask about it again in this record."),
            *m_editor));
}

void FieldRow::offerSpelling()
{
    if (m_spelling)
        m_spelling->offer();
    else
        m_desk.inform(tr("Spelling is not checked in this field. A supervisor can switch it on in "
                         "the queue's record schema."));
}

void FieldsForm::checkBesides(const PlaceBeside &place)
{
    m_beside = place;
}

// One key is seen in the form: where it takes something, or where it leads to.
void FieldsForm::showWhomTheKeyTakes()
{
    FieldRow *inHand = focusedRow();
    FieldRow *next = inHand && inHand->suggestion().isShown() ? inHand : nextSuspicious();
    for (FieldRow *row : std::as_const(m_rows))
        row->showWhomTheKeyTakes(row == next);
}

// What breaks a rule is no doubt.
QStringList FieldsForm::doubtful() const
{
    QStringList names;
    for (const FieldRow *row : m_rows)
        if (row->isOpenToDoubt() && row->deservesLook() &&
            m_desk.record().faults(row->field().name).isEmpty())
            names << row->field().name;
    return names;
}

void FieldsForm::countToCheck()
{
    showWhomTheKeyTakes();
    const int fields = int(doubtful().size());
    if (m_desk.state() == Desk::State::Working)
        m_desk.noteDoubts(fields);
    if (fields == m_toCheck)
        return;
    m_toCheck = fields;
    emit toCheckChanged(fields);
}

void FieldsForm::goToNextToCheck(int step)
{
    if (const FieldRow *left = focusedRow())
        m_desk.record().leaveField(left->field().name);
    const qsizetype count = m_rows.size() + 1;
    const bool isBeside = m_beside.hasFocus && m_beside.hasFocus();
    const qsizetype here = isBeside ? m_rows.size() : m_rows.indexOf(rowOf(m_lastField));
    const QString from = isBeside ? QString() : m_lastField;
    if (from != m_ledTo)
        m_looked.clear(); // whoever went elsewhere since begins anew
    m_looked.insert(from);
    const qsizetype start = here >= 0 ? here : step > 0 ? count - 1 : count;
    for (qsizetype passed = 1; passed <= count; ++passed)
        if (goToCheck((start + step * passed + count) % count, step))
            return;
    if (!refusesChange())
        m_desk.informInPassing(tr("There is nothing to check in this record."));
}

// Whoever began in the middle has not been at the faults above.
bool FieldsForm::goToFaultPassedOver()
{
    for (qsizetype place = 0; place < m_rows.size(); ++place) {
        const QString name = m_rows.at(place)->field().name;
        if (!m_looked.contains(name) && !m_desk.record().faults(name).isEmpty())
            return goToCheck(place, 1);
    }
    return false;
}

bool FieldsForm::goToBeside(int step)
{
    if (!m_beside.deservesLook || !m_beside.deservesLook())
        return false;
    if (step > 0 && goToFaultPassedOver())
        return true;
    m_looked.clear();
    m_ledTo.clear();
    m_beside.go();
    return true;
}

// False: nothing there deserves a look.
bool FieldsForm::goToCheck(qsizetype place, int step)
{
    if (place == m_rows.size())
        return goToBeside(step);
    FieldRow *row = m_rows.at(place);
    if (!row->deservesLook())
        return false;
    m_ledTo = row->field().name;
    focusField(m_ledTo);
    if (!m_desk.record().faults(row->field().name).isEmpty())
        row->editor()->selectAll(); // whoever asks for it mends it
    row->sayWhyLook();
    return true;
}

} // namespace intray
