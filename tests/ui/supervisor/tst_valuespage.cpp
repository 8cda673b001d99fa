// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/rowroles.h"
#include "lists/valuesmodel.h"
#include "store/importing/templatestore.h"
#include "support/testclass.h"
#include "transfer/importer.h"
#include "ui/common/altletters.h"
#include "ui/common/messageline.h"
#include "ui/common/tokens.h"
#include "ui/dialogkeys.h"
#include "ui/preferences/themes.h"
#include "ui/showpage.h"
#include "ui/supervisor/values/sharebar.h"
#include "ui/windowfixture.h"

#include <QComboBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// The page of a field's values: one decision for many records.
class ValuesPageTest : public QObject
{
    Q_OBJECT

private slots:
    void valuesFormsAndClustersAreShown();
    void twoThousandNumbersAreRightAfterAFewKeys();
    void valuesAreBuiltLikeOthersWithoutARuleOrAnExample();
    void oneNewValueIsPutInThePlaceOfTheChosenOnes();
    void whatSomebodyHoldsIsProposedToThem();
    void whatIsProposedIsNotProposedAgain();
    void whatBreaksARuleIsLeftOut();
    void aCorrectionIsUndoneAsAWhole();
    void eachOfSeveralCorrectionsIsUndone();
    void theButtonStaysArmedWhileTheValuesAreReadAgain();
    void aKeyThatComesTooEarlyIsAnswered();
    void aKeyWithNothingToCorrectIsAnswered();
    void whatStandsThereStaysUntilAnotherFieldIsRead();
    void whatHadTheFocusHasItAfterACorrection();
    void aFormIsShownApartFromOneOfItsValues();
    void aCorrectionThatIsCancelledLeavesTheRest();
    void readingIsCancelled();
    void whatIsWrittenStaysWhenTheValuesAreReadAgain();
    void whatIsWrittenStaysWhileOneOfItsValuesIsChosen();
    void anExampleStaysWhenTheValuesAreReadAgain();
    void whatWasWrittenIsThereAgainWithItsValues();
    void whatIsDecidedIsSavedInTheTemplateOfTheQueue();
    void whatExamplesShowOfAFormIsSavedAsExamples();
    void emptyPlacesAreExplained();
    void withoutFieldsItSaysAtOnceWhatOneCanDo();
    void numbersAreNoTextsThatBreakARule();
    void eachFieldSaysHowManyOfItsValuesBreakARule();
    void theFieldWithTheMostFaultsIsShownFirst();
    void headAndListCountTheSame();
    void noRoomIsLeftForWhatIsNotAsked();
    void tabGoesThroughThePageAsItIsRead();
    void whatTheListIsAskedForStandsOverTheList();
    void eachCountStandsOnce();
    void whatWouldLoseDigitsIsLeftOutAndAskedAbout();
    void inANarrowWindowTheFieldsAreAChoice();
    void whatComesFirstIsChosenInAMirroredWindowToo();
    void wordsKeepTheirRoomInAMirroredWindow();
    void inALowWindowRowsAndTheButtonAreSeen();
    void inALowWindowTheChangesTakeThePlaceOfTheValues();
    void whereThereIsNoRuleNothingHasATick();
    void aValueWithAProposalDeservesALook();
    void whatIsReadOnlySaysSoBeforeAnythingIsAsked();
    void afterACorrectionNothingIsChosenThatNobodyChose();
    void withHighContrastOnlyTheShareIsFilled();
};

namespace {

/// Counts what somebody presses.
struct Keys
{
    WindowFixture &desk;
    int pressed = 0;

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        desk.press(key, modifiers);
        ++pressed;
    }
    void type(const QString &text)
    {
        desk.type(text);
        pressed += int(text.size());
    }
};

QTableView *table(WindowFixture &desk)
{
    return desk.find<QTableView>(u"valuesTable"_s);
}

QTableView *changes(WindowFixture &desk)
{
    return desk.find<QTableView>(u"valuesChanges"_s);
}

QString said(WindowFixture &desk)
{
    return desk.find<QLabel>(u"valuesSaid"_s)->text();
}

QString sum(WindowFixture &desk)
{
    return desk.find<QLabel>(u"valuesSum"_s)->text();
}

QString told(WindowFixture &desk)
{
    return desk.find<MessageLine>(u"supervisorMessage"_s)->sentence();
}

QPushButton *correctButton(WindowFixture &desk)
{
    return desk.find<QPushButton>(u"valuesCorrect"_s);
}

void openPage(WindowFixture &desk)
{
    desk.start();
    desk.window().actions().of(WindowAction::ShowToday)->trigger();
    showPart(&desk.window(), u"valuesPage"_s);
    QTRY_VERIFY(sum(desk).contains(u"record"_s));
}

void chooseField(WindowFixture &desk, const QString &label)
{
    auto *fields = desk.find<QTreeWidget>(u"valuesField"_s);
    fields->setFocus();
    desk.type(label);
    QCOMPARE(fields->currentItem()->text(0), label);
    QTRY_VERIFY(sum(desk).contains(u" record"_s));
}

void showBy(WindowFixture &desk, const QString &button)
{
    auto *radio = desk.find<QToolButton>(button);
    QTest::mouseClick(radio, Qt::LeftButton, {}, QPoint(8, radio->height() / 2));
    QVERIFY(radio->isChecked());
}

void openCities(WindowFixture &desk)
{
    openPage(desk);
    chooseField(desk, u"City"_s);
    showBy(desk, u"valuesByValue"_s);
}

/// By clicks, with Ctrl.
void choose(WindowFixture &desk, const QStringList &texts)
{
    const auto *model = static_cast<ValuesModel *>(table(desk)->model());
    table(desk)->clearSelection();
    for (const QString &text : texts) {
        const QItemSelection rows = model->rowsOf({text});
        QVERIFY2(rows.size() == 1, qPrintable(text));
        const QRect cell = table(desk)->visualRect(rows.constFirst().topLeft());
        QTest::mouseClick(table(desk)->viewport(), Qt::LeftButton, Qt::ControlModifier,
                          cell.center());
    }
}

void chooseWay(WindowFixture &desk, const QString &words)
{
    auto *how = desk.find<QComboBox>(u"valuesHow"_s);
    how->setFocus();
    desk.press(Qt::Key_Home);
    for (int further = how->count(); further > 1 && how->currentText() != words; --further)
        desk.press(Qt::Key_Down);
    QCOMPARE(how->currentText(), words);
}

/// All chosen values become this one.
void write(WindowFixture &desk, const QString &text)
{
    chooseWay(desk, u"one new value"_s);
    desk.find<QLineEdit>(u"valuesSame"_s)->setFocus();
    desk.type(text);
}

void readAgain(WindowFixture &desk)
{
    QSignalSpy read(table(desk)->model(), &QAbstractItemModel::modelReset);
    desk.press(Qt::Key_F5);
    QVERIFY(read.count() > 0 || read.wait());
}

QStringList rowsOf(WindowFixture &desk)
{
    const QAbstractItemModel *model = table(desk)->model();
    QStringList texts;
    for (int row = 0; row < model->rowCount(); ++row)
        texts << model->index(row, ValuesModel::What).data().toString();
    return texts;
}

/// How often a button was switched on or off.
struct Switched : QObject
{
    explicit Switched(QWidget *button) { button->installEventFilter(this); }
    bool eventFilter(QObject *, QEvent *event) override
    {
        times += event->type() == QEvent::EnabledChange ? 1 : 0;
        return false;
    }
    int times = 0;
};

QString cityOf(WindowFixture &desk, const QString &key)
{
    return desk.stored(key).record.value(u"city"_s).toString();
}

Queue phoneQueue()
{
    Queue queue;
    queue.name = u"phones"_s;
    queue.title = u"A delivery"_s; // comes first
    queue.recordSchema = QJsonDocument::fromJson(R"json({
        "type": "object", "properties": {
            "phone": {"type": "string", "title": "Phone",
                      "pattern": "^\\([0-9]{3}\\) [0-9]{3}-[0-9]{4}$"}}})json")
                             .object();
    return queue;
}

/// 2,000 telephone numbers in four forms, 800 of which are right.
QByteArray delivery()
{
    QByteArray lines = "id,phone\n";
    for (int number = 0; number < 2000; ++number) {
        const QByteArray area = QByteArray::number(201 + number % 700);
        const QByteArray line = QByteArray::number(1000 + number);
        const int form = number % 10;
        const QByteArray phone = form < 4   ? '(' + area + ") 555-" + line
                                 : form < 7 ? area + ".555." + line
                                 : form < 9 ? "+1" + area + "555" + line
                                            : area + "/555" + line;
        lines += QByteArray::number(number) + ',' + phone + '\n';
    }
    return lines;
}

void keepTemplate(WindowFixture &desk)
{
    const auto connection = Connection::open(desk.url(), OpenMode::CreateOrUpgrade);
    QVERIFY(TemplateStore(**connection, Identity{u"importer"_s, u"elsewhere"_s})
                .keep({u"supplier"_s, u"{}"_s}));
}

QJsonArray decisionsOfTemplate(WindowFixture &desk)
{
    const auto connection = Connection::open(desk.url(), OpenMode::CreateOrUpgrade);
    const auto kept = TemplateStore(**connection, Identity{u"importer"_s, u"elsewhere"_s})
                          .withName(u"supplier"_s);
    return QJsonDocument::fromJson(kept->text.toUtf8())[u"corrections"].toArray();
}

/// Of the page; each letter with Alt has one meaning.
QStringList lettersTwice(WindowFixture &desk)
{
    QStringList letters;
    for (const auto *widget : desk.find<QWidget>(u"valuesPage"_s)->findChildren<QWidget *>()) {
        const auto *label = qobject_cast<const QLabel *>(widget);
        const bool isLettered = (label && label->buddy()) ||
                                qobject_cast<const QPushButton *>(widget) ||
                                qobject_cast<const QToolButton *>(widget);
        const QString letter = altLetterOf(widget->property("text").toString());
        if (isLettered && widget->isVisible() && !letter.isEmpty())
            letters << letter;
    }
    QStringList twice = letters;
    for (const QString &letter : QSet<QString>(letters.begin(), letters.end()))
        twice.removeOne(letter);
    return twice;
}

void chooseTemplate(WindowFixture &desk)
{
    auto *templates = desk.find<QComboBox>(u"valuesTemplate"_s);
    QTRY_VERIFY(templates->isVisible());
    templates->setFocus();
    desk.press(Qt::Key_Down);
    QCOMPARE(templates->currentText(), u"supplier"_s);
}

void bringPhones(WindowFixture &desk, const Queue &queue = phoneQueue())
{
    desk.elsewhere(u"importer"_s, [&](Store &store) { return store.addQueue(queue).has_value(); });
    QFile file(desk.path(u"phones.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(delivery()) > 0);
    file.close();
    ImportOptions options;
    options.queue = u"phones"_s;
    options.file = file.fileName();
    options.keyColumns = {u"id"_s};
    options.newColumns = NewColumns::Ignore;
    options.fromTemplate = u"supplier"_s;
    const auto connection = Connection::open(desk.url(), OpenMode::CreateOrUpgrade);
    const auto done =
        Importer(**connection, Identity{u"importer"_s, u"elsewhere"_s}).bringIn(options, {}, {});
    QVERIFY2(done, done ? "" : qPrintable(done.error().sentence));
}

/// The desk works in another queue.
void openPhones(WindowFixture &desk)
{
    openPage(desk);
    auto *queue = desk.find<QComboBox>(u"valuesQueue"_s);
    queue->setCurrentIndex(queue->findData(u"phones"_s));
}

/// What the number of the first value of the form in hand should be.
QString rightNumber(const QString &wrong)
{
    QString digits;
    for (const QChar c : wrong)
        if (c.isDigit())
            digits += c;
    digits = digits.right(10);
    return u"(%1) %2-%3"_s.arg(digits.left(3), digits.mid(3, 3), digits.mid(6));
}

} // namespace

void ValuesPageTest::valuesFormsAndClustersAreShown()
{
    WindowFixture desk(6);
    openPage(desk);
    chooseField(desk, u"City"_s);
    QTRY_COMPARE(sum(desk), u"6 record(s) have a value. None breaks a rule."_s);
    showBy(desk, u"valuesByValue"_s);
    QCOMPARE(table(desk)->model()->rowCount(), 2);
    showBy(desk, u"valuesByCluster"_s);
    QCOMPARE(table(desk)->model()->rowCount(), 0);
    QCOMPARE(sum(desk), u"No values of this field look alike."_s);
    showBy(desk, u"valuesByForm"_s);
    QVERIFY(table(desk)->model()->rowCount() > 0);
    desk.find<QLineEdit>(u"valuesSearch"_s)->setFocus();
    desk.type(u"nowhere"_s);
    QCOMPARE(sum(desk), u"Nothing here has this text in it."_s);
}

void ValuesPageTest::twoThousandNumbersAreRightAfterAFewKeys()
{
    WindowFixture desk(1);
    bringPhones(desk);
    openPhones(desk);
    QTRY_VERIFY(sum(desk).endsWith(u"1200 record(s) break a rule."_s));
    Keys keys{desk};
    table(desk)->setFocus();
    for (int left = 3; left > 0; --left) {
        if (left < 3)
            keys.press(Qt::Key_Down); // nobody chose the next
        QTRY_VERIFY(table(desk)->selectionModel()->selectedRows().size() == 1);
        chooseWay(desk, u"what examples show"_s);
        table(desk)->setFocus();
        keys.press(Qt::Key_Return); // to what it becomes
        QCOMPARE(desk.focusedName(), u"valuesFirstTo"_s);
        keys.type(
            rightNumber(desk.find<QComboBox>(u"valuesFirstFrom"_s)->currentData().toString()));
        QTRY_VERIFY_WITH_TIMEOUT(correctButton(desk)->isEnabled(), 60'000);
        keys.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(told(desk).contains(u"were corrected"_s), 60'000);
        QTRY_COMPARE_WITH_TIMEOUT(table(desk)->model()->rowCount(), left, 60'000);
    }
    QTRY_VERIFY(sum(desk).endsWith(u"None breaks a rule."_s));
    qInfo("%d keys for 1,200 wrong numbers of 2,000", keys.pressed);
    QVERIFY(keys.pressed <= 3 * (1 + 1 + 14 + 1));
}

void ValuesPageTest::valuesAreBuiltLikeOthersWithoutARuleOrAnExample()
{
    WindowFixture desk(1);
    keepTemplate(desk);
    Queue queue = phoneQueue();
    queue.recordSchema = {};
    bringPhones(desk, queue);
    openPhones(desk);
    chooseField(desk, u"phone"_s);
    QTRY_VERIFY(sum(desk).endsWith(u"No rule says what is right."_s));
    const auto *how = desk.find<QComboBox>(u"valuesHow"_s);
    choose(desk, {u"(999) 999-9999"_s}); // what most are: no other form is usual
    QVERIFY(!how->currentText().startsWith(u"built like"_s));
    choose(desk, {u"999.999.9999"_s, u"999/9999999"_s});
    QVERIFY2(how->currentText().startsWith(u"built like (201) 555-"_s),
             qPrintable(how->currentText()));
    QTRY_VERIFY_WITH_TIMEOUT(correctButton(desk)->isEnabled(), 60'000);
    chooseTemplate(desk);
    QTest::mouseClick(correctButton(desk), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(told(desk).startsWith(u"800 record(s) were corrected."_s), 60'000);
    QTRY_COMPARE_WITH_TIMEOUT(table(desk)->model()->rowCount(), 2, 60'000);
    const QJsonArray kept = decisionsOfTemplate(desk);
    QCOMPARE(kept[0][u"examples"].toArray().size(), 4); // two of each form
    QCOMPARE(kept[0][u"forms"].toArray().size(), 2);
}

void ValuesPageTest::oneNewValueIsPutInThePlaceOfTheChosenOnes()
{
    WindowFixture desk(4);
    openCities(desk);
    choose(desk, {u"opp"_s, u"boaz"_s});
    write(desk, u"florence"_s);
    QTRY_VERIFY(correctButton(desk)->text().contains(u"Correct 4 record(s)"_s));
    QCOMPARE(changes(desk)->model()->rowCount(), 2);
    QCOMPARE(said(desk), u"2 value(s) would change."_s);
    QCOMPARE(cityOf(desk, u"C-001"_s), u"opp"_s); // nothing is changed unasked
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(told(desk), u"4 record(s) were corrected."_s);
    QCOMPARE(cityOf(desk, u"C-001"_s), u"florence"_s);
    QTRY_COMPARE(table(desk)->model()->rowCount(), 1);
}

void ValuesPageTest::whatSomebodyHoldsIsProposedToThem()
{
    WindowFixture desk(4);
    desk.elsewhere(u"ben"_s, [](Store &store) {
        return store.claimNext({u"customers"_s}).has_value(); // C-001
    });
    openCities(desk);
    choose(desk, {u"opp"_s});
    write(desk, u"florence"_s);
    QTRY_COMPARE(said(desk), u"1 value(s) would change. 1 record(s) are locked; "
                             "the value is proposed to whoever holds them."_s);
    QTest::mouseClick(correctButton(desk), Qt::LeftButton);
    QTRY_COMPARE(told(desk), u"1 record(s) were corrected. 1 record(s) are locked; the value is "
                             "proposed to whoever holds them."_s);
    QCOMPARE(cityOf(desk, u"C-001"_s), u"opp"_s);
    QCOMPARE(cityOf(desk, u"C-003"_s), u"florence"_s);
}

void ValuesPageTest::whatIsProposedIsNotProposedAgain()
{
    WindowFixture desk(4);
    desk.elsewhere(u"ben"_s, [](Store &store) {
        return store.claimNext({u"customers"_s}).has_value(); // C-001
    });
    openCities(desk);
    choose(desk, {u"opp"_s});
    write(desk, u"florence"_s);
    QTRY_VERIFY(correctButton(desk)->isEnabled());
    QTest::mouseClick(correctButton(desk), Qt::LeftButton);
    QTRY_VERIFY(told(desk).startsWith(u"1 record(s) were corrected."_s));
    QTRY_COMPARE(said(desk), u"Nothing can be changed here. 1 locked record(s) already have a "
                             "proposed value."_s);
    QVERIFY(!correctButton(desk)->isEnabled());
    QTest::mouseClick(desk.find<QPushButton>(u"valuesUndo"_s), Qt::LeftButton);
    QTRY_COMPARE(told(desk), u"1 record(s) have their old value again. 1 proposal(s) were "
                             "withdrawn."_s);
}

static void writeWhatBreaksARule(WindowFixture &desk)
{
    openCities(desk);
    choose(desk, {u"opp"_s});
    write(desk, u"Paris"_s);
    QTRY_COMPARE(said(desk), u"1 value(s) would break a rule and are left out."_s);
}

void ValuesPageTest::whatBreaksARuleIsLeftOut()
{
    WindowFixture desk(4);
    writeWhatBreaksARule(desk);
    QVERIFY(!correctButton(desk)->isEnabled());
    QCOMPARE(changes(desk)->model()->index(0, 3).data().toString(), u"would break a rule"_s);
}

void ValuesPageTest::aCorrectionIsUndoneAsAWhole()
{
    WindowFixture desk(5);
    openCities(desk);
    QVERIFY(!desk.find<QPushButton>(u"valuesUndo"_s)->isVisible());
    choose(desk, {u"opp"_s, u"boaz"_s});
    chooseWay(desk, u"empty"_s);
    QTRY_VERIFY(correctButton(desk)->isEnabled());
    QTest::mouseClick(correctButton(desk), Qt::LeftButton);
    QTRY_COMPARE(sum(desk), u"No record has a value in this field."_s);
    QVERIFY(cityOf(desk, u"C-002"_s).isEmpty());
    desk.find<QTreeWidget>(u"valuesField"_s)->setFocus();
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(told(desk), u"5 record(s) have their old value again."_s);
    QTRY_COMPARE(table(desk)->model()->rowCount(), 2);
    QCOMPARE(cityOf(desk, u"C-001"_s), u"opp"_s);
    QCOMPARE(cityOf(desk, u"C-002"_s), u"boaz"_s);
    QVERIFY(!desk.find<QPushButton>(u"valuesUndo"_s)->isVisible());
}

void ValuesPageTest::eachOfSeveralCorrectionsIsUndone()
{
    WindowFixture desk(5);
    openCities(desk);
    for (const auto &city : {u"opp"_s, u"boaz"_s}) {
        choose(desk, {city});
        chooseWay(desk, u"empty"_s);
        QTRY_VERIFY(correctButton(desk)->isEnabled());
        QTest::mouseClick(correctButton(desk), Qt::LeftButton);
        QTRY_VERIFY(!desk.find<QPushButton>(u"valuesUndo"_s)->isHidden());
        QTRY_VERIFY(!rowsOf(desk).contains(city));
    }
    for (const auto &city : {u"boaz"_s, u"opp"_s}) {
        QTRY_VERIFY(desk.find<QPushButton>(u"valuesUndo"_s)->isEnabled());
        QTest::mouseClick(desk.find<QPushButton>(u"valuesUndo"_s), Qt::LeftButton);
        QTRY_VERIFY(rowsOf(desk).contains(city));
    }
    QTRY_VERIFY(!desk.find<QPushButton>(u"valuesUndo"_s)->isVisible());
    QCOMPARE(cityOf(desk, u"C-001"_s), u"opp"_s);
    QCOMPARE(cityOf(desk, u"C-002"_s), u"boaz"_s);
}

void ValuesPageTest::theButtonStaysArmedWhileTheValuesAreReadAgain()
{
    WindowFixture desk(5);
    openCities(desk);
    choose(desk, {u"opp"_s});
    chooseWay(desk, u"empty"_s);
    QTRY_VERIFY(correctButton(desk)->isEnabled());
    Switched switched(correctButton(desk));
    readAgain(desk);
    QCOMPARE(switched.times, 0);
    QCOMPARE(desk.find<QComboBox>(u"valuesHow"_s)->currentText(), u"empty"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!rowsOf(desk).contains(u"opp"_s));
}

void ValuesPageTest::aKeyThatComesTooEarlyIsAnswered()
{
    WindowFixture desk(5);
    openCities(desk);
    choose(desk, {u"opp"_s});
    chooseWay(desk, u"empty"_s);
    QVERIFY(!correctButton(desk)->isEnabled());
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(told(desk).contains(u"still looking"_s), qPrintable(told(desk)));
}

void ValuesPageTest::aKeyWithNothingToCorrectIsAnswered()
{
    WindowFixture desk(4);
    writeWhatBreaksARule(desk);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(told(desk), said(desk));
}

static QRect placeOf(WindowFixture &desk, const QString &name)
{
    const auto *part = desk.find<QWidget>(name);
    return {part->mapTo(&desk.window(), QPoint()), part->size()};
}

void ValuesPageTest::whatStandsThereStaysUntilAnotherFieldIsRead()
{
    WindowFixture desk(5);
    openCities(desk);
    choose(desk, {u"opp"_s});
    chooseWay(desk, u"empty"_s);
    QTRY_VERIFY(correctButton(desk)->isEnabled());
    const QStringList parts{u"valuesViews"_s, u"valuesTable"_s, u"valuesHow"_s, u"valuesCorrect"_s};
    const auto places = [&] {
        QList<QRect> all;
        for (const QString &part : parts)
            all << placeOf(desk, part);
        return all;
    };
    const auto before = places();
    const QStringList cities = rowsOf(desk);
    const auto *title = desk.find<QLabel>(u"valuesTitle"_s);
    desk.find<QTreeWidget>(u"valuesField"_s)->setFocus();
    desk.press(Qt::Key_Up);
    const QString next = desk.find<QTreeWidget>(u"valuesField"_s)->currentItem()->text(0);
    QCOMPARE(rowsOf(desk), cities);
    QCOMPARE(title->text(), u"City"_s);
    QCOMPARE(places(), before);
    QVERIFY(!correctButton(desk)->isEnabled()); // nobody meant the cities any more
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(told(desk).contains(u"still reading"_s), qPrintable(told(desk)));
    QTRY_COMPARE(title->text(), next);
    QVERIFY(rowsOf(desk) != cities);
    QCOMPARE(placeOf(desk, u"valuesViews"_s), before.constFirst());
    QCOMPARE(cityOf(desk, u"C-001"_s), u"opp"_s);
}

void ValuesPageTest::whatHadTheFocusHasItAfterACorrection()
{
    WindowFixture desk(5);
    openCities(desk);
    for (const QString &place : {u"valuesField"_s, u"valuesTable"_s}) {
        choose(desk, {rowsOf(desk).constFirst()});
        chooseWay(desk, u"empty"_s);
        QTRY_VERIFY(correctButton(desk)->isEnabled());
        const QStringList before = rowsOf(desk);
        desk.find<QWidget>(place)->setFocus();
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(rowsOf(desk) != before);
        QCOMPARE(desk.focusedName(), place);
    }
    QTest::mouseClick(desk.find<QPushButton>(u"valuesUndo"_s), Qt::LeftButton);
    QTRY_VERIFY(told(desk).contains(u"old value"_s));
    QCOMPARE(desk.focusedName(), u"valuesTable"_s);
}

void ValuesPageTest::aFormIsShownApartFromOneOfItsValues()
{
    WindowFixture desk(1);
    bringPhones(desk);
    openPhones(desk);
    QTRY_VERIFY(sum(desk).endsWith(u"1200 record(s) break a rule."_s));
    const qsizetype row = rowsOf(desk).indexOf(u"(000) 000-0000"_s);
    QVERIFY2(row >= 0, qPrintable(rowsOf(desk).join(u'|')));
    const auto *model = table(desk)->model();
    QCOMPARE(model->index(int(row), ValuesModel::Example).data().toString(), u"(201) 555-1000"_s);
    QCOMPARE(model->headerData(ValuesModel::Example, Qt::Horizontal).toString(), u"For example"_s);
    QVERIFY(!table(desk)->isColumnHidden(ValuesModel::Example));
    showBy(desk, u"valuesByValue"_s);
    QVERIFY(table(desk)->isColumnHidden(ValuesModel::Example));
}

void ValuesPageTest::aCorrectionThatIsCancelledLeavesTheRest()
{
    WindowFixture desk(1);
    bringPhones(desk);
    openPhones(desk);
    QTRY_VERIFY(table(desk)->selectionModel()->hasSelection());
    table(desk)->selectAll();
    write(desk, u"(602) 555-0168"_s);
    QTRY_VERIFY(correctButton(desk)->isEnabled());
    QTest::mouseClick(correctButton(desk), Qt::LeftButton);
    desk.press(Qt::Key_Escape);
    QTRY_VERIFY(told(desk).contains(u"Cancelled: the rest was left as it was."_s));
    QTRY_VERIFY(sum(desk).contains(u"break a rule"_s));
}

void ValuesPageTest::readingIsCancelled()
{
    WindowFixture desk(3);
    openPage(desk);
    desk.find<QTreeWidget>(u"valuesField"_s)->setFocus();
    desk.press(Qt::Key_Down);
    QTest::mouseClick(desk.find<QToolButton>(u"valuesReadingCancel"_s), Qt::LeftButton);
    QTRY_COMPARE(sum(desk), u"The values were not read to the end. F5 reads them."_s);
    desk.press(Qt::Key_F5);
    QTRY_COMPARE(sum(desk), u"3 record(s) have a value. None breaks a rule."_s);
}

void ValuesPageTest::whatIsWrittenStaysWhenTheValuesAreReadAgain()
{
    WindowFixture desk(4);
    openCities(desk);
    choose(desk, {u"opp"_s, u"boaz"_s});
    write(desk, u"florence"_s);
    readAgain(desk);
    QCOMPARE(table(desk)->selectionModel()->selectedRows().size(), 2);
    QCOMPARE(desk.find<QComboBox>(u"valuesHow"_s)->currentText(), u"one new value"_s);
    QCOMPARE(desk.find<QLineEdit>(u"valuesSame"_s)->text(), u"florence"_s);
    QTRY_VERIFY(correctButton(desk)->text().contains(u"Correct 4 record(s)"_s));
}

void ValuesPageTest::whatIsWrittenStaysWhileOneOfItsValuesIsChosen()
{
    WindowFixture desk(4);
    openCities(desk);
    choose(desk, {u"opp"_s});
    write(desk, u"florence"_s);
    const QAbstractItemModel *model = table(desk)->model();
    const auto click = [&](int row, Qt::KeyboardModifiers modifiers) {
        QTest::mouseClick(table(desk)->viewport(), Qt::LeftButton, modifiers,
                          table(desk)->visualRect(model->index(row, 0)).center());
    };
    const int chosen = table(desk)->currentIndex().row();
    click(1 - chosen, Qt::ControlModifier);
    QCOMPARE(desk.find<QLineEdit>(u"valuesSame"_s)->text(), u"florence"_s);
    QTRY_COMPARE(changes(desk)->model()->rowCount(), 2);
    click(1 - chosen, {}); // it was among them
    QCOMPARE(desk.find<QLineEdit>(u"valuesSame"_s)->text(), u"florence"_s);
    click(chosen, {}); // and so was this one before
    QCOMPARE(desk.find<QLineEdit>(u"valuesSame"_s)->text(), u"florence"_s);
}

void ValuesPageTest::anExampleStaysWhenTheValuesAreReadAgain()
{
    WindowFixture desk(4);
    openCities(desk);
    choose(desk, {u"opp"_s, u"boaz"_s});
    chooseWay(desk, u"what examples show"_s);
    desk.find<QLineEdit>(u"valuesFirstTo"_s)->setFocus();
    desk.type(u"florence"_s);
    readAgain(desk);
    QCOMPARE(desk.find<QComboBox>(u"valuesHow"_s)->currentText(), u"what examples show"_s);
    QCOMPARE(desk.find<QLineEdit>(u"valuesFirstTo"_s)->text(), u"florence"_s);
    QTRY_VERIFY(correctButton(desk)->isEnabled());
}

void ValuesPageTest::whatWasWrittenIsThereAgainWithItsValues()
{
    WindowFixture desk(4);
    openCities(desk);
    choose(desk, {u"opp"_s, u"boaz"_s});
    chooseWay(desk, u"what examples show"_s);
    desk.find<QComboBox>(u"valuesFirstFrom"_s)->setFocus();
    desk.type(u"boaz"_s);
    desk.find<QLineEdit>(u"valuesFirstTo"_s)->setFocus();
    desk.type(u"florence"_s);
    auto *fields = desk.find<QTreeWidget>(u"valuesField"_s);
    fields->setFocus();
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Down}) {
        desk.press(key);
        QTRY_COMPARE(desk.find<QLabel>(u"valuesTitle"_s)->text(), fields->currentItem()->text(0));
    }
    QCOMPARE(fields->currentItem()->text(0), u"City"_s);
    QTRY_VERIFY(!rowsOf(desk).isEmpty());
    choose(desk, {u"opp"_s});
    QCOMPARE(desk.find<QComboBox>(u"valuesHow"_s)->currentText(), u"what examples show"_s);
    choose(desk, {u"opp"_s, u"boaz"_s});
    QCOMPARE(desk.find<QComboBox>(u"valuesFirstFrom"_s)->currentText(), u"boaz"_s);
    QCOMPARE(desk.find<QLineEdit>(u"valuesFirstTo"_s)->text(), u"florence"_s);
    QTRY_VERIFY(correctButton(desk)->isEnabled());
}

void ValuesPageTest::whatIsDecidedIsSavedInTheTemplateOfTheQueue()
{
    WindowFixture desk(1);
    keepTemplate(desk);
    bringPhones(desk);
    openPhones(desk);
    QTRY_VERIFY(sum(desk).endsWith(u"1200 record(s) break a rule."_s));
    showBy(desk, u"valuesByValue"_s);
    choose(desk, {u"205.555.1004"_s});
    write(desk, u"(205) 555-1004"_s);
    QTRY_VERIFY(correctButton(desk)->isEnabled());
    chooseTemplate(desk);
    QTest::mouseClick(correctButton(desk), Qt::LeftButton);
    QTRY_COMPARE(told(desk),
                 u"1 record(s) were corrected. It was saved in the template “supplier”: "
                 "the next delivery that it imports comes with it."_s);
    QVERIFY(desk.find<QPushButton>(u"valuesUndo"_s)->isVisible());
    QCOMPARE(lettersTwice(desk), QStringList());
    const QJsonArray kept = decisionsOfTemplate(desk);
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept[0][u"queue"].toString(), u"phones"_s);
    QCOMPARE(kept[0][u"field"].toString(), u"phone"_s);
    QCOMPARE(kept[0][u"becomes"].toArray(),
             (QJsonArray{QJsonArray{u"205.555.1004"_s, u"(205) 555-1004"_s}}));
    QTest::mouseClick(desk.find<QPushButton>(u"valuesUndo"_s), Qt::LeftButton);
    QTRY_COMPARE(told(desk), u"1 record(s) have their old value again. It is no longer in the "
                             "template “supplier”."_s);
    QVERIFY(decisionsOfTemplate(desk).isEmpty());
}

void ValuesPageTest::whatExamplesShowOfAFormIsSavedAsExamples()
{
    WindowFixture desk(1);
    keepTemplate(desk);
    bringPhones(desk);
    openPhones(desk);
    QTRY_VERIFY(sum(desk).endsWith(u"1200 record(s) break a rule."_s));
    QTRY_VERIFY(table(desk)->selectionModel()->selectedRows().size() == 1);
    chooseWay(desk, u"what examples show"_s);
    table(desk)->setFocus();
    desk.press(Qt::Key_Return);
    const QString from = desk.find<QComboBox>(u"valuesFirstFrom"_s)->currentData().toString();
    desk.type(rightNumber(from));
    QTRY_VERIFY_WITH_TIMEOUT(correctButton(desk)->isEnabled(), 60'000);
    chooseTemplate(desk);
    QTest::mouseClick(correctButton(desk), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(told(desk).contains(u"saved in the template"_s), 60'000);
    const QJsonArray kept = decisionsOfTemplate(desk);
    QCOMPARE(kept[0][u"examples"].toArray(), (QJsonArray{QJsonArray{from, rightNumber(from)}}));
    QCOMPARE(kept[0][u"forms"].toArray(), QJsonArray{u"000.000.0000"_s});
    QVERIFY(!kept[0].toObject().contains(u"becomes"_s));
}

void ValuesPageTest::emptyPlacesAreExplained()
{
    WindowFixture desk(2);
    openPage(desk);
    chooseField(desk, u"Note"_s);
    QTRY_COMPARE(sum(desk), u"No record has a value in this field."_s);
    QCOMPARE(said(desk), u"Choose what is wrong in the list; more than one with Ctrl or Shift."_s);
    QVERIFY(!correctButton(desk)->isEnabled());
}

void ValuesPageTest::withoutFieldsItSaysAtOnceWhatOneCanDo()
{
    WindowFixture desk(2);
    desk.elsewhere(u"importer"_s, [](Store &store) {
        Queue queue;
        queue.name = u"without"_s;
        queue.title = u"Without fields"_s; // comes last
        return store.addQueue(queue).has_value();
    });
    openCities(desk);
    QTRY_VERIFY(table(desk)->model()->rowCount() > 0);
    auto *queues = desk.find<QComboBox>(u"valuesQueue"_s);
    queues->setCurrentIndex(queues->findData(u"without"_s));
    QCOMPARE(sum(desk), u"This queue has no fields yet. Import records into it, or name its fields "
                        "in Queues, Fields and rules."_s);
    QCOMPARE(table(desk)->model()->rowCount(), 0); // of the other queue
    QCOMPARE(said(desk), u"There are no values to correct yet."_s);
    QVERIFY(!desk.find<QWidget>(u"valuesReading"_s)->isVisible());
}

void ValuesPageTest::numbersAreNoTextsThatBreakARule()
{
    WindowFixture desk(1);
    desk.elsewhere(u"importer"_s, [](Store &store) {
        Queue queue;
        queue.name = u"beers"_s; // comes first
        queue.recordSchema =
            QJsonDocument::fromJson(R"({"properties": {"size": {"type": "number", "minimum": 1}}})")
                .object();
        NewItem beer;
        beer.key = u"B-1"_s;
        beer.record = {{u"size"_s, 12}};
        return store.addQueue(queue).has_value() && store.addItem(u"beers"_s, beer).has_value();
    });
    openPage(desk);
    QTRY_COMPARE(sum(desk), u"1 record(s) have a value. None breaks a rule."_s);
}

static QString besideField(WindowFixture &desk, const QString &label)
{
    const auto *fields = desk.find<QTreeWidget>(u"valuesField"_s);
    const auto rows = fields->findItems(label, Qt::MatchExactly);
    return rows.isEmpty() ? u"no such field"_s
                          : rows.constFirst()->data(0, int(RowRole::Beside)).toString();
}

void ValuesPageTest::eachFieldSaysHowManyOfItsValuesBreakARule()
{
    WindowFixture desk(5);
    desk.allowOnly(u"city"_s, {u"opp"_s});
    openPage(desk);
    QTRY_COMPARE(besideField(desk, u"City"_s), u"2"_s);
    QCOMPARE(besideField(desk, u"Name"_s), QString());
    chooseField(desk, u"City"_s);
    showBy(desk, u"valuesByValue"_s);
    choose(desk, {u"boaz"_s});
    write(desk, u"opp"_s);
    QTRY_VERIFY(correctButton(desk)->isEnabled());
    QTest::mouseClick(correctButton(desk), Qt::LeftButton);
    QTRY_COMPARE(besideField(desk, u"City"_s), QString());
}

void ValuesPageTest::theFieldWithTheMostFaultsIsShownFirst()
{
    WindowFixture desk(5);
    desk.allowOnly(u"city"_s, {u"opp"_s});
    openPage(desk);
    const auto *fields = desk.find<QTreeWidget>(u"valuesField"_s);
    QCOMPARE(fields->currentItem()->text(0), u"City"_s);
    QCOMPARE(fields->topLevelItem(0)->text(0), u"Name"_s);
    QVERIFY(fields->topLevelItem(0)->data(0, int(RowRole::IsGood)).toBool());
    chooseField(desk, u"Name"_s);
    readAgain(desk);
    QCOMPARE(fields->currentItem()->text(0), u"Name"_s); // somebody chose it
}

void ValuesPageTest::headAndListCountTheSame()
{
    WindowFixture desk(5);
    desk.allowOnly(u"city"_s, {u"boaz"_s});
    desk.start();
    desk.takeNext(); // one that breaks it is locked
    NewItem empty = customer(9);
    empty.record.insert(u"city"_s, u""_s);
    desk.elsewhere(u"anna"_s,
                   [&](Store &store) { return store.addItem(u"customers"_s, empty).has_value(); });
    desk.window().actions().of(WindowAction::ShowToday)->trigger();
    showPart(&desk.window(), u"valuesPage"_s);
    QTRY_VERIFY(sum(desk).endsWith(u"3 record(s) break a rule."_s));
    QCOMPARE(besideField(desk, u"City"_s), u"3"_s);
}

void ValuesPageTest::noRoomIsLeftForWhatIsNotAsked()
{
    WindowFixture desk(5);
    openCities(desk);
    choose(desk, {u"opp"_s});
    const auto roomAbove = [&] {
        const auto *how = desk.find<QComboBox>(u"valuesHow"_s);
        return changes(desk)->mapTo(&desk.window(), QPoint()).y() -
               how->mapTo(&desk.window(), QPoint(0, how->height())).y();
    };
    chooseWay(desk, u"what examples show"_s);
    QTRY_VERIFY(roomAbove() > 40);
    chooseWay(desk, u"empty"_s);
    QTRY_VERIFY2(roomAbove() <= 12, qPrintable(QString::number(roomAbove())));
}

void ValuesPageTest::tabGoesThroughThePageAsItIsRead()
{
    WindowFixture desk(4);
    openCities(desk);
    choose(desk, {u"opp"_s});
    desk.find<QWidget>(u"valuesQueue"_s)->setFocus();
    QStringList stops;
    for (int stop = 0; stop < 6; ++stop) {
        stops << desk.focusedName();
        desk.press(Qt::Key_Tab);
    }
    QCOMPARE(stops, QStringList({u"valuesQueue"_s, u"valuesField"_s, u"valuesByValue"_s,
                                 u"valuesSearch"_s, u"valuesTable"_s, u"valuesHow"_s}));
}

void ValuesPageTest::inANarrowWindowTheFieldsAreAChoice()
{
    WindowFixture desk(4);
    openPage(desk);
    desk.window().resize(667, 360);
    auto *choice = desk.find<QComboBox>(u"valuesFieldChoice"_s);
    QTRY_VERIFY(choice->isVisible() && !desk.find<QWidget>(u"valuesField"_s)->isVisible());
    choice->setFocus();
    desk.type(u"City"_s);
    QTRY_COMPARE(sum(desk), u"4 record(s) have a value. None breaks a rule."_s);
}

void ValuesPageTest::whatTheListIsAskedForStandsOverTheList()
{
    WindowFixture desk(4);
    openCities(desk);
    choose(desk, {u"opp"_s});
    const auto *how = desk.find<QWidget>(u"valuesHow"_s);
    const auto edges = [&](const QWidget *part) {
        return QRect(part->mapTo(&desk.window(), QPoint()), part->size());
    };
    for (const int width : {1000, 1366, 1920}) {
        desk.window().resize(width, 768);
        QTRY_VERIFY(how->isVisible());
        for (const QString &name : {u"valuesViews"_s, u"valuesSearch"_s}) {
            const auto isOverList = [&] {
                const QRect asked = edges(desk.find<QWidget>(name));
                const QRect list = edges(table(desk));
                return asked.left() >= list.left() && asked.right() <= list.right();
            };
            QTRY_VERIFY2(isOverList(), qPrintable(u"%1 at %2"_s.arg(name).arg(width)));
        }
    }
}

void ValuesPageTest::eachCountStandsOnce()
{
    WindowFixture desk(6);
    openCities(desk);
    const QString views = desk.find<QToolButton>(u"valuesByValue"_s)->text();
    QVERIFY2(views.endsWith(u"2"_s), qPrintable(views));
    QVERIFY2(!sum(desk).contains(u"value(s)"_s), qPrintable(sum(desk)));
    choose(desk, {u"opp"_s});
    chooseWay(desk, u"empty"_s);
    QTRY_VERIFY(correctButton(desk)->isEnabled());
    QVERIFY2(!said(desk).contains(u"record(s)"_s), qPrintable(said(desk)));
}

/// A queue that comes first.
static void addOunces(WindowFixture &desk)
{
    desk.elsewhere(u"importer"_s, [](Store &store) {
        Queue queue;
        queue.name = u"beers"_s;
        queue.recordSchema = {
            {u"properties"_s, QJsonObject{{u"ounces"_s, QJsonObject{{u"type"_s, u"string"_s}}}}}};
        bool isWell = store.addQueue(queue).has_value();
        int beer = 0;
        for (const auto &[ounces, times] : {std::pair{u"12.0 oz"_s, 6}, std::pair{u"16.0 oz"_s, 4},
                                            std::pair{u"24.0 oz"_s, 3}, std::pair{u"19.2 oz"_s, 2}})
            for (int time = 0; time < times; ++time) {
                NewItem item;
                item.key = u"B-%1"_s.arg(++beer);
                item.record = {{u"ounces"_s, ounces}};
                isWell = isWell && store.addItem(queue.name, item).has_value();
            }
        return isWell;
    });
}

void ValuesPageTest::whatWouldLoseDigitsIsLeftOutAndAskedAbout()
{
    WindowFixture desk(1);
    addOunces(desk);
    openPage(desk);
    QTRY_COMPARE(table(desk)->model()->rowCount(), 1);
    QTest::mouseClick(table(desk)->viewport(), Qt::LeftButton, {},
                      table(desk)->visualRect(table(desk)->model()->index(0, 0)).center());
    chooseWay(desk, u"what examples show"_s);
    desk.find<QLineEdit>(u"valuesFirstTo"_s)->setFocus();
    desk.type(u"12"_s);
    QTRY_VERIFY(correctButton(desk)->isEnabled());
    const auto rows = [&] {
        QStringList all;
        const auto *model = changes(desk)->model();
        for (int row = 0; row < model->rowCount(); ++row)
            all << model->index(row, 0).data().toString() + u'>' +
                       model->index(row, 1).data().toString() + u'>' +
                       model->index(row, 3).data().toString();
        return all;
    };
    QCOMPARE(rows(), QStringList({u"19.2 oz>19>would lose digits"_s, u"12.0 oz>12>"_s,
                                  u"16.0 oz>16>"_s, u"24.0 oz>24>"_s}));
    QVERIFY2(said(desk).contains(u"1 value(s) would lose digits and are left out."_s),
             qPrintable(said(desk)));
    QVERIFY2(correctButton(desk)->text().contains(u"13"_s),
             qPrintable(correctButton(desk)->text()));
    QCOMPARE(desk.find<QComboBox>(u"valuesSecondFrom"_s)->currentText(), u"19.2 oz"_s);
    desk.find<QLineEdit>(u"valuesSecondTo"_s)->setFocus();
    desk.type(u"19.2"_s);
    QTRY_VERIFY(rows().contains(u"19.2 oz>19.2>"_s));
    QTRY_VERIFY2(correctButton(desk)->isEnabled() && correctButton(desk)->text().contains(u"15"_s),
                 qPrintable(correctButton(desk)->text()));
}

/// As at 200 % on the smallest screen.
static void makeLow(WindowFixture &desk)
{
    desk.window().resize(683, 384);
    QTRY_VERIFY(desk.find<QWidget>(u"valuesList"_s)->isVisible());
}

static int rowsSeen(const QTableView *table)
{
    const QRect seen = table->viewport()->visibleRegion().boundingRect();
    return table->isVisible() ? seen.height() / table->rowHeight(0) : 0;
}

void ValuesPageTest::whatComesFirstIsChosenInAMirroredWindowToo()
{
    QApplication::setLayoutDirection(Qt::RightToLeft);
    const auto again = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
    WindowFixture desk(1);
    bringPhones(desk);
    openPhones(desk);
    QTRY_COMPARE(table(desk)->selectionModel()->selectedRows().size(), 1);
    QTRY_VERIFY(correctButton(desk)->isEnabled());
}

void ValuesPageTest::wordsKeepTheirRoomInAMirroredWindow()
{
    const auto direction = QGuiApplication::layoutDirection();
    const auto turnBack = qScopeGuard([=] { QGuiApplication::setLayoutDirection(direction); });
    for (const auto each : {Qt::LeftToRight, Qt::RightToLeft}) {
        QGuiApplication::setLayoutDirection(each);
        WindowFixture desk(4);
        openCities(desk);
        choose(desk, {u"opp"_s});
        const auto *words = desk.find<QLabel>(u"valuesSaid"_s);
        const auto *rows = changes(desk);
        QTRY_VERIFY(words->isVisible() && rows->isVisible());
        const QRect place(words->mapTo(&desk.window(), QPoint()), words->size());
        const QRect beside(rows->mapTo(&desk.window(), QPoint()), rows->size());
        QCOMPARE(each == Qt::LeftToRight ? place.left() - beside.left()
                                         : beside.right() - place.right(),
                 room::beside); // as what stands in the rows
    }
}

void ValuesPageTest::inALowWindowRowsAndTheButtonAreSeen()
{
    WindowFixture desk(1);
    bringPhones(desk);
    openPhones(desk);
    QTRY_VERIFY(correctButton(desk)->isEnabled());
    makeLow(desk);
    QTRY_COMPARE_GE(rowsSeen(table(desk)), 2);
    QVERIFY(!changes(desk)->isVisible()); // one scroll bar
    QCOMPARE(correctButton(desk)->visibleRegion().boundingRect(), correctButton(desk)->rect());
    QTest::mouseClick(correctButton(desk), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(told(desk).contains(u"were corrected"_s), 60'000);
}

void ValuesPageTest::inALowWindowTheChangesTakeThePlaceOfTheValues()
{
    WindowFixture desk(1);
    bringPhones(desk);
    openPhones(desk);
    QTRY_VERIFY(correctButton(desk)->isEnabled());
    makeLow(desk);
    auto *list = desk.find<QPushButton>(u"valuesList"_s);
    QTest::mouseClick(list, Qt::LeftButton);
    QTRY_COMPARE_GE(rowsSeen(changes(desk)), 2);
    QVERIFY(!table(desk)->isVisible());
    QCOMPARE(lettersTwice(desk), QStringList());
    QTest::mouseClick(list, Qt::LeftButton);
    QTRY_VERIFY(table(desk)->isVisible() && !changes(desk)->isVisible());
    desk.window().resize(1366, 768); // both have room
    QTRY_VERIFY(table(desk)->isVisible() && changes(desk)->isVisible() && !list->isVisible());
}

/// A queue that comes first, with notes of which nothing is demanded: one is misspelled.
static void addFreeNotes(WindowFixture &desk, const QJsonObject &ofNote = {})
{
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        Queue queue;
        queue.name = u"beers"_s;
        QJsonObject note{{u"type"_s, u"string"_s}};
        for (auto each = ofNote.begin(); each != ofNote.end(); ++each)
            note.insert(each.key(), each.value());
        queue.recordSchema = {{u"properties"_s, QJsonObject{{u"note"_s, note}}}};
        bool isWell = store.addQueue(queue).has_value();
        for (int beer = 0; beer < 12; ++beer) {
            NewItem item;
            item.key = u"B-%1"_s.arg(beer);
            item.record = {{u"note"_s, beer == 0 ? u"anchoraxe"_s : u"anchorage"_s}};
            isWell = isWell && store.addItem(queue.name, item).has_value();
        }
        return isWell;
    });
}

static QStringList rowsWith(WindowFixture &desk, ValuesModel::Role role)
{
    const QAbstractItemModel *model = table(desk)->model();
    QStringList texts;
    for (int row = 0; row < model->rowCount(); ++row)
        if (const auto cell = model->index(row, ValuesModel::What); cell.data(role).toBool())
            texts << cell.data().toString();
    return texts;
}

void ValuesPageTest::whereThereIsNoRuleNothingHasATick()
{
    WindowFixture desk(1);
    addFreeNotes(desk);
    openPage(desk);
    showBy(desk, u"valuesByValue"_s);
    QCOMPARE(rowsWith(desk, ValuesModel::KeptRole), QStringList());
    const auto *fields = desk.find<QTreeWidget>(u"valuesField"_s);
    const auto *row = fields->topLevelItem(0);
    QTRY_VERIFY(row->data(0, int(RowRole::IsFault)).isValid()); // counted
    QVERIFY(!row->data(0, int(RowRole::IsGood)).toBool());
    QVERIFY2(!sum(desk).contains(u"rule"_s), qPrintable(sum(desk)));
}

void ValuesPageTest::aValueWithAProposalDeservesALook()
{
    WindowFixture desk(1);
    addFreeNotes(desk);
    openPage(desk);
    showBy(desk, u"valuesByValue"_s);
    QCOMPARE(rowsWith(desk, ValuesModel::DoubtedRole), QStringList{u"anchoraxe"_s});
    QCOMPARE(sum(desk), u"12 record(s) have a value. 1 value(s) to check."_s);
}

void ValuesPageTest::whatIsReadOnlySaysSoBeforeAnythingIsAsked()
{
    WindowFixture desk(1);
    addFreeNotes(desk, {{u"readOnly"_s, true}, {u"title"_s, u"Note"_s}});
    openPage(desk);
    showBy(desk, u"valuesByValue"_s);
    choose(desk, {u"anchoraxe"_s});
    const QString why = u"“Note” is read-only in this queue, so it cannot be corrected."_s;
    QCOMPARE(said(desk), why);
    QVERIFY(!desk.find<QComboBox>(u"valuesHow"_s)->isVisible());
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(told(desk), why);
}

void ValuesPageTest::afterACorrectionNothingIsChosenThatNobodyChose()
{
    WindowFixture desk(1);
    bringPhones(desk);
    openPhones(desk);
    QTRY_VERIFY(sum(desk).endsWith(u"1200 record(s) break a rule."_s));
    showBy(desk, u"valuesByValue"_s);
    const QStringList before = rowsOf(desk);
    choose(desk, {before.at(2)});
    chooseWay(desk, u"empty"_s);
    QTRY_VERIFY(correctButton(desk)->isEnabled());
    table(desk)->setFocus();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!rowsOf(desk).contains(before.at(2)));
    QVERIFY(!table(desk)->selectionModel()->hasSelection());
    QVERIFY(!correctButton(desk)->isEnabled());
    desk.press(Qt::Key_Down);
    QCOMPARE(table(desk)->currentIndex().siblingAtColumn(ValuesModel::What).data().toString(),
             before.at(3));
    QVERIFY(table(desk)->selectionModel()->hasSelection());
}

void ValuesPageTest::withHighContrastOnlyTheShareIsFilled()
{
    const QPalette usual = QApplication::palette();
    const auto again = qScopeGuard([&] { QApplication::setPalette(usual); });
    WindowFixture desk(1);
    bringPhones(desk);
    openPhones(desk);
    QTRY_VERIFY(sum(desk).endsWith(u"1200 record(s) break a rule."_s));
    QApplication::setPalette(paletteOf(Theme::HighContrast));
    desk.window().resize(1366, 768);
    QCoreApplication::processEvents();
    const QModelIndex last = table(desk)->model()->index(3, ValuesModel::Share); // 40 %
    const QImage cell = table(desk)->viewport()->grab(table(desk)->visualRect(last)).toImage();
    const auto inkIn = [&cell](int x) {
        int ink = 0;
        for (int y = 2; y < cell.height() - 4; ++y)
            ink += cell.pixelColor(x, y) != Qt::black ? 1 : 0;
        return ink;
    };
    const int inShare = inkIn(room::within + ShareBar::across / 5);
    const int behind = inkIn(room::within + ShareBar::across * 4 / 5);
    QVERIFY2(inShare >= 6, qPrintable(QString::number(inShare)));
    QVERIFY2(behind > 0 && behind <= 4, qPrintable(QString::number(behind)));
}

INTRAY_TEST_MAIN(ValuesPageTest)
#include "tst_valuespage.moc"
