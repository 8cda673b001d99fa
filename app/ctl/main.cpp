// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/commandline.h"
#include "translations/translations.h"

#include <QCoreApplication>

#include <csignal>
#include <cstdlib>
#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace intray::ctl;

static Answer answerTo(const QStringList &words)
{
    auto spoken = readCommandLine(words);
    if (!spoken)
        return failed(spoken);
    if (!spoken->line)
        return spoken->answer;
    return spoken->line->command.run(spoken->line->call);
}

// A page of an export is given back before the next one comes: to return its memory to the system
// each time costs a server's client half of its time.
static void keepSomeMemory()
{
#ifdef __GLIBC__
    constexpr int kept = 32 * 1024 * 1024;
    mallopt(M_TRIM_THRESHOLD, kept);
    mallopt(M_TOP_PAD, kept / 8);
#endif
}

int main(int argc, char *argv[])
{
    keepSomeMemory();
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // a limit on files is told like a full disk
#endif
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("intray"));
    QCoreApplication::setApplicationVersion(QStringLiteral(INTRAY_VERSION));
    intray::speak();
    const QStringList words = QCoreApplication::arguments();
    return print(answerTo(words), asksForJson(words));
}
