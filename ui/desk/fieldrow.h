// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "store/verifying/suggestionstore.h"
#include "ui/desk/besidecell.h"
#include "ui/desk/fieldtext.h"

#include <QObject>

#include <optional>

class QGridLayout;

namespace intray {

class Desk;
class FieldEditor;
class FieldLookup;
class FieldPicker;
class FieldSpelling;
class KeyedChoice;
class ProposalMark;
class SuggestionMark;
class TintedLabel;

/// One field on the form: label, editor, and beside them what is wrong with it and what it was.
/// Puts its widgets into the form's grid, so that all rows are aligned, and takes them along when
/// it goes. Shows what the desk says and passes on what is typed.
class FieldRow : public QObject
{
    Q_OBJECT
public:
    enum GridColumn { LabelColumn, EditorColumn, BesideColumn };
    enum GridLine { GapLine, FieldLine, UnderLine, GridLines }; ///< Of the grid's, for each row.
    enum class Besides { Behind, Under };                       ///< The field.

    FieldRow(const Field &field, Desk &desk, QWidget *form);
    ~FieldRow() override;

    /// Out of where it stood before, at these lines of the grid.
    void putInto(QGridLayout &grid, int gridRow, Besides besides);
    void setRoom(int pixels, bool tall); ///< Of its field, however much room there is.
    int labelWidth() const;
    int leastHeight(int lines) const; ///< With so many lines beside it.
    void setLines(int lines);         ///< Of what is said beside it.

    const Field &field() const { return m_field; }
    FieldEditor *editor() const { return m_editor; }
    QWidget *lastStop() const; ///< Of Tab.

    void showRecord(); ///< Another record: everything anew, with a new undo history.
    void showText();   ///< The text changed from outside: Ctrl+Z brings back what stood there.
    void showAnew();   ///< The same, and nothing that stood there comes back.
    void takeBack();   ///< The last change was undone with others: it is in the field as well.
    void showFaults();
    void showMissing(); ///< Why it is empty.
    void showLock();    ///< Editable or not.
    void visit();       ///< The person is in this field now.
    /// The value that the previous record had here, as if typed; says why if there is none.
    void takePrevious();
    void offerSpelling(); ///< What a misspelled word may mean; says why there is nothing to offer.
    /// Whether something in it deserves a look: a broken rule, a question, a suggestion, what
    /// somebody else typed, a lookup that does not go together, a misspelled word.
    bool deservesLook() const;
    bool isOpenToDoubt() const; ///< Not while nobody may change the record.
    void sayWhyLook(); ///< In the message line, as far as it does not stand beside the field.
    /// Takes what is suggested if that is sure; the field in use stays. What was taken; none:
    /// nothing.
    std::optional<SuspiciousCell> takeSure();
    void showWhomTheKeyTakes(bool isThis); ///< What is suggested in it, or elsewhere.
    SuggestionMark &suggestion() { return *m_suggestion; } ///< What is suspicious in it.
    QRect proposalPlace() const; ///< Where what is suggested is read, in the form; empty: nowhere.
    bool isPassedByTab() const;  ///< The field is read-only; what is in it can be clicked at.
    QString hint() const;        ///< What to type, for whoever has the field in hand; may be empty.
    void alignLabel();           ///< With the first line of its field, as its spacing is now.
    void compare();              ///< Says what is to be said of it, and marks what differs.
    void showImported(bool shows); ///< What was imported, where that still stands, too.

signals:
    void entered();
    void remarked(); ///< What stands beside it was said anew.
    void hintChanged();

private:
    void makeLabel(QWidget *form);
    void makeEditor(QWidget *form);
    void makeChoices();
    void makeBeside(QWidget *form);
    void makeSuggestion();
    void fillEditorCell();
    void connectEditor();
    void makePicker();
    void take(const QString &value);
    void put(const QString &value);
    void showAsStored();
    void edit(const QString &typed);
    void sayWhatIsNotInField(BesideCell::Said &said) const;
    void showChange();
    void lock();
    void showUnlessInHead();
    void showRoom();
    void tellWhyLocked();
    QString whyLocked() const;
    static QString tooLong();
    bool mayBeMissing() const;
    QString whatIsMissing() const; ///< While the field is empty.
    QString expected() const;
    QString otherQuestion() const;
    QString misspelledWords() const;
    void describe();
    QString plainName() const { return m_field.label; }

    Field m_field;
    FieldText m_text;
    Desk &m_desk;
    TintedLabel *m_label = nullptr;
    FieldEditor *m_editor = nullptr;
    FieldPicker *m_picker = nullptr;     ///< None: its value is typed.
    FieldSpelling *m_spelling = nullptr; ///< None: its text is not spelled.
    FieldLookup *m_lookup = nullptr;     ///< None: its values come from no table.
    KeyedChoice *m_choice = nullptr;
    ProposalMark *m_proposal = nullptr;
    SuggestionMark *m_suggestion = nullptr;
    BesideCell *m_beside = nullptr;
    QWidget *m_editorCell = nullptr;
    Besides m_besides = Besides::Behind;
    bool m_showsImported = false;
    int m_lines = 2;
    bool m_visited = false; ///< Since this record is shown; only then is leaving the field told.
};

} // namespace intray
