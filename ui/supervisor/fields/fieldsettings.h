// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/schemacheck.h"
#include "ui/common/sheet.h"
#include "ui/supervisor/openedfolds.h"

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QLineEdit;
class QPlainTextEdit;

namespace intray {

class LookupSettings;
class LowPlace;
class PageHead;
class RightByExample;
class RuleFold;
class SchemaEditing;
class SourceSettings;
class WindowSettings;
struct EditedField;
struct Lookup;

/// What one field of a record is. In sight is what most fields have; the rest is folded, below
/// sentences that say what is set. Shows what fits the kind, and what is said already.
class FieldSettings : public Sheet
{
    Q_OBJECT
public:
    FieldSettings(SchemaEditing &editing, WindowSettings &settings, QWidget *parent = nullptr);

    void showField(const QString &name); ///< Empty: none.
    void offerTables(const QList<Lookup> &tables);
    void reveal(const QList<SchemaFault> &faults); ///< Opens where one of this field is.

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override; ///< Of the font.

private:
    void build();
    void makeWords();
    void makeRight();
    void makeMarks();
    void makeFolds();
    RuleFold *addFold(const QString &key, const QString &name);
    QWidget *labelled(const QString &text, QWidget *field);
    QLineEdit *line(const char *name);
    QComboBox *open(const char *name);
    QPlainTextEdit *lines(const char *name, const QString &help);
    QCheckBox *mark(const QString &text, const char *name);
    void follow(QComboBox *box);
    void editPattern();
    void giveRoomToType();
    void layMarks(int width);
    EditedField typed() const;
    void take(const QString &what);

    // fieldsettingsshown.cpp: what is shown of a field
    void show(const EditedField &field);
    void showFitting(const EditedField &field);
    void showSentences(const EditedField &field);
    void showKinds(const EditedField &field);
    void showFormats(const EditedField &field);
    void showAgain();

    SchemaEditing &m_editing;
    OpenedFolds m_opened;
    QString m_name;
    QString m_shownKind; ///< Whose formats are offered.
    PageHead *m_head;
    LowPlace *m_area;
    QWidget *m_page;                ///< What scrolls.
    QBoxLayout *m_inSight;          ///< Above the folds.
    QGridLayout *m_marks = nullptr; ///< In as many columns as there is room for.
    RuleFold *m_corrections = nullptr;
    RuleFold *m_place = nullptr;
    RuleFold *m_rest = nullptr;
    QWidget *m_limits = nullptr;
    RightByExample *m_examples = nullptr;
    QLineEdit *m_label = nullptr;
    QLineEdit *m_help = nullptr;
    QComboBox *m_group = nullptr;
    QComboBox *m_kind = nullptr;
    QComboBox *m_format = nullptr;
    QLineEdit *m_least = nullptr;
    QLineEdit *m_most = nullptr;
    QPlainTextEdit *m_choices = nullptr;
    QLineEdit *m_pattern = nullptr;
    QLineEdit *m_longest = nullptr;
    QPlainTextEdit *m_placeholders = nullptr;
    QPlainTextEdit *m_missing = nullptr;
    QComboBox *m_spelling = nullptr;
    LookupSettings *m_lookup = nullptr;
    SourceSettings *m_source = nullptr;
    QCheckBox *m_required = nullptr;
    QCheckBox *m_unique = nullptr;
    QCheckBox *m_readOnly = nullptr;
    QCheckBox *m_inList = nullptr;
    QCheckBox *m_multiline = nullptr;
    QCheckBox *m_several = nullptr;
    bool m_showing = false;
};

} // namespace intray
