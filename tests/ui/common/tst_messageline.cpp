// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/actions.h"
#include "ui/common/laidmessages.h"
#include "ui/common/messageline.h"
#include "ui/common/signlabel.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

using namespace intray;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(intray::Action)

class tst_MessageLine : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void saysOneSentenceAndGoesAgain();
    void neverTakesTheFocus();
    void offersAtMostTwoActions();
    void anActionThatIsNotPossibleAnyMoreGoes();
    void whatIsDoneHasATickAndSaysSo();
    void aSentenceWithHtmlIsText();
    void detailsAreBehindAButton();
    void itIsAsHighWithAnyWordsAndButtons();
    void whatHasNoRoomIsBehindDetails();
    void iconsGoBeforeASentenceIsCut();
    void aSentenceTakesTwoLinesBeforeAKeyGoes();
    void whoeverOnlyCountsOnKeepsItsButtons();
    void anOlderMessageIsToldThatANewerOneCoversIt();
    void onALowPageOneMessageIsSeenAtATime();

private:
    QPushButton *button(const QString &name) const
    {
        QList<QPushButton *> shown;
        for (QPushButton *one : m_line->findChildren<QPushButton *>(name)) {
            if (one->isVisible())
                shown.append(one);
        }
        return shown.value(0);
    }

    std::unique_ptr<QMainWindow> m_window;
    Actions *m_actions = nullptr;
    MessageLine *m_line = nullptr;
    QLineEdit *m_field = nullptr;
};

void tst_MessageLine::init()
{
    m_window = std::make_unique<QMainWindow>();
    m_actions = new Actions(m_window.get());
    for (QAction *action : m_actions->all())
        action->setEnabled(true);
    auto *centre = new QWidget(m_window.get());
    m_line = new MessageLine(*m_actions, centre);
    m_field = new QLineEdit(centre);
    auto *column = new QVBoxLayout(centre);
    column->addWidget(m_line);
    column->addWidget(m_field);
    m_window->setCentralWidget(centre);
    m_window->resize(700, 200);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_field->setFocus();
}

void tst_MessageLine::saysOneSentenceAndGoesAgain()
{
    QVERIFY(!m_line->isVisible());
    m_line->setMessage(Message{Message::Kind::Warning, u"It rains."_s});
    QVERIFY(m_line->isVisible());
    QCOMPARE(m_line->findChild<QLabel *>(u"messageSentence"_s)->text(), u"It rains."_s);
    QVERIFY(m_line->accessibleName().contains(u"It rains."_s));
    m_line->setMessage({});
    QVERIFY(!m_line->isVisible());
}

void tst_MessageLine::neverTakesTheFocus()
{
    m_line->setMessage(
        Message{Message::Kind::Problem, u"It rains."_s, {}, {Action::TakeAgain, Action::Retry}});
    QVERIFY(m_field->hasFocus());
    m_line->setMessage({});
    QVERIFY(m_field->hasFocus());
}

void tst_MessageLine::offersAtMostTwoActions()
{
    QSignalSpy wanted(m_line, &MessageLine::wanted);
    m_line->setMessage(Message{Message::Kind::Information,
                               u"Which?"_s,
                               {},
                               {Action::TakeBack, Action::TakeNext, Action::Retry}});
    QVERIFY(button(u"message.takeBack"_s));
    QVERIFY(button(u"message.takeNext"_s));
    QVERIFY(!button(u"message.retry"_s));
    QTest::mouseClick(button(u"message.takeBack"_s), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
}

void tst_MessageLine::anActionThatIsNotPossibleAnyMoreGoes()
{
    m_line->setMessage(Message{Message::Kind::Information, u"Done."_s, {}, {Action::TakeBack}});
    QVERIFY(button(u"message.takeBack"_s));
    m_actions->of(Action::TakeBack)->setEnabled(false);
    QVERIFY(!button(u"message.takeBack"_s));
}

void tst_MessageLine::whatIsDoneHasATickAndSaysSo()
{
    m_line->setMessage(Message{Message::Kind::Done, u"C-1 is completed."_s});
    auto *sign = m_line->findChild<SignLabel *>();
    QCOMPARE(sign->sign(), Sign::Done);
    QCOMPARE(m_line->accessibleName(), u"Done: C-1 is completed."_s);
    m_line->setMessage(Message{Message::Kind::Information, u"It rains."_s});
    QCOMPARE(sign->sign(), Sign::Note);
}

void tst_MessageLine::aSentenceWithHtmlIsText()
{
    m_line->setMessage(Message{Message::Kind::Warning, u"<b>x</b> took it."_s});
    QCOMPARE(m_line->findChild<QLabel *>(u"messageSentence"_s)->textFormat(), Qt::PlainText);
}

void tst_MessageLine::detailsAreBehindAButton()
{
    m_line->setMessage(Message{Message::Kind::Problem, u"It broke."_s, u"code 11"_s});
    QVERIFY(button(u"messageDetails"_s));
    m_line->setMessage(Message{Message::Kind::Problem, u"It broke."_s});
    QVERIFY(!button(u"messageDetails"_s));
}

void tst_MessageLine::itIsAsHighWithAnyWordsAndButtons()
{
    m_line->setMessage(Message{Message::Kind::Problem, u"It rains."_s});
    const int height = m_line->height();
    QVERIFY(height <= 2 * m_line->fontMetrics().lineSpacing() + 8);
    m_line->setMessage(Message{Message::Kind::Problem,
                               u"It rains, and it does not end. "_s.repeated(9),
                               u"code 11"_s,
                               {Action::TakeAgain, Action::KeepAsDraft}});
    QCoreApplication::processEvents();
    QCOMPARE(m_line->height(), height);
    for (const QPushButton *one : m_line->findChildren<QPushButton *>())
        if (one->isVisible())
            QVERIFY(one->height() >= one->minimumSizeHint().height());
}

void tst_MessageLine::whatHasNoRoomIsBehindDetails()
{
    m_window->resize(400, 200);
    const QString longer = u"It rains, and it does not end. "_s.repeated(9);
    m_line->setMessage(Message{Message::Kind::Problem, longer});
    QTRY_VERIFY(button(u"messageDetails"_s));
    const auto *sentence = m_line->findChild<QLabel *>(u"messageSentence"_s);
    QVERIFY(sentence->text().endsWith(QChar(0x2026)));
    QVERIFY(sentence->heightForWidth(sentence->width()) <= sentence->height());
    QVERIFY(m_line->accessibleName().endsWith(longer));
    m_line->setMessage(Message{Message::Kind::Problem, u"It rains."_s});
    QTRY_VERIFY(!button(u"messageDetails"_s));
}

void tst_MessageLine::iconsGoBeforeASentenceIsCut()
{
    const QString sentence = u"It rains, and it does not end before the evening. "_s.repeated(2);
    m_line->setMessage(
        Message{Message::Kind::Problem, sentence, {}, {Action::TakeAgain, Action::KeepAsDraft}});
    m_window->resize(1200, 200);
    QTRY_COMPARE(m_line->width() > 1000, true);
    const int withIcon = button(u"message.takeAgain"_s)->width();
    bool wereLeftOut = false;
    for (int width = 1200; width > 500; width -= 10) {
        m_window->resize(width, 200);
        QCoreApplication::processEvents();
        const auto *shown = m_line->findChild<QLabel *>(u"messageSentence"_s);
        const bool hasIcons = button(u"message.takeAgain"_s)->width() == withIcon;
        const bool isCut = shown->text() != sentence;
        QVERIFY2(!(isCut && hasIcons), qPrintable(QString::number(width)));
        QCOMPARE(button(u"messageDetails"_s) != nullptr, isCut);
        wereLeftOut = wereLeftOut || (!isCut && !hasIcons);
    }
    QVERIFY(wereLeftOut);
}

void tst_MessageLine::aSentenceTakesTwoLinesBeforeAKeyGoes()
{
    m_window->resize(1000, 200);
    m_line->setMessage(
        Message{Message::Kind::Information,
                u"10018-scip-inf-2 is completed. 4 other open records would come right in the "
                "same way."_s,
                {},
                {Action::TakeBack, Action::CorrectOthers}});
    m_line->setTimeLeft(std::chrono::seconds(9));
    QCoreApplication::processEvents();
    const auto *undo = qobject_cast<LineButton *>(button(u"message.takeBack"_s));
    QVERIFY(undo->width() >= undo->wholeWidth());
    QVERIFY2(undo->text().startsWith(u"Undo last item"_s), qPrintable(undo->text()));
    QVERIFY2(undo->text().endsWith(u"9 s"_s), qPrintable(undo->text()));
    QVERIFY(!button(u"messageDetails"_s));
}

void tst_MessageLine::whoeverOnlyCountsOnKeepsItsButtons()
{
    Message warning{Message::Kind::Warning, u"5 minutes left."_s, {}, {Action::KeepLock}};
    m_line->setMessage(warning);
    const QPushButton *keep = button(u"message.keepLock"_s);
    QVERIFY(keep);
    warning.sentence = u"4 minutes left."_s;
    warning.countsOn = true;
    m_line->setMessage(warning);
    QCOMPARE(m_line->findChild<QLabel *>(u"messageSentence"_s)->text(), u"4 minutes left."_s);
    QCOMPARE(button(u"message.keepLock"_s), keep);
}

void tst_MessageLine::anOlderMessageIsToldThatANewerOneCoversIt()
{
    MessageLine newer(*m_actions, m_line->parentWidget());
    m_line->setMessage(Message{Message::Kind::Warning, u"4 rows were rejected."_s, {}, {}});
    QSignalSpy covered(m_line, &MessageLine::covered);
    QSignalSpy uncovered(&newer, &MessageLine::covered);
    newer.setMessage(Message{Message::Kind::Information, u"C-1 is completed."_s, {}, {}});
    QCOMPARE(covered.count(), 1);
    QCOMPARE(uncovered.count(), 0);
}

/// A problem stays, and what is newer comes over it; two would cover a low page.
void tst_MessageLine::onALowPageOneMessageIsSeenAtATime()
{
    QWidget page;
    MessageLine problem(*m_actions, &page), news(*m_actions, &page);
    LaidMessages laid(&page, &page);
    laid.take(&problem);
    laid.take(&news);
    problem.setMessage(Message{Message::Kind::Problem, u"The disk is full."_s, {}, {}});
    news.setMessage(Message{Message::Kind::Information, u"C-1 is completed."_s, {}, {}});
    page.resize(1366, 60 * page.fontMetrics().lineSpacing());
    QCOMPARE(laid.shown(), (QList<MessageLine *>{&problem, &news}));
    page.resize(683, 20 * page.fontMetrics().lineSpacing());
    QCOMPARE(laid.shown(), QList<MessageLine *>{&news});
    news.setMessage({});
    QCOMPARE(laid.shown(), QList<MessageLine *>{&problem});
}

INTRAY_TEST_MAIN(tst_MessageLine)
#include "tst_messageline.moc"
