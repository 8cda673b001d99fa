// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/pastedtext.h"
#include "ui/common/fieldframe.h"

#include <QPlainTextEdit>

namespace intray {

/// The one kind of field in which several lines are written; tst_house lets no other be made.
/// Whatever is pasted or dropped, by key, menu or mouse, comes in here and only as plain text: Qt's
/// own text field ends the program when it is given nothing at all, and reads Markdown as a layout.
/// Looks like any field; one that is read-only looks like text.
/// Lives in the window's thread.
class TextBox : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit TextBox(QWidget *parent = nullptr);
    explicit TextBox(const QString &text, QWidget *parent = nullptr);

    static constexpr qsizetype longestLine = 20'000; ///< In characters.
    /// Has a line so long that laying it out would stop the window.
    static bool isTooLong(const QString &text);
    /// What was changed in a text that was pasted; `field` names where, unless that is seen.
    static QString changeWords(const PastedText &piece, const QString &field = {});

protected:
    bool event(QEvent *event) override;
    virtual FieldLook look() const;
    bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) final;
    virtual PastedText taken(const QString &pasted) const; ///< What the field takes of it.
    /// Why it cannot become this text, in a sentence; empty: it can. Then nothing is pasted.
    virtual QString whyNot(const QString &whole) const;
    virtual void tell(const QString &sentence);      ///< What became of what was pasted.
    virtual QString fieldName() const { return {}; } ///< For sentences that are said elsewhere.

private:
    void dress();
    QString wholeWith(const QString &pasted) const;
    void insert(const QString &pasted);
};

} // namespace intray
