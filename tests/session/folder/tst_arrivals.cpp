// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/arrivals.h"
#include "session/folder/watchedfolder.h"
#include "support/testclass.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

/// A file is finished when it has not changed for a while, and not sooner.
class ArrivalsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aFileWaitsUntilItHasNotChangedForAWhile();
    void whatGrowsWaitsAnew();
    void whatIsWrittenAnewWithTheSameSizeWaitsAnew();
    void whatWentAndCameAgainWaitsAnew();
    void theOldestComesFirst();
    void whatSomebodyHasOpenIsNotFinished();
    void whatOthersMayStillWriteWaitsLonger();

private:
    void write(const QString &name, const QByteArray &content, int minute) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.flush();
        const QDateTime at(QDate(2026, 1, 1), QTime(12, minute), Qt::UTC);
        QVERIFY(file.setFileTime(at, QFileDevice::FileModificationTime));
    }
    QStringList settledAfter(std::chrono::milliseconds time)
    {
        m_now += time;
        QStringList names;
        for (const QFileInfo &file : m_arrivals->settled(WatchedFolder(m_folder->path()).files()))
            names << file.fileName();
        return names;
    }

    std::chrono::milliseconds m_now{0};
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Arrivals> m_arrivals;
};

void ArrivalsTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_arrivals = std::make_unique<Arrivals>(2s, [this] { return m_now; });
}

void ArrivalsTest::aFileWaitsUntilItHasNotChangedForAWhile()
{
    write(u"a"_s, "1", 0);
    QCOMPARE(settledAfter(60s), QStringList());
    QCOMPARE(m_arrivals->unsettled(), 1);
    QCOMPARE(settledAfter(1s), QStringList());
    QCOMPARE(settledAfter(1s), QStringList{u"a"_s});
    QCOMPARE(m_arrivals->unsettled(), 0);
    QCOMPARE(settledAfter(0s), QStringList{u"a"_s});
}

void ArrivalsTest::whatGrowsWaitsAnew()
{
    write(u"a"_s, "1", 0);
    QCOMPARE(settledAfter(0s), QStringList());
    write(u"a"_s, "12", 0);
    QCOMPARE(settledAfter(3s), QStringList());
    QCOMPARE(settledAfter(1s), QStringList());
    QCOMPARE(settledAfter(1s), QStringList{u"a"_s});
}

void ArrivalsTest::whatIsWrittenAnewWithTheSameSizeWaitsAnew()
{
    write(u"a"_s, "1", 0);
    QCOMPARE(settledAfter(0s), QStringList());
    write(u"a"_s, "2", 1);
    QCOMPARE(settledAfter(3s), QStringList());
    QCOMPARE(settledAfter(2s), QStringList{u"a"_s});
}

void ArrivalsTest::whatWentAndCameAgainWaitsAnew()
{
    write(u"a"_s, "1", 0);
    QCOMPARE(settledAfter(0s), QStringList());
    QVERIFY(QFile::remove(m_folder->filePath(u"a"_s)));
    QCOMPARE(settledAfter(3s), QStringList());
    write(u"a"_s, "1", 0);
    QCOMPARE(settledAfter(3s), QStringList());
    QCOMPARE(settledAfter(2s), QStringList{u"a"_s});
}

void ArrivalsTest::theOldestComesFirst()
{
    write(u"a"_s, "1", 2);
    write(u"b"_s, "1", 0);
    write(u"c"_s, "1", 1);
    QCOMPARE(settledAfter(0s), QStringList());
    QCOMPARE(settledAfter(2s), (QStringList{u"b"_s, u"c"_s, u"a"_s}));
}

void ArrivalsTest::whatSomebodyHasOpenIsNotFinished()
{
    bool isOpen = true;
    m_arrivals = std::make_unique<Arrivals>(
        2s, [this] { return m_now; },
        [&](const QString &) { return isOpen ? Writers::Some : Writers::None; });
    write(u"a"_s, "1", 0);
    QCOMPARE(settledAfter(0s), QStringList());
    QCOMPARE(m_arrivals->newlyHeldOpen(), QStringList());
    QCOMPARE(settledAfter(60s), QStringList());
    QCOMPARE(m_arrivals->newlyHeldOpen(), QStringList{u"a"_s});
    QCOMPARE(m_arrivals->unsettled(), 1);
    QCOMPARE(settledAfter(60s), QStringList());
    QCOMPARE(m_arrivals->newlyHeldOpen(), QStringList());
    isOpen = false;
    QCOMPARE(settledAfter(0s), QStringList{u"a"_s});
}

void ArrivalsTest::whatOthersMayStillWriteWaitsLonger()
{
    m_arrivals = std::make_unique<Arrivals>(
        2s, [this] { return m_now; }, [](const QString &) { return Writers::Unknown; });
    write(u"old"_s, "1", 0);
    QFile fresh(m_folder->filePath(u"fresh"_s));
    QVERIFY(fresh.open(QIODevice::WriteOnly) && fresh.write("1") == 1);
    fresh.flush();
    const QDateTime later = QDateTime::currentDateTimeUtc().addDays(1); // of another clock
    QVERIFY(fresh.setFileTime(later, QFileDevice::FileModificationTime));
    fresh.close();
    QCOMPARE(settledAfter(0s), QStringList());
    QCOMPARE(settledAfter(59s), QStringList{u"old"_s});
    QCOMPARE(settledAfter(1s), (QStringList{u"old"_s, u"fresh"_s}));
    QCOMPARE(m_arrivals->newlyHeldOpen(), QStringList());
}

INTRAY_TEST_GUILESS_MAIN(ArrivalsTest)
#include "tst_arrivals.moc"
