// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/pastedtext.h"
#include "schema/recordschema.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

class tst_PastedText : public QObject
{
    Q_OBJECT
private slots:
    void theLineEndBehindACellIsDropped_data();
    void theLineEndBehindACellIsDropped();
    void aLongTextKeepsItsLineEnds();
    void whatNobodySeesIsLeftOutOfNumbersDaysAndLists();
    void aFormatKeepsItsOwnBlanks();
    void whatNobodySeesIsLeftOutOfCodes();
    void aTextKeepsWhatWritingNeeds();
    void aValueOfTheListStaysAsItIs();
    void whatCannotBeSeenIsNamed();
};

static Field fieldOf(const QJsonObject &property)
{
    return RecordSchema::fromJson({{u"properties"_s, QJsonObject{{u"f"_s, property}}}})
        ->fields()
        .first();
}

void tst_PastedText::theLineEndBehindACellIsDropped_data()
{
    QTest::addColumn<QJsonObject>("property");
    QTest::addColumn<QString>("cell");
    const QJsonObject date{{u"x-intray"_s, QJsonObject{{u"kind"_s, u"date"_s}}}};
    QTest::newRow("text") << QJsonObject{{u"type"_s, u"string"_s}} << u"Berlin"_s;
    QTest::newRow("date") << date << u"2024-03-01"_s;
    QTest::newRow("number") << QJsonObject{{u"type"_s, u"number"_s}} << u"12.5"_s;
    QTest::newRow("list") << QJsonObject{{u"enum"_s, QJsonArray{u"red"_s, u"green"_s}}}
                          << u"green"_s;
}

void tst_PastedText::theLineEndBehindACellIsDropped()
{
    QFETCH(QJsonObject, property);
    QFETCH(QString, cell);
    for (const QString &end : {u"\r\n"_s, u"\n"_s, u"\r"_s, QString(QChar::LineSeparator)}) {
        const PastedText taken = pasted(cell + end, PasteRule::of(fieldOf(property)));
        QCOMPARE(taken.text, cell);
        QCOMPARE(taken.leftOut, 0);
    }
}

void tst_PastedText::aLongTextKeepsItsLineEnds()
{
    const QJsonObject notes{{u"x-intray"_s, QJsonObject{{u"multiline"_s, true}}}};
    PasteRule rule = PasteRule::of(fieldOf(notes));
    rule.takesLines = true;
    QCOMPARE(pasted(u"one\r\ntwo\r\n"_s, rule).text, u"one\r\ntwo\r\n"_s);
}

void tst_PastedText::whatNobodySeesIsLeftOutOfNumbersDaysAndLists()
{
    const PasteRule number = PasteRule::of(fieldOf({{u"type"_s, u"number"_s}}));
    const PastedText taken = pasted(u"\uFEFF\u00A012\u200B.5\u00AD\u00A0\r\n"_s, number);
    QCOMPARE(taken.text, u"12.5"_s);
    QCOMPARE(taken.leftOut, 5);
    const PastedText thousands = pasted(u"1\u00A0234"_s, number);
    QCOMPARE(thousands.text, u"1 234"_s);
    QCOMPARE(thousands.blanks, 1);
    QCOMPARE(pasted(u"\t12\t"_s, number).text, u"12"_s);
    QCOMPARE(pasted(u"12\t13\n"_s, number).text, u"12 13"_s);
    QVERIFY(pasted(u"12\t13\n"_s, number).isAsItWas());
    const QJsonObject date{{u"x-intray"_s, QJsonObject{{u"kind"_s, u"date"_s}}}};
    QCOMPARE(pasted(u"31.\u00A01.\u202F2026"_s, PasteRule::of(fieldOf(date))).text,
             u"31. 1. 2026"_s);
}

void tst_PastedText::aFormatKeepsItsOwnBlanks()
{
    const QJsonObject number{
        {u"x-intray"_s, QJsonObject{{u"kind"_s, u"number"_s}, {u"format"_s, u"1\u00A0234,5"_s}}}};
    const PastedText taken = pasted(u"9\u00A0876,5"_s, PasteRule::of(fieldOf(number)));
    QCOMPARE(taken.text, u"9\u00A0876,5"_s);
    QVERIFY(taken.isAsItWas());
}

void tst_PastedText::whatNobodySeesIsLeftOutOfCodes()
{
    const Field code = fieldOf({{u"type"_s, u"string"_s}, {u"pattern"_s, u"^[A-Z]{2} [0-9]+$"_s}});
    QCOMPARE(pasted(u"AB\u00A0\u200B12"_s, PasteRule::of(code, true)).text, u"AB 12"_s);
    const PastedText tagged = pasted(u"AB\u3164 12\U000E0020"_s, PasteRule::of(code, true));
    QCOMPARE(tagged.text, u"AB 12"_s);
    QCOMPARE(tagged.leftOut, 2);
}

void tst_PastedText::aTextKeepsWhatWritingNeeds()
{
    const PasteRule text = PasteRule::of(fieldOf({{u"type"_s, u"string"_s}}));
    const QString kept = u"10\u00A0km \u200Ba\tb \U0001F469\u200D\U0001F4BB"_s;
    QCOMPARE(pasted(kept, text).text, kept);
    const PastedText cleaned = pasted(u"\uFEFFa\u0000b\u0007c"_s, text);
    QCOMPARE(cleaned.text, u"abc"_s);
    QCOMPARE(cleaned.leftOut, 3);
}

void tst_PastedText::aValueOfTheListStaysAsItIs()
{
    const QString odd = u"r\u200Bed"_s;
    const PasteRule list = PasteRule::of(fieldOf({{u"enum"_s, QJsonArray{odd}}}));
    QCOMPARE(pasted(odd + u"\n"_s, list).text, odd);
}

void tst_PastedText::whatCannotBeSeenIsNamed()
{
    QCOMPARE(unseenIn(u"Ber\u200Blin\u200B\u0007"_s, false),
             QStringList({u"U+200B"_s, u"U+0007"_s}));
    QCOMPARE(unseenIn(u"10\u00A0km"_s, true), QStringList(u"U+00A0"_s));
    QCOMPARE(unseenIn(u"10\u00A0km"_s, false), QStringList());
    QCOMPARE(unseenIn(u"two\r\nlines\t\U0001F469\u200D\U0001F4BB"_s, true), QStringList());
    QCOMPARE(unseenIn(u"\u05E9\u05DC\u05D5\u05DD\u200F!"_s, true), QStringList());
    QCOMPARE(unseenIn(u"a\U000E0061b"_s, false), QStringList(u"U+E0061"_s));
    QCOMPARE(unseenIn(u"\u2764\uFE0F"_s, true), QStringList());
    QCOMPARE(unseenIn(u"exe\u202Etxt"_s, false), QStringList(u"U+202E"_s));
}

INTRAY_TEST_GUILESS_MAIN(tst_PastedText)
#include "tst_pastedtext.moc"
