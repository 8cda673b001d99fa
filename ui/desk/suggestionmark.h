// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/recordschema.h"
#include "store/verifying/suggestionstore.h"

#include <QObject>

#include <optional>

class QLabel;
class QToolButton;

namespace intray {

class Desk;
class FieldEditor;

/// Marks a field whose value is likely wrong: a button beside it, whose place is always kept, and
/// in the free room behind the text, or behind the field, what is likely meant and why. So nothing
/// moves when it comes. What has no room there stands in the message line while the person is in
/// the field. Changes nothing by itself.
class SuggestionMark : public QObject
{
    Q_OBJECT
public:
    SuggestionMark(const Field &field, Desk &desk, FieldEditor *editor, QWidget *markCell);

    QToolButton *button() const { return m_button; }
    void showSuspicion();
    bool isShown() const;
    /// What is suggested and may be taken without a look at it; none: nothing.
    std::optional<SuspiciousCell> sure() const;
    QString words() const; ///< What is likely meant, and why; empty: nothing is suspicious.
    void accept();         ///< Says why if nothing is suggested.
    void refuse();         ///< The same; done twice, it is offered again.
    void silence();        ///< What is of this kind, in this field, for this person.
    void ask();            ///< Says it in the message line, where it covers nothing, with the keys.

signals:
    void taken(const QString &value);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Other sizes and places.

private:
    void offer();
    void placeWords();
    QRect roomInside() const; ///< Behind the text, if that is one line.
    QRect roomBehind() const; ///< Behind the field and its marks.
    void askWhatIsCut();

    Field m_field;
    Desk &m_desk;
    FieldEditor *m_editor;
    QWidget *m_marks;
    QLabel *m_words;
    QToolButton *m_button;
};

} // namespace intray
