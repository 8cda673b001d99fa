// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/takenfiles.h"
#include "session/folder/unfinishednames.h"
#include "support/testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What was taken out of a watched folder is looked after for a day; what is nobody's is not taken.
class TakenFilesTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatGrewIsNamedOnce();
    void whatIsAsItWasIsNotNamed();
    void whatWasOverwrittenWithItsOldTimeIsNamed();
    void whatWasOverwrittenWhileItWasReadIsNotAsItWas();
    void theNextRunKnowsIt();
    void whatIsGoneIsForgotten();
    void aBookThatCannotBeReadIsAnEmptyOne();
    void namesOfUnfinishedFilesAreLeftAlone_data();
    void namesOfUnfinishedFilesAreLeftAlone();
    void namesOfFinishedFilesAreNot();

private:
    QString path() const { return m_folder->filePath(u"a.csv"_s); }
    void write(const QByteArray &text) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::Append) && file.write(text) > 0);
    }
    void take(TakenFiles &taken) const
    {
        taken.load();
        taken.note(u"a.csv"_s, withContent(QFileInfo(path())));
        taken.save();
    }
    void overwriteWithItsOldTime() const
    {
        const QFileInfo before(path());
        const QDateTime time = before.lastModified();
        const QDateTime touched = before.metadataChangeTime();
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadWrite) && file.write("id\n7\n") > 0 && file.flush());
        do // the system's clock has not ticked since the file was written first
            QVERIFY(file.setFileTime(time, QFile::FileModificationTime));
        while (QFileInfo(path()).metadataChangeTime() == touched);
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TakenFilesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write("id\n1\n");
}

void TakenFilesTest::whatGrewIsNamedOnce()
{
    TakenFiles taken(m_folder->path());
    take(taken);
    write("2\n");
    QCOMPARE(taken.takeChanged(), QStringList{u"a.csv"_s});
    QCOMPARE(taken.takeChanged(), QStringList());
}

void TakenFilesTest::whatIsAsItWasIsNotNamed()
{
    TakenFiles taken(m_folder->path());
    take(taken);
    QVERIFY(QFile::setPermissions(path(), QFile::ReadOwner));
    QCOMPARE(taken.takeChanged(), QStringList());
}

void TakenFilesTest::whatWasOverwrittenWithItsOldTimeIsNamed()
{
#ifdef Q_OS_WIN
    QSKIP("Windows' own time of the last change is not asked for.");
#endif
    TakenFiles taken(m_folder->path());
    take(taken);
    overwriteWithItsOldTime();
    TakenFiles next(m_folder->path());
    next.load();
    QCOMPARE(next.takeChanged(), QStringList{u"a.csv"_s});
}

void TakenFilesTest::whatWasOverwrittenWhileItWasReadIsNotAsItWas()
{
#ifdef Q_OS_WIN
    QSKIP("Windows' own time of the last change is not asked for.");
#endif
    const FileAsItWas before = withContent(QFileInfo(path()));
    QVERIFY(isAsItWas(path(), before));
    overwriteWithItsOldTime();
    QVERIFY(!isAsItWas(path(), before));
}

void TakenFilesTest::theNextRunKnowsIt()
{
    TakenFiles first(m_folder->path());
    take(first);
    write("2\n");
    TakenFiles second(m_folder->path());
    second.load();
    QCOMPARE(second.takeChanged(), QStringList{u"a.csv"_s});
    second.save();
    TakenFiles third(m_folder->path());
    third.load();
    QCOMPARE(third.takeChanged(), QStringList());
}

void TakenFilesTest::whatIsGoneIsForgotten()
{
    TakenFiles taken(m_folder->path());
    take(taken);
    QVERIFY(QFile::remove(path()));
    QCOMPARE(taken.takeChanged(), QStringList());
    write("another");
    QCOMPARE(taken.takeChanged(), QStringList());
}

void TakenFilesTest::aBookThatCannotBeReadIsAnEmptyOne()
{
    QFile book(m_folder->filePath(u".intray-taken"_s));
    QVERIFY(book.open(QIODevice::WriteOnly) && book.write("{\"a.csv\": 7, half") > 0);
    book.close();
    TakenFiles taken(m_folder->path());
    taken.load();
    QCOMPARE(taken.takeChanged(), QStringList());
}

void TakenFilesTest::namesOfUnfinishedFilesAreLeftAlone_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"big.csv.filepart",
                             "big.csv.crdownload",
                             "big.csv.partial",
                             "big.csv.upload",
                             "big.csv.PART",
                             "big.csv.part1",
                             "big.csv.part2of3",
                             "Unconfirmed 4711.crdownload",
                             "big.csv.opdownload",
                             "big.csv.aria2",
                             "big.csv.!ut",
                             "big.csv.temp",
                             "big.csv~",
                             "~$book.xlsx",
                             ".~lock.book.ods#",
                             "~WRL0001.xlsx",
                             "~syncthing~a.csv.tmp",
                             "#a.csv#",
                             "a.csv.swp",
                             "book.xlsx.sb-1a2b3c4d-AbC123",
                             "Thumbs.db",
                             "ehthumbs.db",
                             "desktop.ini",
                             "Desktop.INI",
                             ".DS_Store",
                             "._a.csv",
                             ".nfs0001",
                             "orders.ldb",
                             "orders.laccdb",
                             "orders.db-wal",
                             "orders.sqlite-journal",
                             ".a.csv.AbCdEf",
                             "a.csv.icloud",
                             "a.csv.~tmp",
                             "a.csv.sb-1a2b",
                             "a.csv.!bt",
                             "a.csv.!mv",
                             "a.csv.jc!",
                             "a.csv.Td",
                             "a.csv.xltd",
                             "a.csv.unfinished",
                             "a.csv.kate-swp",
                             "a.csv.swo",
                             "a.csv_UPLOAD",
                             "a.csv.tmp17",
                             "tmp_a.csv",
                             "tmp.Ab3dE5fG7h",
                             "a.csv.bak",
                             "a.csv.bak2",
                             "a.csv.old",
                             "a.csv.dpkg-new",
                             "a.xlk",
                             "a.csv.crswap",
                             "a.csv.ocpart",
                             "a.csv.mpart",
                             "a.csv.swx",
                             "a.csv.swm",
                             "a.csv.chunk",
                             "a.csv.chunk12",
                             "a.csv.upload-3",
                             "a.csv-chunking-4711-3-0",
                             "a.csv.ftpupl",
                             "a.csv.duckpart",
                             "a.csv.part.minio",
                             "a.csv.part.met",
                             "a.csv._COPYING_",
                             "a.csv.BTS-WIP",
                             "a.csv.processing",
                             "a.csv_.gstmp",
                             "a.csv.ffs_tmp",
                             "a.csv.$$$",
                             "a.~csv",
                             "a.csv.rpmsave",
                             "a.csv.unison",
                             "a.csv@SynoEAStream",
                             "a.csv:Zone.Identifier",
                             "Thumbs.db:encryptable",
                             "photothumb.db",
                             "a.csv.textClipping",
                             "___jb_tmp___a.csv",
                             "tmpk3_x9a0b"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void TakenFilesTest::namesOfUnfinishedFilesAreLeftAlone()
{
    QFETCH(QString, name);
    QVERIFY(isLeftAlone(name));
}

void TakenFilesTest::namesOfFinishedFilesAreNot()
{
    for (const char *name : {"a.csv",         "part.csv",     "uploads",    "my download.xlsx",
                             "tmp.csv",       "a b.txt",      "thumbs.csv", "#17.csv",
                             "~a.csv",        "partial.csv",  "a.part.csv", "tmp.xlsx",
                             "a_upload.csv",  "a.bak.csv",    "old.csv",    "temp_2026.csv",
                             "a.temperature", "sale!",        "a.txt",      "a.chunk.csv",
                             "cost$.csv",     "a.swift",      "a.2026",     "tmpfile.csv",
                             "chunks.csv",    "progress.csv", "a-1-2-3",    "20261127"})
        QVERIFY2(!isLeftAlone(QString::fromUtf8(name)), name);
}

INTRAY_TEST_GUILESS_MAIN(TakenFilesTest)
#include "tst_takenfiles.moc"
