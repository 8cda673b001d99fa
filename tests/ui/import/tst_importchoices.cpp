// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/import/importchoices.h"
#include "ui/import/importwords.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QRadioButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

/// What is chosen before a file comes in: its queue, its key, how it is read, and what becomes of
/// columns that the queue does not know.
class ImportChoicesTest : public QObject
{
    Q_OBJECT

private slots:
    void aSecondFileGetsAQueueOfItsOwn();
    void theSameFileAgainKeepsWhatWasSaid();
    void aQueueThatWasChosenFirstIsKept();
    void aTableGivesTheQueueItsNameUnlessSomebodyDid();
    void aGuessedKeyIsNotSaid();
    void aKeyThatIsAQuestionIsOfferedAndTaken();
    void theKeyOfTheQueueIsShown();
    void theKeyOfTheQueueIsFixed();
    void aQueueIsRecognisedByItsColumns();
    void ofSeveralQueuesTheLikelyOneIsRecognised();
    void aQueueIsShownByItsTitle();
    void rowsCanBeRecordsOfTheirOwn();
    void otherColumnsMustBeConfirmed();
    void anotherKindOfFileCannotBe();
    void howTheFileIsWrittenCanBeSaid();
    void theDetailsNameTheFileWithTheRejects();

private:
    QString file(const QString &name, const QByteArray &content) const;
    static void read(ImportChoices &choices);
    static QList<Queue> queues();
    template <typename T>
    static T *part(ImportChoices &choices, const QString &name)
    {
        return choices.findChild<T *>(name);
    }
    static void choose(QComboBox *box, int index)
    {
        box->setCurrentIndex(index);
        emit box->activated(index);
    }

    QTemporaryDir m_folder;
};

QString ImportChoicesTest::file(const QString &name, const QByteArray &content) const
{
    QFile written(m_folder.filePath(name));
    if (!written.open(QIODevice::WriteOnly) || written.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(name));
    return written.fileName();
}

void ImportChoicesTest::read(ImportChoices &choices)
{
    const auto preview = previewImport(choices.options());
    QVERIFY(preview);
    choices.showGuess(*preview);
}

QList<Queue> ImportChoicesTest::queues()
{
    Queue queue;
    queue.name = u"towns"_s;
    queue.fields = QStringList{u"id"_s, u"city"_s};
    queue.recordSchema = {{u"x-intray-key"_s, QJsonArray{u"city"_s}}};
    return {queue};
}

void ImportChoicesTest::aSecondFileGetsAQueueOfItsOwn()
{
    ImportChoices choices({});
    choices.setFile(file(u"first.csv"_s, "id,a\n1,2\n"));
    QCOMPARE(choices.queueName(), u"first"_s);
    choices.setFile(file(u"second.csv"_s, "id,a\n1,2\n"));
    QCOMPARE(choices.queueName(), u"second"_s);
}

void ImportChoicesTest::theSameFileAgainKeepsWhatWasSaid()
{
    ImportChoices choices({});
    const QString path = file(u"first.csv"_s, "id,a\n1,2\n");
    choices.setFile(path);
    choices.setQueue(u"mine"_s);
    choices.setFile(path);
    QCOMPARE(choices.queueName(), u"mine"_s);
}

void ImportChoicesTest::aQueueThatWasChosenFirstIsKept()
{
    ImportChoices choices(queues());
    choices.setQueue(u"towns"_s);
    choices.setFile(file(u"first.csv"_s, "id,city\n1,2\n"));
    QCOMPARE(choices.queueName(), u"towns"_s);
}

void ImportChoicesTest::aTableGivesTheQueueItsNameUnlessSomebodyDid()
{
    ImportChoices choices({});
    choices.setFile(file(u"shop.xlsx"_s, "x"));
    choices.showTables(FileLook{{u"Orders"_s, u"Parts"_s}, {}, true, ImportPreview()});
    choose(part<QComboBox>(choices, u"importAccessTable"_s), 0);
    QCOMPARE(choices.queueName(), queueNameFrom(u"shop-Orders"_s));
    choose(part<QComboBox>(choices, u"importAccessTable"_s), 1);
    QCOMPARE(choices.queueName(), queueNameFrom(u"shop-Parts"_s));
    choices.setQueue(u"mine"_s);
    choose(part<QComboBox>(choices, u"importAccessTable"_s), 0);
    QCOMPARE(choices.queueName(), u"mine"_s);
}

void ImportChoicesTest::aGuessedKeyIsNotSaid()
{
    ImportChoices choices({});
    choices.setFile(file(u"first.csv"_s, "\"id, old\",a\n1,2\n"));
    read(choices);
    auto *key = part<QLineEdit>(choices, u"importKey"_s);
    QCOMPARE(key->text(), u"\"id, old\""_s);
    emit key->editingFinished();
    QCOMPARE(choices.options().keyColumns, QStringList()); // so the import proves it
    key->setText(u"a, \"id, old\""_s);
    emit key->editingFinished();
    QCOMPARE(choices.options().keyColumns, QStringList({u"a"_s, u"id, old"_s}));
}

void ImportChoicesTest::aKeyThatIsAQuestionIsOfferedAndTaken()
{
    ImportChoices choices({});
    choices.setFile(file(u"doubles.csv"_s, "number,street\n1,a b\n2,b b\n3,c b\n1,d b\n"));
    read(choices);
    QCOMPARE(part<QLineEdit>(choices, u"importKey"_s)->text(), u"number"_s);
    QVERIFY2(choices.keyDoubt().contains(u"“1” in lines 2 and 5"_s),
             qPrintable(choices.keyDoubt()));
    QCOMPARE(choices.offeredKey(), QStringList{u"number"_s});
    auto *key = part<QLineEdit>(choices, u"importKey"_s);
    key->setText(u"street"_s);
    emit key->editingFinished();
    read(choices);
    QVERIFY(choices.keyDoubt().isEmpty());
    QCOMPARE(choices.options().keyColumns, QStringList{u"street"_s});
}

void ImportChoicesTest::theKeyOfTheQueueIsShown()
{
    ImportChoices choices(queues());
    choices.setFile(file(u"first.csv"_s, "id,city\n1,2\n"));
    read(choices);
    auto *key = part<QLineEdit>(choices, u"importKey"_s);
    QCOMPARE(key->text(), u"city"_s);
    QCOMPARE(choices.options().keyColumns, QStringList());
    choices.setQueue(u"other"_s);
    QCOMPARE(key->text(), u"id"_s);
}

void ImportChoicesTest::theKeyOfTheQueueIsFixed()
{
    ImportChoices choices(queues());
    choices.setFile(file(u"first.csv"_s, "id,city\n1,2\n"));
    read(choices);
    choices.setQueue(u"other"_s);
    part<QRadioButton>(choices, u"importKeyIsRow"_s)->click();
    QVERIFY(choices.options().keyIsRow);
    choices.setQueue(u"towns"_s);
    QVERIFY(choices.isKeyRemembered());
    QCOMPARE(choices.shownKey(), QStringList{u"city"_s});
    QVERIFY(!choices.options().keyIsRow);
}

void ImportChoicesTest::aQueueIsRecognisedByItsColumns()
{
    ImportChoices choices(queues());
    choices.setFile(file(u"first.csv"_s, "city,id\n1,2\n"));
    read(choices);
    QCOMPARE(choices.queueName(), u"towns"_s);
    QVERIFY(choices.hasQueuesColumns());
    choices.setFile(file(u"second.csv"_s, "id,city,zip\n1,2,3\n"));
    read(choices);
    QCOMPARE(choices.queueName(), u"second"_s);
    choices.setFile(file(u"third.csv"_s, "id,city\n1,2\n"));
    choices.setQueue(u"mine"_s); // somebody has said it
    read(choices);
    QCOMPARE(choices.queueName(), u"mine"_s);
}

void ImportChoicesTest::ofSeveralQueuesTheLikelyOneIsRecognised()
{
    Queue again = queues().constFirst();
    again.name = u"again"_s;
    Queue before = queues().constFirst();
    before.nextQueue = again.name;
    const QString path = file(u"first.csv"_s, "id,city\n1,2\n");
    ImportChoices choices({again, before});
    choices.setFile(path);
    read(choices);
    QCOMPARE(choices.queueName(), u"towns"_s); // the other one is filled by it
    ImportChoices others({again, before});
    others.setLikelyQueue(u"again"_s);
    others.setFile(path);
    read(others);
    QCOMPARE(others.queueName(), u"again"_s);
}

void ImportChoicesTest::aQueueIsShownByItsTitle()
{
    Queue towns = queues().constFirst();
    towns.title = u"Towns to verify"_s;
    ImportChoices choices({towns});
    choices.setQueue(u"towns"_s);
    const auto *shown = part<QComboBox>(choices, u"importQueue"_s);
    QCOMPARE(shown->currentText(), u"Towns to verify"_s);
    QCOMPARE(choices.queueName(), u"towns"_s);
    choices.setQueue(u"Towns to verify"_s); // as somebody types it
    QCOMPARE(choices.options().queue, u"towns"_s);
}

void ImportChoicesTest::rowsCanBeRecordsOfTheirOwn()
{
    ImportChoices choices({});
    choices.setFile(file(u"first.csv"_s, "id,a\n1,2\n"));
    read(choices);
    auto *isRow = part<QRadioButton>(choices, u"importKeyIsRow"_s);
    isRow->click();
    QVERIFY(choices.options().keyIsRow);
    QVERIFY(!part<QLineEdit>(choices, u"importKey"_s)->isEnabled());
    choices.setFile(file(u"second.csv"_s, "id,a\n1,2\n"));
    QVERIFY(!choices.options().keyIsRow);
}

void ImportChoicesTest::otherColumnsMustBeConfirmed()
{
    ImportChoices choices(queues());
    choices.setFile(file(u"first.csv"_s, "id,city,zip\n1,2,3\n"));
    read(choices);
    QVERIFY(choices.isConfirmed()); // a queue of its own
    choices.setQueue(u"towns"_s);
    QVERIFY(!choices.isConfirmed());
    QVERIFY2(choices.columnsSentence().contains(u"New are: zip."),
             qPrintable(choices.columnsSentence()));
    choose(part<QComboBox>(choices, u"importColumns"_s), 1);
    QVERIFY(choices.isConfirmed());
    QCOMPARE(choices.options().newColumns, NewColumns::Add);
    choices.setFile(file(u"second.csv"_s, "id,town\n1,2\n"));
    choices.setQueue(u"towns"_s);
    read(choices);
    QVERIFY(!choices.isConfirmed()); // each file is asked about
}

void ImportChoicesTest::anotherKindOfFileCannotBe()
{
    ImportChoices choices(queues());
    choices.setQueue(u"towns"_s);
    choices.setFile(file(u"first.csv"_s, "x,y\n1,2\n"));
    read(choices);
    choose(part<QComboBox>(choices, u"importColumns"_s), 1);
    QVERIFY(!choices.isConfirmed());
    QVERIFY(choices.columnsSentence().contains(u"a different queue"));
}

void ImportChoicesTest::howTheFileIsWrittenCanBeSaid()
{
    ImportChoices choices({});
    choices.setFile(file(u"first.csv"_s, "a note\n# id,a\nid,a\n'1,x',NULL\n"));
    QTest::keyClicks(part<QLineEdit>(choices, u"importComment"_s), u"#"_s);
    auto *quote = part<QLineEdit>(choices, u"importQuote"_s);
    quote->clear();
    QTest::keyClicks(quote, u"'"_s);
    QTest::keyClicks(part<QLineEdit>(choices, u"importMissing"_s), u"NULL"_s);
    part<QSpinBox>(choices, u"importSkip"_s)->setValue(1);
    const auto preview = previewImport(choices.options());
    QVERIFY(preview);
    QCOMPARE(preview->columns, QStringList({u"id"_s, u"a"_s}));
    QCOMPARE(preview->rows, QList<QStringList>{QStringList({u"1,x"_s, QString()})});
    QVERIFY(preview->rows.at(0).at(1).isNull());
    QTest::keyClicks(part<QLineEdit>(choices, u"importEscape"_s), u"\\"_s);
    QCOMPARE(choices.options().format.escape, QChar(u'\\'));
}

void ImportChoicesTest::theDetailsNameTheFileWithTheRejects()
{
    ImportResult result;
    result.rejected = 1;
    result.rejects = {{2, u"The key is blank."_s, {}, {}}};
    QVERIFY(messageOf(result, u"a.csv"_s).detail.contains(u"import again"_s));
    result.rejectsFile = u"/tmp/a.csv.rejects.csv"_s;
    QVERIFY(messageOf(result, u"a.csv"_s)
                .detail.endsWith(u"All rejected and differing rows are in the file "
                                 "“/tmp/a.csv.rejects.csv”."_s));
    QVERIFY(!messageOf(result, u"a.csv"_s).detail.contains(u"import again"_s));
}

INTRAY_TEST_MAIN(ImportChoicesTest)
#include "tst_importchoices.moc"
