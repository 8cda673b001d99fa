// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// One of those who compete for the items of one database and are killed at random moments, or a
// supervisor who takes items from them. It never ends by itself.
// usage: faultworker DATABASE JOURNAL NAME SEED [supervise]
#include "faults/worker.h"

#include <sys/prctl.h>

#include <QCoreApplication>

#include <csignal>

using namespace intray::faults;
using namespace Qt::StringLiterals;

int main(int argc, char *argv[])
{
    ::prctl(PR_SET_PDEATHSIG, SIGKILL); // a test that is aborted takes its workers with it
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    Journal journal(words.value(2));
    WorkersLine line(words.value(1), words.value(3), journal);
    Worker worker(line, journal, words.value(4).toUInt());
    const bool supervises = words.value(5) == u"supervise"_s;
    if (!supervises)
        worker.resume();
    for (;;)
        supervises ? worker.supervise() : worker.step();
}
