// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/shellword.h"
#include "support/testclass.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// A command that a sentence tells to type can be typed as it stands.
class ShellWordTest : public QObject
{
    Q_OBJECT

private slots:
    void wordsAreQuotedWhereAShellWouldPartThem_data();
    void wordsAreQuotedWhereAShellWouldPartThem();
};

void ShellWordTest::wordsAreQuotedWhereAShellWouldPartThem_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("word");
    QTest::newRow("plain") << u"number"_s << u"number"_s;
    QTest::newRow("letters with accents") << u"Straße,Ort"_s << u"Straße,Ort"_s;
    QTest::newRow("a blank") << u"order no"_s << u"'order no'"_s;
    QTest::newRow("a sign of the shell") << u"a&b"_s << u"'a&b'"_s;
    QTest::newRow("double quotation marks") << u"\"a,b\", c"_s << u"'\"a,b\", c'"_s;
    QTest::newRow("a single one") << u"Ann's"_s << u"'Ann'\\''s'"_s;
    QTest::newRow("nothing") << QString() << u"''"_s;
}

void ShellWordTest::wordsAreQuotedWhereAShellWouldPartThem()
{
    QFETCH(QString, text);
    QFETCH(QString, word);
    QCOMPARE(shellWord(text), word);
}

INTRAY_TEST_GUILESS_MAIN(ShellWordTest)
#include "tst_shellword.moc"
