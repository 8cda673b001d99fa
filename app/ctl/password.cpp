// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/password.h"

#include "ctl/ctl.h"
#include "ctl/text.h"

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

static void say(const QString &text)
{
    std::fputs(text.toLocal8Bit().constData(), stderr);
    std::fflush(stderr);
}

static QByteArray typedLine()
{
    QByteArray line;
    char letter = 0;
    while (::read(STDIN_FILENO, &letter, 1) == 1 && letter != '\n' && letter != giveUp)
        line += letter;
    return letter == '\n' ? line : QByteArray();
}

static QString question(const DatabaseUrl &url)
{
    if (url.user().isEmpty())
        return Ctl::tr("Password for %1: ").arg(plain(url.displayName()));
    return Ctl::tr("Password of %1 for %2: ").arg(plain(url.user()), plain(url.displayName()));
}

static Password takenFromEnvironment(const char *name)
{
    const Password password(qEnvironmentVariable(name));
    qunsetenv(name);
    return password;
}

Password passwordOfEnvironment()
{
    static const Password password = takenFromEnvironment("INTRAY_PASSWORD");
    return password;
}

Password passwordOfSource()
{
    static const Password password = takenFromEnvironment("INTRAY_SOURCE_PASSWORD");
    return password;
}

std::optional<Password> askForPassword(const DatabaseUrl &url)
{
    if (::isatty(STDIN_FILENO) != 1)
        return std::nullopt;
    QByteArray typed;
    {
        const HiddenTyping hidden;
        say(question(url)); // once nothing is shown any more
        typed = typedLine();
    }
    say(QStringLiteral("\n"));
    if (typed.isEmpty())
        return std::nullopt;
    return Password(QString::fromLocal8Bit(typed));
}

} // namespace intray::ctl
