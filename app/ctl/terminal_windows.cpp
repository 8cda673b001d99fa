// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/terminal.h"

#include <fcntl.h>
#include <io.h>
#include <windows.h>

#include <cstdio>
#include <cstring>
#include <string>

namespace intray::ctl {

namespace {

/// While it lives, the console does not show what is typed, and takes Ctrl+C for a letter instead
/// of the end of the program, which would leave the console like that.
class HiddenTyping
{
public:
    explicit HiddenTyping(HANDLE console)
        : m_console(console)
    {
        GetConsoleMode(console, &m_before);
        SetConsoleMode(console, m_before & ~DWORD(ENABLE_ECHO_INPUT | ENABLE_LINE_INPUT |
                                                  ENABLE_PROCESSED_INPUT));
    }
    ~HiddenTyping() { SetConsoleMode(m_console, m_before); }
    Q_DISABLE_COPY_MOVE(HiddenTyping)

private:
    HANDLE m_console;
    DWORD m_before = 0;
};

} // namespace

bool isTerminal(Stream stream)
{
    DWORD mode = 0; // which nothing has but a console
    return GetConsoleMode(
               GetStdHandle(stream == Stream::Input ? STD_INPUT_HANDLE : STD_ERROR_HANDLE),
               &mode) != 0;
}

QString fileOfInput()
{
    const HANDLE input = GetStdHandle(STD_INPUT_HANDLE);
    if (GetFileType(input) != FILE_TYPE_DISK)
        return {};
    constexpr DWORD longestPath = 32768;
    std::wstring path(longestPath, L'\0');
    const DWORD size =
        GetFinalPathNameByHandleW(input, path.data(), longestPath, FILE_NAME_NORMALIZED);
    if (size == 0 || size >= longestPath)
        return {};
    const QString whole = QString::fromWCharArray(path.data(), qsizetype(size));
    if (whole.startsWith(QStringLiteral("\\\\?\\UNC\\")))
        return QStringLiteral("\\\\") + whole.mid(8);
    return whole.startsWith(QStringLiteral("\\\\?\\")) ? whole.mid(4) : whole;
}

static void obeyCursorWords(DWORD stream)
{
    const HANDLE console = GetStdHandle(stream);
    DWORD mode = 0;
    if (GetConsoleMode(console, &mode))
        SetConsoleMode(console,
                       mode | ENABLE_PROCESSED_OUTPUT | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
}

TerminalUse::TerminalUse()
    : m_codePage(GetConsoleOutputCP())
{
    for (std::FILE *stream : {stdin, stdout, stderr})
        _setmode(_fileno(stream), _O_BINARY);
    SetConsoleOutputCP(CP_UTF8);
    obeyCursorWords(STD_OUTPUT_HANDLE);
    obeyCursorWords(STD_ERROR_HANDLE);
}

TerminalUse::~TerminalUse()
{
    std::fflush(stdout);
    std::fflush(stderr);
    if (m_codePage != 0)
        SetConsoleOutputCP(m_codePage);
}

static void say(const QString &text)
{
    std::fputs(text.toUtf8().constData(), stderr);
    std::fflush(stderr);
}

static std::optional<QString> typedLine(HANDLE console)
{
    constexpr wchar_t giveUp = 3; // Ctrl+C
    constexpr wchar_t backspace = 8;
    QString line;
    wchar_t letter = 0;
    DWORD count = 0;
    while (ReadConsoleW(console, &letter, 1, &count, nullptr) && count == 1) {
        if (letter == giveUp)
            return std::nullopt;
        if (letter == L'\r' || letter == L'\n')
            return line;
        if (letter == backspace)
            line.chop(1);
        else
            line += QChar(letter);
    }
    return std::nullopt;
}

std::optional<QString> lineTypedUnseen(const QString &question)
{
    const HANDLE console = GetStdHandle(STD_INPUT_HANDLE);
    std::optional<QString> typed;
    {
        const HiddenTyping hidden(console);
        say(question); // once nothing is shown any more
        typed = typedLine(console);
    }
    say(QStringLiteral("\n"));
    return typed;
}

QString wordsOfErrno(int number)
{
    return QString::fromLatin1(std::strerror(number));
}

} // namespace intray::ctl
