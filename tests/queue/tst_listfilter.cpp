// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/listfilter.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

class tst_ListFilter : public QObject
{
    Q_OBJECT
private slots:
    void whatIsWrittenReadsTheSame();
    void whatIsNotUnderstoodIsLeftOut();
    void whatANewerIntrayAddsIsLeftOut();
    void aDamagedTextIsSaid_data();
    void aDamagedTextIsSaid();
    void aNameIsOnOneLineAndNotTooLong();
    void aNameIsSeenWhole();
};

static ListFilter full()
{
    return {u"done"_s, u"find \"ß\""_s, true, {{u"key"_s, u"A"_s}}, u"priority"_s, true};
}

void tst_ListFilter::whatIsWrittenReadsTheSame()
{
    QCOMPARE(listFilterFrom(toJson(full())), full());
    QCOMPARE(listFilterFromText(u"a"_s, textOf(full())).value(), full());
    QCOMPARE(listFilterFromText(u"a"_s, textOf({})).value(), ListFilter());
}

void tst_ListFilter::whatIsNotUnderstoodIsLeftOut()
{
    QCOMPARE(listFilterFrom({{u"find"_s, 7}, {u"columns"_s, u"none"_s}, {u"new"_s, true}}),
             ListFilter());
}

void tst_ListFilter::whatANewerIntrayAddsIsLeftOut()
{
    QCOMPARE(listFilterFromText(u"a"_s, u"{\"find\":\"x\",\"new\":[1]}"_s).value().find, u"x"_s);
}

void tst_ListFilter::aDamagedTextIsSaid_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"", "x", "[]", "7", "{\"find\":", "{\"find\":7}", "{\"columns\":[]}",
          "{\"columns\":{\"key\":1}}", "{\"broken\":\"yes\"}", "{\"shown\":\"nonsense\"}"})
        QTest::addRow("%s", *text ? text : "empty") << QString::fromLatin1(text);
}

void tst_ListFilter::aDamagedTextIsSaid()
{
    QFETCH(const QString, text);
    const auto read = listFilterFromText(u"my <b>filter"_s, text);
    QVERIFY(!read);
    QCOMPARE(read.error().kind, Error::Kind::Invalid);
    QVERIFY2(read.error().sentence.contains(u"“my <b>filter”"_s),
             qPrintable(read.error().sentence));
}

void tst_ListFilter::aNameIsOnOneLineAndNotTooLong()
{
    QCOMPARE(filterNameIn(u"  In\n opp "_s).value(), u"In opp"_s);
    QCOMPARE(filterNameIn(QString(100, u'ß')).value().size(), 100);
    QCOMPARE(filterNameIn(u" \t"_s).error().sentence, filterUnnamed().sentence);
    QCOMPARE(filterNameIn(QString(101, u'ß')).error().sentence, filterNameTooLong().sentence);
    // As databases count: a letter outside of the first 65,536 is one.
    QCOMPARE(filterNameIn(QString(u"😀"_s).repeated(100)).value().size(), 200);
}

void tst_ListFilter::aNameIsSeenWhole()
{
    for (const char16_t unseen : {u'\x7F', u'\u200B', u'\u202E', u'\u2066', u'\uFEFF'})
        QCOMPARE(filterNameIn(u"gnp."_s + unseen + u"exe"_s).error().sentence,
                 filterNameUnseen().sentence);
    QCOMPARE(filterNameIn(u"open\U000E0061"_s).error().sentence, filterNameUnseen().sentence);
    QCOMPARE(filterNameIn(u"\u2764\uFE0F mine"_s).value(), u"\u2764\uFE0F mine"_s);
    const QString family = u"👨\u200D👩"_s;
    QCOMPARE(filterNameIn(family).value(), family);
}

INTRAY_TEST_GUILESS_MAIN(tst_ListFilter)
#include "tst_listfilter.moc"
