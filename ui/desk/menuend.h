// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

class QMenu;

namespace intray {

/// The end of the button that leads on, which opens a small menu of what else could be done
/// instead. Keeps itself at that button's end; the button keeps the room free for it.
class MenuEnd : public QAbstractButton
{
    Q_OBJECT
public:
    static constexpr int across = 32;

    MenuEnd(QMenu *menu, QWidget *button);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {across, 24}; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void openMenu();
    void arrange();

    QMenu *m_menu;
};

} // namespace intray
