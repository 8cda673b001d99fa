// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the window's keys do to the field in hand.
#include "session/desk/desk.h"
#include "ui/common/actions.h"
#include "ui/desk/fieldrow.h"
#include "ui/desk/fieldsform.h"
#include "ui/desk/reasonsmenu.h"

#include <QPointer>

namespace intray {

bool FieldsForm::tryAction(WindowAction action)
{
    switch (action) {
    case WindowAction::PreviousValue:
        takePreviousValue();
        return true;
    case WindowAction::SayMissing:
        sayMissing();
        return true;
    case WindowAction::OfferSpelling:
        offerSpelling();
        return true;
    case WindowAction::NextFault:
        goToNextToCheck(1);
        return true;
    case WindowAction::PreviousFault:
        goToNextToCheck(-1);
        return true;
    case WindowAction::AcceptSuggestion:
        acceptSuggestion();
        return true;
    case WindowAction::AcceptSure:
        acceptSure();
        return true;
    case WindowAction::RefuseSuggestion:
        refuseSuggestion();
        return true;
    case WindowAction::NeverSuggest:
        neverSuggest();
        return true;
    case WindowAction::FieldBack:
        fieldBack();
        return true;
    case WindowAction::RecordBack:
        recordBack();
        return true;
    default:
        return false;
    }
}

// Until one is in it.
void FieldsForm::askForField(const QString &sentence)
{
    m_desk.explainWhile(sentence, [form = QPointer(this)] { return form && !form->focusedRow(); });
}

void FieldsForm::takePreviousValue()
{
    if (FieldRow *row = focusedRow())
        row->takePrevious();
    else
        askForField(tr("Go to a field first: its value is copied from the previous record."));
}

void FieldsForm::sayMissing()
{
    if (FieldRow *row = focusedRow())
        offerReasons(row->field(), m_desk, *row->editor());
    else
        askForField(tr("Go to the empty field first."));
}

void FieldsForm::offerSpelling()
{
    if (FieldRow *row = focusedRow())
        row->offerSpelling();
    else
        askForField(tr("Go to a field first."));
}

} // namespace intray
