// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/openforwriting.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Whoever has a file open for writing is seen, however long nothing is written.
class OpenForWritingTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whoWritesIsSeenUntilTheFileIsClosed();
    void whoReadsIsNone();
    void whoAppendsInAnotherProgramIsSeen();
    void whatIsNotThereIsOpenToNobody();
    void whoHoldsALockIsTakenForAWriter();
    void whoOpensTheFileMeanwhileIsNotHarmed();

private:
    QString path() const { return m_folder->filePath(u"a.csv"_s); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void OpenForWritingTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("id\n1\n") > 0);
}

void OpenForWritingTest::whoWritesIsSeenUntilTheFileIsClosed()
{
    QVERIFY(!isOpenForWriting(path()));
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(isOpenForWriting(path()));
    QVERIFY(QFile::rename(path(), m_folder->filePath(u"b.csv"_s)));
    QVERIFY(isOpenForWriting(m_folder->filePath(u"b.csv"_s)));
    file.close();
    QVERIFY(!isOpenForWriting(m_folder->filePath(u"b.csv"_s)));
}

void OpenForWritingTest::whoReadsIsNone()
{
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(!isOpenForWriting(path()));
}

void OpenForWritingTest::whoAppendsInAnotherProgramIsSeen()
{
    QProcess writer;
    writer.start(u"sh"_s, {u"-c"_s, u"exec 3>>\"$1\"; echo ready; read line"_s, u"sh"_s, path()});
    QVERIFY(writer.waitForReadyRead());
    QVERIFY(isOpenForWriting(path()));
    writer.write("end\n");
    QVERIFY(writer.waitForFinished());
    QVERIFY(!isOpenForWriting(path()));
}

void OpenForWritingTest::whatIsNotThereIsOpenToNobody()
{
    QVERIFY(!isOpenForWriting(m_folder->filePath(u"nothing"_s)));
}

void OpenForWritingTest::whoHoldsALockIsTakenForAWriter()
{
#ifdef Q_OS_LINUX
    QProcess holder;
    holder.start(u"flock"_s, {path(), u"sh"_s, u"-c"_s, u"echo ready; read line"_s});
    QVERIFY2(holder.waitForReadyRead(), qPrintable(holder.errorString()));
    QVERIFY(isOpenForWriting(path()));
    holder.write("end\n");
    QVERIFY(holder.waitForFinished());
    QVERIFY(!isOpenForWriting(path()));
#endif
}

// A lease that is broken sends a signal that would end this program.
void OpenForWritingTest::whoOpensTheFileMeanwhileIsNotHarmed()
{
    QProcess writer;
    writer.start(u"sh"_s, {u"-c"_s,
                           u"echo ready; i=0; while [ $i -lt 2000 ]; do : >>\"$1\"; i=$((i+1)); "
                           "done"_s,
                           u"sh"_s, path()});
    QVERIFY(writer.waitForReadyRead());
    int looks = 0;
    while (!writer.waitForFinished(0) && writer.state() == QProcess::Running) {
        isOpenForWriting(path());
        ++looks;
    }
    QVERIFY(looks > 0);
    QVERIFY(!isOpenForWriting(path()));
}

QTEST_GUILESS_MAIN(OpenForWritingTest)
#include "tst_openforwriting.moc"
