// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "madecolumn.h"
#include "support/testclass.h"
#include "verify/proposal/addresses.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// Addresses of mail and of the web, but for a slip.
class TstAddresses : public QObject
{
    Q_OBJECT

private slots:
    void aMailAddressIsPutRight_data();
    void aMailAddressIsPutRight();
    void aWebAddressIsWrittenAsTheOthersAre_data();
    void aWebAddressIsWrittenAsTheOthersAre();
};

void TstAddresses::aMailAddressIsPutRight_data()
{
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("meant");
    const auto row = [](const QString &found, const QString &meant) {
        QTest::newRow(qPrintable(found)) << found << meant;
    };
    row(u"name@@example.org"_s, u"name@example.org"_s);
    row(u"name at example.org"_s, u"name@example.org"_s);
    row(u"name(at)example.org"_s, u"name@example.org"_s);
    row(u"name [at] example [dot] org"_s, u"name@example.org"_s);
    row(u"name@example,org"_s, u"name@example.org"_s);
    row(u"na me@example.org"_s, u"name@example.org"_s);
    row(u" name@example.org."_s, u"name@example.org"_s);
    row(u"mailto:name@example.org"_s, u"name@example.org"_s);
    row(u"A. Name <name@example.org>"_s, u"name@example.org"_s);
    row(u"<name@example.org>"_s, u"name@example.org"_s);
    row(u"name@example..org"_s, u"name@example.org"_s);
    row(u"first.name.@example.org"_s, u"first.name@example.org"_s);
    row(u"\u00e4nne@m\u00fcller.example"_s, QString()); // it is one
    for (const char *none :
         {"name", "name@", "@example.org", "name@example", "", "name example.org",
          "a@b@example.org", "see web page", "name@example.org", "name at  at example.org",
          "meet me at example.org", "ann and bob at example.org", "call at 5.pm"})
        row(QString::fromLatin1(none), QString());
}

void TstAddresses::aMailAddressIsPutRight()
{
    QFETCH(const QString, found);
    QFETCH(const QString, meant);
    const auto candidate = mailAddressMeant(found);
    QCOMPARE(candidate ? candidate->value : QString(), meant);
}

void TstAddresses::aWebAddressIsWrittenAsTheOthersAre_data()
{
    QTest::addColumn<QString>("scheme");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("meant");
    const auto row = [](const QString &scheme, const QString &found, const QString &meant) {
        QTest::newRow(qPrintable(scheme + u' ' + found)) << scheme << found << meant;
    };
    row(u"https://"_s, u"www.example.org"_s, u"https://www.example.org"_s);
    row(u"https://"_s, u"https:/www.example.org"_s, u"https://www.example.org"_s);
    row(u"https://"_s, u"htps://www.example.org/a"_s, u"https://www.example.org/a"_s);
    row(u"https://"_s, u"https:\\\\www.example.org"_s, u"https://www.example.org"_s);
    row(u"https://"_s, u"https://www. example.org"_s, u"https://www.example.org"_s);
    row(u"https://"_s, u"www,example.org"_s, u"https://www.example.org"_s);
    row(QString(), u"https://www.example.org"_s, u"www.example.org"_s);
    row(QString(), u"none yet"_s, QString());
    row(u"https://"_s, u"example"_s, QString());
    row(u"https://"_s, u"name@example.org"_s, QString());
    row(u"https://"_s, u"https://www.example.org"_s, QString());
}

void TstAddresses::aWebAddressIsWrittenAsTheOthersAre()
{
    QFETCH(const QString, scheme);
    QFETCH(const QString, found);
    QFETCH(const QString, meant);
    QStringList column;
    for (int i = 0; i < 30; ++i)
        column << scheme + u"www.example%1.org"_s.arg(i);
    const auto candidate = WebAddresses(madeColumn({}, column)).candidate(found);
    QCOMPARE(candidate ? candidate->value : QString(), meant);
}

INTRAY_TEST_APPLESS_MAIN(TstAddresses)
#include "tst_addresses.moc"
