// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/commandline.h"
#include "ctl/terminal.h"
#include "translations/translations.h"

#include <QCoreApplication>

#include <csignal>

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

int main(int argc, char *argv[])
{
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // a limit on files is told like a full disk
#endif
    const TerminalUse terminal;
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("intray"));
    QCoreApplication::setApplicationVersion(QStringLiteral(INTRAY_VERSION));
    intray::speak();
    const QStringList words = QCoreApplication::arguments();
    return print(answerTo(words), asksForJson(words));
}
