// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testserver.h"

#include <QTest>

using namespace intray;

/// The servers that other tests build on: they come up, do what a fault test asks, and go.
class TestServers : public QObject
{
    Q_OBJECT

private slots:
    void aPostgresServerAnswersItsSuperuser();
    void aMariaServerAnswersItsSuperuser();
};

void TestServers::aPostgresServerAnswersItsSuperuser()
{
    PostgresServer server;
    QCOMPARE(server.sql(QStringLiteral("SELECT 1, current_user")), QStringLiteral("1|postgres"));
}

void TestServers::aMariaServerAnswersItsSuperuser()
{
    MariaServer server;
    QCOMPARE(server.sql(QStringLiteral("SELECT 1, 2")), QStringLiteral("1\t2"));
}

QTEST_GUILESS_MAIN(TestServers)
#include "tst_testserver.moc"
