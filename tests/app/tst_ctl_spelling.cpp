// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctlfixture.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// `spelling`: what is misspelled where it is switched on, and which dictionaries there are.
class CtlSpellingTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theDictionariesAreListed();
    void misspelledWordsAreListedByField();
    void theQueuesOwnWordsAreRight();
    void whereItIsNotSwitchedOnThatIsSaid();
    void aMissingDictionaryIsTold();
    void aMissingDictionaryLeavesTheOthers();

private:
    void setSchema(const QByteArray &note, const QByteArray &words = "[]");
    Ran spelling() const { return m_ctl->ctl({u"spelling"_s, u"q"_s}); }

    std::unique_ptr<CtlFixture> m_ctl;
};

void CtlSpellingTest::init()
{
    m_ctl = std::make_unique<CtlFixture>();
    const QString file = m_ctl->file(
        u"notes.csv"_s, "id,name,note\n1,Recieve,They recieve it\n2,b,fine\n3,c,recieve scipx\n");
    QCOMPARE(m_ctl->ctl({u"import"_s, u"q"_s, file, u"--key"_s, u"id"_s}).exit, 0);
}

void CtlSpellingTest::setSchema(const QByteArray &note, const QByteArray &words)
{
    const QString file =
        m_ctl->file(u"schema.json"_s, R"({"properties": {"id": {}, "name": {}, "note": )" + note +
                                          R"(}, "x-intray": {"words": )" + words + "}}");
    const Ran set = m_ctl->ctl({u"queue"_s, u"set"_s, u"q"_s, u"--schema"_s, file});
    QVERIFY2(set.exit == 0, set.err.constData());
}

void CtlSpellingTest::theDictionariesAreListed()
{
    const QJsonArray names =
        m_ctl->ctl({u"spelling"_s, u"--dictionaries"_s}).json().value(u"dictionaries"_s).toArray();
    QVERIFY(names.contains(u"en_US"_s) && names.contains(u"de_DE"_s));
    QCOMPARE(m_ctl->ctl({u"spelling"_s}).exit, 2);
}

void CtlSpellingTest::misspelledWordsAreListedByField()
{
    setSchema(R"({"x-intray": {"spelling": "en_US"}})");
    const QJsonObject told = spelling().json();
    QCOMPARE(told.value(u"records"_s).toInt(), 3);
    const QJsonArray words = told.value(u"words"_s).toArray();
    QCOMPARE(words.size(), 2);
    const QJsonObject first = words.at(0).toObject();
    QCOMPARE(first.value(u"field"_s), u"note"_s);
    QCOMPARE(first.value(u"word"_s), u"recieve"_s);
    QCOMPARE(first.value(u"times"_s).toInt(), 2);
    QCOMPARE(first.value(u"keys"_s).toArray(), QJsonArray({u"1"_s, u"3"_s}));
    QCOMPARE(first.value(u"suggestions"_s).toArray().at(0), u"receive"_s);
}

void CtlSpellingTest::theQueuesOwnWordsAreRight()
{
    setSchema(R"({"x-intray": {"spelling": "en_US"}})", R"(["scipx", "recieve"])");
    QVERIFY(spelling().json().value(u"words"_s).toArray().isEmpty());
}

void CtlSpellingTest::whereItIsNotSwitchedOnThatIsSaid()
{
    const Ran told = spelling();
    QCOMPARE(told.exit, 2);
    QVERIFY(told.err.contains("switched on in no field"));
}

void CtlSpellingTest::aMissingDictionaryIsTold()
{
    setSchema(R"({"x-intray": {"spelling": "xx_XX"}})");
    const Ran told = spelling();
    QCOMPARE(told.exit, 1);
    QVERIFY(told.err.contains("\"xx_XX\" is not installed"));
    const QString bad =
        m_ctl->file(u"bad.json"_s, R"({"properties": {"note": {"x-intray": {"spelling": 5}}}})");
    QCOMPARE(m_ctl->ctl({u"queue"_s, u"set"_s, u"q"_s, u"--schema"_s, bad}).exit, 1);
}

void CtlSpellingTest::aMissingDictionaryLeavesTheOthers()
{
    setSchema(
        R"({"x-intray": {"spelling": "en_US"}}, "remark": {"x-intray": {"spelling": "xx_XX"}})");
    const Ran told = spelling();
    QCOMPARE(told.exit, 6);
    QVERIFY2(told.err.contains("\"xx_XX\" is not installed"), told.err.constData());
    QCOMPARE(told.json().value(u"words"_s).toArray().size(), 2);
    QCOMPARE(told.json().value(u"missing"_s).toArray().size(), 1);
}

INTRAY_TEST_GUILESS_MAIN(CtlSpellingTest)
#include "tst_ctl_spelling.moc"
