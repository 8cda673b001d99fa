// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/keptseals.h"
#include "store/checking/itemaudit.h"
#include "support/testclass.h"
#include "support/testdatabase.h"

#include <QFile>

using namespace intray;
using namespace Qt::StringLiterals;

/// The newest seal is kept outside of the database, and missed when it has gone from there.
class KeptSealsTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theNewestSealIsExpectedByTheAudit();
    void anEndThatWasCutOffIsNoticed();
    void whatHasGoneIsKeptWhateverComesAfterIt();
    void afterARestoreItIsForgotten();
    void aCopyHasSealsOfItsOwn();
    void whereNothingCanBeWrittenNothingIsKept();

private:
    void sealOneMore(const QString &key)
    {
        Person anna(*m_database, u"anna"_s);
        valueOf(anna.store.addItem(u"q"_s, newItem(key)));
        valueOf(anna.store.sealHistory());
    }
    bool keep()
    {
        const auto connection = m_database->connect();
        return m_kept->keepNewest(*connection);
    }
    QString found()
    {
        const auto connection = m_database->connect();
        return valueOf(auditEverything(*connection, {}, {}, m_kept->digests(*connection)))
            .violations.join(u'\n');
    }
    /// As when the log is deleted that has the last of it.
    void putBack(const QString &copy)
    {
        QVERIFY(QFile::remove(m_database->path()));
        QVERIFY(QFile::copy(copy, m_database->path()));
    }
    QString copied(const QString &name)
    {
        const QString copy = m_database->folder() + u'/' + name;
        QFile::copy(m_database->path(), copy);
        return copy;
    }

    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<KeptSeals> m_kept;
};

void KeptSealsTest::init()
{
    m_database = std::make_unique<TestDatabase>();
    m_kept = std::make_unique<KeptSeals>(m_database->folder() + u"/seals"_s);
    Person anna(*m_database, u"anna"_s);
    valueOf(anna.store.addQueue(queueNamed(u"q"_s)));
}

void KeptSealsTest::theNewestSealIsExpectedByTheAudit()
{
    QVERIFY(keep());
    QCOMPARE(m_kept->digests(*m_database->connect()), QStringList());
    sealOneMore(u"a"_s);
    QVERIFY(keep());
    sealOneMore(u"b"_s);
    QVERIFY(keep());
    const auto connection = m_database->connect();
    QCOMPARE(m_kept->digests(*connection), QStringList{valueOf(auditHead(*connection)).digest});
    QCOMPARE(found(), QString());
}

void KeptSealsTest::anEndThatWasCutOffIsNoticed()
{
    sealOneMore(u"a"_s);
    const QString copy = copied(u"copy.db"_s);
    sealOneMore(u"b"_s);
    QVERIFY(keep());
    putBack(copy);
    QVERIFY(found().contains(u"is not among the seals"_s));
    QVERIFY(!keep());
}

void KeptSealsTest::whatHasGoneIsKeptWhateverComesAfterIt()
{
    const QString copy = copied(u"copy.db"_s);
    sealOneMore(u"a"_s);
    QVERIFY(keep());
    putBack(copy);
    sealOneMore(u"other"_s);
    QVERIFY(!keep());
    sealOneMore(u"another"_s);
    QVERIFY(!keep());
    QCOMPARE(m_kept->digests(*m_database->connect()).size(), 2);
    QVERIFY(found().contains(u"is not among the seals"_s));
}

void KeptSealsTest::afterARestoreItIsForgotten()
{
    const QString copy = copied(u"copy.db"_s);
    sealOneMore(u"a"_s);
    QVERIFY(keep());
    putBack(copy);
    m_kept->forget(*m_database->connect());
    QCOMPARE(found(), QString());
    QVERIFY(keep());
}

void KeptSealsTest::aCopyHasSealsOfItsOwn()
{
    sealOneMore(u"a"_s);
    QVERIFY(keep());
    const auto copy =
        Connection::open(DatabaseUrl::sqlite(copied(u"copy.db"_s)), OpenMode::Existing);
    QVERIFY(copy.has_value());
    QCOMPARE(m_kept->digests(**copy), QStringList());
}

void KeptSealsTest::whereNothingCanBeWrittenNothingIsKept()
{
    sealOneMore(u"a"_s);
    const KeptSeals nowhere(u"/proc/nowhere"_s);
    const auto connection = m_database->connect();
    QVERIFY(nowhere.keepNewest(*connection));
    QCOMPARE(nowhere.digests(*connection), QStringList());
}

INTRAY_TEST_GUILESS_MAIN(KeptSealsTest)
#include "tst_keptseals.moc"
