// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/queuerules.h"
#include "verify/rules/editedschema.h"

#include <QList>
#include <QObject>

namespace intray {

/// The record schema of one queue while somebody changes it: what it was, what it is now, and each
/// step between, to go back and forth. Lives in the window's thread.
class SchemaEditing : public QObject
{
    Q_OBJECT
public:
    explicit SchemaEditing(const Queue &queue, QObject *parent = nullptr);

    const Queue &queue() const { return m_queue; } ///< As it was when editing began.
    const EditedSchema &schema() const { return m_schema; }
    /// The queue with the schema as it stands here.
    Queue changed() const;
    const EditedSchema &stored() const { return m_stored; } ///< As it is in the database.
    bool isChanged() const;
    /// How many fields are other ones than those in the database, or new, or gone, and what else is
    /// different: their order, the columns of the form, the rules across them.
    int changes() const;

    /// One step. Steps on the same thing in a row, such as the letters of one text, are one; an
    /// empty `what` is always a step of its own. Nothing happens where nothing is different.
    void change(const EditedSchema &schema, const QString &what = {});
    bool canUndo() const { return !m_before.isEmpty(); }
    bool canRedo() const { return !m_after.isEmpty(); }
    void undo();
    void redo();
    /// What stands here is in the database now.
    void setSaved(const Queue &queue);

signals:
    void schemaChanged();
    void savedChanged();

private:
    Queue m_queue;
    EditedSchema m_stored;
    EditedSchema m_schema;
    QString m_what;
    QList<EditedSchema> m_before;
    QList<EditedSchema> m_after;
};

} // namespace intray
