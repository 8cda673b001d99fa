// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace intray {

/// Locks on single bytes of a file that holds nothing, each held by one instance at most: two of
/// one program compete like those of two programs. The system frees what a program held when it
/// dies. On Windows such locks keep others from reading the bytes, too, so nothing is ever written
/// there. One thread at a time, and blocks for
/// nobody but in lock().
class ByteLocks
{
public:
    ByteLocks() = default;
    ~ByteLocks(); ///< Frees all.
    Q_DISABLE_COPY_MOVE(ByteLocks)

    /// Frees what was open before. Makes the file if it is not there, with the rights of the file
    /// `model`, so that whoever may write the model may write this file. False: it cannot be
    /// written.
    bool open(const QString &path, const QString &model);
    bool isOpen() const { return m_file != nowhere; }
    /// Whether the file that is open is the one of this name still, and not one that was moved or
    /// deleted, where nobody else would look for locks.
    bool isOpenAs(const QString &path) const;

    /// False: another instance has it. Not to be called by the instance that has it already.
    bool tryLock(int byte) const;
    /// Linux only: waits for it; false: a signal ended the wait.
    bool lock(int byte) const;
    void unlock(int byte) const;
    /// Whether nobody has it. On Windows that is found out by taking it for a moment.
    bool isFree(int byte) const;

private:
    void close();

    static constexpr qintptr nowhere = -1;
    qintptr m_file = nowhere; ///< A descriptor; on Windows a HANDLE.
};

} // namespace intray
