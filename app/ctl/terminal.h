// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace intray::ctl {

enum class Stream {
    Input,
    Errors,
};

/// Whether a person sits at the stream's other end. Nothing on Windows' NUL is one.
bool isTerminal(Stream stream);

/// The file that standard input comes from; what is no file may be empty.
QString fileOfInput();

/// While it lives, a terminal reads what the program writes as UTF-8 and obeys what it writes for
/// the cursor, and nothing turns a line's end into another. Made once, when the program begins.
class TerminalUse
{
public:
    TerminalUse();
    ~TerminalUse();
    Q_DISABLE_COPY_MOVE(TerminalUse)

private:
    unsigned m_codePage = 0; ///< Windows only: to be put back.
};

/// Asks on the terminal for a line that is not shown while it is typed. None: the person has given
/// up with Ctrl+C, or the input has ended. Blocks.
std::optional<QString> lineTypedUnseen(const QString &question);

/// What the C library's errno says, in words.
QString wordsOfErrno(int number);

} // namespace intray::ctl
