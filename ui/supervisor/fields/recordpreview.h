// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

#include <QHash>
#include <QTimer>
#include <QWidget>

class QGridLayout;

namespace intray {

class ElidedLabel;
class FootWords;
class LowPlace;
class PreviewRow;
class SchemaEditing;

/// How a record looks at the desk with the fields as they stand in the editor, to try out, of the
/// desk's own parts: its head, its fields, and at its foot what the field in hand expects. What is
/// typed is held against the rules at once, and goes nowhere. Of many fields it shows those around
/// the chosen one.
class RecordPreview : public QWidget
{
    Q_OBJECT
public:
    explicit RecordPreview(SchemaEditing &editing, QWidget *parent = nullptr);

    void chooseField(const QString &name);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void build();
    QWidget *makeHead();
    void showSoon();
    void showFields();
    void makeRows();
    PreviewRow *newRow(const Field &field, QWidget *sheet);
    Record typedRecord() const;
    void check();
    void showName();
    QList<Field> fieldsAround() const;

    SchemaEditing &m_editing;
    QString m_chosen;
    RecordSchema m_schema;
    QList<Field> m_shown;
    QHash<QString, QString> m_typed;
    QList<PreviewRow *> m_rows;
    ElidedLabel *m_name;
    LowPlace *m_area;
    FootWords *m_hint;
    QTimer m_soon;
};

} // namespace intray
