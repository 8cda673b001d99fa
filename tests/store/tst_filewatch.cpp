// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/filewatch.h"
#include "support/testclass.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

class FileWatchTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void aFileIsKnownAgainUnderAnotherName();
    void anotherFileUnderTheSameNameIsNoticed();
    void aLogThatIsGoneIsNoticedOnceItWasThere();
    void whatIsWrittenIntoTheFileIsNoChange();
    void aFileIsLookedAtWhileAnotherHasItOpen();

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    void write(const QString &name, const QByteArray &text) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void FileWatchTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write(u"queue.db"_s, "one");
}

void FileWatchTest::aFileIsKnownAgainUnderAnotherName()
{
    const auto before = identityOf(path(u"queue.db"_s));
    QVERIFY(before.has_value());
    QVERIFY(QFile::rename(path(u"queue.db"_s), path(u"moved.db"_s)));
    write(u"queue.db"_s, "one");
    QCOMPARE(identityOf(path(u"moved.db"_s)), before);
    QVERIFY(identityOf(path(u"queue.db"_s)) != before);
    QVERIFY(!identityOf(path(u"nothing.db"_s)).has_value());
}

void FileWatchTest::anotherFileUnderTheSameNameIsNoticed()
{
    const FileWatch watch(path(u"queue.db"_s));
    QVERIFY(!watch.hasChanged());
    QVERIFY(QFile::rename(path(u"queue.db"_s), path(u"moved.db"_s)));
    QVERIFY(watch.hasChanged());
    write(u"queue.db"_s, "one");
    QVERIFY(watch.hasChanged());
}

void FileWatchTest::aLogThatIsGoneIsNoticedOnceItWasThere()
{
    FileWatch watch(path(u"queue.db"_s));
    watch.remember();
    QVERIFY(!watch.hasChanged());
    write(u"queue.db-wal"_s, "log");
    QVERIFY(!watch.hasChanged());
    watch.remember();
    QVERIFY(!watch.hasChanged());
    QVERIFY(QFile::remove(path(u"queue.db-wal"_s)));
    QVERIFY(watch.hasChanged());
}

void FileWatchTest::whatIsWrittenIntoTheFileIsNoChange()
{
    const FileWatch watch(path(u"queue.db"_s));
    write(u"queue.db"_s, "more than was there");
    QVERIFY(!watch.hasChanged());
}

void FileWatchTest::aFileIsLookedAtWhileAnotherHasItOpen()
{
    const auto before = identityOf(path(u"queue.db"_s));
    QFile open(path(u"queue.db"_s));
    QVERIFY(open.open(QIODevice::ReadWrite));
    QCOMPARE(identityOf(path(u"queue.db"_s)), before);
}

INTRAY_TEST_APPLESS_MAIN(FileWatchTest)
#include "tst_filewatch.moc"
