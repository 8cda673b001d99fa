// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProgressBar>

namespace intray {

/// How much is left of a lock, as a ring that empties clockwise: seen from the corner of the eye,
/// and for a screen reader a progress bar like any other. Its range is that of a progress bar.
class LockRing : public QProgressBar
{
    Q_OBJECT
public:
    enum class State {
        Held,
        Ending,
        Lost,
        Offline ///< It runs on, and nobody is told how.
    };

    explicit LockRing(QWidget *parent = nullptr);

    void setState(State state);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double left() const; ///< From 0 to 1; a lost lock is a full ring.

    State m_state = State::Held;
};

} // namespace intray
