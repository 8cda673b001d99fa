// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/textbox.h"

#include <optional>

namespace intray {

/// Plain text that is as tall as it needs to be: one line at least, six at most, then it scrolls.
/// Looks like a field; one that is read-only looks like text. What it is given comes back
/// unaltered: line ends and hard spaces too.
class GrowingText : public TextBox
{
    Q_OBJECT
public:
    static constexpr int mostLines = 6;

    explicit GrowingText(QWidget *parent = nullptr);

    QString text() const;
    virtual void showText(const QString &text); ///< Begins a new undo history.
    /// A text that isTooLong(): only its beginning is shown, and it cannot be edited here. text()
    /// still gives all of it.
    bool isExcerpt() const { return !m_whole.isNull(); }
    void setTall(bool tall); ///< In a window that is high: a little higher.
    /// As wide as so many characters, or as its own text where that is longer; none: as wide as
    /// there is room for.
    void setRoom(std::optional<int> characters);
    void showPlaceholder(const QString &text); ///< In an empty field; it has room for all of it.
    /// What helps to choose a value, inside the field at its end. Taken over.
    void putAtEnd(QWidget *inside);
    int endRoom() const;         ///< Of that; 0: nothing is there.
    void setFaulty(bool faulty); ///< A thick edge says that it breaks a rule.
    bool isFaulty() const { return m_faulty; }
    int heightOfOneLine() const { return heightOf(1); } ///< With its edge.
    /// From the field's leading edge to the end of the text, or of what stands in its place.
    int widthOfFirstLine() const;
    int firstLineTop() const; ///< Where the text begins, for labels beside it.

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void rememberLineEnd(const QString &text);
    FieldLook look() const override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString shownOnFirstLine() const;
    void growOrShrink();
    void widenOrNarrow();
    void showFromTop();
    void align();
    int widthOf(int characters) const;
    int beforeText() const; ///< From the edge.
    void applyMargin();
    void placeAtEnd();
    int heightOf(int lines) const;
    int lineHeight() const;
    int aroundLines() const;
    int frame() const;
    int textMargin() const;

    QString m_whole; ///< While only an excerpt is shown.
    QString m_lineEnd = QStringLiteral("\n");
    int m_lines = 1;
    std::optional<int> m_room; ///< In characters.
    int m_width = 0;           ///< In pixels, of the text and its room.
    bool m_faulty = false;
    bool m_tall = false;
    QWidget *m_atEnd = nullptr;
};

} // namespace intray
