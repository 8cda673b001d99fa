// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace intray {

/// The one kind of field in which several lines are written; tst_house lets no other be made.
/// Whatever is pasted or dropped, by key, menu or mouse, comes in here and only as plain text: Qt's
/// own text field ends the program when it is given nothing at all, and reads Markdown as a layout.
/// Lives in the window's thread.
class TextBox : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit TextBox(QWidget *parent = nullptr);
    explicit TextBox(const QString &text, QWidget *parent = nullptr);

protected:
    bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) final;
    /// Puts it in the place of what is selected. Never empty.
    virtual void insertPasted(const QString &text);
};

} // namespace intray
