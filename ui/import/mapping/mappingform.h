// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/mapping/mapping.h"

#include <QWidget>

#include <optional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace intray {

class WordedBox;

/// How one field is made, to be changed by somebody who knows neither SQL nor JSON. Tells of a
/// change only where it gives a field that can be made.
class MappingForm : public QWidget
{
    Q_OBJECT
public:
    explicit MappingForm(QWidget *parent = nullptr);

    void setColumns(const QStringList &columns); ///< Of the file.
    void showField(const FieldMapping &field, bool isLeftOut);
    void beginWithName(); ///< The person is going to give it a name.
    /// Whether something was typed that gives no field, and so was not told; the form says why.
    bool isUnfinished() const { return m_isUnfinished; }

signals:
    void changed(const intray::FieldMapping &field);

private:
    QLineEdit *line(const char *name);
    QCheckBox *tick(const char *name, const QString &text);
    void build();
    void addSource(QFormLayout *form);
    void addSplitting(QFormLayout *form);
    void addForms(QFormLayout *form);
    void offerWords();
    void fillForms();
    void addColumn();
    QStringList from() const;
    QStringList missing() const;
    void tell();
    void showFitting();
    void offerColumns(const QStringList &joined);
    void showPart(int part);
    FieldMapping field() const;
    QString fault() const;

    QStringList m_columns;
    bool m_isUnfinished = false;
    FieldMapping m_shown; ///< A line says no empty text, and no blanks around one: these stay.
    QLineEdit *m_name;
    QLineEdit *m_from;
    QComboBox *m_more;                   ///< Columns that can be joined.
    std::optional<QStringList> m_joined; ///< Those that it does not offer.
    WordedBox *m_joint;
    WordedBox *m_splitAt;
    QComboBox *m_part;
    QCheckBox *m_andAfter;
    QCheckBox *m_trim;
    QComboBox *m_letters;
    QLineEdit *m_missing;
    QComboBox *m_kind; ///< Text, date or number.
    WordedBox *m_written;
    QLabel *m_fault;
};

} // namespace intray
