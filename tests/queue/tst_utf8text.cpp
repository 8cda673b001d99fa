// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/utf8text.h"
#include "support/testclass.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

class Utf8TextTest : public QObject
{
    Q_OBJECT

private slots:
    void aTextKeepsTheMarksAtItsBeginning_data();
    void aTextKeepsTheMarksAtItsBeginning();
    void aTextOfMarksAloneIsRead();
    void theMarkOfAFileIsNoPartOfItsJson();
    void anErrorIsToldAtItsByte();
    void bytesThatAreNoUtf8AreToldWithTheirPlace_data();
    void bytesThatAreNoUtf8AreToldWithTheirPlace();
};

void Utf8TextTest::aTextKeepsTheMarksAtItsBeginning_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << u"abc"_s;
    QTest::newRow("nothing at all") << u""_s;
    QTest::newRow("one") << u"\uFEFFabc"_s;
    QTest::newRow("three") << u"\uFEFF\uFEFF\uFEFF"_s;
    QTest::newRow("behind a quote") << u"\"\uFEFF\\\"\uFEFF"_s;
    QTest::newRow("in the middle") << u"ä\uFEFF"_s;
}

void Utf8TextTest::aTextKeepsTheMarksAtItsBeginning()
{
    QFETCH(const QString, text);
    QCOMPARE(textOfUtf8(text.toUtf8()), text);
    const QJsonObject object{{text, text}, {u"list"_s, QJsonArray{text, text}}};
    QCOMPARE(jsonOfUtf8(QJsonDocument(object).toJson()).object(), object);
}

/// A field may hold a text as long as this, and nothing about it may grow with the number of marks.
void Utf8TextTest::aTextOfMarksAloneIsRead()
{
    const QString text(2'000'000, QChar(QChar::ByteOrderMark));
    QCOMPARE(textOfUtf8(text.toUtf8()), text);
    QCOMPARE(textOfUtf8((text + u"end"_s).toUtf8()), text + u"end"_s);
}

void Utf8TextTest::theMarkOfAFileIsNoPartOfItsJson()
{
    QCOMPARE(jsonOfUtf8("\xEF\xBB\xBF[1]").array(), QJsonArray{1});
}

void Utf8TextTest::anErrorIsToldAtItsByte()
{
    const QByteArray json = "[\"\xEF\xBB\xBF\", x]";
    QJsonParseError problem;
    QVERIFY(jsonOfUtf8(json, &problem).isNull());
    QJsonParseError its;
    QJsonDocument::fromJson(json, &its);
    QCOMPARE(problem.offset, its.offset);
}

void Utf8TextTest::bytesThatAreNoUtf8AreToldWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("line"); // 0: all is UTF-8
    QTest::addColumn<int>("column");
    QTest::newRow("none") << QByteArray("M\u00fcnchen \U0001F600\r\n") << 0 << 0;
    QTest::newRow("nothing at all") << QByteArray() << 0 << 0;
    QTest::newRow("a mark of a file") << QByteArray("\xEF\xBB\xBFx") << 0 << 0;
    QTest::newRow("what stands for a lost letter") << QByteArray("\uFFFD") << 0 << 0;
    QTest::newRow("Latin-1") << QByteArray("a\n\u00fc\U0001F600 M\xFCnchen") << 2 << 5;
    QTest::newRow("at the beginning") << QByteArray("\xFC") << 1 << 1;
    QTest::newRow("behind a mark") << QByteArray("\xEF\xBB\xBF\xFC") << 1 << 1;
    QTest::newRow("a letter that ends early") << QByteArray("ab\xEF\xBF") << 1 << 3;
    QTest::newRow("a letter that ends early, and more") << QByteArray("ab\xEF\xBFx") << 1 << 3;
    QTest::newRow("half a letter") << QByteArray("a\xED\xA0\x80") << 1 << 2;
    QTest::newRow("too long a form") << QByteArray("a\xC0\xAF") << 1 << 2;
    QTest::newRow("UTF-16") << QByteArray("\xFF\xFE"
                                          "a\0",
                                          4)
                            << 1 << 1;
}

void Utf8TextTest::bytesThatAreNoUtf8AreToldWithTheirPlace()
{
    QFETCH(const QByteArray, bytes);
    const auto place = firstNotUtf8(bytes).value_or(TextPlace{0, 0});
    QTEST(int(place.line), "line");
    QTEST(int(place.column), "column");
}

INTRAY_TEST_GUILESS_MAIN(Utf8TextTest)
#include "tst_utf8text.moc"
