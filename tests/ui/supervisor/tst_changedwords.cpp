// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/supervisor/changedwords.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What a sentence that says how things are set says otherwise than before.
class ChangedWords : public QObject
{
    Q_OBJECT

private slots:
    void wholeWordsAreMarked_data();
    void wholeWordsAreMarked();
};

void ChangedWords::wholeWordsAreMarked_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QStringList>("marked");
    QTest::newRow("the same") << u"Locked for 15 min."_s << u"Locked for 15 min."_s
                              << QStringList();
    QTest::newRow("a digit of a number")
        << u"Locked for 15 min."_s << u"Locked for 25 min."_s << QStringList{u"25"_s};
    QTest::newRow("neighbours are one")
        << u"Locked for 15 min."_s << u"Locked for 2 hours."_s << QStringList{u"2 hours."_s};
    QTest::newRow("two places") << u"Locked for 15 min, up to 2 h."_s
                                << u"Locked for 30 min, up to 4 h."_s
                                << QStringList{u"30"_s, u"4"_s};
    QTest::newRow("what came") << u"Items end here."_s << u"Items always end here."_s
                               << QStringList{u"always"_s};
    QTest::newRow("what went") << u"Items always end here."_s << u"Items end here."_s
                               << QStringList();
    QTest::newRow("a sentence more")
        << u"Ends here."_s << u"Ends here. By others."_s << QStringList{u"By others."_s};
    QTest::newRow("nothing before") << QString() << u"Ends here."_s << QStringList{u"Ends here."_s};
}

void ChangedWords::wholeWordsAreMarked()
{
    QFETCH(const QString, before);
    QFETCH(const QString, now);
    const MarkedText text = withChangedWords(before, now);
    QCOMPARE(text.text, now);
    QStringList marked;
    for (const Stretch &words : text.marked)
        marked << now.mid(words.start, words.length);
    QTEST(marked, "marked");
}

INTRAY_TEST_APPLESS_MAIN(ChangedWords)
#include "tst_changedwords.moc"
