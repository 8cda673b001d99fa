// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/testdatabase.h"
#include "transfer/answering.h"
#include "transfer/csvwriter.h"
#include "transfer/questionselection.h"
#include "transfer/recordtable.h"

#include <QFile>
#include <QTemporaryDir>

using namespace intray;
using namespace Qt::StringLiterals;

/// Questions go out in a file and come back with answers, however the rows were treated.
class QuestionFileTest : public QObject
{
    Q_OBJECT

private slots:
    void init();

    void whatIsFilledInIsAnswered();
    void theSameFileTwiceChangesNothing();
    void sortedRowsAndOthersBetweenThemHarmNothing();
    void leadingNoughtsStayInTheAnswer();
    void aChangedNumberAnswersNothing();
    void anAnswerThatSlippedToAnotherRowAnswersNothing();
    void whatWasAnsweredMeanwhileStays();
    void aFileWithoutNumbersIsRefused();
    void aDryRunChangesNothing();
    void aWorkbookHasTheSameAndLetsOnlyAnswersBeWritten();
    void aQuestionAboutTheWholeRecordIsAnsweredInWords();
    void aFileIsInTheLanguageOfWhoeverAnswers_data();
    void aFileIsInTheLanguageOfWhoeverAnswers();
    void everyLanguageIsReadAgain();
    void anUnknownLanguageIsRefused();
    void onlyTheChosenQuestionsGoOut();

private:
    void ask(const QString &key, const NewQuestion &question);
    QString file(const QString &name = u"questions.csv"_s) const { return m_folder.filePath(name); }
    QList<QStringList> written(const QString &name = u"questions.csv"_s,
                               const FileLanguage &language = {});
    void rewrite(const QList<QStringList> &rows) const;
    AnsweredFile answer(bool dryRun = false)
    {
        QuestionStore questions = store();
        return valueOf(answerFrom(questions, file(), {}, dryRun));
    }
    Question now(int place) { return valueOf(store().question(m_asked.at(place).question.id)); }
    QuestionStore store() { return {*m_anna->connection, m_anna->store.identity()}; }

    std::unique_ptr<TestDatabase> m_database;
    std::unique_ptr<Person> m_anna;
    QTemporaryDir m_folder;
    QList<RecordAskedAbout> m_asked;
};

enum Column { Token, Key, FieldName, Present, Text, Value, Remark };

void QuestionFileTest::init()
{
    m_anna.reset();
    m_database = std::make_unique<TestDatabase>();
    m_anna = std::make_unique<Person>(*m_database, u"anna"_s);
    valueOf(m_anna->store.addQueue(queueNamed(u"work"_s)));
    ask(u"a"_s, {u"name"_s, {}, u"Who is \"a\", please?"_s});
    ask(u"b"_s, {u"name"_s, {}, u"Which name\nis right?"_s});
    ask(u"c"_s, {{}, {}, u"Does it still exist?"_s});
    m_asked = valueOf(store().recordsAskedAbout({}, 100, 0));
}

void QuestionFileTest::ask(const QString &key, const NewQuestion &question)
{
    const ItemId item = valueOf(m_anna->store.addItem(u"work"_s, newItem(key)));
    const Claim claim = valueOf(m_anna->store.claimItems({item}));
    valueOf(store().ask(item, claim.lock, question));
}

/// Head and rows, as a spreadsheet would show them.
QList<QStringList> QuestionFileTest::written(const QString &name, const FileLanguage &language)
{
    valueOf(writeQuestions(
        m_asked, [](const Question &asked) { return asked.field; }, file(name), language));
    ImportOptions options;
    options.file = file(name);
    const auto table = RecordTable::open(options);
    QList<QStringList> rows{(*table)->columns()};
    TableRow row;
    while (valueOf((*table)->next(row)))
        rows << row.row.values();
    return rows;
}

void QuestionFileTest::rewrite(const QList<QStringList> &rows) const
{
    QFile out(file());
    QVERIFY(out.open(QIODevice::WriteOnly));
    CsvWriter csv(out);
    for (const QStringList &row : rows)
        csv.writeRow(row);
    QVERIFY(csv.flush());
}

void QuestionFileTest::whatIsFilledInIsAnswered()
{
    QList<QStringList> rows = written();
    QCOMPARE(rows.size(), 4);
    QCOMPARE(rows.at(1).at(Key), u"a"_s);
    QCOMPARE(rows.at(1).at(Present), u"name of a"_s);
    QCOMPARE(rows.at(2).at(Text), u"Which name\nis right?"_s);
    rows[1][Value] = u"Ann"_s;
    rows[1][Remark] = u"She married."_s;
    rewrite(rows);
    const AnsweredFile done = answer();
    QCOMPARE(done.read, 3);
    QCOMPARE(done.answered, 1);
    QCOMPARE(done.empty, 2);
    QCOMPARE(done.rejected.size(), 0);
    QCOMPARE(now(0).value, u"Ann"_s);
    QCOMPARE(now(0).answer, u"She married."_s);
    QCOMPARE(now(1).state, Question::State::Open);
    const ItemDetail detail = valueOf(m_anna->store.detail(now(0).item));
    QCOMPARE(detail.item.record.value(u"name"_s), u"name of a"_s);
    QCOMPARE(detail.proposal->content.value(u"name"_s), u"Ann"_s);
}

void QuestionFileTest::theSameFileTwiceChangesNothing()
{
    QList<QStringList> rows = written();
    rows[1][Value] = u"Ann"_s;
    rewrite(rows);
    QCOMPARE(answer().answered, 1);
    const Question before = now(0);
    const AnsweredFile again = answer();
    QCOMPARE(again.answered, 0);
    QCOMPARE(again.unchanged, 1);
    QCOMPARE(again.rejected.size(), 0);
    QCOMPARE(now(0), before);
}

void QuestionFileTest::sortedRowsAndOthersBetweenThemHarmNothing()
{
    QList<QStringList> rows = written();
    rows[1][Value] = u"Ann"_s;
    rows[2][Value] = u"Bob"_s;
    const QStringList sum{u"2 rows"_s, {}, {}, {}, {}, {}, {}};
    rewrite({rows.at(0), rows.at(3), sum, rows.at(2), rows.at(1)});
    const AnsweredFile done = answer();
    QCOMPARE(done.answered, 2);
    QCOMPARE(done.rejected.size(), 1);
    QCOMPARE(done.rejected.first().line, 3);
    QCOMPARE(now(0).value, u"Ann"_s);
    QCOMPARE(now(1).value, u"Bob"_s);
}

void QuestionFileTest::leadingNoughtsStayInTheAnswer()
{
    QList<QStringList> rows = written();
    rows[1][Value] = u"00705"_s;
    rewrite(rows);
    QCOMPARE(answer().answered, 1);
    QCOMPARE(now(0).value, u"00705"_s);
}

void QuestionFileTest::aChangedNumberAnswersNothing()
{
    QList<QStringList> rows = written();
    const QString token = rows.at(1).at(Token);
    rows[1][Value] = u"Ann"_s;
    rows[1][Token] = token.left(token.size() - 1) + (token.endsWith(u'0') ? u'1' : u'0');
    rewrite(rows);
    const AnsweredFile done = answer();
    QCOMPARE(done.answered, 0);
    QCOMPARE(done.rejected.size(), 1);
    QCOMPARE(done.rejected.first().line, 2);
    QCOMPARE(now(0).state, Question::State::Open);
}

void QuestionFileTest::anAnswerThatSlippedToAnotherRowAnswersNothing()
{
    QList<QStringList> rows = written();
    const QString first = rows.at(1).at(Token);
    rows[1][Token] = rows.at(2).at(Token); // the column of numbers alone was sorted
    rows[2][Token] = first;
    rows[1][Value] = u"Ann"_s;
    rows[2][Value] = u"Bob"_s;
    rewrite(rows);
    const AnsweredFile done = answer();
    QCOMPARE(done.answered, 0);
    QCOMPARE(done.rejected.size(), 2);
}

void QuestionFileTest::whatWasAnsweredMeanwhileStays()
{
    QList<QStringList> rows = written();
    valueOf(store().answer(now(0).id, {{}, u"Anne"_s}));
    rows[1][Value] = u"Ann"_s;
    rewrite(rows);
    const AnsweredFile done = answer();
    QCOMPARE(done.answered, 0);
    QCOMPARE(done.rejected.size(), 1);
    QVERIFY(done.rejected.first().reason.contains(u"anna"_s));
    QCOMPARE(now(0).value, u"Anne"_s);
}

void QuestionFileTest::aFileWithoutNumbersIsRefused()
{
    rewrite({{u"name"_s, u"town"_s}, {u"Ann"_s, u"Leeds"_s}});
    QuestionStore questions = store();
    const Error error = errorIn(answerFrom(questions, file(), {}, false));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY(error.sentence.contains(u"questions.csv"_s));
}

void QuestionFileTest::aDryRunChangesNothing()
{
    QList<QStringList> rows = written();
    rows[1][Value] = u"Ann"_s;
    rewrite(rows);
    QCOMPARE(answer(true).answered, 1);
    QCOMPARE(now(0).state, Question::State::Open);
}

void QuestionFileTest::aWorkbookHasTheSameAndLetsOnlyAnswersBeWritten()
{
    const QList<QStringList> asCsv = written();
    const QList<QStringList> rows = written(u"questions.xlsx"_s);
    QCOMPARE(rows.size(), asCsv.size());
    for (int row = 0; row < rows.size(); ++row)
        QCOMPARE(rows.at(row).first(Value), asCsv.at(row).first(Value));
}

void QuestionFileTest::aQuestionAboutTheWholeRecordIsAnsweredInWords()
{
    QList<QStringList> rows = written();
    rows[3][Value] = u"no"_s;
    rows[3][Remark] = u"It closed."_s;
    rewrite(rows);
    QCOMPARE(answer().answered, 1);
    QVERIFY(!now(2).value.has_value());
    QCOMPARE(now(2).answer, u"no\nIt closed."_s);
    QCOMPARE(answer().unchanged, 1);
}

void QuestionFileTest::aFileIsInTheLanguageOfWhoeverAnswers_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("heading");
    QTest::addColumn<QString>("question");
    QTest::newRow("de") << u"de"_s << u"Richtiger Wert"_s << u"Stimmt dieser Wert?"_s;
    QTest::newRow("en") << u"en"_s << u"Correct value"_s << u"Is this value right?"_s;
}

/// Usual questions are translated, and those in own words stay as they were asked.
void QuestionFileTest::aFileIsInTheLanguageOfWhoeverAnswers()
{
    QFETCH(QString, code);
    QFETCH(QString, heading);
    QFETCH(QString, question);
    ask(u"d"_s, {u"name"_s, {}, u"Is this value right?"_s});
    m_asked = valueOf(store().recordsAskedAbout({}, 100, 0));
    const FileLanguage language = valueOf(FileLanguage::named(code));
    const QList<QStringList> rows = written(u"questions.csv"_s, language);
    QCOMPARE(rows.at(0).at(Value), heading);
    QCOMPARE(rows.at(4).at(Text), question);
    QCOMPARE(rows.at(1).at(Text), u"Who is \"a\", please?"_s);
}

void QuestionFileTest::everyLanguageIsReadAgain()
{
    const QStringList all = FileLanguage::known();
    QVERIFY(all.size() >= 5);
    for (const QString &code : all) {
        ask(code, {u"name"_s, {}, u"Is this value right?"_s});
        m_asked = valueOf(store().recordsAskedAbout({}, 100, 0));
        const FileLanguage language = valueOf(FileLanguage::named(code));
        QList<QStringList> rows = written(u"questions.csv"_s, language);
        rows.last()[Value] = u"Ann"_s;
        rewrite(rows);
        const AnsweredFile done = answer();
        QVERIFY2(done.answered == 1,
                 qPrintable(done.rejected.isEmpty() ? code : done.rejected.first().reason));
        QCOMPARE(valueOf(store().question(m_asked.last().question.id)).value, u"Ann"_s);
    }
}

void QuestionFileTest::anUnknownLanguageIsRefused()
{
    const Error error = errorIn(FileLanguage::named(u"xx"_s));
    QCOMPARE(error.kind, Error::Kind::Invalid);
    QVERIFY2(error.sentence.contains(u"xx"_s) && error.sentence.contains(u"de"_s),
             qPrintable(error.sentence));
}

void QuestionFileTest::onlyTheChosenQuestionsGoOut()
{
    ask(u"d"_s, {u"name"_s, u"anna"_s, u"Who?"_s});
    QuestionStore questions = store();
    const auto keys = [&](const QuestionSelection &selection) {
        QStringList all;
        for (const RecordAskedAbout &asked : valueOf(selectedQuestions(questions, selection)))
            all << asked.question.key;
        return all;
    };
    QCOMPARE(keys({}), (QStringList{u"a"_s, u"b"_s, u"c"_s}));
    QCOMPARE(keys({{}, u"anna"_s, {}, {}}), QStringList{u"d"_s});
    QCOMPARE(keys({u"work"_s, {}, u"name"_s, u"name of b"_s}), QStringList{u"b"_s});
    QCOMPARE(errorIn(selectedQuestions(questions, {u"none"_s, {}, {}, {}})).kind,
             Error::Kind::NotFound);
}

INTRAY_TEST_GUILESS_MAIN(QuestionFileTest)
#include "tst_questionfile.moc"
