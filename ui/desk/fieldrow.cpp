// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/fieldrow.h"

#include "lists/celltext.h"
#include "session/desk/desk.h"
#include "ui/common/differencemark.h"
#include "ui/common/letters.h"
#include "ui/common/tintedlabel.h"
#include "ui/desk/besidecell.h"
#include "ui/desk/fieldcell.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/fieldlookup.h"
#include "ui/desk/fieldpasting.h"
#include "ui/desk/fieldremarks.h"
#include "ui/desk/fieldspelling.h"
#include "ui/desk/keyedchoice.h"
#include "ui/desk/pickers/fieldpicker.h"
#include "ui/desk/proposalmark.h"
#include "ui/desk/suggestionmark.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace intray {

FieldRow::FieldRow(const Field &field, Desk &desk, QWidget *form)
    : QObject(form)
    , m_field(field)
    , m_text(field)
    , m_desk(desk)
{
    makeLabel(form);
    makeEditor(form);
    makeBeside(form);
    makeChoices();
    makeSuggestion();
    fillEditorCell();
    connectEditor();
}

FieldRow::~FieldRow()
{
    for (QWidget *widget :
         {static_cast<QWidget *>(m_label), static_cast<QWidget *>(m_beside), m_editorCell})
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
    m_label = new TintedLabel(Tint::Dimmed, plainName(), form);
    m_label->setObjectName(QStringLiteral("label.") + m_field.name);
    m_label->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_label->setWordWrap(m_label->sizeHint().width() > widestLabel(*m_label));
    if (m_field.required)
        m_label->setToolTip(tr("Required: the record cannot be completed without it."));
}

int FieldRow::labelWidth() const
{
    return std::min(m_label->sizeHint().width(), widestLabel(*m_label));
}

int FieldRow::leastHeight(int lines) const
{
    const int beside = m_besides == Besides::Behind ? m_beside->heightOf(lines) : 0;
    return std::max(beside, m_editor->heightOfOneLine());
}

void FieldRow::setLines(int lines)
{
    if (lines == std::exchange(m_lines, lines))
        return;
    m_beside->setLines(lines);
    alignLabel();
}

void FieldRow::makeEditor(QWidget *form)
{
    m_editorCell = new QWidget(form);
    m_editor = new FieldEditor(m_editorCell);
    m_editor->setObjectName(QStringLiteral("editor.") + m_field.name);
    m_editor->setMultiline(m_field.multiline);
    m_editor->setDecimalSign(m_text.decimalSign());
    letPaste(*m_editor, m_field, m_desk);
    if (isPassedByTab()) {
        m_editor->setFocusPolicy(Qt::ClickFocus);
        m_editor->setAlwaysLocked();
    }
    m_editor->setUndoOfRecord([this] { return m_desk.record().takeBackTogether(m_field.name); });
    connect(m_editor, &FieldEditor::changeRefused, this, &FieldRow::tellWhyLocked);
    m_editor->setChoices(m_field.choices + m_field.known);
    if (!m_field.spelling.isEmpty()) {
        m_spelling = new FieldSpelling(m_field, m_desk, m_editor);
        connect(m_spelling, &FieldSpelling::troubleChanged, this, &FieldRow::hintChanged);
    }
}

void FieldRow::makeBeside(QWidget *form)
{
    m_beside = new BesideCell(tr("Revert %1 (Esc in the field)").arg(plainName()), form);
    m_beside->setObjectName(QStringLiteral("beside.") + m_field.name);
    m_beside->growBeside(m_editorCell);
    connect(m_beside, &BesideCell::undoWanted, this,
            [this] { m_desk.record().revertField(m_field.name); });
    connect(m_beside, &BesideCell::wholeChanged, this, &FieldRow::hintChanged);
    connect(m_beside, &BesideCell::asked, this,
            [this](const QPoint &place) { m_suggestion->offer(place); });
}

void FieldRow::alignLabel()
{
    const int above = (leastHeight(m_lines) - m_editor->heightOfOneLine()) / 2;
    m_editorCell->layout()->setContentsMargins(0, above, 0, above);
    m_label->setContentsMargins(0, above + m_editor->firstLineTop(), 0, 0);
}

void FieldRow::makeChoices()
{
    makePicker();
    if (!m_field.lookup.isEmpty()) {
        m_lookup = new FieldLookup(m_field, m_desk, m_editor);
        connect(m_lookup, &FieldLookup::told, this, [this] {
            compare();
            describe();
        });
    }
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
    const QString text = m_text.shown(m_desk.record().shownText(m_field.name));
    if (text != m_editor->text())
        m_editor->replaceText(text);
}

void FieldRow::makeSuggestion()
{
    m_suggestion = new SuggestionMark(m_field, m_desk, m_editor, m_picker);
    m_suggestion->setOtherQuestion([this] { return otherQuestion(); });
    connect(m_suggestion, &SuggestionMark::taken, this, &FieldRow::take);
    connect(m_suggestion, &SuggestionMark::ghostMoved, this, &FieldRow::compare);
    connect(m_beside, &BesideCell::proposalShown, m_suggestion, &SuggestionMark::setSeenBeside);
    connect(&m_desk.suggestions(), &DeskSuggestions::changed, this, &FieldRow::showChange);
    if (m_field.readOnly)
        connect(&m_desk.suggestions(), &DeskSuggestions::changed, this,
                &FieldRow::showUnlessInHead);
}

void FieldRow::fillEditorCell()
{
    auto *column = new QVBoxLayout(m_editorCell);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *line = new QHBoxLayout;
    layInLine(*line, *m_editor, m_picker);
    column->addLayout(line);
    column->addWidget(m_choice);
    column->addWidget(m_proposal);
}

void FieldRow::setRoom(int pixels, bool tall)
{
    m_editor->setTall(tall);
    alignLabel();
    m_editorCell->setMaximumWidth(pixels);
}

void FieldRow::putInto(QGridLayout &grid, int gridRow, Besides besides)
{
    const bool isUnder = besides == Besides::Under;
    const int line = gridRow + FieldLine;
    grid.addWidget(m_label, line, LabelColumn, Qt::AlignTop);
    grid.addWidget(m_editorCell, line, EditorColumn, Qt::AlignTop);
    grid.addWidget(m_beside, isUnder ? gridRow + UnderLine : line,
                   isUnder ? EditorColumn : BesideColumn, Qt::AlignTop);
    m_besides = besides;
    m_beside->setFitted(isUnder);
    alignLabel();
    compare();
    showUnlessInHead();
}

void FieldRow::connectEditor()
{
    const QString name = m_field.name;
    connect(m_editor, &FieldEditor::typed, this, [this](const QString &text) {
        m_visited = true;
        edit(text);
    });
    connect(m_editor, &FieldEditor::left, this, [this, name] {
        m_label->setTint(Tint::Dimmed);
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
    m_label->setTint(Tint::Text);
    emit entered();
}

void FieldRow::showRecord()
{
    m_visited = false;
    showRoom();
    m_editor->showPlaceholder(whatIsMissing());
    m_choice->showRecord();
    if (m_lookup)
        m_lookup->look();
    m_editor->showText(m_text.shown(m_desk.record().shownText(m_field.name)));
    m_editor->setFaulty(!m_desk.record().faults(m_field.name).isEmpty());
    lock();
    showChange();
    showUnlessInHead();
}

// The key is text in the record's head; a row for it says nothing more.
void FieldRow::showUnlessInHead()
{
    const RecordInWork &record = m_desk.record();
    const bool isInHead =
        m_field.readOnly && !m_suggestion->isShown() && record.faults(m_field.name).isEmpty() &&
        record.text(m_field.name) == m_desk.item().key && !m_desk.item().key.isEmpty();
    for (QWidget *part : {static_cast<QWidget *>(m_label), m_editorCell})
        part->setVisible(!isInHead);
    m_beside->setVisible(!isInHead && (m_besides == Besides::Behind || !m_beside->isSilent()));
}

void FieldRow::showRoom()
{
    m_editor->setRoom(
        lettersOf(m_field, m_desk.record().schema().toJson(), m_picker || isPassedByTab()));
}

// In the field only while nobody types in it.
void FieldRow::compare()
{
    if (m_picker)
        m_picker->setMayCover(m_desk.record().faults(m_field.name).isEmpty() &&
                              !(m_suggestion && m_suggestion->isShown()));
    FieldRemarks remarks =
        remarksOf(m_field, m_text, m_desk, m_editor->document()->toRawText(), m_showsImported);
    sayWhatIsNotInField(remarks.said);
    markDifferences(*m_editor, m_editor->hasFocus() ? QList<Stretch>() : remarks.changed);
    m_beside->say(remarks.said);
    if (m_besides == Besides::Under)
        m_beside->setVisible(!m_beside->isSilent());
    emit remarked();
}

void FieldRow::showImported(bool shows)
{
    m_showsImported = shows;
    compare();
}

void FieldRow::showText()
{
    showAsStored();
    showChange();
}

void FieldRow::showAnew()
{
    m_editor->showText(m_text.shown(m_desk.record().shownText(m_field.name)));
}

void FieldRow::takeBack()
{
    m_editor->undoTo(m_text.shown(m_desk.record().shownText(m_field.name)));
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

bool FieldRow::isPassedByTab() const
{
    return m_field.readOnly;
}

void FieldRow::showChange()
{
    if (m_picker)
        m_picker->showText(m_desk.record().shownText(m_field.name));
    m_proposal->showProposal();
    m_suggestion->showSuspicion();
    compare();
    emit hintChanged();
    describe();
}

void FieldRow::showFaults()
{
    m_editor->setFaulty(!m_desk.record().faults(m_field.name).isEmpty());
    compare();
    emit hintChanged();
    describe();
}

void FieldRow::showLock()
{
    lock();
    showChange();
}

void FieldRow::lock()
{
    m_editor->setLocked(!m_desk.record().takesText() || m_field.readOnly);
    m_choice->setChoosable(!m_editor->isReadOnly());
    if (m_picker)
        m_picker->setEnabled(!m_editor->isReadOnly());
    if (m_picker && m_picker->standsInField()) // what is read-only looks like text
        m_picker->setVisible(!m_editor->isReadOnly());
}

} // namespace intray
