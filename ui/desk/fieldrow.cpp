// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/fieldrow.h"

#include "lists/celltext.h"
#include "session/desk/desk.h"
#include "ui/common/tintedlabel.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/fieldlookup.h"
#include "ui/desk/fieldspelling.h"
#include "ui/desk/keyedchoice.h"
#include "ui/desk/pickers/fieldpicker.h"
#include "ui/desk/proposalmark.h"
#include "ui/desk/suggestionmark.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace intray {

FieldRow::FieldRow(const Field &field, Desk &desk, QGridLayout *grid, int gridRow, QWidget *form)
    : QObject(form)
    , m_field(field)
    , m_text(field)
    , m_desk(desk)
{
    makeLabel(form);
    makeImported(form);
    makeEditor(form);
    makeMark(form);
    makeNotes(form);
    place(grid, gridRow);
    connectEditor();
}

FieldRow::~FieldRow()
{
    for (QWidget *widget : {static_cast<QWidget *>(m_label), static_cast<QWidget *>(m_imported),
                            m_editorCell, m_markCell})
        delete widget;
}

QWidget *FieldRow::lastStop() const
{
    return m_proposal->lastStop();
}

QString FieldRow::plainName() const
{
    return m_field.label;
}

static int widestLabel(const QWidget &label)
{
    return label.fontMetrics().averageCharWidth() * 28;
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

void FieldRow::makeImported(QWidget *form)
{
    m_imported = new GrowingText(form);
    m_imported->setObjectName(QStringLiteral("imported.") + m_field.name);
    m_imported->setFramed(false);
    m_imported->setReadOnly(true);
    m_imported->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_imported->setFocusPolicy(Qt::ClickFocus);
    m_imported->setAccessibleName(tr("%1 as imported").arg(plainName()));
}

void FieldRow::makeEditor(QWidget *form)
{
    m_editorCell = new QWidget(form);
    m_editor = new FieldEditor(m_editorCell);
    m_editor->setObjectName(QStringLiteral("editor.") + m_field.name);
    m_editor->setMultiline(m_field.multiline);
    if (isPassedByTab())
        m_editor->setFocusPolicy(Qt::ClickFocus);
    m_editor->setUndoOfRecord([this] { return m_desk.record().restoreReverted(); });
    connect(m_editor, &FieldEditor::changeRefused, this, &FieldRow::tellWhyLocked);
    m_editor->setChoices(m_field.choices + m_field.known);
    m_label->setContentsMargins(0, m_editor->firstLineTop(), 0, 0);
    if (!m_field.spelling.isEmpty()) {
        m_spelling = new FieldSpelling(m_field, m_desk, m_editor);
        connect(m_spelling, &FieldSpelling::troubleChanged, this, &FieldRow::showHint);
    }
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
    m_editor->replaceText(m_text.shown(value));
    edit(m_editor->text());
    m_editor->setFocus();
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

void FieldRow::makeMark(QWidget *form)
{
    m_markCell = new QWidget(form);
    m_mark = new TintedLabel(Tint::Accent, QStringLiteral("*"), m_markCell);
    m_undo = new QToolButton(m_markCell);
    m_undo->setObjectName(QStringLiteral("undo.") + m_field.name);
    m_undo->setText(QString(QChar(0x21BA)));
    m_undo->setAutoRaise(true);
    m_undo->setFocusPolicy(
        Qt::NoFocus); // Tab goes from field to field; the keyboard's way back is Esc
    m_undo->setAccessibleName(tr("Revert %1").arg(plainName()));
    m_undo->setToolTip(plainToolTip(tr("Revert %1 (Esc in the field)").arg(plainName())));
    for (QWidget *part : {static_cast<QWidget *>(m_mark), static_cast<QWidget *>(m_undo)}) {
        QSizePolicy keepsPlace = part->sizePolicy();
        keepsPlace.setRetainSizeWhenHidden(true);
        part->setSizePolicy(keepsPlace);
    }
    connect(m_undo, &QToolButton::clicked, this,
            [this] { m_desk.record().revertField(m_field.name); });
    m_suggestion = new SuggestionMark(m_field, m_desk, m_editor, m_markCell);
    connect(m_suggestion, &SuggestionMark::taken, this, &FieldRow::take);
    connect(&m_desk.suggestions(), &DeskSuggestions::changed, this, &FieldRow::showChange);
}

void FieldRow::makeNotes(QWidget *)
{
    m_fault = new TintedLabel(Tint::Fault, {}, m_editorCell);
    m_fault->setObjectName(QStringLiteral("fault.") + m_field.name);
    m_hint = new TintedLabel(Tint::Dimmed, m_field.hint, m_editorCell);
    m_hint->setObjectName(QStringLiteral("hint.") + m_field.name);
    for (QLabel *note : {m_fault, m_hint}) {
        note->setWordWrap(true);
        note->setContentsMargins(m_editor->firstLineTop(), 1, 0, 0);
    }
    m_fault->hide();
}

void FieldRow::place(QGridLayout *grid, int gridRow)
{
    auto *column = new QVBoxLayout(m_editorCell);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *line = new QHBoxLayout;
    line->setSpacing(0);
    line->addWidget(m_editor, 1);
    if (m_picker)
        line->addWidget(m_picker, 0, Qt::AlignTop);
    column->addLayout(line);
    column->addWidget(m_choice);
    column->addWidget(m_proposal);
    if (m_lookup)
        column->addWidget(m_lookup);
    column->addWidget(m_fault);
    column->addWidget(m_hint);
    auto *marks = new QGridLayout(m_markCell);
    marks->setContentsMargins(0, 0, 0, 0);
    marks->setSpacing(4);
    marks->addWidget(m_mark, 0, 0);
    marks->addWidget(m_undo, 0, 1);
    marks->addWidget(m_suggestion->button(), 0, 1); // one or the other
    grid->addWidget(m_label, gridRow, LabelColumn, Qt::AlignTop);
    grid->addWidget(m_imported, gridRow, ImportedColumn, Qt::AlignTop);
    grid->addWidget(m_editorCell, gridRow, EditorColumn, Qt::AlignTop);
    grid->addWidget(m_markCell, gridRow, MarkColumn, Qt::AlignTop);
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
    });
    connect(m_editor, &FieldEditor::entered, this, &FieldRow::visit);
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
        m_imported->showText(tr("(to be keyed again)"));
    else if (m_desk.record().keyedTwice(m_field.name))
        m_imported->showText(tr("(to be decided)"));
    else if (m_desk.record().isMissingInImport(m_field.name))
        m_imported->showText(tr("(missing)"));
    else
        m_imported->showText(imported.isEmpty() ? tr("(empty)") : m_text.shown(imported));
}

void FieldRow::showText()
{
    m_editor->replaceText(m_text.shown(m_desk.record().text(m_field.name)));
    showChange();
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
    m_mark->setVisible(changed);
    m_undo->setVisible(changed && m_desk.record().isEditable() && !m_suggestion->isShown());
    const bool nothingImported = m_desk.record().importedText(m_field.name).isEmpty();
    m_proposal->showProposal();
    m_suggestion->showSuspicion();
    m_imported->setDimmed(!changed || nothingImported);
    showHint();
    describe();
}

void FieldRow::offerSpelling()
{
    if (m_spelling)
        m_spelling->offer();
    else
        m_desk.inform(tr("Spelling is not checked in this field. A supervisor can switch it on in "
                         "the queue's record schema."));
}

// A value that is not among the usual ones is allowed, and worth a second look; not so one that
// stands in many records, whatever the schema says.
QString FieldRow::hint() const
{
    if (m_editor->isExcerpt())
        return tooLong();
    if (m_desk.record().isKeyedAgain(m_field.name))
        return tr("Key this again from the original. What was keyed first is not shown.");
    if (m_desk.record().keyedTwice(m_field.name))
        return tr("Two people keyed this differently. Choose one with Ctrl+1 or Ctrl+2.");
    if (m_spelling && !m_spelling->trouble().isEmpty())
        return m_spelling->trouble();
    const QString text = m_desk.record().text(m_field.name);
    if (text.isEmpty() || m_field.known.isEmpty() || m_field.known.contains(text) ||
        m_desk.suggestions().isFrequent(m_field.name))
        return m_field.hint;
    return tr("Is this right? It is not one of the %n usual value(s).", nullptr,
              int(m_field.known.size()));
}

void FieldRow::showHint()
{
    m_hint->setText(hint());
    const bool isSaid = m_fault->text().contains(m_hint->text()); // by the fault above it
    m_hint->setVisible(!m_hint->text().isEmpty() && !isSaid);
}

void FieldRow::showFaults()
{
    const QStringList faults = m_desk.record().faults(m_field.name);
    m_fault->setText(faults.join(u'\n'));
    m_fault->setVisible(!faults.isEmpty());
    showHint();
    describe();
}

void FieldRow::showLock()
{
    m_editor->setLocked(!m_desk.record().isEditable() || m_field.readOnly);
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
    if (!hint().isEmpty())
        notes.append(hint());
    if (m_suggestion->isShown())
        notes.append(m_suggestion->words());
    m_editor->setAccessibleDescription(notes.join(u' '));
}

} // namespace intray
