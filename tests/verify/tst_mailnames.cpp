// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "verify/proposal/mailnames.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

const QStringList fields{u"First name"_s, u"Last name"_s, u"Mail"_s};
const QList<std::pair<QString, QString>> people{{u"J\u00fcrgen"_s, u"Sch\u00e4fer"_s},
                                                {u"Hazel"_s, u"O'Rourke"_s},
                                                {u"Rufus"_s, u"Quigley"_s},
                                                {u"Celia"_s, u"Ford"_s}};

/// `way` makes the name of an address of the two names.
CountedRecords counted(const std::function<QString(const QString &, const QString &)> &way)
{
    CountedRecords records(3);
    for (int i = 0; i < 60; ++i) {
        const QString first = people.at(i % 4).first, last = people.at(i / 4 % 4).second;
        records.add({first, last, way(first, last) + u"@example.org"_s});
    }
    return records;
}

QString plain(QString name)
{
    return name.toLower().replace(u'\u00fc', u"ue"_s).replace(u'\u00e4', u"ae"_s).remove(u'\'');
}

QString dotted(const QString &first, const QString &last)
{
    return plain(first) + u'.' + plain(last);
}

QString told(const MailNames &names, int field, const QStringList &cells)
{
    const auto candidate = names.candidate(field, cells);
    return candidate ? candidate->value : u"nothing"_s;
}

} // namespace

/// Addresses that are made of the names beside them.
class TstMailNames : public QObject
{
    Q_OBJECT

private slots:
    void aLostNameIsMadeAsTheOthersAre();
    void anEmptyNameIsToldByTheAddress();
    void initialsAreSeen();
    void whereAddressesAreMadeAtWillNothingIsTold();
};

void TstMailNames::aLostNameIsMadeAsTheOthersAre()
{
    const MailNames names(fields, counted(dotted));
    QCOMPARE(told(names, 2, {u"J\u00fcrgen"_s, u"O'Rourke"_s, u"@example.com"_s}),
             u"juergen.orourke@example.com"_s);
    QCOMPARE(told(names, 2, {u"Celia"_s, u"Ford"_s, u"@e xample.com "_s}),
             u"celia.ford@example.com"_s);
    QCOMPARE(told(names, 2, {QString(), u"Ford"_s, u"@example.com"_s}), u"nothing"_s);
    QCOMPARE(told(names, 2, {u"Celia"_s, u"Ford"_s, u"celia.ford@"_s}), u"nothing"_s);
    QCOMPARE(told(names, 2, {u"Celia"_s, u"Ford"_s, QString()}), u"nothing"_s);
    QCOMPARE(told(names, 2, {u"Celia"_s, u"Ford"_s, u"office@example.org"_s}), u"nothing"_s);
}

void TstMailNames::anEmptyNameIsToldByTheAddress()
{
    const MailNames names(fields, counted(dotted));
    QCOMPARE(told(names, 0, {QString(), u"Ford"_s, u"juergen.ford@example.org"_s}),
             u"J\u00fcrgen"_s);
    QCOMPARE(told(names, 1, {u"Celia"_s, QString(), u"celia.orourke@example.org"_s}),
             u"O'Rourke"_s);
    QCOMPARE(told(names, 0, {QString(), u"Ford"_s, u"yolanda.ford@example.org"_s}),
             u"nothing"_s); // nobody knows how she writes herself
    QCOMPARE(told(names, 0, {QString(), u"Ford"_s, u"juergen.quigley@example.org"_s}),
             u"nothing"_s);
}

void TstMailNames::initialsAreSeen()
{
    const MailNames names(fields, counted([](const QString &first, const QString &last) {
                              return plain(first).left(1) + plain(last);
                          }));
    QCOMPARE(told(names, 2, {u"Celia"_s, u"Ford"_s, u"@example.org"_s}), u"cford@example.org"_s);
    QCOMPARE(told(names, 0, {QString(), u"Ford"_s, u"cford@example.org"_s}), u"nothing"_s);
}

void TstMailNames::whereAddressesAreMadeAtWillNothingIsTold()
{
    int number = 0;
    const MailNames names(fields, counted([&](const QString &first, const QString &last) {
                              return ++number % 2 == 0 ? dotted(first, last)
                                                       : u"customer"_s + QString::number(number);
                          }));
    QCOMPARE(told(names, 2, {u"Celia"_s, u"Ford"_s, u"@example.org"_s}), u"nothing"_s);
    QCOMPARE(told(MailNames(), 2, {u"Celia"_s, u"Ford"_s, u"@example.org"_s}), u"nothing"_s);
}

INTRAY_TEST_APPLESS_MAIN(TstMailNames)
#include "tst_mailnames.moc"
