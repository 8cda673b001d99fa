// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Upgrades a database as the next version of Intray does: the trial is among its migrations.
// usage: upgrader DATABASE
#include "store/line/connection.h"

#include <QCoreApplication>

#include <cstdio>

using namespace intray;

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const auto url = DatabaseUrl::fromText(application.arguments().value(1));
    const Password password(qEnvironmentVariable("INTRAY_PASSWORD"));
    const auto opened = url.and_then([&](const DatabaseUrl &found) {
        return Connection::open({found, password}, OpenMode::AddTables);
    });
    if (!opened)
        std::fprintf(stderr, "%s %s\n", qPrintable(opened.error().sentence),
                     qPrintable(opened.error().detail));
    return opened ? 0 : 1;
}
