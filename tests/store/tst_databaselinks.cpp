// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/line/sqlite/ownname.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <fcntl.h>
#include <unistd.h>

#include <QDir>
#include <QFile>

using namespace intray;
using namespace Qt::StringLiterals;

/// What leads to a file leads to its one log and its one gate, or is refused.
class DatabaseLinks : public QObject
{
    Q_OBJECT

private slots:
    void aLinkLeadsToTheOneGate_data();
    void aLinkLeadsToTheOneGate();
    void aLinkToNothingYetMakesTheFileItLeadsTo();
    void anOpenDescriptorLeadsToTheFileItself();
    void aDescriptorOfADeletedFileIsRefused();
    void aMountIsToldFromAFileOfTheFolder();
};

static std::unique_ptr<Connection> openedAs(const QString &path, OpenMode mode)
{
    auto opened = Connection::open(DatabaseUrl::sqlite(path), mode);
    if (!opened)
        qFatal("%s", qPrintable(opened.error().sentence));
    return std::move(*opened);
}

static bool isThere(const QString &path)
{
    return QFile::exists(path);
}

void DatabaseLinks::aLinkLeadsToTheOneGate_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("way");
    QTest::newRow("the file") << u"link.db"_s << u"queue.db"_s << u"link.db"_s;
    QTest::newRow("its folder") << u"folder"_s << u"."_s << u"folder/queue.db"_s;
    QTest::newRow("a link to a link") << u"far.db"_s << u"folder/../queue.db"_s << u"far.db"_s;
}

void DatabaseLinks::aLinkLeadsToTheOneGate()
{
    QFETCH(QString, link);
    QFETCH(QString, target);
    QFETCH(QString, way);
    const TestDatabase database;
    const QDir folder(database.folder());
    if (target.startsWith(u"folder/"_s))
        QVERIFY(folder.mkpath(u"folder"_s));
    Person anna(database, u"anna"_s);
    valueOf(anna.store.addQueue(queueNamed(u"q"_s)));
    QVERIFY(QFile::link(folder.filePath(target), folder.filePath(link)));

    const auto second = openedAs(folder.filePath(way), OpenMode::Existing);
    Store bert(*second, {u"bert"_s, u"desk"_s});
    valueOf(bert.addItem(u"q"_s, newItem(u"a"_s)));
    QCOMPARE(second->url(), database.url());
    QVERIFY(!isThere(folder.filePath(link + u"-gate"_s)));
    QCOMPARE(valueOf(anna.store.claimNext({u"q"_s})).items.size(), 1);
}

void DatabaseLinks::aLinkToNothingYetMakesTheFileItLeadsTo()
{
    const TestDatabase database;
    const QString link = database.folder() + u"/link.db"_s;
    QVERIFY(QFile::link(database.path(), link));
    const auto made = openedAs(link, OpenMode::CreateOrUpgrade);
    QCOMPARE(made->url(), database.url());
    QVERIFY(isThere(database.path() + u"-gate"_s));
    QVERIFY(!isThere(link + u"-gate"_s));
}

/// A file that this program has open beside SQLite, never closed before the test's end.
static int openFile(const QString &path)
{
    return ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CREAT | O_CLOEXEC, 0600);
}

void DatabaseLinks::anOpenDescriptorLeadsToTheFileItself()
{
    const TestDatabase database;
    database.connect();
    const int file = openFile(database.path());
    const QString way = u"/proc/self/fd/%1"_s.arg(file);
    QCOMPARE(ownNameOf(way), database.path());
    ::close(file);
}

void DatabaseLinks::aDescriptorOfADeletedFileIsRefused()
{
    const TestDatabase database;
    const int file = openFile(database.path());
    QVERIFY(QFile::remove(database.path()));
    for (const OpenMode mode : {OpenMode::Existing, OpenMode::CreateOrUpgrade}) {
        const QString way = u"/proc/self/fd/%1"_s.arg(file);
        const Error error = errorIn(Connection::open(DatabaseUrl::sqlite(way), mode));
        QCOMPARE(error.kind, Error::Kind::Invalid);
        QVERIFY2(error.sentence.contains(u"by another name"_s), qPrintable(error.sentence));
    }
    ::close(file);
}

void DatabaseLinks::aMountIsToldFromAFileOfTheFolder()
{
    const TestDatabase database;
    database.connect();
    QVERIFY(isMountPoint(u"/proc"_s));
    QVERIFY(!isMountPoint(database.path()));
    QVERIFY(!isMountPoint(database.folder()));
}

INTRAY_TEST_GUILESS_MAIN(DatabaseLinks)
#include "tst_databaselinks.moc"
