// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace intray {

class WorkSeeker;

/// Below the lists: that work is looked for, for how long already, and how to stop. Not there while
/// nothing is looked for.
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
