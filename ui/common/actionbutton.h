// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QAction;

namespace intray {

/// A button for an action: its words, and its key below in smaller letters. Follows the action.
class ActionButton : public QPushButton
{
    Q_OBJECT
public:
    explicit ActionButton(QAction *action, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void follow();
    QFont keyFont() const;
    int verticalRoom() const;
    QString words() const;
    QString keys() const;

    QAction *m_action;
};

} // namespace intray
