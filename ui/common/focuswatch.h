// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QWidget;

namespace intray {

/// Tells a widget where the keyboard goes, for as long as the widget is whole.
///
/// A widget that is deleted gives the keyboard on while its parts go, and Qt still calls what is
/// connected to it then. As a member this ends before that. GUI thread; owned by the widget.
class FocusWatch
{
public:
    FocusWatch() = default;
    ~FocusWatch() { stop(); }
    Q_DISABLE_COPY_MOVE(FocusWatch)

    /// In place of whoever was told before; null: no widget of this program.
    void follow(const std::function<void(QWidget *now)> &told);
    void stop();

private:
    QMetaObject::Connection m_told;
};

} // namespace intray
