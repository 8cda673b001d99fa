// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "changedfile.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Files that somebody takes away while they are read.
class TakenAwayFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingOfItComesIn_data();
    void nothingOfItComesIn();
    void oneOfSeveralIsNamed();
};

static void remove(const QString &path)
{
    QVERIFY(QFile::remove(path));
}

static void replace(const QString &path)
{
    QVERIFY(QFile::remove(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write("id,town\n1,another\n") > 0);
}

void TakenAwayFilesTest::nothingOfItComesIn_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<bool>("isJson");
    for (const bool isJson : {false, true}) {
        const char *kind = isJson ? "JSON lines" : "CSV";
        QTest::addRow("%s vanishes", kind) << Change(remove) << isJson;
        QTest::addRow("%s is replaced", kind) << Change(replace) << isJson;
    }
}

void TakenAwayFilesTest::nothingOfItComesIn()
{
    QFETCH(const Change, change);
    QFETCH(const bool, isJson);
    keepsAllOut(change, isJson);
}

void TakenAwayFilesTest::oneOfSeveralIsNamed()
{
    ImportGround ground;
    const WrittenFile first(tableOfRows(false));
    const WrittenFile second("id,town\na,Opp\n");
    ImportOptions options;
    options.file = first.path();
    options.moreFiles = QStringList{second.path()};
    const Error error = errorIn(bringInAmid(ground, first.path(), remove, options));
    QCOMPARE(error.kind, Error::Kind::Unreadable);
    QVERIFY2(error.sentence.contains(first.path()), qPrintable(error.sentence));
    QVERIFY(valueOf(ground.store.queues()).isEmpty());
}

INTRAY_TEST_GUILESS_MAIN(TakenAwayFilesTest)
#include "tst_takenawayfiles.moc"
