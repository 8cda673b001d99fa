// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogkeys.h"
#include "ui/showpage.h"
#include "ui/windowfixture.h"

#include <QAction>

using namespace intray;
using namespace Qt::StringLiterals;

/// The way between desk and supervisor's page.
class tst_SupervisorPage : public QObject
{
    Q_OBJECT
private slots:
    void theKeysLeadThereAndBack();
    void theTextOnTheDeskStaysMeanwhile();
    void nothingIsDoneAtADeskThatIsNotInView();
    void theLastPageComesBackAtTheNextStart();
    void everythingIsReachedByKeysAndHasAName();
};

static QWidget *supervisor(WindowFixture &desk)
{
    desk.press(Qt::Key_2, Qt::AltModifier);
    auto *page = desk.find<QWidget>(u"supervisorPage"_s);
    return page && page->isVisible() ? page : nullptr;
}

void tst_SupervisorPage::theKeysLeadThereAndBack()
{
    WindowFixture desk(1);
    desk.start();
    QVERIFY(supervisor(desk));
    QVERIFY(!desk.window().deskPage()->isVisible());
    QCOMPARE(desk.window().windowTitle(), u"Today - test.db - Intray"_s);
    desk.press(Qt::Key_1, Qt::AltModifier);
    QVERIFY(desk.window().deskPage()->isVisible());
    QCOMPARE(desk.window().windowTitle(), u"Customers - test.db - Intray"_s);
    QVERIFY(supervisor(desk));
    desk.window().resize(1600, 800); // with room for the rail
    click(&desk.window(), u"rail.showDesk"_s);
    QVERIFY(desk.window().deskPage()->isVisible());
}

void tst_SupervisorPage::theTextOnTheDeskStaysMeanwhile()
{
    WindowFixture desk(1);
    desk.start();
    desk.takeNext();
    desk.type(u" and more"_s);
    QVERIFY(supervisor(desk));
    desk.press(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(desk.focusedName(), u"editor.name"_s);
    QCOMPARE(desk.desk().record().text(u"name"_s), u" and more"_s);
}

void tst_SupervisorPage::nothingIsDoneAtADeskThatIsNotInView()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    QVERIFY(supervisor(desk));
    const QAction *complete = desk.window().actions().of(Action::CompleteAndNext);
    QVERIFY(!complete->isEnabled());
    QCOMPARE(complete->statusTip(), u"Go to the desk first."_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(desk.desk().state(), Desk::State::Working);
    desk.press(Qt::Key_1, Qt::AltModifier);
    QVERIFY(complete->isEnabled());
}

void tst_SupervisorPage::theLastPageComesBackAtTheNextStart()
{
    WindowFixture desk(1);
    desk.start();
    QVERIFY(supervisor(desk));
    desk.stop();
    desk.start();
    QVERIFY(desk.find<QWidget>(u"supervisorPage"_s)->isVisible());
    desk.press(Qt::Key_1, Qt::AltModifier);
    desk.stop();
    desk.start();
    QVERIFY(desk.window().deskPage()->isVisible());
}

void tst_SupervisorPage::everythingIsReachedByKeysAndHasAName()
{
    WindowFixture desk(1);
    desk.start();
    QWidget *page = supervisor(desk);
    for (const QString &name : allParts())
        QCOMPARE(outOfReach(showPart(&desk.window(), name)).join(u", "_s), QString());
    QVERIFY(page->isVisible());
}

QTEST_MAIN(tst_SupervisorPage)
#include "tst_supervisorpage.moc"
