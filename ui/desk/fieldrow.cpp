// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/fieldrow.h"

#include "lists/celltext.h"
#include "queue/fieldlength.h"
#include "session/desk/desk.h"
#include "session/desk/vainleaving.h"
#include "ui/common/letters.h"
#include "ui/desk/changemarks.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/fieldlookup.h"
#include "ui/desk/fieldnotes.h"
#include "ui/desk/fieldpasting.h"
#include "ui/desk/fieldspelling.h"
#include "ui/desk/importedvalue.h"
#include "ui/desk/keyedchoice.h"
#include "ui/desk/pickers/fieldpicker.h"
#include "ui/desk/proposalmark.h"
#include "ui/desk/suggestionmark.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace intray {

FieldRow::FieldRow(const Field &field, Desk &desk, QWidget *form)
    : QObject(form)
    , m_field(field)
    , m_text(field)
    , m_desk(desk)
{
    makeLabel(form);
    m_imported = new ImportedValue(m_field, form);
    makeEditor(form);
    makeChoices();
    makeMarks();
    fillEditorCell();
    connectEditor();
}

FieldRow::~FieldRow()
{
    for (QWidget *widget :
         {static_cast<QWidget *>(m_label), static_cast<QWidget *>(m_imported), m_editorCell})
        delete widget;
}

QWidget *FieldRow::lastStop() const
{
    return m_proposal->lastStop();
}

static int widestLabel(const QWidget &label)
{
    return letterWidth(label.fontMetrics()) * 28;
}

void FieldRow::makeLabel(QWidget *form)
{
    const QString text = m_field.required ? tr("%1\u00a0*").arg(plainName()) : plainName();
    m_label = new QLabel(form);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setText(text);
    m_label->setObjectName(QStringLiteral("label.") + m_field.name);
    m_label->setAlignment(Qt::AlignRight | Qt::AlignTop);
    m_label->setWordWrap(m_label->sizeHint().width() > widestLabel(*m_label));
    if (m_field.required)
        m_label->setToolTip(tr("Required: the record cannot be completed without it."));
}

void FieldRow::makeEditor(QWidget *form)
{
    m_editorCell = new QWidget(form);
    m_editor = new FieldEditor(m_editorCell);
    m_editor->setObjectName(QStringLiteral("editor.") + m_field.name);
    m_editor->setMultiline(m_field.multiline);
    m_editor->setDecimalSign(m_text.decimalSign());
    letPaste(*m_editor, m_field, m_desk);
    if (isPassedByTab())
        m_editor->setFocusPolicy(Qt::ClickFocus);
    m_editor->setUndoOfRecord([this] { return m_desk.record().takeBackTogether(m_field.name); });
    connect(m_editor, &FieldEditor::changeRefused, this, &FieldRow::tellWhyLocked);
    m_editor->setChoices(m_field.choices + m_field.known);
    alignLabel();
    if (!m_field.spelling.isEmpty()) {
        m_spelling = new FieldSpelling(m_field, m_desk, m_editor);
        connect(m_spelling, &FieldSpelling::troubleChanged, this, &FieldRow::hintChanged);
    }
    m_notes = new FieldNotes(m_field, m_editorCell);
}

void FieldRow::alignLabel()
{
    m_label->setContentsMargins(0, m_editor->firstLineTop(), 0, 0);
}

void FieldRow::makeChoices()
{
    makePicker();
    if (!m_field.lookup.isEmpty())
        m_lookup = new FieldLookup(m_field, m_desk, m_editor, m_editorCell);
    m_choice = new KeyedChoice(m_field, m_desk, m_editorCell);
    connect(m_choice, &KeyedChoice::chosen, this, &FieldRow::take);
    m_proposal = new ProposalMark(m_field, m_desk, m_editorCell);
    connect(m_proposal, &ProposalMark::taken, this, &FieldRow::take);
    connect(&m_desk.proposal(), &DeskProposal::changed, m_proposal, &ProposalMark::showProposal);
}

void FieldRow::makePicker()
{
    m_picker = FieldPicker::make(m_field, *m_editor, m_editorCell);
    if (!m_picker)
        return;
    m_editor->pickBySpace(m_picker->isForSpace());
    connect(m_editor, &FieldEditor::pickWanted, m_picker, &FieldPicker::pick);
    connect(m_picker, &FieldPicker::picked, this, [this](const QString &value) {
        take(value);
        m_visited = true;
    });
}

// As if the person had typed it, so that it can be undone and changed.
void FieldRow::take(const QString &value)
{
    put(value);
    m_editor->setFocus();
}

void FieldRow::put(const QString &value)
{
    m_editor->replaceText(m_text.shown(value));
    edit(m_editor->text());
}

void FieldRow::edit(const QString &typed)
{
    const QString imported = m_desk.record().importedText(m_field.name);
    const QStringList usual{m_desk.suggestions().usual(m_field.name),
                            m_desk.record().previousText(m_field.name).value_or(QString())};
    m_desk.record().edit(m_field.name, m_text.stored(typed, imported, usual));
    showChange();
}

// Whoever typed it in another form sees what it became.
void FieldRow::showAsStored()
{
    const QString text = m_text.shown(m_desk.record().text(m_field.name));
    if (text != m_editor->text())
        m_editor->replaceText(text);
}

void FieldRow::makeMarks()
{
    m_marks = new ChangeMarks(m_field, m_editorCell);
    connect(m_marks, &ChangeMarks::undoWanted, this,
            [this] { m_desk.record().revertField(m_field.name); });
    m_suggestion = new SuggestionMark(m_field, m_desk, m_editor, m_marks);
    m_marks->putInPlaceOfUndo(m_suggestion->button());
    connect(m_suggestion, &SuggestionMark::taken, this, &FieldRow::take);
    connect(&m_desk.suggestions(), &DeskSuggestions::changed, this, &FieldRow::showChange);
}

// A field that is narrow leaves the rest of its line empty.
void FieldRow::fillEditorCell()
{
    constexpr int mostOfIt = 1000;
    auto *column = new QVBoxLayout(m_editorCell);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *line = new QHBoxLayout;
    line->setSpacing(0);
    line->addWidget(m_editor, mostOfIt, Qt::AlignTop);
    if (m_picker)
        line->addWidget(m_picker, 0, Qt::AlignTop);
    line->addWidget(m_marks, 0, Qt::AlignTop);
    line->addStretch(1);
    column->addLayout(line);
    column->addWidget(m_choice);
    column->addWidget(m_proposal);
    if (m_lookup)
        column->addWidget(m_lookup);
    column->addWidget(m_notes);
}

void FieldRow::putInto(QGridLayout &grid, int gridRow)
{
    grid.addWidget(m_label, gridRow, LabelColumn, Qt::AlignTop);
    grid.addWidget(m_imported, gridRow, ImportedColumn, Qt::AlignTop);
    grid.addWidget(m_editorCell, gridRow, EditorColumn, Qt::AlignTop);
}

void FieldRow::connectEditor()
{
    const QString name = m_field.name;
    connect(m_editor, &FieldEditor::typed, this, [this](const QString &text) {
        m_visited = true;
        edit(text);
    });
    connect(m_editor, &FieldEditor::left, this, [this, name] {
        if (m_visited)
            m_desk.record().leaveField(name);
        showAsStored();
        compare();
    });
    connect(m_editor, &FieldEditor::entered, this, &FieldRow::visit);
    connect(m_editor, &FieldEditor::entered, this, &FieldRow::compare);
    connect(m_editor, &FieldEditor::backWanted, this,
            [this, name] { m_desk.record().revertField(name); });
    connect(m_editor, &FieldEditor::recordBackWanted, this,
            [this] { m_desk.record().revertRecord(); });
}

void FieldRow::visit()
{
    m_visited = true;
    emit entered();
}

void FieldRow::showRecord()
{
    m_visited = false;
    showImported();
    showRoom();
    m_choice->showRecord();
    if (m_lookup)
        m_lookup->look();
    m_editor->showText(m_text.shown(m_desk.record().text(m_field.name)));
    showChange();
    showFaults();
    showLock();
}

void FieldRow::showImported()
{
    const QString imported = m_desk.record().importedText(m_field.name);
    if (m_desk.record().isKeyedAgain(m_field.name))
        m_imported->showWords(tr("(to be keyed again)"));
    else if (m_desk.record().keyedTwice(m_field.name))
        m_imported->showWords(tr("(to be decided)"));
    else if (m_desk.record().isMissingInImport(m_field.name))
        m_imported->showWords(tr("(missing)"));
    else if (imported.isEmpty())
        m_imported->showWords(tr("(empty)"));
    else
        m_imported->showValue(m_text.shown(imported));
}

// In a few steps, so that fields of nearly the same width stand as wide.
void FieldRow::showRoom()
{
    static constexpr std::array steps{4, 8, 12, 16, 24};
    const auto longest = longestValue(m_field, m_desk.record().schema().toJson());
    const auto step =
        std::lower_bound(steps.begin(), steps.end(), longest.value_or(steps.back() + 1));
    m_editor->setRoom(step == steps.end() ? std::nullopt : std::optional(*step));
}

void FieldRow::compare()
{
    m_imported->compareWith(*m_editor, m_desk.record().isChanged(m_field.name));
}

void FieldRow::showText()
{
    showAsStored();
    showChange();
}

void FieldRow::takeBack()
{
    m_editor->undoTo(m_text.shown(m_desk.record().text(m_field.name)));
}

void FieldRow::takePrevious()
{
    const auto before = m_desk.record().previousText(m_field.name);
    if (m_editor->isReadOnly())
        tellWhyLocked();
    else if (before)
        take(*before);
    else
        m_desk.inform(tr("There is no previous record with this field, so there is no value to "
                         "copy. Nothing was changed."));
}

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

bool FieldRow::isPassedByTab() const
{
    return m_field.readOnly;
}

void FieldRow::showChange()
{
    const bool changed = m_desk.record().isChanged(m_field.name);
    if (m_picker)
        m_picker->showText(m_desk.record().text(m_field.name));
    m_marks->showChange(changed, m_desk.record().isEditable() && !m_suggestion->isShown());
    m_proposal->showProposal();
    m_suggestion->showSuspicion();
    compare();
    showDoubt();
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
    return m_field.hint;
}

// What the fault under the field says already need not be said once more.
QString FieldRow::hint() const
{
    const QString hint = expected();
    const QString faults = m_desk.record().faults(m_field.name).join(u'\n');
    return faults.contains(hint) ? QString() : hint;
}

void FieldRow::showDoubt()
{
    m_notes->showDoubt(doubtAbout(m_field, m_desk));
    emit hintChanged();
}

void FieldRow::showFaults()
{
    const QStringList faults = m_desk.record().faults(m_field.name);
    m_notes->showFaults(faults);
    m_editor->setFaulty(!faults.isEmpty());
    showDoubt();
    describe();
}

void FieldRow::showLock()
{
    m_editor->setLocked(!m_desk.record().takesText() || m_field.readOnly);
    m_choice->setChoosable(!m_editor->isReadOnly());
    if (m_picker)
        m_picker->setEnabled(!m_editor->isReadOnly());
    showChange();
}

void FieldRow::describe()
{
    const QString required = m_field.required ? tr("%1, required").arg(plainName()) : plainName();
    const bool changed = m_desk.record().isChanged(m_field.name);
    m_editor->setAccessibleName(changed ? tr("%1, changed").arg(required) : required);
    QStringList notes = m_desk.record().faults(m_field.name);
    notes << doubtAbout(m_field, m_desk) << expected();
    notes.removeAll(QString());
    if (m_suggestion->isShown())
        notes.append(m_suggestion->words());
    m_editor->setAccessibleDescription(notes.join(u' '));
}

} // namespace intray
