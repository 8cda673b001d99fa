// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/questionsmodel.h"
#include "store/work/questionstore.h"
#include "support/testclass.h"
#include "transfer/csvwriter.h"
#include "transfer/questionfile.h"
#include "transfer/recordtable.h"
#include "ui/common/segments.h"
#include "ui/dialogkeys.h"
#include "ui/windowfixture.h"

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// The list of questions: answered, withdrawn, asked again, sent out and read again, by keys.
class QuestionsDialogTest : public QObject
{
    Q_OBJECT

private slots:
    void theKeyOpensItAndWhatIsForMeStandsFirst();
    void anAnswerIsTypedAndGiven();
    void aQuestionAboutTheWholeRecordTakesWordsOnly();
    void whatStandsInTheFieldIsSaid();
    void anEmptyAnswerIsNotGiven();
    void myOwnIsWithdrawn();
    void itIsAskedAgainOfSomebodyElse();
    void whatIsAnsweredElsewhereGoesWhileItIsOpen();
    void whatIsTypedStaysWhileOthersAnswer();
    void whatIsTypedIsThereAgainAfterAnotherQuestion();
    void whatIsTypedIsNotLostWhereSomebodyIsFaster();
    void closedOnesAreReadWithTheirAnswers();
    void whereNothingIsAskedItSaysHow();
    void aFileGoesOutAndComesBack();
    void rowsThatCannotBeUsedAreToldFirst();
    void todayTellsWhatNobodyAnsweredInTime();
    void theUsualQuestionsOfTheQueueComeFirst();
};

/// With the stores of a colleague, on a connection of its own.
template <typename Work>
static auto with(WindowFixture &desk, const QString &user, Work work)
{
    auto connection = Connection::open(desk.url(), OpenMode::CreateOrUpgrade);
    QuestionStore questions(**connection, Identity{user, u"elsewhere"_s});
    Store store(**connection, Identity{user, u"elsewhere"_s});
    return work(store, questions);
}

static qint64 ask(WindowFixture &desk, const QString &user, const NewQuestion &question)
{
    return with(desk, user, [&](Store &store, QuestionStore &questions) {
        const Claim claim = *store.claimNext({u"customers"_s});
        const ItemId item = claim.items.first().id;
        if (!questions.ask(item, claim.lock, question))
            qFatal("It was not asked.");
        return questions.ofItem(item)->last().id;
    });
}

static Question now(WindowFixture &desk, qint64 id)
{
    return with(desk, u"anna"_s,
                [&](Store &, QuestionStore &questions) { return *questions.question(id); });
}

/// A button that is called by its letter is pressed a moment later.
static QDialog *opened(WindowFixture &desk, const QString &name)
{
    QDialog *dialog = nullptr;
    if (!QTest::qWaitFor([&] { return (dialog = desk.find<QDialog>(name)) != nullptr; }) ||
        !isInUse(dialog))
        qFatal("%s did not open.", qPrintable(name));
    return dialog;
}

static QDialog *open(WindowFixture &desk)
{
    desk.press(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    return opened(desk, u"questionsDialog"_s);
}

static QString labelText(QDialog *dialog, const QString &name)
{
    return dialog->findChild<QLabel *>(name)->text();
}

static QTableView *table(QDialog *dialog)
{
    return dialog->findChild<QTableView *>(u"questionsTable"_s);
}

static int chosenPart(QDialog *dialog)
{
    return dialog->findChild<Segments *>(u"questionsPart"_s)->chosen();
}

static void choosePart(QDialog *dialog, int part)
{
    QTest::mouseClick(dialog->findChild<Segments *>(u"questionsPart"_s)->at(part), Qt::LeftButton);
}

static const NewQuestion toMe{u"city"_s, u"clerk1"_s, u"Which city?"_s};
static const NewQuestion toSource{u"city"_s, {}, u"Is this city right?"_s};

void QuestionsDialogTest::theKeyOpensItAndWhatIsForMeStandsFirst()
{
    WindowFixture desk(4);
    ask(desk, u"anna"_s, toSource);
    ask(desk, u"anna"_s, toMe);
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(table(dialog)->model()->rowCount(), 1);
    QCOMPARE(chosenPart(dialog), 0);
    QCOMPARE(labelText(dialog, u"questionsSentence"_s), u"1 question(s) are for you."_s);
    QCOMPARE(labelText(dialog, u"questionInWhole"_s), u"Which city?"_s);
    choosePart(dialog, 1);
    QTRY_COMPARE(table(dialog)->model()->rowCount(), 2);
    QCOMPARE(labelText(dialog, u"questionsSentence"_s), u"2 question(s) wait for an answer."_s);
}

void QuestionsDialogTest::anAnswerIsTypedAndGiven()
{
    WindowFixture desk(2);
    const qint64 id = ask(desk, u"anna"_s, toMe);
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(table(dialog)->model()->rowCount(), 1);
    auto *value = dialog->findChild<QLineEdit *>(u"answerValue"_s);
    press(Qt::Key_V, Qt::AltModifier);
    QTRY_COMPARE(QApplication::focusWidget(), value);
    QTest::keyClicks(value, u"Leeds"_s);
    press(Qt::Key_I, Qt::AltModifier);
    QTest::keyClicks(QApplication::focusWidget(), u"He moved."_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(now(desk, id).state, Question::State::Answered);
    QCOMPARE(now(desk, id).value, u"Leeds"_s);
    QCOMPARE(now(desk, id).answer, u"He moved."_s);
    QCOMPARE(now(desk, id).answeredBy, u"clerk1"_s);
    QTRY_COMPARE(labelText(dialog, u"questionsSaid"_s), u"anna gets the answer with the record."_s);
    QVERIFY(dialog->isVisible());
}

void QuestionsDialogTest::aQuestionAboutTheWholeRecordTakesWordsOnly()
{
    WindowFixture desk(2);
    const qint64 id = ask(desk, u"anna"_s, {{}, u"clerk1"_s, u"Does it exist?"_s});
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(table(dialog)->model()->rowCount(), 1);
    QVERIFY(!dialog->findChild<QLineEdit *>(u"answerValue"_s)->isVisible());
    auto *remark = dialog->findChild<QLineEdit *>(u"answerRemark"_s);
    QVERIFY(remark->isVisible());
    remark->setFocus();
    QTest::keyClicks(remark, u"No."_s);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"questionsAnswer"_s), Qt::LeftButton);
    QTRY_COMPARE(now(desk, id).answer, u"No."_s);
    QVERIFY(!now(desk, id).value);
}

void QuestionsDialogTest::whatStandsInTheFieldIsSaid()
{
    WindowFixture desk(2);
    const qint64 id = ask(desk, u"anna"_s, {u"name"_s, u"clerk1"_s, u"Which name?"_s});
    desk.start();
    QDialog *dialog = open(desk);
    const Record record = with(desk, u"anna"_s, [&](Store &store, QuestionStore &) {
        return store.detail(now(desk, id).item)->item.record;
    });
    const QString stands = u"“%1” stands there."_s.arg(record.value(u"name"_s).toString());
    QTRY_VERIFY2(labelText(dialog, u"questionAbout"_s).contains(stands),
                 qPrintable(labelText(dialog, u"questionAbout"_s)));
}

void QuestionsDialogTest::anEmptyAnswerIsNotGiven()
{
    WindowFixture desk(2);
    const qint64 id = ask(desk, u"anna"_s, toMe);
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(table(dialog)->model()->rowCount(), 1);
    const auto *button = dialog->findChild<QPushButton *>(u"questionsAnswer"_s);
    QVERIFY(!button->isEnabled());
    QCOMPARE(button->toolTip(), u"Write an answer first."_s);
    auto *value = dialog->findChild<QLineEdit *>(u"answerValue"_s);
    value->setFocus();
    QTest::keyClicks(value, u"   "_s);
    QTest::keyClick(value, Qt::Key_Return);
    QVERIFY(!button->isEnabled());
    QCOMPARE(now(desk, id).state, Question::State::Open);
}

void QuestionsDialogTest::myOwnIsWithdrawn()
{
    WindowFixture desk(2);
    const qint64 id = ask(desk, u"clerk1"_s, toSource);
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(table(dialog)->model()->rowCount(), 1);
    QCOMPARE(chosenPart(dialog), 1);
    press(Qt::Key_W, Qt::AltModifier);
    QTRY_COMPARE(now(desk, id).state, Question::State::Withdrawn);
    QTRY_COMPARE(table(dialog)->model()->rowCount(), 0);
    QCOMPARE(labelText(dialog, u"questionsSaid"_s), u"The question is withdrawn."_s);
}

void QuestionsDialogTest::itIsAskedAgainOfSomebodyElse()
{
    WindowFixture desk(2);
    const qint64 id = ask(desk, u"clerk1"_s, toSource);
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(table(dialog)->model()->rowCount(), 1);
    press(Qt::Key_G, Qt::AltModifier);
    QDialog *again = opened(desk, u"askAgainDialog"_s);
    auto *whom = again->findChild<QComboBox *>(u"askAgainWhom"_s);
    QCOMPARE(whom->currentText(), u"the source"_s);
    QTRY_COMPARE(QApplication::focusWidget(), whom);
    QTest::keyClick(whom, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(whom, u"anna"_s);
    QTest::keyClick(whom, Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(now(desk, id).whom, u"anna"_s);
}

void QuestionsDialogTest::whatIsAnsweredElsewhereGoesWhileItIsOpen()
{
    WindowFixture desk(3);
    const qint64 id = ask(desk, u"anna"_s, toMe);
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(table(dialog)->model()->rowCount(), 1);
    with(desk, u"bert"_s, [&](Store &, QuestionStore &questions) {
        return questions.answer(id, {u"I know it."_s, {}}).has_value();
    });
    QTRY_COMPARE_WITH_TIMEOUT(table(dialog)->model()->rowCount(), 0, 15'000);
    QCOMPARE(labelText(dialog, u"questionAbout"_s), u"Nobody asks you anything."_s);
}

void QuestionsDialogTest::whatIsTypedStaysWhileOthersAnswer()
{
    WindowFixture desk(4);
    const qint64 first = ask(desk, u"anna"_s, toMe);
    ask(desk, u"anna"_s, {u"name"_s, u"clerk1"_s, u"Which name?"_s});
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(table(dialog)->model()->rowCount(), 2);
    press(Qt::Key_Down);
    QTRY_COMPARE(labelText(dialog, u"questionInWhole"_s), u"Which name?"_s);
    auto *value = dialog->findChild<QLineEdit *>(u"answerValue"_s);
    value->setFocus();
    QTest::keyClicks(value, u"Moss"_s);
    with(desk, u"bert"_s, [&](Store &, QuestionStore &questions) {
        return questions.answer(first, {u"I know it."_s, {}}).has_value();
    });
    QTRY_COMPARE_WITH_TIMEOUT(table(dialog)->model()->rowCount(), 1, 15'000);
    QCOMPARE(labelText(dialog, u"questionInWhole"_s), u"Which name?"_s);
    QCOMPARE(value->text(), u"Moss"_s);
}

void QuestionsDialogTest::whatIsTypedIsThereAgainAfterAnotherQuestion()
{
    WindowFixture desk(4);
    ask(desk, u"anna"_s, toMe);
    ask(desk, u"anna"_s, {u"name"_s, u"clerk1"_s, u"Which name?"_s});
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(table(dialog)->model()->rowCount(), 2);
    auto *value = dialog->findChild<QLineEdit *>(u"answerValue"_s);
    value->setFocus();
    QTest::keyClicks(value, u"Leeds"_s);
    table(dialog)->setFocus();
    press(Qt::Key_Down);
    QTRY_COMPARE(labelText(dialog, u"questionInWhole"_s), u"Which name?"_s);
    QCOMPARE(value->text(), QString());
    press(Qt::Key_Up);
    QTRY_COMPARE(labelText(dialog, u"questionInWhole"_s), u"Which city?"_s);
    QCOMPARE(value->text(), u"Leeds"_s);
}

void QuestionsDialogTest::whatIsTypedIsNotLostWhereSomebodyIsFaster()
{
    WindowFixture desk(3);
    const qint64 id = ask(desk, u"anna"_s, toMe);
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(table(dialog)->model()->rowCount(), 1);
    auto *value = dialog->findChild<QLineEdit *>(u"answerValue"_s);
    value->setFocus();
    QTest::keyClicks(value, u"Leeds"_s);
    with(desk, u"bert"_s, [&](Store &, QuestionStore &questions) {
        return questions.answer(id, {u"I know it."_s, {}}).has_value();
    });
    QTRY_COMPARE_WITH_TIMEOUT(table(dialog)->model()->rowCount(), 0, 15'000);
    QCOMPARE(labelText(dialog, u"questionsSaid"_s),
             u"The question was closed in the meantime. You had typed: Leeds"_s);
}

void QuestionsDialogTest::closedOnesAreReadWithTheirAnswers()
{
    WindowFixture desk(2);
    const qint64 id = ask(desk, u"anna"_s, toSource);
    with(desk, u"bert"_s, [&](Store &, QuestionStore &questions) {
        return questions.answer(id, {u"He moved."_s, u"Leeds"_s}).has_value();
    });
    desk.start();
    QDialog *dialog = open(desk);
    choosePart(dialog, 2);
    QTRY_COMPARE(table(dialog)->model()->rowCount(), 1);
    const QString said = labelText(dialog, u"questionAbout"_s);
    QVERIFY2(said.startsWith(u"bert answered, "_s) && said.contains(u"“Leeds”. He moved."_s),
             qPrintable(said));
    QVERIFY(!dialog->findChild<QPushButton *>(u"questionsAnswer"_s)->isEnabled());
    QVERIFY(!dialog->findChild<QLineEdit *>(u"answerValue"_s)->isVisible());
}

void QuestionsDialogTest::whereNothingIsAskedItSaysHow()
{
    WindowFixture desk(1);
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(labelText(dialog, u"questionAbout"_s),
                 u"No question is open. At the desk, Ctrl+Shift+Q asks one."_s);
}

/// The rows of a file, as a spreadsheet shows them.
static QList<QStringList> rowsOf(const QString &file)
{
    ImportOptions options;
    options.file = file;
    const auto table = RecordTable::open(options);
    QList<QStringList> rows{(*table)->columns()};
    TableRow row;
    while ((*table)->next(row).value_or(false))
        rows << row.row.values();
    return rows;
}

static void writeRows(const QString &file, const QList<QStringList> &rows)
{
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly))
        qFatal("The file cannot be written.");
    CsvWriter csv(out);
    for (const QStringList &row : rows)
        csv.writeRow(row);
    csv.flush();
}

/// What a file dialog does once a person has chosen.
static void chooseFile(QDialog *over, const QString &name, const QString &file)
{
    QFileDialog *files = nullptr;
    if (!QTest::qWaitFor([&] { return (files = over->findChild<QFileDialog *>(name)) != nullptr; }))
        qFatal("No file is asked for.");
    emit files->fileSelected(file);
    files->close();
}

void QuestionsDialogTest::aFileGoesOutAndComesBack()
{
    WindowFixture desk(4);
    const qint64 id = ask(desk, u"anna"_s, toSource);
    ask(desk, u"anna"_s, toMe);
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(table(dialog)->model()->rowCount(), 1);
    press(Qt::Key_F, Qt::AltModifier);
    QDialog *out = opened(desk, u"questionFileDialog"_s);
    QTRY_COMPARE(labelText(out, u"questionFileSaid"_s), u"1 question(s) go into the file."_s);
    QTest::mouseClick(out->findChild<QPushButton *>(u"questionFileWrite"_s), Qt::LeftButton);
    const QString file = desk.path(u"questions.csv"_s);
    chooseFile(out, u"questionFileSave"_s, file);
    QTRY_COMPARE(labelText(dialog, u"questionsSaid"_s),
                 u"1 question(s) were written to questions.csv."_s);
    QList<QStringList> rows = rowsOf(file);
    QCOMPARE(rows.size(), 2);
    rows[1][5] = u"Leeds"_s;
    writeRows(file, rows);
    dialog->activateWindow();
    QVERIFY(isInUse(dialog));
    press(Qt::Key_R, Qt::AltModifier);
    chooseFile(dialog, u"questionsAnswersFile"_s, file);
    QDialog *in = opened(desk, u"answersDialog"_s);
    QTRY_COMPARE(labelText(in, u"answersSaid"_s), u"1 question(s) get an answer."_s);
    QCOMPARE(now(desk, id).state, Question::State::Open);
    QTest::mouseClick(in->findChild<QPushButton *>(u"answersTake"_s), Qt::LeftButton);
    QTRY_COMPARE(now(desk, id).value, u"Leeds"_s);
    QTRY_COMPARE(labelText(dialog, u"questionsSaid"_s),
                 u"1 question(s) were answered from questions.csv."_s);
}

void QuestionsDialogTest::rowsThatCannotBeUsedAreToldFirst()
{
    WindowFixture desk(4);
    ask(desk, u"anna"_s, toSource);
    const QString file = desk.path(u"answers.csv"_s);
    with(desk, u"anna"_s, [&](Store &, QuestionStore &questions) {
        return writeQuestions(
                   *questions.recordsAskedAbout({}, 10, 0),
                   [](const Question &one) { return one.field; }, file)
            .has_value();
    });
    QList<QStringList> rows = rowsOf(file);
    rows[1][0] = u"Q999-ABCDEF"_s;
    rows[1][5] = u"Leeds"_s;
    writeRows(file, rows);
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(table(dialog)->model()->rowCount(), 1);
    press(Qt::Key_R, Qt::AltModifier);
    chooseFile(dialog, u"questionsAnswersFile"_s, file);
    QDialog *in = opened(desk, u"answersDialog"_s);
    auto *unused = in->findChild<QPlainTextEdit *>(u"answersRows"_s);
    QTRY_VERIFY(unused->isVisible());
    QVERIFY2(unused->toPlainText().startsWith(u"Row 2: "_s), qPrintable(unused->toPlainText()));
    QVERIFY(labelText(in, u"answersSaid"_s).contains(u"1 row(s) cannot be used."_s));
    QVERIFY(!in->findChild<QPushButton *>(u"answersTake"_s)->isEnabled());
}

void QuestionsDialogTest::todayTellsWhatNobodyAnsweredInTime()
{
    WindowFixture desk(4);
    NewQuestion soon = toSource;
    soon.after = std::chrono::seconds(1);
    const qint64 id = ask(desk, u"anna"_s, soon);
    ask(desk, u"anna"_s, toSource);
    QVERIFY(QTest::qWaitFor([&] { return now(desk, id).isLate(QDateTime::currentDateTimeUtc()); },
                            10'000));
    desk.start();
    desk.press(Qt::Key_2, Qt::AltModifier);
    const auto isTold = [&] {
        const auto labels = desk.window().findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
            return label->isVisible() &&
                   label->text() == u"Nobody answered 1 question(s) in time."_s;
        });
    };
    QTRY_VERIFY(isTold());
    const auto buttons = desk.window().findChildren<QPushButton *>();
    for (QPushButton *button : buttons)
        if (button->isVisible() && button->text().contains(u"Show the questions"_s))
            button->click();
    QVERIFY(desk.find<QDialog>(u"questionsDialog"_s));
}

void QuestionsDialogTest::theUsualQuestionsOfTheQueueComeFirst()
{
    WindowFixture desk(2);
    desk.elsewhere(u"anna"_s, [](Store &store) {
        Queue rules = *store.queue(u"customers"_s);
        rules.usualQuestions = {u"Which county is it in?"_s};
        return store.setQueue(rules).has_value();
    });
    desk.start();
    desk.takeNext();
    desk.look();
    desk.press(Qt::Key_Q, Qt::ControlModifier | Qt::ShiftModifier);
    auto *text = desk.find<QPlainTextEdit>(u"questionText"_s);
    QVERIFY(text && isInUse(text->window()));
    QTest::keyClick(text, Qt::Key_Down);
    QCOMPARE(text->toPlainText(), u"Which county is it in?"_s);
    QTest::keyClick(text, Qt::Key_Down);
    QCOMPARE(text->toPlainText(), u"Is this value right?"_s);
}

INTRAY_TEST_MAIN(QuestionsDialogTest)
#include "tst_questionsdialog.moc"
