// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/queuerules.h"
#include "schema/contextfield.h"
#include "schema/keptwords.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What a schema that was written by hand does not take away.
class KeptWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void whatASchemaDoesNotSpeakOfStays();
    void whatItSaysHolds();
    void theTableIsNeverItsToSay();

private:
    const QJsonObject m_before{{u"x-intray"_s, QJsonObject{{u"key"_s, QJsonArray{u"id"_s}},
                                                           {u"words"_s, QJsonArray{u"Opp"_s}},
                                                           {u"list"_s, QJsonArray{u"name"_s}},
                                                           {u"plain_search"_s, true}}}};
    const QJsonObject m_given{{u"required"_s, QJsonArray{u"name"_s}}};
};

void KeptWordsTest::whatASchemaDoesNotSpeakOfStays()
{
    const QJsonObject kept = withKeptWords(m_given, m_before);
    QCOMPARE(kept.value(u"required"_s), m_given.value(u"required"_s));
    QCOMPARE(kept.value(u"x-intray"_s).toObject(), (QJsonObject{{u"key"_s, QJsonArray{u"id"_s}},
                                                                {u"words"_s, QJsonArray{u"Opp"_s}},
                                                                {u"plain_search"_s, true}}));
    QCOMPARE(withKeptWords(m_given, {}), m_given);
}

void KeptWordsTest::whatItSaysHolds()
{
    const QJsonObject said{{u"x-intray"_s, QJsonObject{{u"key"_s, QJsonArray()},
                                                       {u"words"_s, QJsonArray()},
                                                       {u"plain_search"_s, false}}}};
    QCOMPARE(withKeptWords(said, m_before), said);
    const QJsonObject former{{u"x-intray-key"_s, QJsonArray{u"name"_s}}};
    QCOMPARE(withKeptWords(former, m_before).value(u"x-intray"_s).toObject().value(u"key"_s),
             QJsonArray{u"name"_s});
}

void KeptWordsTest::theTableIsNeverItsToSay()
{
    const QJsonObject adopted{{Queue::tableKeyword, u"orders"_s}, {contextKeyword, u"who"_s}};
    const QJsonObject other{{Queue::tableKeyword, u"others"_s}, {Queue::failedKeyword, u"x"_s}};
    QCOMPARE(withKeptWords(other, adopted), adopted);
    QCOMPARE(withKeptWords(other, {}), QJsonObject());
}

INTRAY_TEST_APPLESS_MAIN(KeptWordsTest)
#include "tst_keptwords.moc"
