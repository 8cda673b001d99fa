// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include <optional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPlainTextEdit;

namespace intray {

class LookupSettings;
class SchemaEditing;
class SourceSettings;
struct EditedField;
struct Lookup;

/// What one field of a record is: its words, its kind and what its values must keep to. Shows what
/// fits the kind, and what is said already.
class FieldSettings : public QScrollArea
{
    Q_OBJECT
public:
    explicit FieldSettings(SchemaEditing &editing, QWidget *parent = nullptr);

    void showField(const QString &name); ///< Empty: none.
    void offerTables(const QList<Lookup> &tables);

private:
    void giveRoomToType();
    void makeWords(QFormLayout &form);
    void makeKind(QFormLayout &form);
    void makeTexts(QFormLayout &form);
    void makeMarks(QFormLayout &form);
    QLineEdit *line(const char *name);
    QComboBox *open(const char *name);
    QPlainTextEdit *lines(const char *name, const QString &help);
    QCheckBox *mark(const QString &text, const char *name);
    void follow(QWidget *field);
    EditedField typed() const;
    void take(const QString &what);
    void show(const EditedField &field);
    void showFitting(const EditedField &field);
    void showKinds(const EditedField &field);
    void showFormats(const EditedField &field);
    void showAgain();

    SchemaEditing &m_editing;
    QString m_name;
    QString m_shownKind; ///< Whose formats are offered.
    QFormLayout *m_form;
    QLineEdit *m_label;
    QLineEdit *m_help;
    QComboBox *m_group;
    QComboBox *m_kind;
    QComboBox *m_format;
    QLineEdit *m_least;
    QLineEdit *m_most;
    QPlainTextEdit *m_choices;
    QLineEdit *m_pattern;
    QLineEdit *m_longest;
    QPlainTextEdit *m_placeholders;
    QComboBox *m_spelling;
    LookupSettings *m_lookup;
    SourceSettings *m_source;
    QCheckBox *m_required;
    QCheckBox *m_unique;
    QCheckBox *m_readOnly;
    QCheckBox *m_inList;
    QCheckBox *m_multiline;
    QCheckBox *m_several;
    bool m_showing = false;
};

} // namespace intray
