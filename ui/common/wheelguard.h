// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace intray {

/// The mouse wheel scrolls, in the whole program: a box, a number, a date, a slider or a row of
/// tabs that has no focus passes it on to what scrolls around it, and nothing gets the focus by it.
/// Scroll bars get theirs. One for the program, in the window's thread; belongs to the application.
class WheelGuard : public QObject
{
    Q_OBJECT
public:
    static void install(); ///< Once is enough; later calls do nothing.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit WheelGuard(QObject *application);
};

} // namespace intray
