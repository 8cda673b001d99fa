// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/proposal/writtennumber.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Numbers that stand in texts, taken apart digit by digit.
class TstWrittenNumber : public QObject
{
    Q_OBJECT

private slots:
    void theFirstNumberOfATextIsRead_data();
    void theFirstNumberOfATextIsRead();
    void aNumberAloneIsReadInAllWays_data();
    void aNumberAloneIsReadInAllWays();
};

void TstWrittenNumber::theFirstNumberOfATextIsRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QChar>("decimal");
    QTest::addColumn<QString>("meant");
    const auto row = [](const QString &text, QChar decimal, const QString &meant) {
        QTest::newRow(qPrintable(text + u" with "_s + decimal)) << text << decimal << meant;
    };
    row(u"about 1,234.50 kg"_s, u'.', u"1234.50"_s);
    row(u"12.0 oz"_s, u'.', u"12.0"_s);
    row(u"1.234,5"_s, u',', u"1234.5"_s);
    row(u"1.234,5"_s, u'.', QString());
    row(u"1 234 567"_s, u'.', u"1234567"_s);
    row(u"1'234,567.5"_s, u'.', QString()); // two signs for thousands
    row(u"0.125"_s, u'.', u"0.125"_s);
    row(u"0.125"_s, u',', QString()); // no thousand begins with 0
    row(u".5"_s, u'.', u"0.5"_s);
    row(u"$ ,75"_s, u',', u"0.75"_s);
    row(u"No.5"_s, u'.', u"5"_s);
    row(u"(12.5)"_s, u'.', u"-12.5"_s);
    row(u"12.5-"_s, u'.', u"-12.5"_s);
    row(u"\u221212.5"_s, u'.', u"-12.5"_s);
    row(u"none"_s, u'.', QString());
}

void TstWrittenNumber::theFirstNumberOfATextIsRead()
{
    QFETCH(const QString, text);
    QFETCH(const QChar, decimal);
    QFETCH(const QString, meant);
    const auto number = WrittenNumber::in(text, decimal);
    QCOMPARE(number ? number->bare() : QString(), meant);
}

void TstWrittenNumber::aNumberAloneIsReadInAllWays_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("meant");
    const auto row = [](const QString &text, const QStringList &meant) {
        QTest::newRow(qPrintable(text)) << text << meant;
    };
    row(u"1,234"_s, {u"1.234"_s, u"1234"_s});
    row(u"1.234"_s, {u"1.234"_s, u"1234"_s});
    row(u"0,125"_s, {u"0.125"_s});
    row(u"1234,567"_s, {u"1234.567"_s});
    row(u"1 234,567"_s, {u"1234.567"_s});
    row(u"1\u202f234"_s, {u"1234"_s});
    row(u"1'234'567"_s, {u"1234567"_s});
    row(u"12,-"_s, {});
    row(u",5"_s, {u"0.5"_s});
    row(u"0042"_s, {u"0042"_s});
    row(u"1,23,4"_s, {});
    row(u"12.5.1"_s, {});
    row(u"1 23"_s, {});
    row(u"12 oz"_s, {});
}

void TstWrittenNumber::aNumberAloneIsReadInAllWays()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, meant);
    QStringList read;
    for (const WrittenNumber &one : WrittenNumber::readingsOf(text))
        read << one.bare();
    QCOMPARE(read, meant);
}

INTRAY_TEST_APPLESS_MAIN(TstWrittenNumber)
#include "tst_writtennumber.moc"
