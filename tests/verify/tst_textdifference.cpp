// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/textdifference.h"

#include <QRandomGenerator>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is marked where two texts differ.
class TstTextDifference : public QObject
{
    Q_OBJECT

private slots:
    void whatDiffersIsMarked_data();
    void whatDiffersIsMarked();
    void withoutTheMarksBothAreTheSame();
    void longTextsAreMarkedToo();
};

static QString marked(const QString &text, const QList<Stretch> &stretches)
{
    QString shown;
    qsizetype at = 0;
    for (const Stretch &stretch : stretches) {
        shown += text.mid(at, stretch.start - at) + u'[' + text.mid(stretch.start, stretch.length) +
                 u']';
        at = stretch.start + stretch.length;
    }
    return shown + text.mid(at);
}

static QString without(QString text, const QList<Stretch> &stretches)
{
    for (qsizetype i = stretches.size() - 1; i >= 0; --i)
        text.remove(stretches[i].start, stretches[i].length);
    return text;
}

void TstTextDifference::whatDiffersIsMarked_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<QString>("inFirst");
    QTest::addColumn<QString>("inSecond");
    QTest::newRow("nothing") << u"same"_s << u"same"_s << u"same"_s << u"same"_s;
    QTest::newRow("empty") << QString() << QString() << QString() << QString();
    QTest::newRow("one is empty") << u"Anna"_s << QString() << u"[Anna]"_s << QString();
    QTest::newRow("a letter more") << u"Rosner"_s << u"Rossner"_s << u"Rosner"_s << u"Ros[s]ner"_s;
    QTest::newRow("another letter") << u"Meier"_s << u"Meyer"_s << u"Me[i]er"_s << u"Me[y]er"_s;
    QTest::newRow("a word more") << u"Main Street"_s << u"Old Main Street"_s << u"Main Street"_s
                                 << u"[Old ]Main Street"_s;
    QTest::newRow("wholly other words")
        << u"luke purdon"_s << u"mia purdon"_s << u"[luke] purdon"_s << u"[mia] purdon"_s;
    QTest::newRow("letters that happen to be in both")
        << u"12 grenfell road"_s << u"12 ridge terrace"_s << u"12 [grenfell] [road]"_s
        << u"12 [ridge] [terrace]"_s;
    QTest::newRow("slips in one word, another beside it")
        << u"jon smyth"_s << u"mary smith"_s << u"[jon] sm[y]th"_s << u"[mary] sm[i]th"_s;
    QTest::newRow("shortened") << u"long street"_s << u"long st."_s << u"long [street]"_s
                               << u"long [st.]"_s;
    QTest::newRow("digits") << u"v12"_s << u"v21"_s << u"v[1]2"_s << u"v2[1]"_s;
    QTest::newRow("Japanese") << u"東京都"_s << u"大阪府"_s << u"[東京都]"_s << u"[大阪府]"_s;
    QTest::newRow("accents as one character")
        << u"Jose\u0301"_s << u"Jose"_s << u"Jos[e\u0301]"_s << u"Jos[e]"_s;
    QTest::newRow("pairs of units") << u"a😀b"_s << u"a😁b"_s << u"a[😀]b"_s << u"a[😁]b"_s;
}

void TstTextDifference::whatDiffersIsMarked()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    const TextDifference difference = differenceOf(first, second);
    QTEST(marked(first, difference.inFirst), "inFirst");
    QTEST(marked(second, difference.inSecond), "inSecond");
    QCOMPARE(difference.isNone(), first == second);
}

void TstTextDifference::withoutTheMarksBothAreTheSame()
{
    QRandomGenerator random(7);
    const auto text = [&] {
        QString made;
        for (quint32 i = random.bounded(12u); i > 0; --i)
            made += QChar(u'a' + random.bounded(3));
        return made;
    };
    for (int turn = 0; turn < 5000; ++turn) {
        const QString first = text();
        const QString second = text();
        const TextDifference one = differenceOf(first, second);
        const TextDifference other = differenceOf(second, first);
        QCOMPARE(without(first, one.inFirst), without(second, one.inSecond));
        QCOMPARE(without(first, one.inFirst).size(), without(first, other.inSecond).size());
    }
}

void TstTextDifference::longTextsAreMarkedToo()
{
    const QString first = u"begin "_s + QString(100'000, u'a') + u" end"_s;
    const QString second = u"begin "_s + QString(100'000, u'b') + u" end"_s;
    const TextDifference difference = differenceOf(first, second);
    QCOMPARE(difference.inFirst, (QList<Stretch>{{6, 100'000}}));
    QCOMPARE(without(first, difference.inFirst), u"begin  end"_s);
}

INTRAY_TEST_GUILESS_MAIN(TstTextDifference)
#include "tst_textdifference.moc"
