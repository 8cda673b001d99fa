// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importground.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// Files that somebody still writes, or takes away, while they are read.
class ChangedFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingOfItComesIn_data();
    void nothingOfItComesIn();
    void aTrialSaysSoToo();
    void oneOfSeveralIsNamed();
    void whatStaysComesIn();

private:
    static constexpr int rows = 2500;

    static QByteArray table(bool isJson);
};

QByteArray ChangedFilesTest::table(bool isJson)
{
    QByteArray text = isJson ? "" : "id,town\n";
    for (int i = 0; i < rows; ++i) {
        const QByteArray id = QByteArray::number(i);
        text += isJson ? "{\"id\":" + id + ",\"town\":\"Boaz\"}\n" : id + ",Boaz\n";
    }
    return text;
}

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

using Change = void (*)(const QString &);

/// The change happens when the first rows have been staged.
static Outcome<ImportResult> bringInAmid(ImportGround &ground, const QString &path, Change change,
                                         ImportOptions options = {})
{
    if (options.file.isEmpty())
        options.file = path;
    options.keyColumns = QStringList{u"id"_s};
    return ground.bringInFile(options, [=, isDone = false](const TransferProgress &) mutable {
        if (!std::exchange(isDone, true))
            change(path);
    });
}

void ChangedFilesTest::nothingOfItComesIn_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<bool>("isJson");
    for (const bool isJson : {false, true}) {
        const char *kind = isJson ? "JSON lines" : "CSV";
        QTest::addRow("%s grows", kind) << Change(append) << isJson;
        QTest::addRow("%s is cut", kind) << Change(cut) << isJson;
        QTest::addRow("%s vanishes", kind) << Change(remove) << isJson;
        QTest::addRow("%s is replaced", kind) << Change(replace) << isJson;
    }
}

void ChangedFilesTest::nothingOfItComesIn()
{
    QFETCH(const Change, change);
    QFETCH(const bool, isJson);
    ImportGround ground;
    const WrittenFile file(table(isJson));
    const Error error = errorIn(bringInAmid(ground, file.path(), change));
    QCOMPARE(error.kind, Error::Kind::Unreadable);
    QVERIFY2(error.sentence.contains(u"was changed or removed while it was read"_s),
             qPrintable(error.sentence));
    QVERIFY(valueOf(ground.store.queues()).isEmpty());
    QCOMPARE(valueOf(ground.bringIn(table(isJson), QStringList{u"id"_s})).added, rows);
}

void ChangedFilesTest::aTrialSaysSoToo()
{
    ImportGround ground;
    const WrittenFile file(table(false));
    ImportOptions trial;
    trial.dryRun = true;
    const auto result = bringInAmid(ground, file.path(), append, trial);
    QCOMPARE(errorIn(result).kind, Error::Kind::Unreadable);
}

void ChangedFilesTest::oneOfSeveralIsNamed()
{
    ImportGround ground;
    const WrittenFile first("id,town\na,Opp\n");
    const WrittenFile second(table(false));
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
    const WrittenFile file(table(false));
    const auto looked = [](const QString &path) { QVERIFY(QFileInfo::exists(path)); };
    QCOMPARE(valueOf(bringInAmid(ground, file.path(), looked)).added, rows);
}

QTEST_GUILESS_MAIN(ChangedFilesTest)
#include "tst_changedfiles.moc"
