// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/outputfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using namespace intray;
using namespace Qt::StringLiterals;

/// No output takes the place of a file that is needed, by whatever name.
class OutputFileTest : public QObject
{
    Q_OBJECT

private slots:
    void oneFileIsKnownByAllItsNames();
    void whatSqliteKeepsBesideADatabaseIsPartOfIt();
    void anotherFileIsFree();
    void theSentenceNamesBoth();

private:
    QString made(const QString &name) const
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write("x") != 1)
            qFatal("The file cannot be written.");
        return file.fileName();
    }
    static bool isFree(const QString &path, const QList<FileInUse> &inUse)
    {
        return checkOutput(Output::Rejects, path, inUse).has_value();
    }

    QTemporaryDir m_folder;
};

void OutputFileTest::oneFileIsKnownByAllItsNames()
{
    const QString file = made(u"a.csv"_s);
    const QString twin = m_folder.filePath(u"twin.csv"_s);
    std::filesystem::create_hard_link(QFileInfo(file).filesystemFilePath(),
                                      QFileInfo(twin).filesystemFilePath());
    QVERIFY(QDir(m_folder.path()).mkdir(u"b"_s));
    for (const QString &name : {file, twin, m_folder.filePath(u"b/../a.csv"_s)})
        QVERIFY2(isOneFile(name, file), qPrintable(name));
    const QString absent = m_folder.filePath(u"new.csv"_s);
    QVERIFY(isOneFile(m_folder.filePath(u"b/../new.csv"_s), absent));
    QVERIFY(!isOneFile(made(u"other.csv"_s), file));
    QVERIFY(!isOneFile(absent, file));
    QVERIFY(!isOneFile({}, {}));
}

void OutputFileTest::whatSqliteKeepsBesideADatabaseIsPartOfIt()
{
    const QString file = made(u"q.db"_s);
    for (const auto what : {FileInUse::For::OwnDatabase, FileInUse::For::SourceDatabase,
                            FileInUse::For::TargetDatabase})
        for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s, u"-journal"_s})
            QVERIFY2(!isFree(file + end, {{file, what}}), qPrintable(file + end));
    QVERIFY(isFree(file + u"-wal"_s, {{file, FileInUse::For::Import}}));
}

void OutputFileTest::anotherFileIsFree()
{
    const QString file = made(u"mine.csv"_s);
    QVERIFY(isFree(file, {}));
    QVERIFY(isFree(file, {{{}, FileInUse::For::OwnDatabase}}));
    QVERIFY(isFree({}, {{file, FileInUse::For::Import}}));
    QVERIFY(isFree(file, {{made(u"theirs.csv"_s), FileInUse::For::Import}}));
}

void OutputFileTest::theSentenceNamesBoth()
{
    const QString file = made(u"in%2.csv"_s);
    const auto checked = checkOutput(Output::Rejects, file, {{file, FileInUse::For::Import}});
    QVERIFY(!checked);
    QCOMPARE(checked.error().kind, Error::Kind::Invalid);
    QCOMPARE(checked.error().sentence,
             u"The rejects cannot be written to “"_s + file +
                 u"”, because that is the file that is imported. Choose another name."_s);
}

INTRAY_TEST_GUILESS_MAIN(OutputFileTest)
#include "tst_outputfile.moc"
