// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlserver.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// intrayctl work at servers: a thousand items by a program that stays, and a few by a command
/// each.
class CtlStreamServersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::newRow("postgresql") << u"postgresql"_s;
        QTest::newRow("mariadb") << u"mariadb"_s;
    }
    void eachItemIsDoneOnce_data();
    void eachItemIsDoneOnce();
};

void CtlStreamServersTest::eachItemIsDoneOnce_data()
{
    QTest::addColumn<QStringList>("how");
    QTest::newRow("a program that stays")
        << QStringList{u"--stream"_s,
                       u"--at-once"_s,
                       u"200"_s,
                       u"--"_s,
                       u"/bin/sh"_s,
                       u"-c"_s,
                       u"while IFS= read -r line; do id=${line#*:}; id=${id%%,*}; "
                       "echo \"{\\\"id\\\":$id,\\\"result\\\":{}}\"; done"_s};
    QTest::newRow("a command for each")
        << QStringList{u"--parallel"_s, u"4"_s, u"--"_s, u"/bin/true"_s};
}

void CtlStreamServersTest::eachItemIsDoneOnce()
{
    QFETCH_GLOBAL(const QString, engine);
    QFETCH(const QStringList, how);
    CtlServer &server = CtlServer::of(engine);
    const CtlFixture files;
    QByteArray rows = "Id,City\n";
    for (int i = 0; i < 1000; ++i)
        rows += QByteArray::number(i) + ",boaz\n";
    const QString queue = how.contains(u"--stream"_s) ? u"stays"_s : u"each"_s;
    const QString table = files.file(u"a.csv"_s, rows);
    server.employ(u"ivo"_s, {u"importer"_s});
    server.employ(u"robot"_s, {u"worker"_s});
    server.employ(u"rita"_s, {u"auditor"_s});
    server.addQueue(queue, {});
    QCOMPARE(server.as(u"ivo"_s, {u"import"_s, queue, table, u"--key"_s, u"Id"_s}).exit, 0);
    const Ran ran = server.as(u"robot"_s, QStringList{u"work"_s, queue, u"--once"_s} + how);
    QVERIFY2(ran.exit == 0, ran.err.constData());
    QCOMPARE(ran.json().value(u"done"_s).toInt(), 1000);
    const Ran audited = server.as(u"rita"_s, {u"audit"_s});
    QVERIFY2(audited.exit == 0, audited.out.constData());
}

INTRAY_TEST_GUILESS_MAIN(CtlStreamServersTest)
#include "tst_ctl_stream_servers.moc"
