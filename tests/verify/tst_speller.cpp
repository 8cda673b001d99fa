// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/words/dictionaryfiles.h"
#include "verify/words/speller.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

class TstSpeller : public QObject
{
    Q_OBJECT

private slots:
    void theSystemsDictionariesAreFound();
    void wordsAreWhatCanBeSpelled_data();
    void wordsAreWhatCanBeSpelled();
    void misspelledWordsAreMarkedWhereTheyStand();
    void suggestionsBeginWithTheLikeliest();
    void aDictionaryInItsOwnEncodingIsRead();
    void theQueuesOwnWordsAreRight();
    void wordsOfAnotherScriptAreNotJudged();
    void aMissingDictionaryIsTold_data();
    void aMissingDictionaryIsTold();
    void aDamagedDictionaryIsTold();
    void aLongTextIsLookedAtFromItsStartOnly();
};

static std::shared_ptr<Speller> speller(const QString &dictionary)
{
    auto opened = Speller::open(dictionary);
    if (!opened)
        qFatal("%s", qPrintable(opened.error().sentence));
    return *opened;
}

static QStringList misspelled(const Speller &speller, const QString &text)
{
    QStringList words;
    for (const Stretch &word : speller.misspelledIn(text))
        words << text.sliced(word.start, word.length);
    return words;
}

void TstSpeller::theSystemsDictionariesAreFound()
{
    const QStringList all = installedDictionaries();
    QVERIFY(all.contains(u"en_US"_s));
    QVERIFY(all.contains(u"de_DE"_s));
    QVERIFY(dictionaryFiles(u"en_US"_s));
}

void TstSpeller::wordsAreWhatCanBeSpelled_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("nothing") << u""_s << QStringList();
    QTest::newRow("a sentence") << u"He said: don't, then left."_s
                                << QStringList{u"He"_s, u"said"_s, u"don't"_s, u"then"_s,
                                               u"left"_s};
    QTest::newRow("numbers and codes")
        << u"12 boxes of A4, ISO-8859, x"_s << QStringList{u"boxes"_s, u"of"_s, u"ISO"_s};
    QTest::newRow("addresses")
        << u"ask a.b@boaz.example or www.boaz.example/x http://y.example now"_s
        << QStringList{u"ask"_s, u"or"_s, u"now"_s};
    QTest::newRow("lines") << u"one\ntwo"_s << QStringList{u"one"_s, u"two"_s};
    QTest::newRow("Greek") << u"Η Αθήνα"_s << QStringList{u"Αθήνα"_s};
    QTest::newRow("too long") << QString(81, u'a') << QStringList();
}

void TstSpeller::wordsAreWhatCanBeSpelled()
{
    QFETCH(const QString, text);
    QStringList words;
    for (const Stretch &word : wordsIn(text))
        words << text.sliced(word.start, word.length);
    QTEST(words, "words");
}

void TstSpeller::misspelledWordsAreMarkedWhereTheyStand()
{
    const auto english = speller(u"en_US"_s);
    QCOMPARE(english->misspelledIn(u"The pacient didn\u2019t recieve it."_s),
             QList<Stretch>({{4, 7}, {19, 7}}));
    QVERIFY(english->misspelledIn(u"The patient did not receive it."_s).isEmpty());
}

void TstSpeller::suggestionsBeginWithTheLikeliest()
{
    QCOMPARE(speller(u"en_US"_s)->suggestions(u"recieve"_s).value(0), u"receive"_s);
}

void TstSpeller::aDictionaryInItsOwnEncodingIsRead()
{
    const auto german = speller(u"de_DE"_s); // Debian's is in Latin 1
    QVERIFY(german->knows(u"Straße"_s));
    QVERIFY(german->knows(u"Übergröße"_s) || german->knows(u"Größe"_s));
    QVERIFY(!german->knows(u"Strasse\u00dfe"_s));
    QVERIFY(german->suggestions(u"Strase"_s).contains(u"Straße"_s));
    QVERIFY(!german->knows(u"Łódź"_s)); // cannot even be written in it
}

void TstSpeller::theQueuesOwnWordsAreRight()
{
    const auto english = speller(u"en_US"_s);
    QCOMPARE(misspelled(*english, u"Scip gomeres"_s), QStringList({u"Scip"_s, u"gomeres"_s}));
    english->setOwnWords({u"SCIP"_s});
    QCOMPARE(misspelled(*english, u"Scip gomeres"_s), QStringList{u"gomeres"_s});
    english->setOwnWords({});
    QCOMPARE(misspelled(*english, u"Scip"_s), QStringList{u"Scip"_s});
}

void TstSpeller::wordsOfAnotherScriptAreNotJudged()
{
    QCOMPARE(misspelled(*speller(u"en_US"_s), u"Αθήνα القاهرة 東京 Athenns"_s),
             QStringList{u"Athenns"_s});
}

void TstSpeller::aMissingDictionaryIsTold_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("not installed") << u"xx_XX"_s;
    QTest::newRow("another folder") << u"../hunspell/en_US"_s;
    QTest::newRow("no name") << u""_s;
}

void TstSpeller::aMissingDictionaryIsTold()
{
    QFETCH(const QString, name);
    const auto opened = Speller::open(name);
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, Error::Kind::NotFound);
    QVERIFY(opened.error().sentence.contains(u"is not installed"_s));
}

void TstSpeller::aDamagedDictionaryIsTold()
{
    const QTemporaryDir folder;
    for (const QString &end : {u".aff"_s, u".dic"_s}) {
        QFile file(folder.filePath(u"bad"_s + end));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("SET NOSUCHCODE\n");
    }
    qputenv("DICPATH", folder.path().toLocal8Bit());
    const auto opened = Speller::open(u"bad"_s);
    qunsetenv("DICPATH");
    QVERIFY(!opened);
    QCOMPARE(opened.error().kind, Error::Kind::Unreadable);
}

void TstSpeller::aLongTextIsLookedAtFromItsStartOnly()
{
    const auto english = speller(u"en_US"_s);
    const QString long_ = u"recieve "_s.repeated(200'000);
    QCOMPARE(english->misspelledIn(long_).size(), 2500);
}

INTRAY_TEST_GUILESS_MAIN(TstSpeller)
#include "tst_speller.moc"
