// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "changedfile.h"
#include "support/testclass.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Files that somebody still writes while they are read.
class ChangedFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingOfItComesIn_data();
    void nothingOfItComesIn();
    void aTrialSaysSoToo();
    void oneOfSeveralIsNamed();
    void whatStaysComesIn();
};

static void append(const QString &path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::Append));
    QVERIFY(file.write("99999,Bo") > 0); // in the middle of a row
}

static void cut(const QString &path)
{
    QVERIFY(QFile::resize(path, 10'000));
}

void ChangedFilesTest::nothingOfItComesIn_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<bool>("isJson");
    for (const bool isJson : {false, true}) {
        const char *kind = isJson ? "JSON lines" : "CSV";
        QTest::addRow("%s grows", kind) << Change(append) << isJson;
        QTest::addRow("%s is cut", kind) << Change(cut) << isJson;
    }
}

void ChangedFilesTest::nothingOfItComesIn()
{
    QFETCH(const Change, change);
    QFETCH(const bool, isJson);
    keepsAllOut(change, isJson);
}

void ChangedFilesTest::aTrialSaysSoToo()
{
    ImportGround ground;
    const WrittenFile file(tableOfRows(false));
    ImportOptions trial;
    trial.dryRun = true;
    const auto result = bringInAmid(ground, file.path(), append, trial);
    QCOMPARE(errorIn(result).kind, Error::Kind::Unreadable);
}

void ChangedFilesTest::oneOfSeveralIsNamed()
{
    ImportGround ground;
    const WrittenFile first("id,town\na,Opp\n");
    const WrittenFile second(tableOfRows(false));
    ImportOptions options;
    options.file = first.path();
    options.moreFiles = QStringList{second.path()};
    const Error error = errorIn(bringInAmid(ground, second.path(), append, options));
    QVERIFY2(error.sentence.contains(second.path()), qPrintable(error.sentence));
    QVERIFY(valueOf(ground.store.queues()).isEmpty());
}

void ChangedFilesTest::whatStaysComesIn()
{
    ImportGround ground;
    const WrittenFile file(tableOfRows(false));
    const auto looked = [](const QString &path) { QVERIFY(QFileInfo::exists(path)); };
    QCOMPARE(valueOf(bringInAmid(ground, file.path(), looked)).added, rowsOfTable);
}

INTRAY_TEST_GUILESS_MAIN(ChangedFilesTest)
#include "tst_changedfiles.moc"
