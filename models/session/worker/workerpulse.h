// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

namespace intray {

class DatabaseThread;

/// What every worker does beside its work: says twice a minute that it is there, and keeps the
/// newest seal of the history every ten minutes. Lives in its owner's thread and does not block;
/// what fails is not told, because the next claim finds out why.
class WorkerPulse : public QObject
{
    Q_OBJECT
public:
    explicit WorkerPulse(DatabaseThread &database, QObject *parent = nullptr);

    void start(); ///< Both at once, and then from time to time.

signals:
    void told(const QString &sentence); ///< The history has lost seals that were kept here.

private:
    void beat();
    void keepSeal();

    DatabaseThread &m_database;
    QTimer m_beat;
    QTimer m_keepSeal;
    bool m_isWhole = true; ///< The history has all seals that were kept here.
};

} // namespace intray
