// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "ui/desk/fieldtext.h"

#include <QObject>

class QGridLayout;

namespace intray {

class BesideCell;
class FieldEditor;
class FieldPicker;
class TintedLabel;

/// One field of the preview, of the desk's own parts: label, editor with its list or calendar in
/// it, as wide as there, and under it what is wrong.
class PreviewRow : public QObject
{
    Q_OBJECT
public:
    /// `ofAll`: the record's schema.
    PreviewRow(const Field &field, const QJsonObject &ofAll, const QString &value, QWidget *sheet);

    static constexpr int gridLines = 2;
    void putInto(QGridLayout &grid, int line);
    const Field &field() const { return m_field; }
    void showFault(const QString &sentence);

signals:
    void typed(const QString &value); ///< As the record would keep it.
    void entered();

private:
    void makeEditor(const QJsonObject &ofAll, const QString &value);
    void makePicker(const QString &value);
    QWidget *cellOf(QWidget *sheet);

    Field m_field;
    FieldText m_text;
    TintedLabel *m_label;
    FieldEditor *m_editor;
    FieldPicker *m_picker = nullptr; ///< None: the field is typed.
    BesideCell *m_beside;
};

} // namespace intray
