// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace intray {

class ChangeTable;
class FoldingTable;
class LineHead;
class TurningSplit;

/// What stands where on a page of a history, which has one list and no room twice: what the chosen
/// line changed beside the list; below it, where the list has nearly all room until there is
/// something to see; or, in a low window, only what is said of the line, in the place of the foot.
class LinePlaces : public QWidget
{
    Q_OBJECT
public:
    struct Parts
    {
        QWidget *questions; ///< Above the list.
        FoldingTable *list;
        LineHead *head;
        ChangeTable *changes;
        QWidget *foot;
    };
    enum class Panel { None, Line, Changes }; ///< What there is to say of the chosen line.

    LinePlaces(const Parts &parts, QWidget *parent);

    void showPanel(Panel panel);
    bool isBeside() const; ///< The list and what a line changed.
    bool isLow() const { return m_isLow; }
    bool isOnlySaid() const { return m_isLow && !isBeside(); } ///< There is no room for a table.

signals:
    void arranged(); ///< The window has another size; the parts may say more, or less.

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makePanel();
    QWidget *makeFoot();
    void arrange();
    void placeHead();
    void fitFoot();
    void showBelow(Panel panel);

    const Parts m_parts;
    TurningSplit *m_sides;
    QWidget *m_panel = nullptr;
    QVBoxLayout *m_inPanel = nullptr;
    QVBoxLayout *m_inFoot = nullptr;
    Panel m_shown = Panel::None;
    bool m_isLow = false;
};

} // namespace intray
