// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "queue/id.h"

#include <QLockFile>

#include <memory>

namespace intray {

class Connection;

/// What a running import holds on this machine beside its rows in the database: a mark that its
/// program lives, and for a database file room on the disk, so that a full one can still be taken
/// back. Gone with the object; what a killed program left is removed by whoever cleans up after it.
class ImportHold
{
public:
    /// So many bytes are coming. DiskFull: there is no room for taking them back.
    static Outcome<ImportHold> take(const Connection &connection, ImportId import, qint64 bytes);
    /// Whether the import's program was on this machine and is not running any more. False where
    /// nobody can know.
    static bool isGivenUp(const Connection &connection, ImportId import);
    /// Gives the room back to the disk.
    static void freeRoom(const Connection &connection, ImportId import);

private:
    /// A file that goes with it.
    struct Room
    {
        explicit Room(QString file)
            : path(std::move(file))
        {
        }
        ~Room();
        Q_DISABLE_COPY_MOVE(Room)
        const QString path;
    };

    explicit ImportHold(const QString &mark);

    std::unique_ptr<QLockFile> m_mark;
    std::unique_ptr<Room> m_room;
};

} // namespace intray
