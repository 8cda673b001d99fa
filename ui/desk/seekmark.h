// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace intray {

class WorkSeeker;

/// Beside "Take next": that work is looked for, for how long already, and how to stop. Empty while
/// nothing is looked for; it keeps its place, so that nothing jumps.
class SeekMark : public QWidget
{
    Q_OBJECT
public:
    explicit SeekMark(WorkSeeker &seeker, QWidget *parent = nullptr);

private:
    void showSeeking();
    QString words() const;

    WorkSeeker &m_seeker;
    QLabel *m_words;
    QPushButton *m_stop;
};

} // namespace intray
