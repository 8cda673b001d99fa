// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/recordschema.h"
#include "store/verifying/suggestionstore.h"
#include "ui/desk/proposalghost.h"

#include <QObject>
#include <QRect>

#include <functional>
#include <optional>

namespace intray {

class Desk;
class FieldEditor;
class GhostButton;

/// Marks a field whose value is likely wrong: what is likely meant stands as a ghost in the free
/// room behind the text, or behind the field, so nothing moves when it comes. Where it has no room,
/// the question stands beside the field, or in the message line while the person is in the field.
/// Changes nothing by itself.
class SuggestionMark : public QObject
{
    Q_OBJECT
public:
    /// The picker, if there is one, stands behind the field.
    SuggestionMark(const Field &field, Desk &desk, FieldEditor *editor, QWidget *picker);

    void showSuspicion();
    bool mayBeTakenUnseen() const; ///< It is seen, or so short that it can be asked about.
    bool isOffered() const; ///< What is meant, not only a doubt; never where nothing can be typed.
    bool isShown() const;
    bool isGhostSeen() const; ///< Else what is said beside the field says it.
    bool isInSight() const { return isGhostSeen() || m_isSeenBeside; }
    QRect ghostPlace() const;        ///< In the field's cell; empty: it is not seen.
    ProposalGhost ghost() const;     ///< To be seen elsewhere; no value: none, or it is seen.
    bool setTakenByKey(bool isNext); ///< Its key is seen only then. False: as it was.
    /// What else is asked about the field's value, in a sentence; empty: nothing.
    void setOtherQuestion(const std::function<QString()> &question) { m_otherQuestion = question; }
    void setSeenBeside(bool isSeen) { m_isSeenBeside = isSeen; }
    void offer(const QPoint &place); ///< A menu of what may be done with it, below all of it.
    void showAll();                  ///< The same, below the field.
    /// What is suggested and may be taken without a look at it; none: nothing.
    std::optional<SuspiciousCell> sure() const;
    QString words() const; ///< What is likely meant, and why; empty: nothing is suspicious.
    QString why() const;   ///< Only why.
    void accept();         ///< Says why if nothing is suggested.
    void refuse();         ///< The same; done twice, it is offered again.
    void silence();        ///< What is of this kind, in this field, for this person.
    void ask();            ///< Says it in the message line, where it covers nothing, with the keys.
    void askWhereTheKeyLed(); ///< The same, for whoever wanted to take it and did not see it.

signals:
    void taken(const QString &value);
    void ghostMoved(); ///< It is seen now, or not any more.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override; ///< Other sizes and places.

private:
    void take(const QList<SuspiciousCell> &cells);
    void placeGhost();
    ProposalGhost proposal() const;
    QRect roomInside() const; ///< Behind the text, if that is one line.
    QRect roomBehind() const; ///< Behind the field and its picker.
    QRect onFirstLine(QRect place) const;
    void askWhatIsCut();
    bool isTooLongToBeSaid() const;
    bool isFaulty() const;
    void holdAgainstRules();
    QString whatIsAskedAgain() const; ///< After it was not wanted.
    QString whatIsSoHere() const;     ///< Where there is nothing to take or to leave.

    Field m_field;
    Desk &m_desk;
    FieldEditor *m_editor;
    QWidget *m_picker;
    GhostButton *m_ghost;
    std::function<QString()> m_otherQuestion = [] { return QString(); };
    bool m_isTakenByKey = false;
    bool m_isSeenBeside = false; ///< What has no room in the field.
    bool m_isComposing = false;  ///< An input method writes where the ghost stands.
};

} // namespace intray
