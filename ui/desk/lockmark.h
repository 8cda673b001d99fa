// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk/lockring.h"

#include <QAbstractButton>

namespace intray {

/// A record's lock in its head: the ring and words beside it, with a sign when it ends soon or is
/// lost. A click extends it. A screen reader meets a button with these words, and in it the ring's
/// value.
class LockMark : public QAbstractButton
{
    Q_OBJECT
public:
    explicit LockMark(QWidget *parent = nullptr);

    /// `left`: thousandths of the whole lock.
    void showLock(LockRing::State state, int left, const QString &words);
    LockRing::State state() const { return m_state; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override; ///< Of the direction.

private:
    QFont wordFont() const;
    bool hasSign() const;
    int wordsBegin() const;
    void arrange();

    LockRing *m_ring;
    LockRing::State m_state = LockRing::State::Held;
};

} // namespace intray
