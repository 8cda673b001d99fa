// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "transfer/textdecoder.h"
#include "transfer/textencoding.h"

#include <QRandomGenerator>
#include <QStringEncoder>
#include <QTest>

using namespace intray;

class TestTextEncoding : public QObject
{
    Q_OBJECT

private slots:
    void marksAreBelieved_data();
    void marksAreBelieved();
    void plainAsciiIsUtf8();
    void aCharacterCutByTheSampleIsForgivenButNotAtTheEndOfTheFile();
    void utf16WithoutAMarkIsSeen();
    void westernBytesAreWindows1252ButOnlyAGuess();
    void textsOfTwoEncodingsAreUtf8ButOnlyAGuess();
    void encodingsAreKnownByManyNames_data();
    void encodingsAreKnownByManyNames();
    void unknownEncodingsAreRefusedWithASentence();
    void commonEncodingsCanAllBeDecoded();
    void everyCutGivesTheSameText_data();
    void everyCutGivesTheSameText();
    void meaninglessBytesAreKeptAndSeen();
    void loneSurrogatesOfUtf16AreMeaningless();
    void randomBytesNeverVanish();
};

static QString decoded(const QByteArray &bytes, const char *encoding, qsizetype piece = 1 << 20)
{
    auto decoder = TextDecoder::make(QString::fromLatin1(encoding));
    QString text;
    for (qsizetype at = 0; at < bytes.size(); at += piece)
        decoder->append(text, QByteArrayView(bytes).sliced(at, std::min(piece, bytes.size() - at)),
                        false);
    decoder->append(text, {}, true);
    return text;
}

void TestTextEncoding::marksAreBelieved_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("name");
    QTest::newRow("UTF-8") << QByteArray("\xEF\xBB\xBFx") << "UTF-8";
    QTest::newRow("UTF-16LE") << QByteArray("\xFF\xFEx\0", 4) << "UTF-16LE";
    QTest::newRow("UTF-16BE") << QByteArray("\xFE\xFF\0x", 4) << "UTF-16BE";
    QTest::newRow("UTF-32LE") << QByteArray("\xFF\xFE\0\0x\0\0\0", 8) << "UTF-32LE";
    QTest::newRow("UTF-32BE") << QByteArray("\0\0\xFE\xFF\0\0\0x", 8) << "UTF-32BE";
}

void TestTextEncoding::marksAreBelieved()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, name);
    QCOMPARE(guessEncoding(bytes, true), (TextEncoding{name, true}));
    QCOMPARE(decoded(bytes, qPrintable(name)), QStringLiteral("x"));
}

void TestTextEncoding::plainAsciiIsUtf8()
{
    QCOMPARE(guessEncoding("a,b\n1,2\n", true), (TextEncoding{QStringLiteral("UTF-8"), true}));
}

void TestTextEncoding::aCharacterCutByTheSampleIsForgivenButNotAtTheEndOfTheFile()
{
    const QByteArray cut = "na\xC3\xAFve caf\xC3";
    QCOMPARE(guessEncoding(cut, false).name, QStringLiteral("UTF-8"));
    QVERIFY(guessEncoding(cut, false).sure);
    QVERIFY(!guessEncoding(cut, true).sure);
}

void TestTextEncoding::utf16WithoutAMarkIsSeen()
{
    const QString text = QStringLiteral("name,city\nJürgen,Köln\n");
    QStringEncoder little(QStringEncoder::Utf16LE);
    QStringEncoder big(QStringEncoder::Utf16BE);
    QCOMPARE(guessEncoding(little.encode(text), true),
             (TextEncoding{QStringLiteral("UTF-16LE"), false}));
    QCOMPARE(guessEncoding(big.encode(text), true),
             (TextEncoding{QStringLiteral("UTF-16BE"), false}));
}

void TestTextEncoding::westernBytesAreWindows1252ButOnlyAGuess()
{
    const QByteArray bytes = "name,price\nJ\xFCrgen,5 \x80\n";
    QCOMPARE(guessEncoding(bytes, true), (TextEncoding{QStringLiteral("windows-1252"), false}));
    QVERIFY(decoded(bytes, "windows-1252").contains(QStringLiteral("Jürgen,5 €")));
}

void TestTextEncoding::textsOfTwoEncodingsAreUtf8ButOnlyAGuess()
{
    const TextEncoding mixed{QStringLiteral("UTF-8"), false};
    QCOMPARE(guessEncoding("K\xC3\xB6ln\nM\xFCnchen\n", true), mixed);
    QCOMPARE(guessEncoding("K\xC3\xB6ln\nM\xFCnchen\nJ\xFClich\nD\xFCren\n", true), mixed);
    // "Лёша" and two towns: its second letter looks like UTF-8 by chance.
    QVERIFY(
        guessEncoding("\xCB\xB8\xF8\xE0\n\xCC\xEE\xF1\xEA\xE2\xE0\n\xCF\xE5\xF0\xEC\xFC\n", true)
            .name != u"UTF-8");
}

void TestTextEncoding::encodingsAreKnownByManyNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("known");
    QTest::newRow("utf8") << "utf8"
                          << "UTF-8";
    QTest::newRow("latin1") << "latin1"
                            << "ISO-8859-1";
    QTest::newRow("cp1252") << "cp1252"
                            << "windows-1252";
    QTest::newRow("shift-jis") << "shift-jis"
                               << "Shift_JIS";
    QTest::newRow("koi8-r") << "koi8-r"
                            << "KOI8-R";
}

void TestTextEncoding::encodingsAreKnownByManyNames()
{
    QFETCH(QString, name);
    QFETCH(QString, known);
    QCOMPARE(encodingNamed(name).value_or(QString()), known);
}

void TestTextEncoding::unknownEncodingsAreRefusedWithASentence()
{
    for (const QString &name : {QString(), QStringLiteral("klingon")}) {
        const auto known = encodingNamed(name);
        QVERIFY(!known);
        QCOMPARE(known.error().kind, Error::Kind::Invalid);
        QVERIFY(known.error().sentence.contains(QStringLiteral("UTF-8")));
    }
}

void TestTextEncoding::commonEncodingsCanAllBeDecoded()
{
    for (const QString &name : commonEncodings())
        QVERIFY2(TextDecoder::make(name).has_value(), qPrintable(name));
}

void TestTextEncoding::everyCutGivesTheSameText_data()
{
    QTest::addColumn<QByteArray>("encoding");
    for (const char *name : {"UTF-8", "UTF-16LE", "UTF-16BE"})
        QTest::newRow(name) << QByteArray(name);
}

void TestTextEncoding::everyCutGivesTheSameText()
{
    QFETCH(QByteArray, encoding);
    const QString text = QStringLiteral("aé€🐶z");
    QStringEncoder encoder(encoding.constData());
    const QByteArray bytes = encoder.encode(text);
    for (qsizetype piece = 1; piece <= bytes.size(); ++piece)
        QCOMPARE(decoded(bytes, encoding.constData(), piece), text);
}

void TestTextEncoding::meaninglessBytesAreKeptAndSeen()
{
    auto decoder = TextDecoder::make(QStringLiteral("UTF-8"));
    QString text;
    decoder->append(text,
                    "a\xFF"
                    "b",
                    false);
    QVERIFY(decoder->sawInvalid());
    QCOMPARE(firstInvalid(text), 1);
    QCOMPARE(withVisibleBytes(text), QStringLiteral("a\\xFFb"));
    decoder->append(text, "fine", false);
    QVERIFY(!decoder->sawInvalid());
    QCOMPARE(firstInvalid(QStringLiteral("🐶 fine")), -1);
}

void TestTextEncoding::loneSurrogatesOfUtf16AreMeaningless()
{
    const QString text = decoded(QByteArray("a\0\x00\xD8"
                                            "b\0",
                                            6),
                                 "UTF-16LE");
    QVERIFY(firstInvalid(text) >= 0);
    QVERIFY(text.endsWith(u'b'));
}

void TestTextEncoding::randomBytesNeverVanish()
{
    QRandomGenerator random(1);
    for (int i = 0; i < 2000; ++i) {
        QByteArray bytes;
        for (int size = random.bounded(1, 30); size > 0; --size)
            bytes += char(random.bounded(256));
        QString text = decoded(bytes, "UTF-8", random.bounded(1, 8));
        QByteArray again;
        for (qsizetype at = 0; at < text.size(); ++at) {
            const bool isStandIn = firstInvalid(QStringView(text).mid(at)) == 0 &&
                                   (at == 0 || !text.at(at - 1).isHighSurrogate());
            if (isStandIn)
                again += char(text.at(at).unicode() - 0xDC00);
            else if (text.at(at).isHighSurrogate())
                again += text.mid(at, 2).toUtf8();
            else if (!text.at(at).isLowSurrogate())
                again += text.mid(at, 1).toUtf8();
        }
        if (bytes.startsWith("\xEF\xBB\xBF"))
            again.prepend("\xEF\xBB\xBF");
        QCOMPARE(again, bytes);
    }
}

INTRAY_TEST_APPLESS_MAIN(TestTextEncoding)
#include "tst_textencoding.moc"
