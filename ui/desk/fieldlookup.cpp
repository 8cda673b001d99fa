// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/fieldlookup.h"

#include "lists/celltext.h"
#include "session/answer.h"
#include "session/desk/desk.h"
#include "ui/desk/fieldeditor.h"

#include <algorithm>

namespace intray {

FieldLookup::FieldLookup(const Field &field, Desk &desk, FieldEditor *editor)
    : QObject(editor)
    , m_field(field)
    , m_desk(desk)
    , m_editor(editor)
{
    connect(editor, &FieldEditor::typed, this, &FieldLookup::offer);
    connect(editor, &FieldEditor::chosen, this, &FieldLookup::choose);
    connect(editor, &FieldEditor::pickWanted, this, &FieldLookup::offer);
    connect(&desk.record(), &RecordInWork::fieldLeft, this, &FieldLookup::look);
    connect(&desk.record(), &RecordInWork::textChanged, this, &FieldLookup::look);
    connect(&desk.suggestions(), &DeskSuggestions::taken, this, &FieldLookup::look);
}

QString FieldLookup::value() const
{
    return m_desk.record().text(m_field.name).trimmed();
}

// One question at a time; what was typed meanwhile is asked next. The record hears of it after us.
void FieldLookup::offer()
{
    m_isOutOfDate = m_isAsking;
    if (std::exchange(m_isAsking, true))
        return;
    answer(m_desk.lookingUp().from(m_field.lookup.table, m_editor->text().trimmed()), this,
           [this](const Outcome<LookedUp> &found) {
               m_isAsking = false;
               if (m_isOutOfDate)
                   offer();
               else if (found)
                   show(*found);
           });
}

void FieldLookup::show(const LookedUp &found)
{
    if (std::exchange(m_isChosen, false))
        return; // what was chosen needs no list again
    m_offered = found;
    QList<FieldEditor::Offer> offers;
    for (const LookupLine &line : found.lines) {
        const QString meaning = cellText(found.meaningOf(line, m_field.lookup), 80);
        offers.append({line.value, meaning.isEmpty()
                                       ? line.value
                                       : QStringLiteral("%1   %2").arg(line.value, meaning)});
    }
    m_editor->offer(offers);
    look();
}

// As if typed, and only where the table says something.
void FieldLookup::choose(const QString &value)
{
    const auto line = std::find_if(m_offered.lines.begin(), m_offered.lines.end(),
                                   [&](const LookupLine &one) { return one.value == value; });
    if (line == m_offered.lines.end())
        return;
    m_isChosen = m_isAsking;
    for (const auto &[field, text] : m_offered.filledFrom(*line, m_field.lookup))
        m_desk.record().fill(field, text);
    look();
}

void FieldLookup::look()
{
    if (!m_desk.item().id.isValid() || value().isEmpty())
        return say({}, false);
    answer(m_desk.lookingUp().of(m_field.lookup.table, value()), this,
           [this](const Outcome<LookedUp> &found) {
               if (found && found->text == value())
                   say(*found);
           });
}

void FieldLookup::say(const LookedUp &found)
{
    const QString differs = whatDiffers(found);
    say(differs.isEmpty() ? sentence(found) : differs,
        found.isThere() && (found.lines.isEmpty() || !differs.isEmpty()));
}

void FieldLookup::say(const QString &words, bool isDoubtful)
{
    m_words = words;
    m_isDoubtful = isDoubtful;
    emit told();
}

QString FieldLookup::sentence(const LookedUp &found) const
{
    if (!found.isThere())
        return tr("The lookup table “%1” is missing, so nothing is offered here. Type the value.")
            .arg(m_field.lookup.table);
    if (found.lines.isEmpty())
        return tr("Is this right? The lookup table “%1” does not have it.").arg(found.table.name);
    return cellText(found.meaningOf(found.lines.constFirst(), m_field.lookup), 200);
}

QString FieldLookup::whatDiffers(const LookedUp &found) const
{
    const auto misfit = found.misfit(
        m_field.lookup, [this](const QString &field) { return m_desk.record().text(field); });
    if (!misfit)
        return {};
    const auto &fields = m_desk.record().fields();
    const auto field = std::find_if(fields.begin(), fields.end(),
                                    [&](const Field &one) { return one.name == misfit->field; });
    return tr("Is this right? In the lookup table, %1 is “%2” here.")
        .arg(field == fields.end() ? misfit->field : field->label, misfit->text);
}

} // namespace intray
