// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

#include <QHash>
#include <QScrollArea>
#include <QTimer>

class QGridLayout;

namespace intray {

class PreviewRow;
class SchemaEditing;

/// How the form at the desk looks with the fields as they stand in the editor, to try out: what is
/// typed is held against the rules at once, and goes nowhere. Of many fields it shows those around
/// the chosen one.
class RecordPreview : public QScrollArea
{
    Q_OBJECT
public:
    explicit RecordPreview(SchemaEditing &editing, QWidget *parent = nullptr);

    void chooseField(const QString &name);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void showSoon();
    void showFields();
    void addRow(QGridLayout &grid, int row, const Field &field);
    void check();
    QList<Field> fieldsAround() const;

    SchemaEditing &m_editing;
    QString m_chosen;
    RecordSchema m_schema;
    QList<Field> m_shown;
    QHash<QString, QString> m_typed;
    QList<PreviewRow *> m_rows;
    QTimer m_soon;
};

} // namespace intray
