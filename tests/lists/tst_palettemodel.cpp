// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/palettemodel.h"
#include "support/testclass.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is found by typing, and what comes first.
class PaletteModelTest : public QObject
{
    Q_OBJECT

private slots:
    void everythingStandsThereWhileNothingIsTyped();
    void everyTypedWordMustFit();
    void lettersInOrderAndInitialsFit();
    void theBestFitStandsFirst();
    void whatCanBeDoneStandsBeforeWhatCannot();
    void aTitleThatIsTypedInFullStandsFirst();
    void caseAndAccentsDoNotMatter();
    void sentencesAndKindsAreSearchedToo();
    void otherWordsFindItAndAreNotShown();
    void whatOnlyASentenceSpeaksOfGivesWayToWhatIsCalledSo();
    void whatWasFoundElsewhereStandsBehindAndGoesWithTheWords();
    void whoListensHearsTheWholeRow();
    void theModelKeepsItsPromises();
};

static QList<Findable> some()
{
    return {{u"Take next"_s, u"Action"_s, u"Takes the next open item."_s, u"F9"_s},
            {u"Complete"_s, u"Action"_s, {}, u"Ctrl+Shift+Return"_s, u"Take a record first."_s},
            {u"Complete and next"_s, u"Action"_s, u"Completes this item."_s, u"Ctrl+Return"_s},
            {u"Krankenhäuser"_s, u"Queue"_s, u"hospitals"_s},
            {u"Colours: Dark"_s, u"Preference"_s}};
}

static QStringList found(PaletteModel &model, const QString &typed)
{
    model.setTyped(typed);
    QStringList titles;
    for (int row = 0; row < model.rowCount(); ++row)
        titles << model.index(row).data().toString();
    return titles;
}

void PaletteModelTest::everythingStandsThereWhileNothingIsTyped()
{
    PaletteModel model;
    model.setFindables(some());
    QCOMPARE(model.rowCount(), 5);
    QCOMPARE(found(model, u"  "_s).constFirst(), u"Take next"_s);
    QCOMPARE(model.placeOf(model.index(3)), 3);
}

void PaletteModelTest::everyTypedWordMustFit()
{
    PaletteModel model;
    model.setFindables(some());
    QCOMPARE(found(model, u"next comp"_s), QStringList{u"Complete and next"_s});
    QCOMPARE(model.placeOf(model.index(0)), 2);
    QCOMPARE(found(model, u"next banana"_s), QStringList());
}

void PaletteModelTest::lettersInOrderAndInitialsFit()
{
    PaletteModel model;
    model.setFindables(some());
    QCOMPARE(found(model, u"drk"_s), QStringList{u"Colours: Dark"_s});
    QCOMPARE(found(model, u"can"_s), QStringList{u"Complete and next"_s});
    QCOMPARE(found(model, u"krd"_s), QStringList());
}

void PaletteModelTest::theBestFitStandsFirst()
{
    PaletteModel model;
    model.setFindables(some());
    const QStringList titles = found(model, u"complete"_s);
    QCOMPARE(titles, (QStringList{u"Complete"_s, u"Complete and next"_s}));
    QCOMPARE(found(model, u"next"_s).constFirst(), u"Take next"_s); // the order that was given
    QCOMPARE(found(model, u"f9"_s), QStringList{u"Take next"_s});
}

void PaletteModelTest::whatCanBeDoneStandsBeforeWhatCannot()
{
    PaletteModel model;
    model.setFindables({{u"Return"_s, u"Action"_s, {}, {}, u"Take a record first."_s, u"unlock"_s},
                        {u"Sounds"_s, u"Preference"_s, {}, {}, u"Chosen."_s, u"unlock"_s, true},
                        {u"Release"_s, u"Today"_s, {}, {}, {}, u"unlock"_s}});
    QCOMPARE(found(model, u"unlock"_s), (QStringList{u"Sounds"_s, u"Release"_s, u"Return"_s}));
    QCOMPARE(found(model, u"return"_s), QStringList{u"Return"_s});
}

void PaletteModelTest::aTitleThatIsTypedInFullStandsFirst()
{
    PaletteModel model;
    model.setFindables({{u"Complete and next"_s, u"Action"_s}, {u"Complete"_s, u"Action"_s}});
    QCOMPARE(found(model, u"complete"_s).constFirst(), u"Complete"_s);
}

void PaletteModelTest::caseAndAccentsDoNotMatter()
{
    PaletteModel model;
    model.setFindables(some());
    QCOMPARE(found(model, u"KRANKENHAUSER"_s), QStringList{u"Krankenhäuser"_s});
    QCOMPARE(found(model, u"häu"_s), QStringList{u"Krankenhäuser"_s});
}

void PaletteModelTest::sentencesAndKindsAreSearchedToo()
{
    PaletteModel model;
    model.setFindables(some());
    QCOMPARE(found(model, u"hospital"_s), QStringList{u"Krankenhäuser"_s});
    QCOMPARE(found(model, u"preference"_s), QStringList{u"Colours: Dark"_s});
    QVERIFY(fitOf({u"Open"_s, {}, u"Closes it"_s}, u"open"_s) >
            fitOf({u"Close"_s, {}, u"Opens it"_s}, u"open"_s));
}

void PaletteModelTest::otherWordsFindItAndAreNotShown()
{
    PaletteModel model;
    Findable colours{u"Farben: Dunkel"_s, u"Einstellung"_s, u"Von allen Fenstern."_s};
    colours.alsoCalled = u"theme, dark, Nachtmodus"_s;
    model.setFindables({colours, {u"Darknet"_s, u"Queue"_s}});
    QCOMPARE(found(model, u"theme dark"_s), QStringList{u"Farben: Dunkel"_s});
    QCOMPARE(found(model, u"nacht"_s), QStringList{u"Farben: Dunkel"_s});
    QCOMPARE(found(model, u"dark"_s).constFirst(), u"Darknet"_s); // what is seen comes first
    for (int role = 0; role < Qt::UserRole + 10; ++role)
        QVERIFY(!model.index(1).data(role).toString().contains(u"Nachtmodus"_s));
}

void PaletteModelTest::whatOnlyASentenceSpeaksOfGivesWayToWhatIsCalledSo()
{
    PaletteModel model;
    model.setFindables({{u"Revert field"_s, u"Action"_s, u"Brings the imported value back."_s},
                        {u"Import records"_s, u"Action"_s},
                        {u"Deliveries"_s, u"Queues"_s, {}, {}, {}, u"imports"_s},
                        {u"Change priority"_s, u"Action"_s, {}, {}, {}, u"importance"_s}});
    QCOMPARE(found(model, u"import"_s), (QStringList{u"Import records"_s, u"Deliveries"_s}));
    QCOMPARE(found(model, u"imported"_s), QStringList{u"Revert field"_s});
}

void PaletteModelTest::whatWasFoundElsewhereStandsBehindAndGoesWithTheWords()
{
    PaletteModel model;
    model.setFindables(some());
    model.setTyped(u"next"_s);
    model.addFound(u"nex"_s, {{u"N-1"_s, u"Record"_s}}); // comes too late
    QCOMPARE(model.rowCount(), 2);
    model.addFound(u"next"_s, {{u"N-2"_s, u"Record"_s}});
    QCOMPARE(model.index(2).data().toString(), u"N-2"_s);
    QCOMPARE(model.placeOf(model.index(2)), 5);
    QCOMPARE(found(model, u"nex"_s), (QStringList{u"Take next"_s, u"Complete and next"_s}));
}

void PaletteModelTest::whoListensHearsTheWholeRow()
{
    PaletteModel model;
    model.setFindables(some());
    QCOMPARE(model.index(1).data(Qt::AccessibleTextRole).toString(),
             u"Complete, Action, Ctrl+Shift+Return, Take a record first."_s);
}

void PaletteModelTest::theModelKeepsItsPromises()
{
    PaletteModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.setFindables(some());
    for (const QString &typed : {u"c"_s, u"co"_s, u"coo"_s, u""_s})
        model.setTyped(typed);
    model.setFindables({});
    QCOMPARE(model.rowCount(), 0);
    QVERIFY(!model.index(0).data().isValid());
}

INTRAY_TEST_GUILESS_MAIN(PaletteModelTest)
#include "tst_palettemodel.moc"
