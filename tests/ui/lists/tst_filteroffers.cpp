// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/lists/filteroffers.h"

#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is offered for a text that somebody types above the list: where the text really stands
/// comes first.
class FilterOffersTest : public QObject
{
    Q_OBJECT

private slots:
    void theFieldThatHasTheValueMostOftenComesFirst();
    void aWholeValueCountsForMoreThanAPart();
    void withoutAnyKnownItemTheyStandAsTheColumnsDo();
    void whereAllAreKnownOnlyWhatIsThereIsOffered();
    void aTextThatIsKnownToBeNowhereIsNotOffered();
    void noWordIsOfferedWhereOnlyNumbersAreNorTheOtherWayRound();
    void aFieldIsNamedByItsNameInTheRecordToo();

private:
    static QList<ItemColumn> columns()
    {
        const auto field = [](const QString &name, const QString &title) {
            return ItemColumn{u"field."_s + name, title, ItemOrder::By::Field, name, false};
        };
        return {{u"key"_s, u"Key"_s, ItemOrder::By::Key, {}, false},
                field(u"first"_s, u"First name"_s),
                field(u"city"_s, u"City"_s),
                field(u"state"_s, u"State"_s)};
    }
    static Item item(const QString &first, const QString &city, const QString &state)
    {
        Item one;
        one.key = u"C-1"_s;
        one.record = {{u"first"_s, first}, {u"city"_s, city}, {u"state"_s, state}};
        return one;
    }
    static QStringList wordsFor(const QString &text, const KnownItems &known)
    {
        QStringList words;
        for (const FilterOffer &offer : filterOffers(text, {}, columns(), {}, known))
            words << offer.words;
        return words;
    }
};

void FilterOffersTest::theFieldThatHasTheValueMostOftenComesFirst()
{
    const KnownItems known{{item(u"Fresno"_s, u"Tucson"_s, u"AZ"_s),
                            item(u"Ann"_s, u"Fresno"_s, u"CA"_s),
                            item(u"Joe"_s, u"fresno"_s, u"CA"_s)},
                           false};
    QCOMPARE(wordsFor(u"Fresno"_s, known).first(2),
             (QStringList{u"City: Fresno"_s, u"First name: Fresno"_s}));
}

void FilterOffersTest::aWholeValueCountsForMoreThanAPart()
{
    const KnownItems known{
        {item(u"Ann"_s, u"Annapolis"_s, u"MD"_s), item(u"Joe"_s, u"Annapolis"_s, u"MD"_s)}, false};
    QCOMPARE(wordsFor(u"ann"_s, known).first(2),
             (QStringList{u"First name: ann"_s, u"City: ann"_s}));
    QCOMPARE(wordsFor(u"nap"_s, known).constFirst(), u"City: nap"_s);
}

void FilterOffersTest::withoutAnyKnownItemTheyStandAsTheColumnsDo()
{
    QCOMPARE(wordsFor(u"x"_s, {}),
             (QStringList{u"Key: x"_s, u"First name: x"_s, u"City: x"_s, u"State: x"_s}));
}

void FilterOffersTest::whereAllAreKnownOnlyWhatIsThereIsOffered()
{
    const KnownItems known{{item(u"Ann"_s, u"Fresno"_s, u"CA"_s)}, true};
    QCOMPARE(wordsFor(u"fres"_s, known), QStringList{u"City: fres"_s});
}

void FilterOffersTest::aTextThatIsKnownToBeNowhereIsNotOffered()
{
    const KnownItems known{{item(u"Ann"_s, u"Fresno"_s, u"CA"_s)}, true};
    QCOMPARE(wordsFor(u"xyz"_s, known), QStringList());
    QCOMPARE(wordsFor(u"xyz"_s, {{}, true}), QStringList()); // the search has found nothing
}

void FilterOffersTest::noWordIsOfferedWhereOnlyNumbersAreNorTheOtherWayRound()
{
    KnownItems known{{}, false};
    for (int number = 0; number < 30; ++number)
        known.items << item(number % 2 ? u"Ann"_s : u"Joe"_s, u"77%1"_s.arg(number), {});
    QCOMPARE(wordsFor(u"zoe"_s, known), (QStringList{u"Key: zoe"_s, u"First name: zoe"_s}));
    QCOMPARE(wordsFor(u"99"_s, known), (QStringList{u"Key: 99"_s, u"City: 99"_s}));
    known.items.resize(3); // which say little of the rest
    QCOMPARE(wordsFor(u"zoe"_s, known).size(), 4);
}

void FilterOffersTest::aFieldIsNamedByItsNameInTheRecordToo()
{
    QCOMPARE(wordsFor(u"fir"_s, {}).constFirst(), u"First name: \u2026"_s);
    QCOMPARE(wordsFor(u"first: Jo"_s, {}), QStringList{u"First name: Jo"_s});
}

INTRAY_TEST_MAIN(FilterOffersTest)
#include "tst_filteroffers.moc"
