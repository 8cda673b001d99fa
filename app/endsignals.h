// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace intray {

/// Turns the system's wish to end the program (SIGTERM, SIGHUP, SIGINT; on Windows Ctrl+C and
/// Ctrl+Break, and the end of the console or of the session) into a signal of its thread, so that
/// drafts are written and the program ends as if the window had been closed, and a worker gives
/// back what it holds. One object per program. A window on Windows has no console: Qt tells it of
/// the session's end (QGuiApplication::commitDataRequest).
class EndSignals : public QObject
{
    Q_OBJECT
public:
    explicit EndSignals(QObject *parent = nullptr);
    ~EndSignals() override;

signals:
    void endWanted();
};

} // namespace intray
