// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/error.h"
#include "queue/id.h"
#include "queue/identity.h"
#include "queue/queuerules.h"
#include "support/testclass.h"

#include <QSet>
#include <QTest>

using namespace intray;

class TestNames : public QObject
{
    Q_OBJECT

private slots:
    void queueNamesAreOfLettersDigitsAndThreeMarks_data();
    void queueNamesAreOfLettersDigitsAndThreeMarks();
    void anyTextGivesAQueueName_data();
    void anyTextGivesAQueueName();
    void aQueueWithoutATitleIsCalledByItsName();
    void everyErrorKindHasAWordOfItsOwn();
    void anIdIsValidOnlyAboveZero();
    void theSystemKnowsWhoIsWorking();
};

void TestNames::queueNamesAreOfLettersDigitsAndThreeMarks_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isName");
    QTest::newRow("plain") << "hospital" << true;
    QTest::newRow("marks") << "hospital-2026_a.b" << true;
    QTest::newRow("digit first") << "2026" << true;
    QTest::newRow("umlaut") << QStringLiteral("häuser") << true;
    QTest::newRow("empty") << "" << false;
    QTest::newRow("mark first") << "-x" << false;
    QTest::newRow("dot first") << ".hidden" << false;
    QTest::newRow("blank inside") << "a b" << false;
    QTest::newRow("slash") << "a/b" << false;
    QTest::newRow("line end") << "a\n" << false;
    QTest::newRow("64") << QString(64, u'a') << true;
    QTest::newRow("65") << QString(65, u'a') << false;
}

void TestNames::queueNamesAreOfLettersDigitsAndThreeMarks()
{
    QFETCH(QString, text);
    QFETCH(bool, isName);
    QCOMPARE(isQueueName(text), isName);
}

void TestNames::anyTextGivesAQueueName_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::newRow("file") << "Hospital Records 2026"
                          << "hospital-records-2026";
    QTest::newRow("only marks") << "..."
                                << "queue";
    QTest::newRow("nothing") << ""
                             << "queue";
    QTest::newRow("umlaut") << QStringLiteral("Häuser & Höfe") << QStringLiteral("häuser-höfe");
}

void TestNames::anyTextGivesAQueueName()
{
    QFETCH(QString, text);
    QFETCH(QString, name);
    QCOMPARE(queueNameFrom(text), name);
    QVERIFY(isQueueName(queueNameFrom(text)));
}

void TestNames::aQueueWithoutATitleIsCalledByItsName()
{
    Queue queue;
    queue.name = QStringLiteral("hospital");
    QCOMPARE(queue.displayTitle(), QStringLiteral("hospital"));
    queue.title = QStringLiteral("Hospital records");
    QCOMPARE(queue.displayTitle(), QStringLiteral("Hospital records"));
}

void TestNames::everyErrorKindHasAWordOfItsOwn()
{
    QSet<QString> words;
    const int kinds = int(Error::Kind::Broken) + 1;
    for (int kind = 0; kind < kinds; ++kind)
        words.insert(nameOf(static_cast<Error::Kind>(kind)));
    QCOMPARE(words.size(), kinds);
    QCOMPARE(nameOf(Error::Kind::LockLost), QStringLiteral("lock_lost"));
}

void TestNames::anIdIsValidOnlyAboveZero()
{
    QVERIFY(!ItemId().isValid());
    QVERIFY(!ItemId(0).isValid());
    QVERIFY(ItemId(1).isValid());
    QVERIFY(ItemId().toVariant().isNull());
    QCOMPARE(ItemId(7).toVariant().toLongLong(), 7);
    QVERIFY(ItemId(1) < ItemId(2));
}

void TestNames::theSystemKnowsWhoIsWorking()
{
    QVERIFY(!systemIdentity().user.isEmpty());
    QVERIFY(!systemIdentity().workstation.isEmpty());
}

INTRAY_TEST_APPLESS_MAIN(TestNames)
#include "tst_names.moc"
