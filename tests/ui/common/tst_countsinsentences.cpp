// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "translations/translations.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Counts in sentences are grouped as the language writes them, whoever wrote the sentence.
class CountsInSentences : public QObject
{
    Q_OBJECT

private slots:
    void theyAreGrouped_data();
    void theyAreGrouped();
    void cleanup() { QLocale::setDefault(QLocale::c()); }
};

void CountsInSentences::theyAreGrouped_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("number");
    QTest::newRow("English") << u"en_US"_s << u"1,001"_s;
    QTest::newRow("German") << u"de"_s << u"1.001"_s;
}

void CountsInSentences::theyAreGrouped()
{
    QFETCH(QString, language);
    QFETCH(QString, number);
    speak(language);
    const QString said = QCoreApplication::translate(
        "intray::CorrectDialog", "%n other(s) stay as they are.", nullptr, 1001);
    QVERIFY2(said.startsWith(number + u' '), qPrintable(said));
}

INTRAY_TEST_GUILESS_MAIN(CountsInSentences)

#include "tst_countsinsentences.moc"
