// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk/pickers/fieldpicker.h"

namespace intray {

class FieldEditor;
class Segments;

/// No and yes side by side in place of a field that says one of them, in the words that the field
/// uses, or nothing. Left, Right and Space in the field choose; whoever types sees the text until
/// the field is left, and so does everybody where it says neither, or there is more to see of it.
class YesNoPicker : public FieldPicker
{
    Q_OBJECT
public:
    YesNoPicker(const Field &field, FieldEditor &editor, QWidget *parent);

    void pick() override;
    void showText(const QString &text) override;
    void setMayCover(bool may) override;
    bool standsInField() const override { return false; }
    bool isForSpace() const override { return true; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    class Cover;

    void make();
    void choose(bool yes);
    bool pressed(const QKeyEvent &key);
    void beginTyping();
    void showCover();
    void fit();

    Field m_field;
    FieldEditor &m_editor;
    QStringList m_words; ///< Yes and no, where the rules name them.
    QString m_text;
    QString m_lastWord; ///< That said yes or no here; the next one is written alike.
    Cover *m_cover;     ///< Over the field.
    Segments *m_over;
    Segments *m_behind; ///< The field, while that says neither.
    bool m_mayCover = true;
    bool m_isTyping = false; ///< Since the field was entered.
};

} // namespace intray
