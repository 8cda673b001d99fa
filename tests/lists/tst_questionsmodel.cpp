// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/questionsmodel.h"
#include "support/testclass.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;
using Column = QuestionsModel::Column;

/// Questions as rows of a list.
class QuestionsModelTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aRowTellsWhoAsksWhomAboutWhat();
    void theSourceAndTheWholeRecordAreSaidInWords();
    void whatIsLateSaysSinceWhen();
    void whatIsClosedSaysHow();
    void aLongQuestionIsOneLineAndWholeForScreenReaders();
    void aQuestionIsFoundByItsNumber();

private:
    QString text(int row, Column column, int role = Qt::DisplayRole) const
    {
        return m_model->data(m_model->index(row, column), role).toString();
    }
    void show(const QList<Question> &questions) { m_model->setQuestions(questions, m_now); }

    const QDateTime m_now = QDateTime::currentDateTimeUtc();
    std::unique_ptr<QuestionsModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
    Question m_one;
};

void QuestionsModelTest::init()
{
    m_tester.reset();
    m_model = std::make_unique<QuestionsModel>();
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get());
    m_model->setFieldWords(
        [](const QString &queue, const QString &field) { return queue + u'.' + field.toUpper(); });
    m_one = {};
    m_one.id = 7;
    m_one.queue = u"work"_s;
    m_one.key = u"K-1"_s;
    m_one.field = u"town"_s;
    m_one.whom = u"bert"_s;
    m_one.text = u"Which town?"_s;
    m_one.askedBy = u"anna"_s;
    m_one.byWhen = m_now.addDays(2);
}

void QuestionsModelTest::aRowTellsWhoAsksWhomAboutWhat()
{
    show({m_one});
    QCOMPARE(text(0, Column::Text), u"Which town?"_s);
    QCOMPARE(text(0, Column::Record), u"K-1"_s);
    QCOMPARE(text(0, Column::FieldName), u"work.TOWN"_s);
    QCOMPARE(text(0, Column::Whom), u"bert"_s);
    QCOMPARE(text(0, Column::AskedBy), u"anna"_s);
    QVERIFY(text(0, Column::When).startsWith(u"by "_s));
    QCOMPARE(m_model->late(), 0);
}

void QuestionsModelTest::theSourceAndTheWholeRecordAreSaidInWords()
{
    m_one.whom.clear();
    m_one.field.clear();
    show({m_one});
    QCOMPARE(text(0, Column::Whom), u"the source"_s);
    QCOMPARE(text(0, Column::FieldName), u"whole record"_s);
}

void QuestionsModelTest::whatIsLateSaysSinceWhen()
{
    m_one.byWhen = m_now.addSecs(-60);
    show({m_one});
    QVERIFY(text(0, Column::When).startsWith(u"late since "_s));
    QCOMPARE(m_model->late(), 1);
}

void QuestionsModelTest::whatIsClosedSaysHow()
{
    Question withdrawn = m_one;
    withdrawn.state = Question::State::Withdrawn;
    withdrawn.answeredAt = m_now;
    Question answered = withdrawn;
    answered.state = Question::State::Answered;
    Question closed = m_one;
    closed.state = Question::State::Closed;
    closed.byWhen = m_now.addDays(-1);
    show({withdrawn, answered, closed});
    QVERIFY(text(0, Column::When).startsWith(u"withdrawn "_s));
    QVERIFY(text(1, Column::When).startsWith(u"answered "_s));
    QCOMPARE(text(2, Column::When), u"without an answer"_s);
    QCOMPARE(m_model->late(), 0);
}

void QuestionsModelTest::aLongQuestionIsOneLineAndWholeForScreenReaders()
{
    m_one.text = QString(1000, u'x') + u"\nand more"_s;
    show({m_one});
    QVERIFY(text(0, Column::Text).size() < m_one.text.size());
    QVERIFY(!text(0, Column::Text).contains(u'\n'));
    QCOMPARE(text(0, Column::Text, Qt::AccessibleTextRole), m_one.text);
}

void QuestionsModelTest::aQuestionIsFoundByItsNumber()
{
    Question other = m_one;
    other.id = 9;
    show({m_one, other});
    QCOMPARE(m_model->rowOf(9), 1);
    QCOMPARE(m_model->rowOf(8), -1);
}

INTRAY_TEST_GUILESS_MAIN(QuestionsModelTest)
#include "tst_questionsmodel.moc"
