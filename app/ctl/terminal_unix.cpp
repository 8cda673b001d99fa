// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/terminal.h"

#include <termios.h>
#include <unistd.h>

#include <cstdio>

namespace intray::ctl {

static constexpr char giveUp = 3; // Ctrl+C

namespace {

/// While it lives, the terminal does not show what is typed. Ctrl+C ends the line instead of the
/// program, which would leave the terminal like that.
class HiddenTyping
{
public:
    HiddenTyping()
    {
        tcgetattr(STDIN_FILENO, &m_before);
        termios hidden = m_before;
        hidden.c_lflag &= ~tcflag_t(ECHO | ISIG);
        hidden.c_cc[VEOL] = giveUp;
        tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden);
    }
    ~HiddenTyping() { tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before); }
    Q_DISABLE_COPY_MOVE(HiddenTyping)

private:
    termios m_before = {};
};

} // namespace

bool isTerminal(Stream stream)
{
    return ::isatty(stream == Stream::Input ? STDIN_FILENO : STDERR_FILENO) == 1;
}

QString fileOfInput()
{
    return QStringLiteral("/dev/stdin");
}

TerminalUse::TerminalUse() = default;

TerminalUse::~TerminalUse()
{
    Q_UNUSED(m_codePage);
}

static void say(const QString &text)
{
    std::fputs(text.toLocal8Bit().constData(), stderr);
    std::fflush(stderr);
}

static std::optional<QString> typedLine()
{
    QByteArray line;
    char letter = 0;
    while (::read(STDIN_FILENO, &letter, 1) == 1 && letter != '\n' && letter != giveUp)
        line += letter;
    return letter == '\n' ? std::optional(QString::fromLocal8Bit(line)) : std::nullopt;
}

std::optional<QString> lineTypedUnseen(const QString &question)
{
    std::optional<QString> typed;
    {
        const HiddenTyping hidden;
        say(question); // once nothing is shown any more
        typed = typedLine();
    }
    say(QStringLiteral("\n"));
    return typed;
}

QString wordsOfErrno(int number)
{
    return qt_error_string(number);
}

} // namespace intray::ctl
