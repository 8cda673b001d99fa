// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/other/otherdatabase.h"
#include "store/other/othertable.h"
#include "support/testclass.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Files of SQLite that cannot be read or written are called by their names, because "the database"
/// is Intray's own everywhere else.
class OtherLineTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void aDamagedHeadIsTold();
    void damagedRowsAreTold();
    void whatIsNoDatabaseIsTold();
    void thatOthersWriteIsTold();

private:
    void run(const QString &statement) const;
    void damage(qint64 from) const;
    Outcome<Done> read() const;
    Outcome<Done> write() const;
    QString sentence(const QString &fault) const
    {
        return u"The file “%1” %2"_s.arg(m_path, fault);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
    QSqlDatabase m_database;
};

void OtherLineTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(u"towns.db"_s);
    m_database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"towns"_s);
    m_database.setDatabaseName(m_path);
    QVERIFY(m_database.open());
    run(u"CREATE TABLE town (zip TEXT, name TEXT)"_s);
    run(u"INSERT INTO town VALUES ('35957', 'boaz')"_s);
}

void OtherLineTest::cleanup()
{
    m_database = {};
    QSqlDatabase::removeDatabase(u"towns"_s);
}

void OtherLineTest::run(const QString &statement) const
{
    QSqlQuery query(m_database);
    QVERIFY(query.exec(statement));
}

void OtherLineTest::damage(qint64 from) const
{
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(from));
    file.write(QByteArray(int(file.size() - from), '\xFF'));
}

Outcome<Done> OtherLineTest::read() const
{
    return OtherDatabase::open(DatabaseUrl::sqlite(m_path)).and_then([](const auto &database) {
        return database->readTable(u"town"_s);
    });
}

Outcome<Done> OtherLineTest::write() const
{
    return OtherTable::open(DatabaseUrl::sqlite(m_path), u"town"_s, OtherLine::Use::Writing)
        .and_then([](const auto &table) { return table->begin(); });
}

void OtherLineTest::aDamagedHeadIsTold()
{
    damage(16);
    const QString told = sentence(u"is not a database that Intray can read, or it is encrypted."_s);
    QCOMPARE(read().error().sentence, told);
    QCOMPARE(write().error().sentence, told);
}

void OtherLineTest::damagedRowsAreTold()
{
    damage(4096);
    QCOMPARE(read().error().sentence,
             sentence(u"is damaged. Take a backup or another copy of it."_s));
}

void OtherLineTest::whatIsNoDatabaseIsTold()
{
    damage(0);
    const QString told = sentence(u"is not a database that Intray can read, or it is encrypted."_s);
    QCOMPARE(read().error().sentence, told);
    QCOMPARE(write().error().sentence, told);
}

void OtherLineTest::thatOthersWriteIsTold()
{
    run(u"BEGIN IMMEDIATE"_s);
    const Outcome<Done> begun = write();
    QCOMPARE(begun.error().kind, Error::Kind::Busy);
    QCOMPARE(begun.error().sentence,
             sentence(u"is being written by others right now. Nothing was changed in it; please "
                      "try again."_s));
}

INTRAY_TEST_GUILESS_MAIN(OtherLineTest)
#include "tst_otherline.moc"
