// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QWidget>

#include <chrono>

class QLabel;
class QProgressBar;
class QToolButton;

namespace intray {

/// How far something is that runs beside the work, in the status line, and Cancel. Seen only while
/// it runs. Lives in the window's thread.
class RunLine : public QWidget
{
    Q_OBJECT
public:
    /// The name is the object's and begins those of its parts; the texts are for screen readers.
    RunLine(const QString &name, const QString &progress, const QString &cancel, QWidget *parent);

    void begin(const QString &words, const QString &tip);
    /// Without a total the bar only shows that something happens; else the words say how long it
    /// goes on.
    void tell(const QString &words, qint64 done = 0, qint64 total = 0);
    /// The same, so long after it began.
    void tellAfter(std::chrono::milliseconds sinceBegin, const QString &words, qint64 done,
                   qint64 total);
    void beginCancelling(const QString &words);
    bool isCancelling() const;

signals:
    void cancelWanted();

private:
    QLabel *m_words;
    QProgressBar *m_bar;
    QToolButton *m_cancel;
    QElapsedTimer m_sinceBegin;
};

} // namespace intray
