// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/markedtext.h"
#include "ui/common/signlabel.h"
#include "ui/desk/proposalghost.h"

#include <QWidget>

#include <optional>

namespace intray {

class UndoArrow;

/// What there is to say about a field, beside it and never between two: a fault or a doubt with its
/// sign, and what the value was, with the letters that are there no more struck, and its undo. Two
/// lines at most: a fault's sentence goes first, and what has no room is in the tooltip. A proposal
/// that has no room in its field stands behind the sentence or below it, a long one as the piece of
/// it that changes, in as many lines as its field has; so does what a long value was, in one. As
/// high with or without words, so nothing moves when they come; higher only for a proposal that
/// would be out of sight else; under its field only as high as what it says.
class BesideCell : public QWidget
{
    Q_OBJECT
public:
    struct Said
    {
        std::optional<Sign> sign{}; ///< Fault or Warning; none: only a remark.
        QString sentence{};         ///< Empty: nothing is wrong.
        MarkedText was{};           ///< All of it, such as "was 1078"; empty: it is as it was.
        Stretch value{};            ///< Where in it the value stands, which may be long.
        bool canBeUndone = false;
        bool isQuestion = false;  ///< A click on it asks what to do.
        ProposalGhost proposal{}; ///< No value: none, or its field has room for it.
        QString why{};            ///< Said in place of a question while the proposal is seen.

        bool operator==(const Said &) const = default;
    };

    /// The words say what the button takes back, to screen readers and in its tooltip.
    explicit BesideCell(const QString &undoWords, QWidget *parent = nullptr);

    void say(const Said &said);
    void setLines(int lines);        ///< Two; one where the window is low.
    void growBeside(QWidget *field); ///< What this field takes of the form is free beside it, too.
    void setFitted(bool isFitted);   ///< Two lines at most, and no higher than they are.
    bool showsProposal() const { return m_proposal.isValid(); } ///< It has room for it.
    QString shownProposal() const; ///< As it stands there, whole or a piece of it; may be empty.
    QRect proposalPlace() const;   ///< Empty: it is not shown.
    QString shownWas() const;      ///< The same.
    int heightOf(int lines) const;
    const Said &said() const { return m_said; }
    bool isSilent() const { return m_said.sentence.isEmpty() && m_said.was.text.isEmpty(); }
    bool isWhole() const { return m_isWhole; } ///< The sentence is, not only in the tooltip.

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void undoWanted();
    void wholeChanged();              ///< By other words, or by other room.
    void proposalShown(bool isShown); ///< The same.
    void asked(const QPoint &place);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override; ///< Of the font, and of the direction.
    bool eventFilter(QObject *watched, QEvent *event) override; ///< The field's height.

private:
    int signRoom() const;
    bool isUndoShown() const;
    int lines() const;
    int linesOfField() const;
    int mostLinesAbove() const;
    int linesBelow() const;   ///< The sentence, for a proposal.
    bool isWasHidden() const; ///< The fault has all the lines.
    void layWords();
    void layBoth();
    void laySentence(const QString &sentence, int width, int lines);
    void layWithProposal();
    void growForProposal();
    void placeUnderAll();
    void placeProposal();
    void placePiece();
    bool placePieceAt(const QPoint &place, int mostLines);
    void layWas(int lines);
    void tellWhole();
    int roomForWas() const;
    void layLines();
    int sentenceHeight() const;
    int wasHeight() const;
    int usedHeight() const;
    int top() const;        ///< Of the first line: they stand in the middle of the cell's height.
    int highestTop() const; ///< Where they take more of it than usual.
    QRect seen(const QRect &place) const;
    QColor ink() const;
    void arrange();

    Said m_said;
    std::optional<MarkedLines> m_sentence; ///< As they stand in the cell of now.
    std::optional<MarkedLines> m_was;
    ProposalGhost m_shown; ///< The proposal or a piece of it.
    QRect m_proposal; ///< In a cell that begins at its left; invalid: there is none, or no room.
    int m_lines = 2;
    bool m_isFitted = false;
    bool m_isGrown = false; ///< For a proposal that has no room else.
    bool m_isWhole = true;
    bool m_isWasCut = false; ///< Only a piece of it has room.
    UndoArrow *m_undo;
    QWidget *m_field = nullptr; ///< That this stands beside.
};

} // namespace intray
