// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace intray {

/// An arrow back in accent, which takes back what was typed into the field beside it. It takes no
/// focus: Tab goes from field to field, and the keyboard's way back is Esc. Window's thread.
class UndoArrow : public QToolButton
{
    Q_OBJECT
public:
    static constexpr int across = 24; ///< Pixels.

    explicit UndoArrow(QWidget *parent);

    QSize sizeHint() const override { return {across, across}; }
    void setMiddle(int middle) { m_middle = middle; } ///< Of the line that it stands in.

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_middle = across / 2;
};

} // namespace intray
