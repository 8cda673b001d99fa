// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/companion.h"
#include "session/folder/folderwatch.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <vector>

namespace intray {

/// The folders that a companion process watches. One that cannot be watched is told and tried again
/// a minute later; the others go on. Lives in the thread that made it and needs an event loop
/// there.
class FolderDuty : public QObject
{
    Q_OBJECT
public:
    FolderDuty(const DatabaseLogin &login, const Identity &identity,
               const QList<FolderOrder> &folders, QObject *parent);
    ~FolderDuty() override;

    bool isAny() const { return !m_places.empty(); }
    bool isIdle() const;
    DutyReport report() const;
    void start(bool once);
    /// Once: files that are being brought in come in; ended() follows. Again: they stay.
    void stop();
    void breakOff(); ///< At once, without ended().

signals:
    void reported();
    void told(const QString &sentence);
    void ended();

private:
    struct Place
    {
        FolderOrder order;
        std::unique_ptr<FolderWatch> watch;
        qint64 done = 0; ///< By earlier watches.
        QString error;
    };
    void watch(std::size_t place);
    void receiveEnd(std::size_t place);

    const DatabaseLogin m_login;
    const Identity m_identity;
    std::vector<Place> m_places;
    QTimer m_again;
    DutyReport m_report{Duty::Folders};
    bool m_isOn = false;
    bool m_once = false;
};

} // namespace intray
