// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenuBar>

namespace intray {

/// The window's menus as a bar that is there while Alt is held, or one of its menus is open, and
/// lies over the window's first line, so that nothing moves. So its letters work as people know
/// them, and AltGr, which writes, shows nothing. In the window's thread.
class AltMenuBar : public QMenuBar
{
    Q_OBJECT
public:
    explicit AltMenuBar(QWidget *window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isOfWindow(const QObject *watched) const;
    void follow(const QEvent &event);
    void comeUp();
    void goUnlessOpen();
    void goLater(); ///< When a menu that is about to open has opened.

    QWidget *m_window;
    bool m_isHeld = false;
};

} // namespace intray
