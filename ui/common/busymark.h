// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace intray {

/// Says that something is under way, where its result will appear: nothing for 300 ms, then words,
/// and after two seconds a bar and Cancel.
class BusyMark : public QWidget
{
    Q_OBJECT
public:
    explicit BusyMark(const QString &words, QWidget *parent = nullptr);

    void setEdge(int edge); ///< Where words and bar begin and end, in pixels.
    void
    setCancellable(bool cancellable); ///< Usually yes; no: what is under way cannot be stopped.

    void setWords(const QString &words); ///< For what is under way next.
    QString words() const;
    void setBusy(bool busy);
    /// It lasted so long that Cancel was offered; true until something else is under way.
    bool tookLong() const { return m_tookLong; }

signals:
    void cancelled();

private:
    void showWords();
    void showCancel();

    QLabel *m_words;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
    bool m_cancellable = true;
    bool m_tookLong = false;
    QTimer m_soon;
    QTimer m_long;
};

} // namespace intray
