// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/intraywords.h"
#include "support/testclass.h"
#include "ui/common/emptyplace.h"
#include "ui/common/fold.h"
#include "ui/common/linebutton.h"
#include "ui/common/tabpages.h"
#include "ui/common/tabstrip.h"
#include "ui/common/tokens.h"
#include "ui/desk/besidecell.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/pickers/fieldpicker.h"
#include "ui/supervisor/fields/proposalrow.h"
#include "ui/supervisor/fieldsdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTreeWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// The fields of a queue's records and their rules, edited in the window.
class FieldRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void aFieldsRulesAreSavedByKeys();
    void twoColumnsAreChosenByKeysAndTakenBack();
    void onlyWhatFitsTheKindIsShown();
    void theScanBesideTheRecordIsSetHere();
    void fieldsAreMovedAddedAndRemovedByKeys();
    void eachChangeIsTested();
    void theTabsStandInOneLine();
    void proposalsAreTakenOneByOne();
    void aProposalIsReadFromAboveToBelow();
    void thePreviewIsTheForm();
    void thePreviewLooksLikeTheDesk();
    void inThePreviewGroupsStandApartAsAtTheDesk();
    void rulesAcrossFieldsArePutTogether();
    void whatTheSchemaSaysAcrossFieldsIsListed();
    void noRuleAcrossFieldsSaysWhatToDo();
    void theTestSaysWhatItCounts();
    void eachReasonIsToldWithItsNumberOfRecords();
    void whatIsWrongIsSaidWhole();
    void aNewRuleWaitsWhileOthersAreLookedAt();
    void whatCannotBeMeantIsNotSaved();
    void whatAColleagueChangedIsAskedAbout();
    void stepsAreTakenBack();
    void whatWasSavedIsUndoneFromThePagesMessage();
    void changesAreNotThrownAwayUnasked();
    void changesAreSavedWhereTheDialogIsLeft();
    void onlyOneButtonIsFilled();
    void rulesDoNotReplaceTheDatabase();
    void rulesGoToAFileAndComeBack();
    void aBadFileIsToldWithItsPlace();
    void twoThousandFieldsOpen();

private:
    static QJsonObject stored(WindowFixture &desk)
    {
        return desk.elsewhere(
            u"looker"_s, [&](Store &store) { return store.queue(u"customers"_s)->recordSchema; });
    }
    static QJsonObject property(const QJsonObject &schema, const QString &field)
    {
        return schema[u"properties"_s][field].toObject();
    }
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
    static void chooseIn(QDialog *dialog, const QString &box, const QString &text)
    {
        auto *combo = part<QComboBox>(dialog, box);
        combo->setFocus();
        combo->setCurrentIndex(combo->findText(text));
        QCOMPARE(combo->currentText(), text);
    }
    static void save(QDialog *dialog)
    {
        QTRY_VERIFY(part<QPushButton>(dialog, u"fieldsSave"_s)->isEnabled());
        QTest::keyClick(dialog, Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(said(dialog, u"fieldsSaid"_s), u"Saved."_s);
    }
    static QStringList fieldsShown(QDialog *dialog)
    {
        QStringList names;
        const auto *list = part<QListWidget>(dialog, u"fieldList"_s);
        for (int row = 0; row < list->count(); ++row)
            names << list->item(row)->data(Qt::UserRole).toString();
        return names;
    }
};

void FieldRulesTest::aFieldsRulesAreSavedByKeys()
{
    WindowFixture desk(2);
    const QJsonObject before = stored(desk);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"note"_s);
    typeInto(dialog, u"settingLabel"_s, u"Remark"_s);
    typeInto(dialog, u"settingHelp"_s, u"What was said"_s);
    openFold(dialog, u"advanced"_s);
    typeInto(dialog, u"settingLongest"_s, u"90"_s);
    auto *placeholders = part<QPlainTextEdit>(dialog, u"settingPlaceholders"_s);
    placeholders->setFocus();
    QTest::keyClicks(placeholders, u"N/A"_s);
    QTest::keyClick(placeholders, Qt::Key_Return);
    QTest::keyClicks(placeholders, u"-"_s);
    auto *required = part<QCheckBox>(dialog, u"settingRequired"_s);
    required->setFocus();
    press(Qt::Key_Space);
    save(dialog);
    const QJsonObject now = stored(desk);
    QCOMPARE(property(now, u"note"_s)[u"title"_s], u"Remark"_s);
    QCOMPARE(property(now, u"note"_s)[u"description"_s], u"What was said"_s);
    QCOMPARE(property(now, u"note"_s)[u"maxLength"_s], 90);
    QCOMPARE(intrayWords(property(now, u"note"_s))[u"placeholders"_s],
             (QJsonArray{u"N/A"_s, u"-"_s}));
    QVERIFY(now[u"required"_s].toArray().contains(u"note"_s));
    QCOMPARE(property(now, u"city"_s), property(before, u"city"_s));
    QVERIFY(!part<QPushButton>(dialog, u"fieldsSave"_s)->isEnabled());
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!desk.window().findChild<QDialog *>(u"fieldRulesDialog"_s));
}

void FieldRulesTest::twoColumnsAreChosenByKeysAndTakenBack()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    auto *columns = part<QCheckBox>(dialog, u"fieldColumns"_s);
    QVERIFY(!columns->isChecked());
    columns->setFocus();
    press(Qt::Key_Space);
    save(dialog);
    QCOMPARE(intrayWords(stored(desk))[u"columns"_s], 2);
    QTest::keyClick(dialog, Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!columns->isChecked());
    save(dialog);
    QVERIFY(!intrayWords(stored(desk)).contains(u"columns"_s));
}

void FieldRulesTest::onlyWhatFitsTheKindIsShown()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"name"_s);
    openFold(dialog, u"corrections"_s);
    openFold(dialog, u"advanced"_s);
    const auto isShown = [&](const QString &name) {
        return part<QWidget>(dialog, name)->isVisibleTo(dialog);
    };
    QVERIFY(isShown(u"settingPattern"_s) && isShown(u"settingSpelling"_s));
    QVERIFY(!isShown(u"settingFormat"_s) && !isShown(u"settingLeast"_s));
    chooseIn(dialog, u"settingKind"_s, u"Date"_s);
    QVERIFY(!isShown(u"settingPattern"_s) && !isShown(u"settingSpelling"_s));
    QVERIFY(isShown(u"settingFormat"_s) && isShown(u"settingLeast"_s));
    chooseIn(dialog, u"settingFormat"_s, u"dd.MM.yyyy"_s);
    typeInto(dialog, u"settingLeast"_s, u"01.01.2020"_s);
    save(dialog);
    const QJsonObject words = intrayWords(property(stored(desk), u"name"_s));
    QCOMPARE(words[u"kind"_s], u"date"_s);
    QCOMPARE(words[u"format"_s], u"dd.MM.yyyy"_s);
    QCOMPARE(words[u"least"_s], u"01.01.2020"_s);
}

void FieldRulesTest::theScanBesideTheRecordIsSetHere()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"note"_s);
    auto *folder = part<QLineEdit>(dialog, u"settingSourceFolder"_s);
    auto *hosts = part<QPlainTextEdit>(dialog, u"settingSourceHosts"_s);
    openFold(dialog, u"advanced"_s);
    QVERIFY(!folder->isVisibleTo(dialog) && !hosts->isVisibleTo(dialog));
    chooseIn(dialog, u"settingSource"_s, u"path or address"_s);
    QVERIFY(folder->isVisibleTo(dialog) && hosts->isVisibleTo(dialog));
    typeInto(dialog, u"settingSourceFolder"_s, u"/srv/scans"_s);
    hosts->setFocus();
    QTest::keyClicks(hosts, u"not a host"_s);
    QTRY_VERIFY(!part<QPushButton>(dialog, u"fieldsSave"_s)->isEnabled());
    hosts->selectAll();
    QTest::keyClicks(hosts, u"scans.example.org"_s);
    save(dialog);
    QCOMPARE(intrayWords(property(stored(desk), u"note"_s))[u"source"_s].toObject(),
             (QJsonObject{{u"folder"_s, u"/srv/scans"_s},
                          {u"hosts"_s, QJsonArray{u"scans.example.org"_s}}}));
    chooseIn(dialog, u"settingSource"_s, u"attached file"_s);
    QVERIFY(!folder->isVisibleTo(dialog));
    save(dialog);
    QCOMPARE(intrayWords(property(stored(desk), u"note"_s))[u"source"_s].toObject(),
             (QJsonObject{{u"attachments"_s, true}}));
    QTest::keyClick(dialog, Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(folder->isVisibleTo(dialog));
    QCOMPARE(folder->text(), u"/srv/scans"_s);
}

void FieldRulesTest::fieldsAreMovedAddedAndRemovedByKeys()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    QCOMPARE(fieldsShown(dialog).join(u' '), u"name city note"_s);
    choose(dialog, u"note"_s);
    QTest::keyClick(part<QWidget>(dialog, u"fieldList"_s), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(fieldsShown(dialog).join(u' '), u"name note city"_s);
    typeInto(dialog, u"fieldName"_s, u"phone"_s);
    press(Qt::Key_Return);
    QCOMPARE(fieldsShown(dialog).join(u' '), u"name note city phone"_s);
    typeInto(dialog, u"settingLabel"_s, u"Phone"_s);
    choose(dialog, u"city"_s);
    part<QPushButton>(dialog, u"fieldRemove"_s)->setFocus();
    press(Qt::Key_Space);
    save(dialog);
    const QJsonObject now = stored(desk);
    QCOMPARE(intrayWords(now)[u"order"_s], (QJsonArray{u"name"_s, u"note"_s, u"phone"_s}));
    QCOMPARE(property(now, u"phone"_s)[u"title"_s], u"Phone"_s);
    QVERIFY(!now[u"properties"_s].toObject().contains(u"city"_s));
}

void FieldRulesTest::eachChangeIsTested()
{
    WindowFixture desk(7);
    QDialog *dialog = openFields(desk);
    QTRY_COMPARE(said(dialog, u"trialSentence"_s),
                 u"All 7 open record(s) comply with the rules."_s);
    choose(dialog, u"city"_s);
    auto *choices = part<QPlainTextEdit>(dialog, u"settingChoices"_s);
    QTest::keyClicks(part<QLineEdit>(dialog, u"settingLabel"_s), u"Place"_s);
    choices->setFocus();
    choices->selectAll();
    QTest::keyClicks(choices, u"opp"_s);
    QTRY_COMPARE(said(dialog, u"trialSentence"_s), u"3 of 7 open record(s) break a rule."_s);
    const auto *rules = part<QTreeWidget>(dialog, u"trialRules"_s);
    QCOMPARE(rules->topLevelItemCount(), 1);
    QVERIFY2(rules->topLevelItem(0)->text(0).startsWith(u"Place"_s),
             qPrintable(rules->topLevelItem(0)->text(0)));
    QCOMPARE(rules->topLevelItem(0)->text(1), u"3"_s);
    QVERIFY(rules->topLevelItem(0)->textAlignment(1) & Qt::AlignTrailing);
    QCOMPARE(rules->topLevelItem(0)->childCount(), 3);
    QCOMPARE(rules->topLevelItem(0)->child(0)->text(0), u"C-002"_s);
    const QString wrong = rules->topLevelItem(0)->child(0)->text(2);
    QVERIFY2(wrong.startsWith(u"“boaz”"_s) || wrong.startsWith(u"\"boaz\""_s), qPrintable(wrong));
    QVERIFY(rules->topLevelItem(0)->text(2).contains(u"opp"_s));
    choices->setFocus();
    QTest::keyClick(choices, Qt::Key_End, Qt::ControlModifier);
    QTest::keyClick(choices, Qt::Key_Return);
    QTest::keyClicks(choices, u"boaz"_s);
    QTRY_COMPARE(said(dialog, u"trialSentence"_s),
                 u"All 7 open record(s) comply with the rules."_s);
    QCOMPARE(rules->topLevelItemCount(), 0);
}

void FieldRulesTest::theTabsStandInOneLine()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    const auto topOf = [dialog](const QString &name) {
        return part<TabPages>(dialog, name)->strip()->mapTo(dialog, QPoint()).y();
    };
    QCOMPARE(topOf(u"besideTabs"_s), topOf(u"ruleTabs"_s));
}

void FieldRulesTest::proposalsAreTakenOneByOne()
{
    WindowFixture desk(60);
    QDialog *dialog = openFields(desk);
    auto *beside = part<TabPages>(dialog, u"besideTabs"_s);
    beside->setCurrentIndex(1);
    auto *empty = part<EmptyPlace>(dialog, u"proposalsEmpty"_s);
    QVERIFY(empty->isVisible());
    empty->button()->setFocus();
    press(Qt::Key_Space);
    auto *list = part<QTreeWidget>(dialog, u"proposals"_s);
    QTRY_VERIFY(list->topLevelItemCount() > 0);
    const QJsonObject before = stored(desk);
    QVERIFY(!part<QPushButton>(dialog, u"fieldsSave"_s)->isEnabled()); // nothing is taken by itself
    const int count = list->topLevelItemCount();
    QTreeWidgetItem *unique = nullptr;
    for (int row = 0; row < count; ++row)
        if (list->topLevelItem(row)->text(0) == u"Name" &&
            list->topLevelItem(row)->data(0, ProposalRow::Fit) == u"60 of 60"_s)
            unique = list->topLevelItem(row);
    QVERIFY(unique);
    list->setCurrentItem(unique);
    list->setFocus();
    press(Qt::Key_Return);
    QVERIFY(list->topLevelItemCount() < count);
    QCOMPARE(stored(desk), before);
    save(dialog);
    QVERIFY(stored(desk) != before);
    QTest::keyClick(dialog, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(list->topLevelItemCount(), count);
}

void FieldRulesTest::aProposalIsReadFromAboveToBelow()
{
    WindowFixture desk(60);
    QDialog *dialog = openFields(desk);
    dialog->resize(1120, 680);
    auto *beside = part<TabPages>(dialog, u"besideTabs"_s);
    beside->setCurrentIndex(1);
    part<EmptyPlace>(dialog, u"proposalsEmpty"_s)->button()->click();
    auto *list = part<QTreeWidget>(dialog, u"proposals"_s);
    QTRY_VERIFY(list->topLevelItemCount() > 0);
    QTRY_COMPARE(list->columnWidth(0), list->viewport()->width()); // nothing is outside
    QTreeWidgetItem *first = list->topLevelItem(0);
    const auto height = [&] { return list->visualItemRect(first).height(); };
    const int line = list->fontMetrics().height();
    first->setData(0, ProposalRow::Broken, QString());
    QTRY_VERIFY2(height() < 4 * line, "a field and what it demands"); // in two lines
    const int least = height();
    first->setData(0, ProposalRow::Broken, u"not: some value, "_s.repeated(30));
    QTRY_VERIFY2(height() > least, "what breaks it stands below");
    QVERIFY2(height() <= least + line + 1, "in one line, however much it is");
    const int width = list->viewport()->width();
    const QString demand = u"what it demands "_s.repeated(width / line * 4);
    const int needed =
        list->fontMetrics().boundingRect(0, 0, width, 10'000, Qt::TextWordWrap, demand).height();
    QVERIFY(needed > 2 * line);
    first->setData(0, ProposalRow::Demand, demand);
    QTRY_VERIFY2(height() >= needed + line, "what it demands is whole");
}

void FieldRulesTest::thePreviewIsTheForm()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    part<TabPages>(dialog, u"besideTabs"_s)->setCurrentIndex(2);
    auto *preview = part<QWidget>(dialog, u"recordPreview"_s);
    QTRY_VERIFY(preview->findChild<FieldEditor *>(u"preview.city"_s));
    auto *editor = preview->findChild<FieldEditor *>(u"preview.city"_s);
    editor->setFocus();
    QTest::keyClicks(editor, u"nowhere"_s);
    const auto faultOf = [&](const QString &field) {
        return preview->findChild<BesideCell *>(u"previewBeside."_s + field);
    };
    QTRY_VERIFY(faultOf(u"city"_s)->isVisible());
    QVERIFY(!faultOf(u"city"_s)->said().sentence.isEmpty());
    choose(dialog, u"city"_s);
    part<QPlainTextEdit>(dialog, u"settingChoices"_s)->setPlainText(u"nowhere"_s);
    QTRY_VERIFY(!faultOf(u"city"_s)->isVisible());
    QCOMPARE(preview->findChild<FieldEditor *>(u"preview.city"_s)->text(), u"nowhere"_s);
    QVERIFY(!faultOf(u"name"_s)->isVisible());    // nobody is blamed for what is not typed yet
    QVERIFY(preview->findChild<FieldPicker *>()); // the desk's own list of values
}

void FieldRulesTest::inThePreviewGroupsStandApartAsAtTheDesk()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    part<TabPages>(dialog, u"besideTabs"_s)->setCurrentIndex(2);
    auto *preview = part<QWidget>(dialog, u"recordPreview"_s);
    QTRY_VERIFY(preview->findChild<FieldEditor *>(u"preview.city"_s));
    QCOMPARE(preview->findChild<FieldEditor *>(u"preview.name"_s)->placeholderText(),
             u"required"_s);
    const auto gapOver = [&](const QString &field) {
        const auto bottom = [&](const QString &name, int part) {
            const auto *editor = preview->findChild<FieldEditor *>(u"preview."_s + name);
            return editor->mapTo(preview, QPoint(0, part * editor->height())).y();
        };
        return bottom(field, 0) - bottom(u"name"_s, 1);
    };
    const int before = gapOver(u"city"_s);
    choose(dialog, u"city"_s);
    openFold(dialog, u"shown"_s);
    auto *group = part<QComboBox>(dialog, u"settingGroup"_s);
    group->setFocus();
    QTest::keyClicks(group, u"Contact"_s);
    QTest::keyClick(group, Qt::Key_Tab);
    QTRY_VERIFY(gapOver(u"city"_s) >= before + room::beside);
    for (const QLabel *label : preview->findChildren<QLabel *>())
        QVERIFY(label->text() != u"Contact"_s);
}

void FieldRulesTest::rulesAcrossFieldsArePutTogether()
{
    WindowFixture desk(4);
    QDialog *dialog = openFields(desk);
    part<TabPages>(dialog, u"ruleTabs"_s)->setCurrentIndex(1);
    click(dialog, u"ruleAdd"_s);
    chooseIn(dialog, u"ruleKind"_s, u"If one field is ..., another is ..."_s);
    QVERIFY(!said(dialog, u"ruleWhy"_s).isEmpty());
    chooseIn(dialog, u"ruleWhen.0.field"_s, u"city"_s);
    auto *values = part<QLineEdit>(dialog, u"ruleWhen.0.values"_s);
    values->setFocus();
    QTest::keyClicks(values, u"opp; nowhere"_s);
    chooseIn(dialog, u"ruleThen.0.field"_s, u"note"_s);
    chooseIn(dialog, u"ruleThen.0.test"_s, u"is filled in"_s);
    QVERIFY(said(dialog, u"ruleWhy"_s).isEmpty());
    QTRY_COMPARE(said(dialog, u"trialSentence"_s), u"2 of 4 open record(s) break a rule."_s);
    click(dialog, u"ruleAdd"_s);
    chooseIn(dialog, u"ruleKind"_s, u"If some fields are equal, others are equal"_s);
    chooseIn(dialog, u"ruleEqual.0"_s, u"name"_s);
    chooseIn(dialog, u"ruleEqual.1"_s, u"note"_s);
    chooseIn(dialog, u"ruleDetermined.0"_s, u"city"_s);
    save(dialog);
    QJsonArray rules = intrayWords(stored(desk))[u"rules"_s].toArray();
    QCOMPARE(rules.size(), 2);
    QCOMPARE(rules.at(0), QJsonDocument::fromJson(R"({"if":{"city":{"is":["opp","nowhere"]}},
                                         "then":{"note":{"filled":true}}})")
                              .object());
    QCOMPARE(rules.at(1),
             QJsonDocument::fromJson(R"({"for_equal":["name","note"],"equal":["city"]})").object());
    auto *list = part<QTreeWidget>(dialog, u"crossRules"_s);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_Home);
    QCOMPARE(part<QLineEdit>(dialog, u"ruleWhen.0.values"_s)->text(), u"opp; nowhere"_s);
    click(dialog, u"ruleRemove"_s);
    save(dialog);
    rules = intrayWords(stored(desk))[u"rules"_s].toArray();
    QCOMPARE(rules.size(), 1);
}

void FieldRulesTest::whatTheSchemaSaysAcrossFieldsIsListed()
{
    WindowFixture desk(4);
    Queue queue = customerQueue();
    queue.recordSchema.insert(
        u"allOf"_s, QJsonDocument::fromJson(R"([{"if": {"properties": {"city": {"const": "opp"}}},
                                     "then": {"properties": {"note": {"pattern": "^36"}}}}])")
                        .array());
    desk.elsewhere(u"other"_s, [&](Store &store) {
        return store.changeQueue(*store.queue(queue.name), queue, false).has_value();
    });
    QDialog *dialog = openFields(desk);
    part<TabPages>(dialog, u"ruleTabs"_s)->setCurrentIndex(1);
    const auto *list = part<QTreeWidget>(dialog, u"crossRules"_s);
    QCOMPARE(list->topLevelItemCount(), 1);
    QCOMPARE(list->topLevelItem(0)->text(0), u"Where “City” is opp: “Note” begins with 36."_s);
    QVERIFY(said(dialog, u"ruleWhy"_s).contains(u"import the file"_s));
    QVERIFY(!part<QWidget>(dialog, u"ruleKind"_s)->isVisible());
    QVERIFY(!part<QWidget>(dialog, u"ruleRemove"_s)->isEnabled());
    click(dialog, u"ruleAdd"_s);
    QVERIFY(part<QWidget>(dialog, u"ruleKind"_s)->isVisible());
}

void FieldRulesTest::noRuleAcrossFieldsSaysWhatToDo()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    part<TabPages>(dialog, u"ruleTabs"_s)->setCurrentIndex(1);
    QVERIFY(!part<QWidget>(dialog, u"ruleKind"_s)->isVisible());
    QVERIFY(!part<QWidget>(dialog, u"crossRules"_s)->isVisible());
    auto *next = part<EmptyPlace>(dialog, u"crossRulesEmpty"_s)->button();
    QVERIFY(next->isVisible());
    QTest::mouseClick(next, Qt::LeftButton);
    QVERIFY(part<QWidget>(dialog, u"ruleKind"_s)->isVisible());
    QVERIFY(!next->isVisible());
}

void FieldRulesTest::theTestSaysWhatItCounts()
{
    WindowFixture desk(7);
    QDialog *dialog = openFields(desk);
    QTRY_VERIFY(said(dialog, u"trialSentence"_s).startsWith(u"All 7"_s));
    QCOMPARE(said(dialog, u"trialCounted"_s), QString());
    choose(dialog, u"city"_s);
    part<QPlainTextEdit>(dialog, u"settingChoices"_s)->setPlainText(u"opp"_s);
    QTRY_COMPARE(said(dialog, u"trialCounted"_s),
                 u"What is empty, or wrong only beside other fields, counts, too."_s);
}

void FieldRulesTest::eachReasonIsToldWithItsNumberOfRecords()
{
    WindowFixture desk(4);
    Queue queue = customerQueue();
    queue.recordSchema.insert(
        u"allOf"_s, QJsonDocument::fromJson(R"([{"if": {"properties": {"city": {"const": "opp"}}},
                                     "then": {"properties": {"name": {"pattern": "^36"}}}},
                                                {"if": {"properties": {"city": {"const": "boaz"}}},
                                     "then": {"properties": {"name": {"pattern": "^35"}}}}])")
                        .array());
    desk.elsewhere(u"other"_s, [&](Store &store) {
        return store.changeQueue(*store.queue(queue.name), queue, false).has_value();
    });
    QDialog *dialog = openFields(desk);
    const auto *rules = part<QTreeWidget>(dialog, u"trialRules"_s);
    QTRY_COMPARE(rules->topLevelItemCount(), 2);
    QStringList told;
    for (int row = 0; row < 2; ++row)
        told << rules->topLevelItem(row)->text(1) + u' ' + rules->topLevelItem(row)->text(2);
    told.sort();
    QCOMPARE(told, (QStringList{u"2 This must begin with 35, because “City” is boaz."_s,
                                u"2 This must begin with 36, because “City” is opp."_s}));
}

void FieldRulesTest::whatIsWrongIsSaidWhole()
{
    WindowFixture desk(7);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"city"_s);
    part<QPlainTextEdit>(dialog, u"settingChoices"_s)
        ->setPlainText(u"A town with quite a long name\nAnother with one as long\nopp"_s);
    auto *rules = part<QTreeWidget>(dialog, u"trialRules"_s);
    QTRY_COMPARE(rules->topLevelItemCount(), 1);
    const auto across = [rules] { return rules->columnWidth(2) - 2 * room::beside; };
    const auto needed = [&] {
        const QRect place(0, 0, across(), 1000);
        return rules->fontMetrics()
            .boundingRect(place, Qt::TextWordWrap, rules->topLevelItem(0)->text(2))
            .height();
    };
    const auto height = [rules] { return rules->visualItemRect(rules->topLevelItem(0)).height(); };
    QVERIFY(rules->fontMetrics().horizontalAdvance(rules->topLevelItem(0)->text(2)) > across());
    QTRY_VERIFY(height() >= needed());
    const int before = needed();
    auto *split = rules->parentWidget();
    while (!qobject_cast<QSplitter *>(split))
        split = split->parentWidget();
    qobject_cast<QSplitter *>(split)->setSizes({900, 250});
    QTRY_VERIFY(needed() > before); // in a narrower place
    QTRY_VERIFY(height() >= needed());
}

void FieldRulesTest::aNewRuleWaitsWhileOthersAreLookedAt()
{
    WindowFixture desk(4);
    QDialog *dialog = openFields(desk);
    part<TabPages>(dialog, u"ruleTabs"_s)->setCurrentIndex(1);
    click(dialog, u"ruleAdd"_s);
    chooseIn(dialog, u"ruleKind"_s, u"If one field is ..., another is ..."_s);
    chooseIn(dialog, u"ruleWhen.0.field"_s, u"city"_s);
    typeInto(dialog, u"ruleWhen.0.values"_s, u"opp"_s);
    chooseIn(dialog, u"ruleThen.0.field"_s, u"note"_s);
    chooseIn(dialog, u"ruleThen.0.test"_s, u"is filled in"_s);
    auto *rules = part<QTreeWidget>(dialog, u"crossRules"_s);
    QCOMPARE(rules->topLevelItemCount(), 1);
    click(dialog, u"ruleAdd"_s);
    chooseIn(dialog, u"ruleKind"_s, u"If one field is ..., another is ..."_s);
    chooseIn(dialog, u"ruleWhen.0.field"_s, u"city"_s);
    typeInto(dialog, u"ruleWhen.0.values"_s, u"boaz"_s);
    rules->setFocus();
    QTest::keyClick(rules, Qt::Key_Home);
    QCOMPARE(part<QLineEdit>(dialog, u"ruleWhen.0.values"_s)->text(), u"opp"_s);
    click(dialog, u"ruleAdd"_s);
    QCOMPARE(part<QLineEdit>(dialog, u"ruleWhen.0.values"_s)->text(), u"boaz"_s);
    click(dialog, u"ruleRemove"_s);
    QCOMPARE(part<QLineEdit>(dialog, u"ruleWhen.0.values"_s)->text(), QString());
    QCOMPARE(rules->topLevelItemCount(), 1);
}

void FieldRulesTest::whatCannotBeMeantIsNotSaved()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"note"_s);
    openFold(dialog, u"advanced"_s);
    typeInto(dialog, u"settingPattern"_s, u"("_s);
    QVERIFY(said(dialog, u"fieldsSaid"_s).contains(u"/properties/note/pattern"_s));
    QVERIFY(!part<QPushButton>(dialog, u"fieldsSave"_s)->isEnabled());
    QTRY_VERIFY(said(dialog, u"trialSentence"_s).startsWith(u"Not tested"_s));
    typeInto(dialog, u"settingPattern"_s, u"(a)"_s);
    QVERIFY(part<QPushButton>(dialog, u"fieldsSave"_s)->isEnabled());
}

void FieldRulesTest::whatAColleagueChangedIsAskedAbout()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"note"_s);
    typeInto(dialog, u"settingLabel"_s, u"Mine"_s);
    desk.allowOnly(u"city"_s, {u"theirs"_s});
    QTest::keyClick(dialog, Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(dialog->findChild<QMessageBox *>(u"fieldsBothChanged"_s));
    QVERIFY(property(stored(desk), u"note"_s)[u"title"_s] != u"Mine"_s);
    click(dialog, u"fieldsSaveMine"_s);
    QTRY_COMPARE(said(dialog, u"fieldsSaid"_s), u"Saved."_s);
    QCOMPARE(property(stored(desk), u"note"_s)[u"title"_s], u"Mine"_s);
}

void FieldRulesTest::stepsAreTakenBack()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"note"_s);
    auto *list = part<QListWidget>(dialog, u"fieldList"_s);
    QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
    QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(fieldsShown(dialog).join(u' '), u"note name city"_s);
    QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(fieldsShown(dialog).join(u' '), u"name note city"_s);
    QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(fieldsShown(dialog).join(u' '), u"name city note"_s);
    QVERIFY(!part<QPushButton>(dialog, u"fieldsUndo"_s)->isEnabled());
    click(dialog, u"fieldsRedo"_s);
    QCOMPARE(fieldsShown(dialog).join(u' '), u"name note city"_s);
    QCOMPARE(list->currentItem()->data(Qt::UserRole).toString(), u"note"_s);
}

void FieldRulesTest::whatWasSavedIsUndoneFromThePagesMessage()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    const QJsonObject before = stored(desk);
    choose(dialog, u"note"_s);
    typeInto(dialog, u"settingLabel"_s, u"Remark"_s);
    save(dialog);
    QCOMPARE(property(stored(desk), u"note"_s)[u"title"_s], u"Remark"_s);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!desk.window().findChild<QDialog *>(u"fieldRulesDialog"_s));
    desk.window().activateWindow(); // as a window manager does after a dialog
    QVERIFY(QTest::qWaitForWindowActive(&desk.window()));
    auto *message = desk.find<QWidget>(u"supervisorMessage"_s);
    const auto offersUndo = [message] {
        const auto *undo = message->findChild<QAbstractButton *>(u"message.takeBack"_s);
        return undo && undo->isVisible();
    };
    QTRY_VERIFY(offersUndo());
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(stored(desk), before);
}

void FieldRulesTest::changesAreNotThrownAwayUnasked()
{
    WindowFixture desk(1);
    const QJsonObject before = stored(desk);
    QPointer<QDialog> dialog = openFields(desk);
    choose(dialog, u"note"_s);
    typeInto(dialog, u"settingLabel"_s, u"Mine"_s);
    QTest::keyClick(dialog, Qt::Key_Escape);
    auto *box = part<QMessageBox>(dialog, u"fieldsDiscardBox"_s);
    QVERIFY(isInUse(box));
    press(Qt::Key_Escape);
    QVERIFY(dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    click(dialog, u"fieldsDiscard"_s);
    QTRY_VERIFY(!dialog);
    QCOMPARE(stored(desk), before);
}

void FieldRulesTest::changesAreSavedWhereTheDialogIsLeft()
{
    WindowFixture desk(1);
    QPointer<QDialog> dialog = openFields(desk);
    choose(dialog, u"note"_s);
    typeInto(dialog, u"settingLabel"_s, u"Mine"_s);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(isInUse(part<QMessageBox>(dialog, u"fieldsDiscardBox"_s)));
    press(Qt::Key_Return);
    QTRY_VERIFY(!dialog);
    QCOMPARE(property(stored(desk), u"note"_s)[u"title"_s], u"Mine"_s);
}

void FieldRulesTest::onlyOneButtonIsFilled()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    part<TabPages>(dialog, u"ruleTabs"_s)->setCurrentIndex(1);
    part<TabPages>(dialog, u"besideTabs"_s)->setCurrentIndex(1);
    const auto filled = [dialog] {
        QStringList words;
        for (const LineButton *one : dialog->findChildren<LineButton *>())
            if (one->isVisible() && one->rank() == LineButton::Rank::Primary)
                words << one->text();
        return words.join(u", "_s);
    };
    QCOMPARE(filled(), u"&New rule"_s);
    part<TabPages>(dialog, u"ruleTabs"_s)->setCurrentIndex(0);
    QCOMPARE(filled(), u"Search for rules  F5"_s);
    choose(dialog, u"note"_s);
    typeInto(dialog, u"settingLabel"_s, u"Mine"_s);
    QCOMPARE(filled(), u"&Save  Ctrl+S"_s);
}

void FieldRulesTest::thePreviewLooksLikeTheDesk()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"city"_s);
    part<QPlainTextEdit>(dialog, u"settingChoices"_s)->setPlainText(u"opp\nboaz"_s);
    typeInto(dialog, u"settingHelp"_s, u"Where the customer lives"_s);
    part<TabPages>(dialog, u"besideTabs"_s)->setCurrentIndex(2);
    auto *preview = part<QWidget>(dialog, u"recordPreview"_s);
    const auto editor = [&](const QString &field) {
        return preview->findChild<FieldEditor *>(u"preview."_s + field);
    };
    QTRY_VERIFY(editor(u"city"_s));
    QVERIFY(editor(u"city"_s)->width() < editor(u"name"_s)->width());
    const auto *picker = preview->findChild<FieldPicker *>();
    QVERIFY(picker->parentWidget() == editor(u"city"_s)); // inside its field
    QCOMPARE(said(dialog, u"previewName"_s), u"A new record"_s);
    editor(u"name"_s)->setFocus();
    QTest::keyClicks(editor(u"name"_s), u"Ada"_s);
    QCOMPARE(said(dialog, u"previewName"_s), u"Ada"_s);
    editor(u"city"_s)->setFocus();
    QVERIFY(said(dialog, u"previewHint"_s).contains(u"Where the customer lives"_s));
}

void FieldRulesTest::rulesDoNotReplaceTheDatabase()
{
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    QVERIFY(QMetaObject::invokeMethod(dialog, "exportTo", Q_ARG(QString, desk.url().path())));
    QTRY_VERIFY2(said(dialog, u"fieldsSaid"_s).contains(u"a file of the database that is in use"_s),
                 qPrintable(said(dialog, u"fieldsSaid"_s)));
    QFile database(desk.url().path());
    QVERIFY(database.open(QIODevice::ReadOnly));
    QVERIFY(database.read(15) == "SQLite format 3");
}

void FieldRulesTest::rulesGoToAFileAndComeBack()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(u"rules.json"_s);
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    choose(dialog, u"note"_s);
    typeInto(dialog, u"settingLabel"_s, {});
    part<QLineEdit>(dialog, u"settingLabel"_s)->insert(u"Σημείωση"_s);
    QVERIFY(QMetaObject::invokeMethod(dialog, "exportTo", Q_ARG(QString, path)));
    QTRY_VERIFY(said(dialog, u"fieldsSaid"_s).contains(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject written = QJsonDocument::fromJson(file.readAll()).object();
    QCOMPARE(property(written, u"note"_s)[u"title"_s], u"Σημείωση"_s);
    QTest::keyClick(part<QWidget>(dialog, u"fieldList"_s), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(part<QLineEdit>(dialog, u"settingLabel"_s)->text(),
             property(stored(desk), u"note"_s)[u"title"_s].toString());
    QVERIFY(QMetaObject::invokeMethod(dialog, "importFrom", Q_ARG(QString, path)));
    QTRY_COMPARE(part<QLineEdit>(dialog, u"settingLabel"_s)->text(), u"Σημείωση"_s);
    save(dialog);
    QCOMPARE(stored(desk), written);
}

void FieldRulesTest::aBadFileIsToldWithItsPlace()
{
    QTemporaryDir folder;
    const auto fileWith = [&](const QByteArray &text) {
        QFile file(folder.filePath(u"bad.json"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
            qFatal("The file cannot be written.");
        return file.fileName();
    };
    WindowFixture desk(1);
    QDialog *dialog = openFields(desk);
    const QList<std::pair<QByteArray, QString>> files{
        {"{\n  5\n}", u"line 2"_s},
        {R"({"properties":{"a":{"$ref":"#/properties/a"}}})", u"/properties/a/$ref"_s},
        {R"({"properties":{"a":{"x-intray":{"kind":"number","least":2,"most":1}}}})",
         u"/properties/a/x-intray/least"_s},
        {"[]", u"/"_s}};
    for (const auto &[text, place] : files) {
        const QString before = said(dialog, u"fieldsSaid"_s);
        QVERIFY(QMetaObject::invokeMethod(dialog, "importFrom", Q_ARG(QString, fileWith(text))));
        QTRY_VERIFY(said(dialog, u"fieldsSaid"_s) != before); // the answer to this file
        QVERIFY2(said(dialog, u"fieldsSaid"_s).contains(place), qPrintable(place));
        QVERIFY(!part<QPushButton>(dialog, u"fieldsSave"_s)->isEnabled());
    }
    QVERIFY(QMetaObject::invokeMethod(dialog, "importFrom", Q_ARG(QString, u"/nowhere"_s)));
    QTRY_VERIFY(said(dialog, u"fieldsSaid"_s).contains(u"/nowhere"_s));
}

void FieldRulesTest::twoThousandFieldsOpen()
{
    WindowFixture desk(1);
    desk.elsewhere(u"admin"_s, [](Store &store) {
        Queue rules = *store.queue(u"customers"_s);
        QJsonObject properties;
        for (int i = 0; i < 2000; ++i)
            properties.insert(u"f%1"_s.arg(i, 4, 10, QChar(u'0')), QJsonObject());
        rules.recordSchema = {{u"properties"_s, properties}};
        return store.setQueue(rules).has_value();
    });
    QDialog *dialog = openFields(desk);
    QCOMPARE(fieldsShown(dialog).size(), 2000);
    QTRY_COMPARE(said(dialog, u"trialSentence"_s),
                 u"All 1 open record(s) comply with the rules."_s);
    auto *list = part<QListWidget>(dialog, u"fieldList"_s);
    list->setFocus();
    QTest::keyClick(list, Qt::Key_End);
    typeInto(dialog, u"settingLabel"_s, u"Last"_s);
    part<TabPages>(dialog, u"besideTabs"_s)->setCurrentIndex(2);
    QTRY_VERIFY(dialog->findChild<FieldEditor *>(u"preview.f1999"_s));
    QVERIFY(!dialog->findChild<FieldEditor *>(u"preview.f0000"_s));
    save(dialog);
    QCOMPARE(property(stored(desk), u"f1999"_s)[u"title"_s], u"Last"_s);
}

INTRAY_TEST_MAIN(FieldRulesTest)
#include "tst_fieldrules.moc"
