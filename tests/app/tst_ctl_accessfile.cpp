// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ctlfixture.h"
#include "support/realdata.h"
#include "support/testclass.h"

#include <QFile>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Tables of Access, which are read with mdbtools.
class CtlAccessFileTest : public QObject
{
    Q_OBJECT

private slots:
    void aTableComesInOnce();
    void correctionsBecomeAScript();
};

void CtlAccessFileTest::aTableComesInOnce()
{
    REQUIRE_DATA();
    const CtlFixture fixture;
    const QStringList words{u"import"_s, u"q"_s, dataFile("access/testV2007.accdb")};
    const Ran unnamed = fixture.ctl(words);
    QCOMPARE(unnamed.exit, 1);
    QVERIFY2(unnamed.sentence().contains(u"Table1, Table2"_s), qPrintable(unnamed.sentence()));
    for (const QString &field : {u"added"_s, u"duplicate"_s})
        QCOMPARE(fixture.ctl(words + QStringList{u"--table"_s, u"Table1"_s}).json().value(field),
                 2);
    QCOMPARE(fixture.ctl({u"show"_s, u"2"_s})
                 .json()
                 .value(u"record"_s)
                 .toObject()
                 .value(u"G"_s)
                 .toString(),
             u"1974-09-21T00:00:00"_s);
}

void CtlAccessFileTest::correctionsBecomeAScript()
{
    REQUIRE_DATA();
    const CtlFixture fixture;
    const QString file = dataFile("access/testV2007.accdb");
    QCOMPARE(
        fixture.ctl({u"import"_s, u"rows"_s, file, u"--table"_s, u"Table1"_s, u"--key"_s, u"D"_s})
            .exit,
        0);
    const QJsonObject item = fixture.claimOne(u"rows"_s);
    const Ran corrected = fixture.ctl(
        {u"complete"_s, u"--lock"_s, item.value(u"lock"_s).toString(),
         QString::number(item.value(u"item"_s).toInt()),
         fixture.file(u"changes.json"_s, R"({"A": "O'Hara \"x\"", "F": "1.5", "I": "1"})")});
    QVERIFY2(corrected.exit == 0, corrected.err);
    const QString script = fixture.path(u"script.sql"_s);
    const Ran ran = fixture.ctl(
        {u"write-back"_s, u"rows"_s, file, u"--table"_s, u"Table1"_s, u"--sql"_s, script});
    QVERIFY2(ran.exit == 0, ran.err);
    QFile written(script);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray text = written.readAll();
    QVERIFY2(text.startsWith("UPDATE [Table1] SET [A] = \"O'Hara \"\"x\"\"\", [F] = 1.5, [I] = "
                             "True WHERE [D] = "),
             text);
    QVERIFY2(text.contains("StrComp([A], \"") && text.endsWith(" AND [I] = False;\n"), text);
}

INTRAY_TEST_GUILESS_MAIN(CtlAccessFileTest)
#include "tst_ctl_accessfile.moc"
