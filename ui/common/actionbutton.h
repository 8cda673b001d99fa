// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/keyedbutton.h"

class QAction;

namespace intray {

/// A button for an action: its icon, its words and its key. Follows the action.
class ActionButton : public KeyedButton
{
    Q_OBJECT
public:
    explicit ActionButton(QAction *action, QWidget *parent = nullptr);

private:
    void follow();

    QAction *m_action;
};

} // namespace intray
