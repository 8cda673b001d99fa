// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/bytelocks.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

class ByteLocksTest : public QObject
{
    Q_OBJECT

private slots:
    void aByteIsHeldByOneOnly();
    void lookingWhetherItIsFreeTakesNothing();
    void oneByteIsNotAnother();
    void whoGoesFreesWhatItHeld();
    void aProgramThatDiesFreesWhatItHeld();
    void othersCanReadTheFileMeanwhile();
    void aFileThatCannotBeMadeIsTold();

private:
    QString path() const { return m_folder.filePath(u"gate"_s); }

    QTemporaryDir m_folder;
};

void ByteLocksTest::aByteIsHeldByOneOnly()
{
    ByteLocks one;
    ByteLocks other;
    QVERIFY(one.open(path(), {}) && other.open(path(), {}));
    QVERIFY(one.tryLock(1));
    QVERIFY(!other.tryLock(1));
    one.unlock(1);
    QVERIFY(other.tryLock(1));
    QVERIFY(!one.tryLock(1));
}

void ByteLocksTest::lookingWhetherItIsFreeTakesNothing()
{
    ByteLocks one;
    ByteLocks other;
    QVERIFY(one.open(path(), {}) && other.open(path(), {}));
    QVERIFY(one.isFree(0));
    QVERIFY(other.tryLock(0));
    QVERIFY(!one.isFree(0));
    other.unlock(0);
    QVERIFY(one.isFree(0));
}

void ByteLocksTest::oneByteIsNotAnother()
{
    ByteLocks one;
    ByteLocks other;
    QVERIFY(one.open(path(), {}) && other.open(path(), {}));
    QVERIFY(one.tryLock(0));
    QVERIFY(other.isFree(1));
    QVERIFY(other.tryLock(1));
}

void ByteLocksTest::whoGoesFreesWhatItHeld()
{
    ByteLocks stays;
    QVERIFY(stays.open(path(), {}));
    {
        ByteLocks goes;
        QVERIFY(goes.open(path(), {}) && goes.tryLock(0));
        QVERIFY(!stays.isFree(0));
    }
    QVERIFY(stays.isFree(0));
}

void ByteLocksTest::aProgramThatDiesFreesWhatItHeld()
{
    ByteLocks ours;
    QVERIFY(ours.open(path(), {}));
    QProcess holder;
    holder.start(QCoreApplication::applicationFilePath(), {u"hold"_s, path()});
    QVERIFY(holder.waitForReadyRead());
    QCOMPARE(holder.readAll().trimmed(), "held");
    QVERIFY(!ours.isFree(0));
    holder.kill();
    QVERIFY(holder.waitForFinished());
    QTRY_VERIFY(ours.isFree(0)); // Windows frees it a little later than it tells the death
}

void ByteLocksTest::othersCanReadTheFileMeanwhile()
{
    ByteLocks ours;
    QVERIFY(ours.open(path(), {}) && ours.tryLock(0) && ours.tryLock(1));
    QFile copied(path());
    QVERIFY(copied.open(QIODevice::ReadOnly));
    QCOMPARE(copied.readAll(), QByteArray());
    QCOMPARE(copied.error(), QFileDevice::NoError);
}

void ByteLocksTest::aFileThatCannotBeMadeIsTold()
{
    ByteLocks locks;
    QVERIFY(!locks.open(m_folder.filePath(u"no/such/folder"_s), {}));
    QVERIFY(!locks.isOpen());
}

/// Another program, which holds a byte until it is killed or nobody listens any more.
static int hold(const char *path)
{
    ByteLocks locks;
    const bool isHeld = locks.open(QFile::decodeName(path), {}) && locks.tryLock(0);
    std::puts(isHeld ? "held" : "not held");
    std::fflush(stdout);
    return std::getchar() == EOF ? 0 : 1;
}

int main(int argc, char *argv[])
{
    if (argc == 3 && qstrcmp(argv[1], "hold") == 0)
        return hold(argv[2]);
    QCoreApplication application(argc, argv);
    ByteLocksTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_bytelocks.moc"
