// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace intray {

/// Turns the system's wish to end the program (SIGTERM, SIGHUP, SIGINT) into a signal of its
/// thread, so that drafts are written and the program ends as if the window had been closed, and a
/// worker gives back what it holds. One object per program.
class EndSignals : public QObject
{
    Q_OBJECT
public:
    explicit EndSignals(QObject *parent = nullptr);

signals:
    void endWanted();
};

} // namespace intray
