// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalSocket>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <chrono>

namespace intray {

/// One call to the window that listens at a place. Starts at the same moment take turns, so that
/// not two of them find nobody there. One of answered() and unanswered() ends the call, and then its
/// turn, so that whoever receives it can still listen there in turn. Belongs to the window's thread
/// and never blocks it.
class WindowCall : public QObject
{
    Q_OBJECT
public:
    /// `words` is one line for the other window; empty: it is enough that somebody is there.
    /// `patience` is for the turn, and again for the answer.
    WindowCall(const QString &place, const QByteArray &words, std::chrono::milliseconds patience,
               QObject *parent = nullptr);
    ~WindowCall() override;

    const QString &place() const { return m_place; }
    void start();

signals:
    void answered();
    void unanswered();

private:
    void tryTurn();
    void call();
    void speak();
    void listen();
    void end(bool isAnswered);

    QString m_place;
    QByteArray m_words;
    std::chrono::milliseconds m_patience;
    QLockFile m_turn;
    QLocalSocket m_other;
    QTimer m_nextTry;
    QTimer m_deadline;
    bool m_isCalling = false;
};

} // namespace intray
