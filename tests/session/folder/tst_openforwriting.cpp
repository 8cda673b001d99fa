// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/openforwriting.h"
#include "support/testclass.h"

#include <fcntl.h>
#include <unistd.h>

#include <QDeadlineTimer>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <thread>

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
/// Until one has come in just the moment for which the file was asked about. We are told of that by
/// a signal, of which the usual one would end us.
void OpenForWritingTest::whoOpensTheFileMeanwhileIsNotHarmed()
{
#ifdef F_SETLEASE
    static volatile std::sig_atomic_t isTold = 0;
    std::signal(SIGURG, [](int) { isTold = 1; });
    std::atomic_bool isOver = false;
    std::atomic_bool isRefused = false;
    std::thread writer([&, name = QFile::encodeName(path())] {
        while (!isOver) {
            const int file = ::open(name.constData(), O_WRONLY | O_APPEND);
            isRefused = isRefused || (file < 0 && errno != EINTR);
            ::close(file);
        }
    });
    const QDeadlineTimer deadline(60'000);
    while (isTold == 0 && !deadline.hasExpired())
        isOpenForWriting(path());
    isOver = true;
    writer.join();
    QVERIFY(isTold);
    QVERIFY(!isRefused);
    QVERIFY(!isOpenForWriting(path()));
#else
    QSKIP("There are no leases here.");
#endif
}

INTRAY_TEST_GUILESS_MAIN(OpenForWritingTest)
#include "tst_openforwriting.moc"
