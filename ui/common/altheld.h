// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace intray {

/// Whether Alt is held in a window of the program: only then are the letters underlined that go
/// with it, so that nobody reads past lines that they do not need. Lives in the window's thread;
/// watches the application.
class AltHeld : public QObject
{
    Q_OBJECT
public:
    explicit AltHeld(QObject *parent);

    bool isHeld() const { return m_isHeld; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setHeld(bool isHeld);

    bool m_isHeld = false;
};

} // namespace intray
