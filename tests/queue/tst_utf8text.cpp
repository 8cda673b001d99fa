// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/utf8text.h"

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
    void theMarkOfAFileIsNoPartOfItsJson();
    void anErrorIsToldAtItsByte();
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

QTEST_GUILESS_MAIN(Utf8TextTest)
#include "tst_utf8text.moc"
