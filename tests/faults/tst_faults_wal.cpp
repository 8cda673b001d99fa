// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/raceground.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <fcntl.h>
#include <unistd.h>

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <vector>

using namespace intray;
using namespace intray::faults;
using namespace Qt::StringLiterals;

/// What the kernel knows of the locks on one file.
class LockView
{
public:
    explicit LockView(const QString &file)
        : m_file(::open(QFile::encodeName(file).constData(), O_RDWR | O_CLOEXEC))
    {
    }
    ~LockView() { ::close(m_file); }
    Q_DISABLE_COPY_MOVE(LockView)

    /// The process that holds the byte; -1 for a lock that belongs to an open file; 0 for nobody.
    pid_t holderOf(off_t byte) const
    {
        struct flock lock = {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        lock.l_start = byte;
        lock.l_len = 1;
        ::fcntl(m_file, F_OFD_GETLK, &lock);
        return lock.l_type == F_UNLCK ? 0 : lock.l_pid;
    }

private:
    int m_file;
};

/// The write-ahead log stays small, and nobody copies it back outside of a turn at writing: else
/// SQLite before 3.51.3 can corrupt the file (docs/internals/gate.md).
class FaultsWalTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void checkpointsRunWithinATurnOnly();
    void theLogShrinksAgainAfterALongReader();
    void aProgramThatEndsLeavesTheLogOfARunningOneAlone();

private:
    static constexpr off_t checkpointByte =
        121; // in SQLite's shared memory file, see its walformat page
    static constexpr off_t gateByte = 1;

    QString database() const { return m_folder->filePath(u"race.db"_s); }
    qint64 logSize() const { return QFileInfo(database() + u"-wal"_s).size(); }
    void startWorkers(int count);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::vector<std::unique_ptr<QProcess>> m_workers;
};

void FaultsWalTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QCOMPARE(makeRace(database(), 3000, std::chrono::seconds(60)), QString());
}

void FaultsWalTest::cleanup()
{
    for (const auto &worker : m_workers) {
        worker->kill();
        worker->waitForFinished();
    }
    m_workers.clear();
}

void FaultsWalTest::startWorkers(int count)
{
    for (int worker = 0; worker < count; ++worker) {
        m_workers.push_back(std::make_unique<QProcess>());
        const QString name = u"worker%1"_s.arg(worker);
        m_workers.back()->start(QStringLiteral(FAULT_WORKER), {database(), m_folder->filePath(name),
                                                               name, QString::number(worker)});
        QVERIFY(m_workers.back()->waitForStarted());
    }
    QTRY_VERIFY_WITH_TIMEOUT(logSize() > 100'000, 20'000);
}

void FaultsWalTest::checkpointsRunWithinATurnOnly()
{
    startWorkers(4);
    const LockView sharedMemory(database() + u"-shm"_s);
    const LockView gate(database() + u"-gate"_s);
    int seen = 0;
    int outside = 0;
    qint64 largest = 0;
    QVERIFY(QTest::qWaitFor(
        [&] {
            for (int look = 0; look < 2000; ++look) {
                const pid_t before = sharedMemory.holderOf(checkpointByte);
                if (before == 0)
                    continue;
                const bool isFree = gate.holderOf(gateByte) == 0;
                const bool stillRuns = sharedMemory.holderOf(checkpointByte) == before;
                ++seen;
                outside += isFree && stillRuns;
            }
            largest = std::max(largest, logSize());
            return seen >= 200 && largest > 1'000'000;
        },
        60'000));
    QCOMPARE(outside, 0);
    QVERIFY2(largest < 16'000'000, qPrintable(QString::number(largest)));
}

void FaultsWalTest::theLogShrinksAgainAfterALongReader()
{
    QProcess reader;
    reader.start(u"sqlite3"_s, {u"-cmd"_s, u".timeout 60000"_s, database()});
    const QString sign = m_folder->filePath(u"reading"_s);
    reader.write(u"BEGIN;\nSELECT count(*) FROM item;\n.shell touch %1\n"_s.arg(sign).toUtf8());
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(sign), 10'000);
    startWorkers(3);
    QTRY_VERIFY_WITH_TIMEOUT(logSize() > 12'000'000, 60'000);
    reader.kill();
    QVERIFY(reader.waitForFinished());
    QTRY_VERIFY_WITH_TIMEOUT(logSize() < 8'000'000, 60'000);
}

/// The last connection to a file removes its log. A program that opens a second connection must not
/// lose the locks of its first one by that, else others take it for gone and its work is lost.
void FaultsWalTest::aProgramThatEndsLeavesTheLogOfARunningOneAlone()
{
    const Identity clerk{u"clerk"_s, u"here"_s};
    const auto first = Connection::open(DatabaseUrl::sqlite(database()), OpenMode::Existing);
    QVERIFY(first && Store(**first, clerk).claimNext({u"race"_s}));
    const auto second = Connection::open(DatabaseUrl::sqlite(database()), OpenMode::Existing);
    QVERIFY(second.has_value());
    QVERIFY(logSize() > 0);
    QCOMPARE(QProcess::execute(u"sqlite3"_s, {database(), u"UPDATE queue SET title = 'another'"_s}),
             0);
    QVERIFY2(logSize() > 0, "another program removed the log of this one");
    QCOMPARE(valueOf(Store(**second, clerk).mine()).size(), 1);
    QVERIFY(Store(**first, clerk).queue(u"race"_s)->title == u"another");
}

INTRAY_TEST_GUILESS_MAIN(FaultsWalTest)
#include "tst_faults_wal.moc"
