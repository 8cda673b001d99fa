// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace intray {

class CountingWatch;

/// Says why a queue has no suggestions yet, and how far the counting is; stops it, and lets it go
/// on. Empty once there are suggestions.
class CountingMark : public QWidget
{
    Q_OBJECT
public:
    explicit CountingMark(CountingWatch &counting, QWidget *parent = nullptr);

private:
    void showStanding();
    void showShare(int percent);
    void turn();

    CountingWatch &m_counting;
    QLabel *m_words;
    QToolButton *m_turn;
};

} // namespace intray
