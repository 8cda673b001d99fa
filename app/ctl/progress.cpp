// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/progress.h"

#include "ctl/ctl.h"
#include "ctl/terminal.h"
#include "transfer/timeleft.h"

#include <QElapsedTimer>

#include <cstdio>

namespace intray::ctl {

// "\r" goes back to the line's start, "\x1b[K" clears the rest of it.
static void show(const QString &text)
{
    const QString line = QStringLiteral("\r%1\x1b[K").arg(text);
    std::fputs(line.toUtf8().constData(), stderr);
    std::fflush(stderr);
}

static QString sentenceFor(const TransferProgress &progress, std::chrono::milliseconds sinceBegin)
{
    if (progress.totalBytes <= 0)
        return Ctl::tr("%n row(s)", nullptr, int(progress.rows));
    const qint64 percent = 100 * progress.bytes / progress.totalBytes;
    return withTimeLeft(Ctl::tr("%n row(s), %1 %", nullptr, int(progress.rows)).arg(percent),
                        sinceBegin, progress.bytes, progress.totalBytes);
}

ProgressLine::ProgressLine()
    : m_shown(isTerminal(Stream::Errors))
{
}

ProgressLine::~ProgressLine()
{
    if (m_shown)
        show({});
}

ProgressReport ProgressLine::report() const
{
    if (!m_shown)
        return {};
    QElapsedTimer sinceBegin;
    sinceBegin.start();
    return [sinceBegin](const TransferProgress &progress) {
        show(sentenceFor(progress, std::chrono::milliseconds(sinceBegin.elapsed())));
    };
}

ElapsedLine::ElapsedLine(const QString &what, const Progress &progress)
    : m_progress(progress)
{
    if (isTerminal(Stream::Errors))
        m_clock = std::thread([this, what] { tick(what); });
}

ElapsedLine::~ElapsedLine()
{
    if (!m_clock.joinable())
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_isDone = true;
    }
    m_told.notify_all();
    m_clock.join();
    show({});
}

static QString sentenceFor(const QString &what, int seconds, const Progress &progress)
{
    if (progress.total() <= 0)
        return Ctl::tr("%1, %2 s (Ctrl+C ends it)").arg(what).arg(seconds);
    return Ctl::tr("%1, %2 s, %3 % (Ctrl+C ends it)")
        .arg(what)
        .arg(seconds)
        .arg(100 * progress.done() / progress.total());
}

void ElapsedLine::tick(const QString &what)
{
    std::unique_lock lock(m_mutex);
    for (int seconds = 1;
         !m_told.wait_for(lock, std::chrono::seconds(1), [this] { return m_isDone; }); ++seconds)
        show(sentenceFor(what, seconds, m_progress));
}

} // namespace intray::ctl
