// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/languages.h"
#include "support/testclass.h"
#include "ui/common/elidedlabel.h"
#include "ui/common/segments.h"
#include "ui/showpage.h"
#include "ui/windowfixture.h"

#include <QComboBox>
#include <QStackedWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// The three views of Quality are about one queue.
class QualityPages : public QObject
{
    Q_OBJECT

private slots:
    void itBeginsWithTheQueueOfTheDesk();
    void itOpensFirstWithWhatCanBeDoneAtOnce();
    void itOpensWithTheViewThatWasInUseLast();
    void anotherViewIsAboutTheSameQueue();
    void whatWasChosenStaysUntilTheDeskHasAnotherQueue();
    void onASmallScreenTheHeadsSentenceIsWhole_data();
    void onASmallScreenTheHeadsSentenceIsWhole();
};

namespace {

/// "Beers" stands in front of "Customers", where the desk works.
void startWithTwoQueues(WindowFixture &desk)
{
    desk.elsewhere(u"importer"_s, [](Store &store) {
        Queue beers;
        beers.name = u"beers"_s;
        NewItem beer;
        beer.key = u"1"_s;
        beer.record = {{u"style"_s, u"ale"_s}};
        return store.addQueue(beers).has_value() && store.addItem(u"beers"_s, beer).has_value();
    });
    desk.start();
    desk.window().deskPage()->useQueue(u"customers"_s);
}

void goTo(WindowFixture &desk, WindowAction page)
{
    desk.window().actions().of(page)->trigger();
}

QComboBox *queueOf(const WindowFixture &desk, const QString &chooser)
{
    return desk.find<QComboBox>(chooser);
}

QString chosen(const WindowFixture &desk, const QString &chooser)
{
    return queueOf(desk, chooser)->currentData().toString();
}

void choose(const WindowFixture &desk, const QString &chooser, const QString &queue)
{
    QComboBox *box = queueOf(desk, chooser);
    box->setFocus();
    QTest::keyClicks(box, queue);
    QCOMPARE(box->currentData().toString(), queue);
}

void showView(const WindowFixture &desk, int view)
{
    auto *views = desk.find<Segments>(u"qualityView"_s);
    QTest::mouseClick(views->at(view), Qt::LeftButton);
}

} // namespace

void QualityPages::itBeginsWithTheQueueOfTheDesk()
{
    WindowFixture desk(2);
    startWithTwoQueues(desk);
    goTo(desk, WindowAction::ShowQuality);
    QTRY_COMPARE(chosen(desk, u"valuesQueue"_s), u"customers"_s);
    showView(desk, 0);
    QTRY_COMPARE(queueOf(desk, u"duplicatesQueue"_s)->count(), 2);
    QTRY_COMPARE(chosen(desk, u"duplicatesQueue"_s), u"customers"_s);
}

void QualityPages::itOpensFirstWithWhatCanBeDoneAtOnce()
{
    WindowFixture desk(2);
    desk.start();
    goTo(desk, WindowAction::ShowQuality);
    QTRY_VERIFY(desk.find<QWidget>(u"valuesTable"_s)->isVisible());
    QVERIFY(!desk.find<QWidget>(u"duplicatesEmpty"_s)->isVisible());
}

void QualityPages::itOpensWithTheViewThatWasInUseLast()
{
    WindowFixture desk(2);
    desk.start();
    goTo(desk, WindowAction::ShowQuality);
    showView(desk, 0);
    desk.stop();
    desk.start();
    goTo(desk, WindowAction::ShowQuality);
    QTRY_VERIFY(desk.find<QWidget>(u"duplicatesEmpty"_s)->isVisible());
}

void QualityPages::anotherViewIsAboutTheSameQueue()
{
    WindowFixture desk(2);
    startWithTwoQueues(desk);
    desk.window().deskPage()->useQueue(u"beers"_s);
    goTo(desk, WindowAction::ShowQuality);
    showView(desk, 0);
    QTRY_COMPARE(chosen(desk, u"duplicatesQueue"_s), u"beers"_s);
    choose(desk, u"duplicatesQueue"_s, u"customers"_s);
    showView(desk, 1);
    QTRY_COMPARE(chosen(desk, u"valuesQueue"_s), u"customers"_s);
    showView(desk, 2);
    QTRY_COMPARE(chosen(desk, u"ledgerQueue"_s), u"customers"_s);
}

void QualityPages::whatWasChosenStaysUntilTheDeskHasAnotherQueue()
{
    WindowFixture desk(2);
    startWithTwoQueues(desk);
    goTo(desk, WindowAction::ShowQuality);
    showView(desk, 0);
    QTRY_COMPARE(chosen(desk, u"duplicatesQueue"_s), u"customers"_s);
    choose(desk, u"duplicatesQueue"_s, u"beers"_s);
    goTo(desk, WindowAction::ShowDesk);
    goTo(desk, WindowAction::ShowQuality);
    QCOMPARE(chosen(desk, u"duplicatesQueue"_s), u"beers"_s);
    goTo(desk, WindowAction::ShowDesk);
    desk.window().deskPage()->useQueue(u"beers"_s);
    goTo(desk, WindowAction::ShowQuality);
    goTo(desk, WindowAction::ShowDesk);
    desk.window().deskPage()->useQueue(u"customers"_s);
    goTo(desk, WindowAction::ShowQuality);
    QCOMPARE(chosen(desk, u"duplicatesQueue"_s), u"customers"_s);
}

void QualityPages::onASmallScreenTheHeadsSentenceIsWhole_data()
{
    QTest::addColumn<QString>("language");
    for (const char *language : {"en", "de", "fr", "es", "pl"})
        QTest::addRow("%s", language) << QString::fromLatin1(language);
}

void QualityPages::onASmallScreenTheHeadsSentenceIsWhole()
{
    QFETCH(QString, language);
    const Speaking speaking(language);
    WindowFixture desk(3);
    desk.start();
    goTo(desk, WindowAction::ShowQuality);
    desk.window().resize(683, 384);
    const auto *page = desk.find<QStackedWidget>(u"qualityViews"_s)->parentWidget();
    const auto said = [page]() -> const ElidedLabel * {
        for (const auto *one : page->findChildren<ElidedLabel *>())
            if (one->isVisible() && !one->text().isEmpty() &&
                qobject_cast<QStackedWidget *>(one->parentWidget()))
                return one;
        return nullptr;
    };
    for (int view = 0; view < 4; ++view) {
        showView(desk, view);
        QTRY_VERIFY(said());
        QTRY_VERIFY2(!said()->isCut(),
                     qPrintable(said()->text() + u" in "_s + QString::number(said()->width())));
        QVERIFY2(said()->heightForWidth(said()->width()) <= said()->height(),
                 qPrintable(u"%1 of %2: %3"_s.arg(said()->height())
                                .arg(said()->heightForWidth(said()->width()))
                                .arg(said()->text())));
    }
}

INTRAY_TEST_MAIN(QualityPages)
#include "tst_qualitypage.moc"
