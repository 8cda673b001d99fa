// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/identity.h"
#include "store/line/databaseurl.h"

#include <QObject>

#include <chrono>
#include <memory>

class QLocalServer;
class QLocalSocket;

namespace intray {

class WindowCall;

/// What a second start hands over to the window that is there.
struct SecondStart
{
    QString queue; ///< Wished for with --queue; may be empty.
    QString token; ///< The desktop's leave to come to the front; may be empty.
};

/// One window for each database and user: the window that is there listens at a place of the user's
/// own (windowPlace()), a second start calls it and ends. Never per machine, so that several people
/// on one server of terminals do not meet. Where there is no such place, or the other does not
/// answer within three seconds, there are two windows, which harms no data. Belongs to the
/// window's thread and never blocks it.
class OneWindow : public QObject
{
    Q_OBJECT
public:
    explicit OneWindow(std::chrono::milliseconds patience = std::chrono::seconds(3),
                       QObject *parent = nullptr);
    ~OneWindow() override;

    /// Calls the window that has this database open: found() answers, or alone().
    void start(const DatabaseUrl &database, const Identity &identity, const SecondStart &start);
    /// The window works with another database from now on.
    void follow(const DatabaseUrl &database, const Identity &identity);
    /// Where this window is called; empty: nowhere.
    const QString &place() const { return m_place; }

signals:
    void found(); ///< There is a window already, and it has come forward.
    void alone(); ///< There is none; this program is the one that is called from now on.
    void called(const intray::SecondStart &start);

private:
    void call(const QString &place, const QByteArray &words);
    void listenAt(const QString &place);
    void stopListening();
    void answer(QLocalSocket &caller);

    std::chrono::milliseconds m_patience;
    std::unique_ptr<WindowCall> m_call;
    std::unique_ptr<QLocalServer> m_server;
    QString m_place;
};

} // namespace intray
