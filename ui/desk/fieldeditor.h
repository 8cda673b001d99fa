// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/growingtext.h"

#include <functional>

class QCompleter;

namespace intray {

/// Where one field is corrected. Return goes on to the next field, or makes a line in a field of
/// several lines; Esc takes the field back and Esc Esc the record. Ctrl+Z is the field's own undo,
/// also of what came from outside.
class FieldEditor : public GrowingText
{
    Q_OBJECT
public:
    explicit FieldEditor(QWidget *parent = nullptr);

    void setMultiline(bool multiline);
    /// What is taken of a pasted text, asked when one comes. `whyNot` says why the field cannot
    /// hold a text as a whole; empty: it can.
    void setPasting(const QString &label, std::function<PasteRule()> rule,
                    std::function<QString(const QString &whole)> whyNot = {});
    void setChoices(
        const QStringList &choices); ///< Offered while typing; anything else may be typed too.
    void offerAllChoices();
    /// A value, and how it stands in the list.
    struct Offer
    {
        QString value;
        QString shown;
    };
    void offer(const QList<Offer> &offers); ///< In a list, while the person is here; none: no list.
    void pickBySpace(bool picks) { m_picksBySpace = picks; } ///< As a box does.
    /// What the number pad's key for it writes, whatever is printed on the key; null: the same.
    void setDecimalSign(QChar sign) { m_decimalSign = sign; }
    void setLocked(bool locked); ///< Read-only, and looks so.
    void setAlwaysLocked();      ///< In every record: a lock behind its value says so.
    void showText(const QString &text) override;
    void replaceText(const QString &text); ///< Ctrl+Z brings back what stood there.
    void undoTo(const QString &before);    ///< The last change, which had led away from it.
    /// Asked before the field's own undo; true: it has undone something of the whole record.
    void setUndoOfRecord(std::function<bool()> undo) { m_undoOfRecord = std::move(undo); }

signals:
    void typed(const QString &text);   ///< By the person: typing, paste, undo.
    void chosen(const QString &value); ///< From a list; typed() was told before.
    void left();
    void entered();
    void nextWanted();
    void backWanted();
    void recordBackWanted();
    void pickWanted();                       ///< To choose instead of typing.
    void changeRefused();                    ///< Something was typed, but the field is read-only.
    void pasteTold(const QString &sentence); ///< It was refused, or some of it left out.

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    PastedText taken(const QString &pasted) const override;
    QString whyNot(const QString &whole) const override;
    void tell(const QString &sentence) override;
    QString fieldName() const override { return m_label; }
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void tellChange();
    bool escape();
    bool isNextKey(const QKeyEvent &event) const;
    bool isPopupKey(const QKeyEvent &event) const;
    bool isPickKey(const QKeyEvent &event) const;
    bool isDecimalKey(const QKeyEvent &event) const;
    void offerChoices();
    void takeChoice(const QString &choice);

    QCompleter *m_completer = nullptr;
    void applyLock();

    bool m_locked = false;
    bool m_isAlwaysLocked = false;
    bool m_multiline = false;
    bool m_picksBySpace = false;
    bool m_escaped = false; ///< The last key was Esc.
    bool m_quiet = false;   ///< Changed from outside, not typed.
    std::function<bool()> m_undoOfRecord;
    QChar m_decimalSign;
    QString m_known; ///< As it was when it changed last.
    QString m_label;
    std::function<PasteRule()> m_pasteRule;
    std::function<QString(const QString &whole)> m_whyNot;
};

} // namespace intray
