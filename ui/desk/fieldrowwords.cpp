// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What a row says: to screen readers, in the hint under the form, and why it takes no text.
#include "lists/shownreason.h"
#include "session/desk/desk.h"
#include "session/desk/vainleaving.h"
#include "ui/common/actions.h"
#include "ui/desk/besidecell.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/fieldlookup.h"
#include "ui/desk/fieldpasting.h"
#include "ui/desk/fieldrow.h"
#include "ui/desk/fieldspelling.h"
#include "ui/desk/suggestionmark.h"

namespace intray {

QString FieldRow::whyLocked() const
{
    if (!m_desk.record().isEditable())
        return m_desk.whyNot(Action::Complete);
    if (m_field.readOnly)
        return tr("%1 cannot be changed: the rules of this queue make it read-only.")
            .arg(plainName());
    return tooLong();
}

// While the record cannot be edited, a message about that stands there already, with what can be
// done.
void FieldRow::tellWhyLocked()
{
    if (m_desk.leaving().isUnseen())
        return m_desk.leaving().tell();
    if (m_desk.record().isEditable() || !m_desk.message())
        m_desk.inform(whyLocked());
}

QString FieldRow::tooLong()
{
    return tr("This text is too long to be edited here. It stays as it is.");
}

// What is known of it is said once: a ghost in the field says what is meant, and beside it stands
// why. What has no room in the field stands beside it, with the fault or with why it is proposed.
void FieldRow::sayWhatIsNotInField(BesideCell::Said &said) const
{
    said.proposal = m_suggestion->ghost();
    if (!said.sentence.isEmpty())
        return;
    if (m_suggestion->isShown()) {
        said.sentence = m_suggestion->isGhostSeen() ? m_suggestion->why() : m_suggestion->words();
        said.why = m_suggestion->why();
        said.sign = Sign::Warning;
        said.isQuestion = true;
    } else if (m_lookup) {
        said.sentence = m_lookup->words();
        if (m_lookup->isDoubtful())
            said.sign = Sign::Warning;
    }
}

QString FieldRow::whatIsMissing() const
{
    if (m_desk.record().isKeyedAgain(m_field.name))
        return tr("to be keyed again");
    if (m_desk.record().keyedTwice(m_field.name))
        return tr("to be decided");
    if (const QString reason = m_desk.record().missing(m_field.name); !reason.isEmpty())
        return shownReason(reason);
    return m_field.required ? tr("required") : QString();
}

// Where a value is demanded, and nobody has said yet why there is none.
bool FieldRow::mayBeMissing() const
{
    const RecordInWork &record = m_desk.record();
    return !m_field.missing.isEmpty() && m_field.required && record.takesText() &&
           record.text(m_field.name).isEmpty() && record.missing(m_field.name).isEmpty();
}

void FieldRow::showMissing()
{
    m_editor->showPlaceholder(whatIsMissing());
    emit hintChanged();
    describe();
}

QString FieldRow::expected() const
{
    if (m_editor->isExcerpt())
        return tooLong();
    if (m_desk.record().isKeyedAgain(m_field.name))
        return tr("Key this again from the original. What was keyed first is not shown.");
    if (m_desk.record().keyedTwice(m_field.name))
        return tr("Two people keyed this differently. Choose one with Ctrl+1 or Ctrl+2.");
    if (m_spelling && !m_spelling->trouble().isEmpty())
        return m_spelling->trouble();
    if (m_field.readOnly)
        return {};
    return mayBeMissing() ? withKeysInUse(tr("If there is no value, say why: Ctrl+M."), *m_editor)
                          : m_field.hint; // which says how to write it
}

// What is said beside the field already need not be said once more, unless it is cut there.
QString FieldRow::hint() const
{
    const QString faults = m_desk.record().faults(m_field.name).join(u' ');
    const bool isCut = !m_beside->isWhole();
    const bool hasReason = m_suggestion->isGhostSeen() && !faults.isEmpty();
    const bool isReasonCut = isCut && faults.isEmpty() && m_suggestion->isShown();
    const QString hint = hasReason || isReasonCut ? m_suggestion->why() : expected();
    return !faults.isEmpty() && isCut ? faults : faults.contains(hint) ? QString() : hint;
}

void FieldRow::describe()
{
    const QString required = m_field.required ? tr("%1, required").arg(plainName()) : plainName();
    const bool changed = m_desk.record().isChanged(m_field.name);
    m_editor->setAccessibleName(changed ? tr("%1, changed").arg(required) : required);
    QStringList notes = m_desk.record().faults(m_field.name);
    notes << doubtAbout(m_field, m_desk) << (m_lookup ? m_lookup->words() : QString()) << expected()
          << m_suggestion->words();
    notes << m_desk.record().missing(m_field.name);
    notes.removeAll(QString());
    m_editor->setAccessibleDescription(notes.join(u' '));
}

} // namespace intray
