// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QTemporaryDir>

namespace intray {

/// A file system of its own with little room, gone with the object. Needs the right to mount one.
class SmallDisk
{
public:
    explicit SmallDisk(const QString &size)
    {
        m_mounted =
            QProcess::execute(QStringLiteral("mount"),
                              {QStringLiteral("-t"), QStringLiteral("tmpfs"), QStringLiteral("-o"),
                               QStringLiteral("mode=777,size=") + size, QStringLiteral("small"),
                               m_folder.path()}) == 0;
    }
    ~SmallDisk()
    {
        if (m_mounted)
            QProcess::execute(QStringLiteral("umount"), {QStringLiteral("-l"), m_folder.path()});
    }
    Q_DISABLE_COPY_MOVE(SmallDisk)

    bool isThere() const { return m_mounted; }
    QString path(const QString &name) const { return m_folder.filePath(name); }
    bool grow(const QString &size) const
    {
        return QProcess::execute(QStringLiteral("mount"),
                                 {QStringLiteral("-o"), QStringLiteral("remount,size=") + size,
                                  m_folder.path()}) == 0;
    }

private:
    QTemporaryDir m_folder;
    bool m_mounted = false;
};

} // namespace intray
