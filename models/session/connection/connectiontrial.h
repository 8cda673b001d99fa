// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/connection.h"

#include <QObject>

#include <functional>

namespace intray {

/// Tries whether a database can be opened, and what it says about itself. Changes nothing there and
/// never blocks: the attempt runs in a thread of its own and is left alone when it is cancelled.
/// Belongs to the window's thread.
class ConnectionTrial : public QObject
{
    Q_OBJECT
public:
    /// Opens the database and closes it again; called in a thread of its own.
    using Opening = std::function<Outcome<ServerFacts>(const DatabaseLogin &)>;
    static Outcome<ServerFacts> openAndClose(const DatabaseLogin &login);

    explicit ConnectionTrial(Opening opening = openAndClose, QObject *parent = nullptr);

    /// An earlier attempt that still runs is forgotten.
    void start(const DatabaseLogin &login);
    /// Tells failed() with Cancelled at once, if an attempt runs.
    void cancel();
    bool isRunning() const { return m_isRunning; }

signals:
    void succeeded(const intray::ServerFacts &facts);
    void failed(const intray::Error &error);

private:
    void receive(const Outcome<ServerFacts> &facts);

    Opening m_opening;
    int m_attempt = 0; ///< Answers to earlier ones are not heard.
    bool m_isRunning = false;
};

} // namespace intray
