// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/message.h"

#include <QList>
#include <QWidget>

class QMenu;

namespace intray {

class Actions;
class LineButton;
class MenuEnd;

/// What can be done with the record, in one line: what leads on, with a menu of what else would
/// complete it, then what puts it off, and apart, at the end, what ends it undone. Where room is
/// short the keys go first, then the icons, those of what ends it last; what has no room at all is
/// in the menu.
class RecordFoot : public QWidget
{
    Q_OBJECT
public:
    explicit RecordFoot(const Actions &actions, QWidget *parent = nullptr);

    void setCanSendBack(bool can); ///< Only where a step comes before.
    /// Its key presses something else for a while, so that leads on. Nothing moves.
    void setLeads(bool leads);
    QList<QWidget *> stops() const; ///< Of Tab, in their order.

    QSize sizeHint() const override { return minimumSizeHint(); }
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override; ///< Of layout, when words change.

private:
    struct Part
    {
        Action action;
        LineButton *button = nullptr;
    };

    void add(Action action);
    void makeMenu();
    void fit();
    void fitLater();
    bool isShown(const Part &part, qsizetype left) const; ///< With so many left out.
    bool fitsAt(int tightness, qsizetype left) const;
    void show(int tightness, qsizetype left);
    int neededWidth(int tightness, qsizetype left) const;
    void arrange();
    void fillMenu();

    const Actions &m_actions;
    QList<Part> m_parts; ///< As they stand there.
    QMenu *m_menu;
    MenuEnd *m_end = nullptr;
    int m_leadingWidth = 0; ///< Of what leads on, which it keeps when it does not.
    bool m_canSendBack = false;
    bool m_leads = true;
};

} // namespace intray
