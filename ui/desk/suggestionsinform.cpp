// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What a person does with the suggestions in a form.
#include "session/desk/desk.h"
#include "ui/common/actions.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/fieldrow.h"
#include "ui/desk/fieldsform.h"
#include "ui/desk/suggestionmark.h"

#include <QPointer>

#include <algorithm>

namespace intray {

// What became of a lost lock stands there already, with what can be done.
bool FieldsForm::refusesChange() const
{
    if (m_desk.record().isEditable())
        return false;
    if (m_desk.state() != Desk::State::Lost || !m_desk.message())
        m_desk.inform(m_desk.whyNot(Action::Complete));
    return true;
}

// Whoever reads the message knows where it was done: the fields show it, and the cursor stays.
void FieldsForm::acceptSure()
{
    if (refusesChange())
        return;
    QList<SuspiciousCell> accepted;
    QHash<QString, QString> before;
    for (FieldRow *row : std::as_const(m_rows)) {
        const QString name = row->field().name;
        const QString text = m_desk.record().text(name);
        if (const auto cell = row->takeSure()) {
            accepted.append(*cell);
            before.insert(name, text);
        }
    }
    if (accepted.isEmpty())
        return m_desk.informInPassing(
            withKeysInUse(tr("No suggestion for this record is sure enough to be accepted without "
                             "a look. F3 goes to the next field to check."),
                          *this));
    QList<QStringList> sharing;
    for (const SuspiciousCell &cell : std::as_const(accepted))
        if (cell.isPart() && !sharing.contains(cell.together))
            sharing << cell.together;
    m_desk.record().rememberTogether(before, sharing);
    m_desk.suggestions().noteTaken(accepted);
    m_desk.inform(
        tr("%n value(s) were accepted. Ctrl+Z undoes it.", nullptr, int(accepted.size())));
}

void FieldsForm::acceptSuggestion()
{
    if (refusesChange())
        return;
    FieldRow *row = focusedRow();
    if (!row || !row->suggestion().isShown())
        row = nextSuspicious();
    if (row && row == focusedRow() && !row->suggestion().mayBeTakenUnseen())
        row->suggestion().showAll();
    else if (row && (row == focusedRow() || (row->suggestion().isInSight() && isInSight(*row))))
        row->suggestion().accept();
    else
        goToSuspicious();
}

// What is read is taken where it stands; what is not seen is only gone to. A line is read as soon
// as some of it is seen, several lines only where all of them are.
bool FieldsForm::isInSight(const FieldRow &row) const
{
    const QRect seen(m_sheet->mapFrom(viewport(), QPoint()), viewport()->size());
    const QRect proposal = row.proposalPlace();
    const bool isOneLine = proposal.height() < 2 * fontMetrics().height();
    return isOneLine ? seen.intersects(proposal) : seen.contains(proposal);
}

void FieldsForm::refuseSuggestion()
{
    if (refusesChange())
        return;
    if (FieldRow *row = focusedRow())
        row->suggestion().refuse();
    else
        askForField(tr("Go to a field first."));
}

void FieldsForm::neverSuggest()
{
    if (refusesChange())
        return;
    if (FieldRow *row = focusedRow())
        row->suggestion().silence();
    else
        askForField(tr("Go to a field first."));
}

// What cannot be changed comes last: there the key only says so.
FieldRow *FieldsForm::nextSuspicious() const
{
    const qsizetype here = m_rows.indexOf(focusedRow());
    FieldRow *locked = nullptr;
    for (qsizetype step = 1; step <= m_rows.size(); ++step) {
        FieldRow *row = m_rows.at((here + step) % m_rows.size());
        if (row->suggestion().isShown() && !row->isPassedByTab())
            return row;
        if (row->suggestion().isShown() && !locked)
            locked = row;
    }
    return locked;
}

void FieldsForm::goToSuspicious()
{
    if (FieldRow *row = nextSuspicious()) {
        focusField(row->field().name);
        return row->suggestion().askWhereTheKeyLed();
    }
    if (m_desk.suggestions().isLooking())
        return m_desk.explainWhile(
            tr("What could be proposed for this record is still being looked for. Press the key "
               "again in a moment."),
            [desk = QPointer(&m_desk)] { return desk && desk->suggestions().isLooking(); });
    const QString nothing =
        !doubtful().isEmpty()
            ? withKeysInUse(tr("Nothing is proposed for this record. F3 goes to the next field to "
                               "check."),
                            *this)
        : m_desk.record().showsFaults()
            ? tr("Nothing is proposed for this record. What must be corrected stands beside its "
                 "field.")
            : tr("There is nothing to check in this record.");
    m_desk.explainWhile(nothing, [form = QPointer(this)] {
        return form && std::none_of(form->m_rows.begin(), form->m_rows.end(),
                                    [](FieldRow *row) { return row->suggestion().isShown(); });
    });
}

} // namespace intray
