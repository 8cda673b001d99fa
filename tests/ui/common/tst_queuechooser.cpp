// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/queuechooser.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace intray;
using namespace Qt::StringLiterals;

class tst_QueueChooser : public QObject
{
    Q_OBJECT
private slots:
    void queuesStandInTheOrderOfTheirTitles();
    void fewAreChosenFromAListAndManyByTyping();
    void returnTakesTheFirstThatHasWhatIsTyped();
    void theListThatOpensIsChosenFromByKeys();
    void escAndLeavingBringTheChosenOneBack();
    void whatIsChosenSurvivesNewQueues();
    void aTitleThatComesLaterHasRoom();

private:
    static Queue queue(const QString &name, const QString &title)
    {
        Queue made;
        made.name = name;
        made.title = title;
        return made;
    }
    /// "Team 1" to "Team 50", of which the 7th is "Returns 7".
    static QList<Queue> fifty()
    {
        QList<Queue> queues;
        for (int number = 50; number > 0; --number)
            queues << queue(u"q%1"_s.arg(number),
                            number == 7 ? u"Returns 7"_s : u"Team %1"_s.arg(number));
        return queues;
    }
};

/// A window with a chooser of fifty queues and another field.
class Shown : public QWidget
{
public:
    explicit Shown(const QList<Queue> &queues)
        : chooser(new QueueChooser(this))
        , other(new QLineEdit(this))
    {
        auto *column = new QVBoxLayout(this);
        column->addWidget(chooser);
        column->addWidget(other);
        chooser->setQueues(queues);
        chooser->choose(u"q3"_s);
        show();
        activateWindow();
        if (!QTest::qWaitForWindowActive(this))
            qFatal("no window");
        chooser->setFocus();
        QCoreApplication::processEvents();
    }
    void type(const QString &text) { QTest::keyClicks(chooser, text); }
    void press(Qt::Key key) { QTest::keyClick(chooser, key); }

    QueueChooser *chooser;
    QLineEdit *other;
};

void tst_QueueChooser::queuesStandInTheOrderOfTheirTitles()
{
    QueueChooser chooser;
    chooser.setQueues({queue(u"a"_s, u"team 10"_s), queue(u"b"_s, u"Team 9"_s),
                       queue(u"c"_s, u"Orders"_s), queue(u"alone"_s, {})},
                      u"all"_s);
    QStringList shown;
    for (int row = 0; row < chooser.count(); ++row)
        shown << chooser.itemText(row);
    QCOMPARE(shown, QStringList({u"all"_s, u"alone"_s, u"Orders"_s, u"Team 9"_s, u"team 10"_s}));
}

void tst_QueueChooser::fewAreChosenFromAListAndManyByTyping()
{
    QueueChooser few;
    few.setQueues(fifty().first(QueueChooser::few));
    QVERIFY(!few.isEditable());
    QueueChooser many;
    many.setQueues(fifty());
    QVERIFY(many.isEditable());
    QVERIFY(many.maxVisibleItems() <= 12);
    QCOMPARE(many.lineEdit()->accessibleName(), u"Queue"_s);
}

void tst_QueueChooser::returnTakesTheFirstThatHasWhatIsTyped()
{
    Shown shown(fifty());
    QSignalSpy chosen(shown.chooser, &QueueChooser::chosen);
    QCOMPARE(shown.chooser->lineEdit()->selectedText(), u"Team 3"_s);
    shown.type(u"turns"_s);
    shown.press(Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.at(0).at(0).toString(), u"q7"_s);
    QCOMPARE(shown.chooser->currentText(), u"Returns 7"_s);
}

void tst_QueueChooser::theListThatOpensIsChosenFromByKeys()
{
    Shown shown(fifty());
    QSignalSpy chosen(shown.chooser, &QueueChooser::chosen);
    shown.type(u"team 4"_s);
    QAbstractItemView *list = shown.chooser->completer()->popup();
    QTRY_VERIFY(list->isVisible());
    QCOMPARE(list->model()->rowCount(), 11);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(shown.chooser->queue(), u"q40"_s);
    QVERIFY(!list->isVisible());
}

void tst_QueueChooser::escAndLeavingBringTheChosenOneBack()
{
    Shown shown(fifty());
    QSignalSpy chosen(shown.chooser, &QueueChooser::chosen);
    shown.type(u"nothing"_s);
    shown.press(Qt::Key_Escape);
    QCOMPARE(shown.chooser->lineEdit()->text(), u"Team 3"_s);
    shown.type(u"nothing"_s);
    shown.press(Qt::Key_Return);
    QCOMPARE(shown.chooser->lineEdit()->text(), u"Team 3"_s);
    shown.type(u"nothing"_s);
    shown.other->setFocus();
    QCOMPARE(shown.chooser->lineEdit()->text(), u"Team 3"_s);
    QCOMPARE(shown.chooser->queue(), u"q3"_s);
    QCOMPARE(chosen.size(), 0);
}

void tst_QueueChooser::whatIsChosenSurvivesNewQueues()
{
    QueueChooser chooser;
    chooser.setQueues(fifty());
    chooser.choose(u"q7"_s);
    chooser.setQueues(fifty() + QList<Queue>{queue(u"new"_s, u"Aardvarks"_s)});
    QCOMPARE(chooser.queue(), u"q7"_s);
    QCOMPARE(chooser.currentText(), u"Returns 7"_s);
    chooser.choose(u"gone"_s);
    QCOMPARE(chooser.queue(), u"q7"_s);
}

void tst_QueueChooser::aTitleThatComesLaterHasRoom()
{
    QWidget window;
    auto *line = new QHBoxLayout(&window);
    auto *chooser = new QueueChooser(&window);
    line->addWidget(chooser);
    line->addStretch(1);
    window.resize(700, 60);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const QString title = u"Customers whose addresses we verify"_s;
    chooser->setQueues({queue(u"q1"_s, title)});
    QTRY_VERIFY(chooser->width() > chooser->fontMetrics().horizontalAdvance(title));
    window.resize(200, 60);
    QTRY_COMPARE(window.width(), 200); // where there is less, it takes less
}

INTRAY_TEST_MAIN(tst_QueueChooser)
#include "tst_queuechooser.moc"
