// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/rowroles.h"
#include "session/verifying/ruletrial.h"
#include "session/verifying/schemaediting.h"
#include "support/testclass.h"
#include "ui/common/fold.h"
#include "ui/common/foldhead.h"
#include "ui/common/tokens.h"
#include "ui/supervisor/fields/savingeffect.h"
#include "ui/supervisor/fieldsdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QJsonObject>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>

#include <algorithm>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is in sight of a field, what is folded, and what its folds say.
class FieldFoldsTest : public QObject
{
    Q_OBJECT

private slots:
    void eightThingsAreInSight_data();
    void eightThingsAreInSight();
    void aFoldSaysWhatIsSet();
    void whatWasSavedIsNoLongerMarkedInAFold();
    void openedFoldsAreOpenTheNextTime();
    void examplesSayWhatIsRight();
    void whatWasTypedIsTheExample();
    void typedExamplesAreThereTheNextTime();
    void fieldsOfOnePatternHaveEachItsExamples();
    void aFormatIsSaidAsTheRule();
    void aFormatGoesWithItsKind();
    void aPatternIsShownByExamplesAndEdited();
    void anotherExampleLoosensNoPattern();
    void whatNoExampleShowsIsTold();
    void aFaultOpensItsFold();
    void theListCountsWhatBreaksARule();
    void changesAreCounted();
    void savingIsSaidWithTheRecordsThatBreakARule();
    void whatIsHiddenIsNotCounted();

private:
    static void choose(QDialog *dialog, const QString &field)
    {
        auto *list = part<QListWidget>(dialog, u"fieldList"_s);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Home);
        while (list->currentItem()->data(Qt::UserRole) != field &&
               list->currentRow() + 1 < list->count())
            QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(list->currentItem()->data(Qt::UserRole).toString(), field);
    }
    static QStringList inSight(QDialog *dialog)
    {
        QStringList names;
        const QStringList others{u"settingAsPattern"_s, u"settingMost"_s}; // of a thing in sight
        for (const auto *one : part<QWidget>(dialog, u"fieldSettings"_s)->findChildren<QWidget *>())
            if (one->objectName().startsWith(u"setting"_s) && one->isVisible() &&
                (one->focusPolicy() & Qt::TabFocus) && !others.contains(one->objectName()))
                names << one->objectName();
        return names;
    }
    static void chooseKind(QDialog *dialog, const QString &kind)
    {
        auto *kinds = part<QComboBox>(dialog, u"settingKind"_s);
        kinds->setCurrentIndex(kinds->findText(kind));
        QCOMPARE(kinds->currentText(), kind);
    }
    static void addMail(WindowFixture &desk)
    {
        desk.elsewhere(u"bert"_s, [](Store &store) {
            Queue rules = *store.queue(u"customers"_s);
            QJsonObject fields = rules.recordSchema[u"properties"_s].toObject();
            fields[u"mail"_s] = QJsonObject{{u"type"_s, u"string"_s}, {u"format"_s, u"email"_s}};
            rules.recordSchema[u"properties"_s] = fields;
            return *store.setQueue(rules);
        });
    }
    static QJsonObject keptOfMail(WindowFixture &desk)
    {
        const QJsonObject kept = desk.elsewhere(
            u"bert"_s, [](Store &store) { return store.queue(u"customers"_s)->recordSchema; });
        return kept[u"properties"_s][u"mail"_s].toObject();
    }
    static bool saysIn(const QWidget *place, const QString &sentence)
    {
        const QList<QLabel *> labels = place->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&sentence](const QLabel *one) {
            return one->isVisible() && one->text() == sentence;
        });
    }
    static QString patternOf(QDialog *dialog)
    {
        return part<QLineEdit>(dialog, u"settingPattern"_s)->text();
    }
    static void typePattern(QDialog *dialog, const QString &pattern)
    {
        openFold(dialog, u"advanced"_s);
        typeInto(dialog, u"settingPattern"_s, pattern);
    }
};

void FieldFoldsTest::eightThingsAreInSight_data()
{
    QTest::addColumn<QString>("kind");
    for (const char *kind : {"Any text", "Whole number", "Number", "Date", "Time of day",
                             "E-mail address", "Phone number", "Web address", "Yes or no"})
        QTest::newRow(kind) << QString::fromLatin1(kind);
}

void FieldFoldsTest::eightThingsAreInSight()
{
    QFETCH(QString, kind);
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"city"_s); // which has a list of values
    QVERIFY2(inSight(dialog).size() <= 8, qPrintable(inSight(dialog).join(u' ')));
    choose(dialog, u"note"_s);
    chooseKind(dialog, kind);
    QVERIFY2(inSight(dialog).size() <= 8, qPrintable(inSight(dialog).join(u' ')));
    for (const auto *name : {"settingLabel", "settingHelp", "settingRequired"})
        QVERIFY(inSight(dialog).contains(QString::fromLatin1(name)));
    QVERIFY(!inSight(dialog).contains(u"settingPattern"_s));
}

void FieldFoldsTest::aFoldSaysWhatIsSet()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"note"_s);
    QCOMPARE(said(dialog, u"settingTitle"_s), u"Note"_s);
    QCOMPARE(saidByFold(dialog, u"advanced"_s), u"At most 2000 character(s)."_s);
    openFold(dialog, u"advanced"_s);
    typeInto(dialog, u"settingLongest"_s, u"90"_s);
    auto *none = part<QPlainTextEdit>(dialog, u"settingPlaceholders"_s);
    none->setFocus();
    QTest::keyClicks(none, u"n/a"_s);
    QCOMPARE(saidByFold(dialog, u"advanced"_s), u"No value: \"n/a\". At most 90 character(s)."_s);
    QCOMPARE(saidByFold(dialog, u"corrections"_s), u"As usual, without a dictionary."_s);
    openFold(dialog, u"shown"_s);
    part<QComboBox>(dialog, u"settingGroup"_s)->setFocus();
    QTest::keyClicks(QApplication::focusWidget(), u"Remarks"_s);
    auto *inList = part<QCheckBox>(dialog, u"settingInList"_s);
    QVERIFY(!inList->isChecked());
    QCOMPARE(saidByFold(dialog, u"shown"_s),
             u"Not in the lists. In the group \"Remarks\". Has several lines."_s);
    inList->setFocus();
    press(Qt::Key_Space);
    QCOMPARE(saidByFold(dialog, u"shown"_s),
             u"Shown in the lists. In the group \"Remarks\". Has several lines."_s);
    choose(dialog, u"city"_s);
    QCOMPARE(saidByFold(dialog, u"advanced"_s), u"Pattern, length, lookup, scan: all as usual."_s);
    QVERIFY(saidByFold(dialog, u"corrections"_s).startsWith(u"Proposes the nearest of"_s));
}

void FieldFoldsTest::whatWasSavedIsNoLongerMarkedInAFold()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"note"_s);
    const auto *head = part<FoldHead>(dialog, u"ruleFoldHead.corrections"_s);
    QVERIFY(head->sentence().marked.isEmpty());
    typeInto(dialog, u"settingExamples"_s, u"(205) 555-0143, (318) 555-0102"_s);
    QVERIFY(!head->sentence().marked.isEmpty());
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(said(dialog, u"fieldsSaid"_s), u"Saved."_s);
    QVERIFY(head->sentence().marked.isEmpty());
}

void FieldFoldsTest::openedFoldsAreOpenTheNextTime()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    for (const Fold *fold : dialog->findChildren<Fold *>())
        QVERIFY(!fold->isOpen());
    openFold(dialog, u"shown"_s);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!desk.window().findChild<QDialog *>(u"fieldRulesDialog"_s));
    click(&desk.window(), u"queueFields"_s);
    dialog = part<QDialog>(&desk.window(), u"fieldRulesDialog"_s);
    for (const Fold *fold : dialog->findChildren<Fold *>())
        QCOMPARE(fold->isOpen(), fold->objectName() == u"ruleFold.shown"_s);
}

void FieldFoldsTest::examplesSayWhatIsRight()
{
    WindowFixture desk(4);
    QDialog *dialog = openFields(desk);
    QTRY_COMPARE(said(dialog, u"trialSentence"_s),
                 u"All 4 open record(s) comply with the rules."_s);
    choose(dialog, u"name"_s);
    QCOMPARE(said(dialog, u"settingExamplesWords"_s), u"Without examples any value is right."_s);
    typeInto(dialog, u"settingExamples"_s, u"(205) 555-0143, (318) 555-0102"_s);
    QCOMPARE(said(dialog, u"settingExamplesWords"_s),
             u"Right is what is written like (000) 000-0000: 0 is any digit."_s);
    QCOMPARE(saidByFold(dialog, u"corrections"_s),
             u"Proposes (000) 000-0000 for other ways to write it."_s);
    QTRY_COMPARE(said(dialog, u"trialSentence"_s), u"4 of 4 open record(s) break a rule."_s);
    typeInto(dialog, u"settingExamples"_s, u"Name 7"_s);
    QTRY_COMPARE(said(dialog, u"trialSentence"_s),
                 u"All 4 open record(s) comply with the rules."_s);
    typeInto(dialog, u"settingExamples"_s, {});
    QCOMPARE(patternOf(dialog), QString());
}

void FieldFoldsTest::whatWasTypedIsTheExample()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"name"_s);
    typeInto(dialog, u"settingExamples"_s, u"318-555-0102"_s);
    choose(dialog, u"note"_s);
    choose(dialog, u"name"_s);
    const auto *head = part<QWidget>(dialog, u"settingTitle"_s)->parentWidget();
    QVERIFY(saysIn(head, u"Any text, written like 318-555-0102, required."_s));
}

void FieldFoldsTest::typedExamplesAreThereTheNextTime()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"note"_s);
    typeInto(dialog, u"settingExamples"_s, u"(205) 555-0143, (318) 555-0102"_s);
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(said(dialog, u"fieldsSaid"_s), u"Saved."_s);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!desk.window().findChild<QDialog *>(u"fieldRulesDialog"_s));
    click(&desk.window(), u"queueFields"_s);
    dialog = part<QDialog>(&desk.window(), u"fieldRulesDialog"_s);
    choose(dialog, u"note"_s);
    const auto *examples = part<QLineEdit>(dialog, u"settingExamples"_s);
    QCOMPARE(examples->text(), u"(205) 555-0143, (318) 555-0102"_s);
    typePattern(dialog, u"^[0-9]{3}$"_s); // none of them keeps to it
    QCOMPARE(examples->text(), u"123"_s);
}

void FieldFoldsTest::fieldsOfOnePatternHaveEachItsExamples()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"name"_s);
    typeInto(dialog, u"settingExamples"_s, u"318-555-0102"_s);
    choose(dialog, u"note"_s);
    typeInto(dialog, u"settingExamples"_s, u"205-555-0143"_s);
    choose(dialog, u"name"_s);
    QCOMPARE(part<QLineEdit>(dialog, u"settingExamples"_s)->text(), u"318-555-0102"_s);
}

void FieldFoldsTest::aFormatIsSaidAsTheRule()
{
    WindowFixture desk(1);
    addMail(desk);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"mail"_s);
    QCOMPARE(said(dialog, u"settingExamplesWords"_s),
             u"Without examples the rule is: Enter an e-mail address like name@example.org."_s);
    const auto *head = part<QWidget>(dialog, u"settingTitle"_s)->parentWidget();
    QVERIFY(saysIn(head, u"E-mail address, may be empty."_s));
    QCOMPARE(part<QComboBox>(dialog, u"settingKind"_s)->currentText(),
             u"By its format: E-mail address"_s);
    typeInto(dialog, u"settingLabel"_s, u"Mail"_s);
    QTRY_VERIFY(part<QPushButton>(dialog, u"fieldsSave"_s)->isEnabled());
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(said(dialog, u"fieldsSaid"_s), u"Saved."_s);
    QCOMPARE(keptOfMail(desk)[u"format"_s].toString(), u"email"_s);
}

void FieldFoldsTest::aFormatGoesWithItsKind()
{
    WindowFixture desk(1);
    addMail(desk);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"mail"_s);
    typeInto(dialog, u"settingHelp"_s, u"Where answers go"_s);
    auto *kinds = part<QComboBox>(dialog, u"settingKind"_s);
    kinds->setFocus();
    QTest::keyClicks(kinds, u"Phone"_s);
    const auto *head = part<QWidget>(dialog, u"settingTitle"_s)->parentWidget();
    QVERIFY(saysIn(head, u"Phone number, may be empty."_s));
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(kinds->currentText(), u"By its format: E-mail address"_s);
    chooseKind(dialog, u"Any text"_s);
    QCOMPARE(kinds->findText(u"By its format"_s, Qt::MatchStartsWith), -1);
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(said(dialog, u"fieldsSaid"_s), u"Saved."_s);
    QCOMPARE(keptOfMail(desk),
             (QJsonObject{{u"type"_s, u"string"_s}, {u"description"_s, u"Where answers go"_s}}));
}

void FieldFoldsTest::aPatternIsShownByExamplesAndEdited()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"name"_s);
    typeInto(dialog, u"settingExamples"_s, u"C-100"_s);
    choose(dialog, u"note"_s);
    const auto *examples = part<QLineEdit>(dialog, u"settingExamples"_s);
    QCOMPARE(examples->text(), QString());
    choose(dialog, u"name"_s);
    QCOMPARE(examples->text(), u"C-100"_s); // as it was typed
    auto *edit = part<QPushButton>(dialog, u"settingAsPattern"_s);
    edit->setFocus();
    press(Qt::Key_Space);
    QCOMPARE(QApplication::focusWidget(), part<QWidget>(dialog, u"settingPattern"_s));
    QVERIFY(part<QWidget>(dialog, u"settingPattern"_s)->isVisible());
    typeInto(dialog, u"settingPattern"_s, u"^[0-9]{3}$"_s);
    QCOMPARE(examples->text(), u"123"_s);
}

void FieldFoldsTest::anotherExampleLoosensNoPattern()
{
    WindowFixture desk(1);
    const QString phone = u"^[2-9][0-9]{2}-[0-9]{4}$"_s;
    QDialog *dialog = openFields(desk);
    choose(dialog, u"name"_s);
    typePattern(dialog, phone);
    const auto *examples = part<QLineEdit>(dialog, u"settingExamples"_s);
    QCOMPARE(examples->text(), u"234-5678"_s);
    typeInto(dialog, u"settingExamples"_s, u"234-5678, 318-5550"_s);
    QCOMPARE(patternOf(dialog), phone);
    QTRY_VERIFY(part<QPushButton>(dialog, u"fieldsSave"_s)->isEnabled());
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(said(dialog, u"fieldsSaid"_s), u"Saved."_s);
    QCOMPARE(examples->text(), u"234-5678, 318-5550"_s);
    typeInto(dialog, u"settingExamples"_s, u"234-5678, 118-5550"_s);
    QCOMPARE(patternOf(dialog), u"^(?:[2-9][0-9]{2}-[0-9]{4}|[0-9]{3}\\-[0-9]{4})$"_s);
    QTRY_VERIFY2(said(dialog, u"settingExamplesWords"_s)
                     .endsWith(u"This allows more than is saved: 118-5550 was wrong so far."_s),
                 qPrintable(said(dialog, u"settingExamplesWords"_s)));
}

void FieldFoldsTest::whatNoExampleShowsIsTold()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"name"_s);
    typePattern(dialog, u"^[^?]*$"_s);
    QVERIFY(!part<QLineEdit>(dialog, u"settingExamples"_s)->isVisible()); // a letter would end it
    QCOMPARE(said(dialog, u"settingExamplesWords"_s),
             u"Right is what keeps to a pattern that no example shows whole."_s);
    QCOMPARE(saidByFold(dialog, u"advanced"_s), u"Keeps to a pattern."_s);
}

void FieldFoldsTest::aFaultOpensItsFold()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"note"_s);
    typePattern(dialog, u"("_s);
    QTest::keyClick(dialog, Qt::Key_Z, Qt::ControlModifier);
    auto *head = part<QAbstractButton>(dialog, u"ruleFoldHead.advanced"_s);
    head->setFocus();
    press(Qt::Key_Return);
    QVERIFY(!head->isChecked());
    click(dialog, u"fieldsRedo"_s);
    QVERIFY(said(dialog, u"fieldsSaid"_s).contains(u"/properties/note/pattern"_s));
    QVERIFY(head->isChecked());
    QVERIFY(!part<QAbstractButton>(dialog, u"ruleFoldHead.shown"_s)->isChecked());
}

void FieldFoldsTest::theListCountsWhatBreaksARule()
{
    WindowFixture desk(7);
    QDialog *dialog = openFields(desk);
    const auto *list = part<QListWidget>(dialog, u"fieldList"_s);
    const auto *city = list->item(1);
    QCOMPARE(city->data(Qt::UserRole).toString(), u"city"_s);
    choose(dialog, u"city"_s);
    part<QPlainTextEdit>(dialog, u"settingChoices"_s)->setPlainText(u"opp"_s);
    QTRY_COMPARE(city->data(int(RowRole::Beside)).toString(), u"3"_s);
    QVERIFY(city->data(int(RowRole::IsFault)).toBool());
    QCOMPARE(city->data(Qt::AccessibleTextRole).toString(), u"City, 3 record(s) break a rule"_s);
    QCOMPARE(list->item(0)->data(int(RowRole::Beside)).toString(), QString());
    QTest::keyClick(dialog, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(city->data(int(RowRole::Beside)).toString(), QString());
}

void FieldFoldsTest::changesAreCounted()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    QCOMPARE(said(dialog, u"fieldsSaid"_s), QString());
    choose(dialog, u"note"_s);
    typeInto(dialog, u"settingLabel"_s, u"Remark"_s);
    typeInto(dialog, u"settingHelp"_s, u"What was said"_s);
    QVERIFY(said(dialog, u"fieldsSaid"_s).startsWith(u"1 change(s), not saved."_s));
    choose(dialog, u"note"_s);
    press(Qt::Key_Up, Qt::AltModifier);
    QVERIFY(said(dialog, u"fieldsSaid"_s).startsWith(u"2 change(s), not saved."_s));
    typeInto(dialog, u"fieldName"_s, u"phone"_s);
    press(Qt::Key_Return);
    QVERIFY(said(dialog, u"fieldsSaid"_s).startsWith(u"3 change(s), not saved."_s));
    choose(dialog, u"name"_s);
    part<QPushButton>(dialog, u"fieldRemove"_s)->setFocus();
    press(Qt::Key_Space);
    QVERIFY(said(dialog, u"fieldsSaid"_s).startsWith(u"4 change(s), not saved."_s));
}

void FieldFoldsTest::savingIsSaidWithTheRecordsThatBreakARule()
{
    WindowFixture desk(7);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"city"_s);
    auto *choices = part<QPlainTextEdit>(dialog, u"settingChoices"_s);
    const QStringList standing = choices->toPlainText().split(u'\n');
    choices->setPlainText(u"opp"_s);
    QTRY_COMPARE(said(dialog, u"fieldsSaid"_s),
                 u"1 change(s), not saved. 0 open record(s) break a rule now, 3 afterwards."_s);
    const auto colour = [&] {
        const QPalette palette = part<QLabel>(dialog, u"fieldsSaid"_s)->palette();
        return palette.color(QPalette::WindowText).name();
    };
    QCOMPARE(colour(), colourOf(ColourRole::Warning, dialog->palette()).name());
    press(Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(said(dialog, u"fieldsSaid"_s), u"Saved."_s);
    typeInto(dialog, u"settingLabel"_s, u"Place"_s);
    QTRY_COMPARE(said(dialog, u"fieldsSaid"_s),
                 u"1 change(s), not saved. 3 open record(s) break a rule, now and afterwards."_s);
    choices->setPlainText(standing.join(u'\n'));
    QTRY_COMPARE(said(dialog, u"fieldsSaid"_s),
                 u"1 change(s), not saved. 3 open record(s) break a rule now, 0 afterwards."_s);
    QCOMPARE(colour(), colourOf(ColourRole::Dimmed, dialog->palette()).name());
}

void FieldFoldsTest::whatIsHiddenIsNotCounted()
{
    WindowFixture desk(1);
    SchemaEditing editing(customerQueue());
    RuleTrial changed(desk.url(), {u"ann"_s, u"here"_s}, u"customers"_s);
    RuleTrial saved(desk.url(), {u"ann"_s, u"here"_s}, u"customers"_s);
    const SavingEffect effect(editing, changed, saved);
    TriedRules tried;
    tried.records = 1200;
    tried.broken = 69;
    tried.hidden = 3;
    emit changed.tested(tried);
    QCOMPARE(effect.sentence(), QString()); // nothing has changed
    EditedSchema schema = editing.schema();
    schema.addField(u"phone"_s);
    editing.change(schema);
    QCOMPARE(effect.sentence(), QString()); // it is not counted yet
    tried.broken = 1092;
    emit changed.tested(tried);
    QCOMPARE(effect.sentence(),
             u"69 open record(s) break a rule now, 1092 afterwards. 3 record(s) that are hidden "
             "from you are not counted."_s);
    tried.records = 1300; // some came meanwhile
    emit changed.tested(tried);
    QCOMPARE(effect.sentence(), QString());
    QTRY_VERIFY(!effect.sentence().isEmpty()); // the saved rules are counted anew
}

INTRAY_TEST_MAIN(FieldFoldsTest)
#include "tst_fieldfolds.moc"
