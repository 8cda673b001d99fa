// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/testclass.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Killed while it writes a file, which a library does that only Linux can put in front.
class CtlKilledWritingTest : public QObject
{
    Q_OBJECT

private slots:
    void anExportLeavesTheOlderFile();

private:
    static constexpr int rows = 20'000;
};

void CtlKilledWritingTest::anExportLeavesTheOlderFile()
{
    const CtlFixture fixture;
    QByteArray table = "id,town\n";
    for (int id = 1; id <= rows; ++id)
        table += QByteArray::number(id) + ",old\n";
    QCOMPARE(
        fixture.ctl({u"import"_s, u"towns"_s, fixture.file(u"t.csv"_s, table), u"--key"_s, u"id"_s})
            .exit,
        0);
    QVERIFY(QDir(fixture.path({})).mkdir(u"out"_s));
    const QString file = fixture.file(u"out/out.csv"_s, "older\n");
    const QStringList exporting{u"export"_s, u"towns"_s, file, u"--force"_s};
    QProcessEnvironment killing = QProcessEnvironment::systemEnvironment();
    killing.insert(u"LD_PRELOAD"_s, QStringLiteral(INTRAY_KILLED_WRITING));
    killing.insert(u"KILLED_WRITING_FOLDER"_s, fixture.path(u"out"_s));
    killing.insert(u"KILLED_WRITING_BYTES"_s, u"100000"_s);
    killing.insert(u"ASAN_OPTIONS"_s, u"verify_asan_link_order=0"_s);
    const Ran killed = CtlFixture::run(
        CtlFixture::program(), QStringList{u"-d"_s, fixture.database()} + exporting, {}, killing);
    QCOMPARE(killed.exit, -1);
    QFile left(file);
    QVERIFY(left.open(QIODevice::ReadOnly));
    QCOMPARE(left.readAll(), "older\n");
    left.close();
    QCOMPARE(fixture.ctl(exporting).json().value(u"written"_s), rows);
    QVERIFY(left.open(QIODevice::ReadOnly));
    QCOMPARE(left.readAll().count('\n'), rows + 1);
}

INTRAY_TEST_GUILESS_MAIN(CtlKilledWritingTest)
#include "tst_ctl_killedwriting.moc"
