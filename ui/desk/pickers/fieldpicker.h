// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"

#include <QWidget>

namespace intray {

class FieldEditor;

/// What helps to choose a field's value instead of typing it, beside the field's editor: a list, a
/// calendar or a box, as the field's rules say. The text stays what counts: what is not among the
/// choices is kept, and can still be typed. Used by mouse, or by Alt+Down in the editor; Tab goes
/// past it. Lives in the window's thread.
class FieldPicker : public QWidget
{
    Q_OBJECT
public:
    /// The one that fits the field, owned by the parent; null: the field is typed.
    static FieldPicker *make(const Field &field, FieldEditor &editor, QWidget *parent);

    virtual void pick() = 0;                  ///< Opens the choice, or makes it at once.
    virtual void showText(const QString &) {} ///< The field's value, as it is stored.
    virtual void setMayCover(bool) {}         ///< There is nothing else to see of the field.
    virtual bool standsInField() const { return true; } ///< At its end; else behind it.
    virtual bool isForSpace() const { return false; }   ///< The space key picks, too.

signals:
    void picked(const QString &value); ///< As it is stored.

protected:
    explicit FieldPicker(QWidget *parent);
    void addButton(const QString &name, const QString &tip); ///< That calls pick().
};

} // namespace intray
