// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// While it lives, no other program of Intray takes files out of the folder. The system ends it
/// with the program, however that ends. A file system that has no locks is taken for one where
/// nobody else is: two would then bring the same file in, which adds nothing twice to a queue.
class FolderTurn
{
public:
    explicit FolderTurn(const QString &folder);
    ~FolderTurn();
    Q_DISABLE_COPY_MOVE(FolderTurn)

    bool isOurs() const { return m_isOurs; } ///< False: another has it.

private:
    qintptr m_file = -1; ///< A descriptor; on Windows a HANDLE.
    bool m_isOurs = true;
};

} // namespace intray
