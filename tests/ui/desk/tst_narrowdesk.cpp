// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/keycap.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/recordform.h"
#include "ui/desk/sidepanel.h"
#include "ui/windowfixture.h"

#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>

using namespace intray;
using namespace Qt::StringLiterals;

/// A window that is too narrow for lists and record side by side, as a screen of 1366 at 200 % is.
class NarrowDesk : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void theRecordHasAllOfIt();
    void anEmptyDeskDoesNotScroll();
    void menuAndLabelsHaveOneLeadingEdge();
    void theFormEndsInALineWhereItGoesOnBelow();
    void aLongFieldHasAllOfTheWidth();
    void theListsComeOverTheRecordAndGoByTheirKey();
    void whoeverGoesOnAtTheRecordPutsThemAway();
    void theSearchBringsThem();
    void takingFromThemLeadsToTheRecord();
    void whereTheWindowIsWiderTheyStandBesideIt();
    void theirWidthIsKeptFromWideToWide();
    void thePanelComesOverTheRecordAndGoesByItsKey();
    void aMessageIsNotUnderThePanel();
    void onlyOneOfTheTwoLiesOverTheRecord();
    void whoeverGoesOnAtTheRecordPutsThePanelAway();
    void whereTheWindowIsWiderThePanelStandsBesideIt();
    void aPanelThatIsOpenLetsTheWindowBeNarrow();
    void whatIsSaidOfAFieldStandsUnderIt();

private:
    SidePanel &panel() const { return m_desk->window().deskPage()->sidePanel(); }
    QWidget *lists() const { return m_desk->find<QWidget>(u"listColumn"_s); }
    QRect placeOf(const QWidget *part) const
    {
        return {part->mapTo(&m_desk->window(), QPoint()), part->size()};
    }
    QRect record() const
    {
        const RecordForm &form = m_desk->window().deskPage()->record();
        return {form.mapTo(&m_desk->window(), QPoint()), form.size()};
    }
    void resize(const QSize &size)
    {
        m_desk->window().resize(size);
        QTRY_COMPARE(m_desk->window().size(), size);
        QCoreApplication::processEvents();
    }

    std::unique_ptr<WindowFixture> m_desk;
};

static constexpr QSize narrow(683, 384);
static constexpr QSize wide(1366, 768);

void NarrowDesk::init()
{
    m_desk = std::make_unique<WindowFixture>(5);
    m_desk->start();
    resize(narrow);
    m_desk->takeNext();
}

void NarrowDesk::theRecordHasAllOfIt()
{
    QVERIFY(!lists()->isVisible());
    QVERIFY2(record().width() > narrow.width() - 20, qPrintable(QString::number(record().width())));
    QVERIFY(m_desk->find<QWidget>(u"menuButton"_s)->isVisible());
}

void NarrowDesk::anEmptyDeskDoesNotScroll()
{
    m_desk->press(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier); // completes it
    QTRY_COMPARE(m_desk->desk().state(), Desk::State::Empty);
    auto *place = m_desk->find<QWidget>(u"emptyDesk"_s);
    auto *scrolling = qobject_cast<QScrollArea *>(place->parentWidget()->parentWidget());
    const auto isKeySeen = [&] { return place->findChild<KeyCap *>()->isVisible(); };
    QTRY_COMPARE(scrolling->verticalScrollBar()->maximum(), 0);
    for (const bool isLow : {false, true, false, true}) { // as with larger letters
        scrolling->setFixedHeight(isLow ? 240 : 400);
        QTRY_COMPARE(isKeySeen(), !isLow);
        QTRY_COMPARE(scrolling->verticalScrollBar()->maximum(), 0);
    }
    QVERIFY(m_desk->find<QWidget>(u"emptyDeskButton"_s)->isVisible());
}

void NarrowDesk::menuAndLabelsHaveOneLeadingEdge()
{
    constexpr int icon = 16;
    const auto *form = &m_desk->window().deskPage()->record();
    const QRect menu = placeOf(m_desk->find<QWidget>(u"menuButton"_s));
    const QRect key = placeOf(m_desk->find<QLabel>(u"recordKey"_s));
    const auto labels = form->findChildren<QLabel *>();
    const auto note = std::ranges::find(labels, u"Note"_s, &QLabel::text);
    QVERIFY(note != labels.end());
    QCOMPARE(placeOf(*note).left(), key.left());
    const int linesBegin = menu.left() + (menu.width() - icon) / 2;
    QCOMPARE(linesBegin, key.left());
    const QRect title = placeOf(m_desk->find<QLabel>(u"recordTitle"_s));
    QVERIFY2(title.left() - (linesBegin + icon) >= 12, "the menu has room before the title");
    QVERIFY(!menu.intersects(title));
    resize(wide);
    QCOMPARE(placeOf(m_desk->find<QLabel>(u"recordTitle"_s)).left(),
             placeOf(m_desk->find<QLabel>(u"recordKey"_s)).left());
}

void NarrowDesk::theFormEndsInALineWhereItGoesOnBelow()
{
    const auto *end = m_desk->find<QWidget>(u"formEnd"_s);
    auto *fields = m_desk->find<QScrollArea>(u"fieldsForm"_s);
    resize({683, 280});
    QTRY_VERIFY(fields->verticalScrollBar()->maximum() > 0);
    fields->verticalScrollBar()->setValue(0);
    QVERIFY(end->isVisible());
    fields->verticalScrollBar()->setValue(fields->verticalScrollBar()->maximum());
    QVERIFY(!end->isVisible());
}

void NarrowDesk::aLongFieldHasAllOfTheWidth()
{
    const auto *editor = m_desk->editor(u"note"_s);
    const int end = editor->mapTo(&m_desk->window(), QPoint(editor->width(), 0)).x();
    QVERIFY2(end > record().right() - 40, qPrintable(QString::number(end)));
}

void NarrowDesk::theListsComeOverTheRecordAndGoByTheirKey()
{
    const QRect before = record();
    m_desk->editor(u"note"_s)->setFocus();
    m_desk->press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(lists()->isVisible());
    QCOMPARE(record(), before);
    QVERIFY2(lists()->isAncestorOf(QApplication::focusWidget()), "to choose there at once");
    m_desk->press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(!lists()->isVisible());
    QCOMPARE(m_desk->focusedName(), u"editor.note"_s);
}

void NarrowDesk::whoeverGoesOnAtTheRecordPutsThemAway()
{
    m_desk->press(Qt::Key_B, Qt::ControlModifier);
    m_desk->editor(u"city"_s)->setFocus();
    QVERIFY(!lists()->isVisible());
    QCOMPARE(m_desk->focusedName(), u"editor.city"_s);
}

void NarrowDesk::theSearchBringsThem()
{
    m_desk->press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(lists()->isVisible());
    QCOMPARE(m_desk->focusedName(), u"search"_s);
}

void NarrowDesk::takingFromThemLeadsToTheRecord()
{
    m_desk->press(Qt::Key_B, Qt::ControlModifier);
    auto *table = m_desk->find<QTableView>(u"openTable"_s);
    QTRY_VERIFY(table->model()->rowCount() > 0);
    table->setCurrentIndex(table->model()->index(1, 0));
    const QString before = m_desk->desk().item().key;
    m_desk->press(Qt::Key_Return);
    QTRY_VERIFY(m_desk->desk().state() == Desk::State::Working &&
                m_desk->desk().item().key != before);
    QTRY_VERIFY(!lists()->isVisible());
}

void NarrowDesk::whereTheWindowIsWiderTheyStandBesideIt()
{
    resize(wide);
    QVERIFY(lists()->isVisible());
    QTRY_VERIFY(record().left() > 250);
    resize(narrow);
    QVERIFY(!lists()->isVisible());
    m_desk->stop(); // as narrow as it was
    m_desk->start();
    resize(wide);
    QVERIFY(lists()->isVisible());
}

void NarrowDesk::theirWidthIsKeptFromWideToWide()
{
    resize(wide);
    QTRY_VERIFY(lists()->isVisible());
    const int before = lists()->width();
    resize(narrow);
    resize(wide);
    QTRY_COMPARE(lists()->width(), before);
}

void NarrowDesk::thePanelComesOverTheRecordAndGoesByItsKey()
{
    const QRect before = record();
    QVERIFY(!panel().isVisible());
    m_desk->press(Qt::Key_F4);
    QVERIFY(panel().isVisible());
    QCOMPARE(record(), before);
    QCOMPARE(placeOf(&panel()).width(), before.width() - 2);
    for (const QString &name : {u"recordTitle"_s, u"recordLock"_s, u"button.completeAndNext"_s}) {
        QVERIFY2(m_desk->find<QWidget>(name), qPrintable(name));
        QVERIFY2(!placeOf(m_desk->find<QWidget>(name)).intersects(placeOf(&panel())),
                 qPrintable(name));
    }
    QVERIFY2(panel().isAncestorOf(QApplication::focusWidget()), "and not a field under it");
    m_desk->press(Qt::Key_F4);
    QVERIFY(!panel().isVisible());
}

void NarrowDesk::aMessageIsNotUnderThePanel()
{
    m_desk->press(Qt::Key_F4);
    m_desk->desk().inform(u"Something is to be said here, in so many words that they take more "
                          "than a line of a window as narrow as this one is, and be it two."_s);
    auto *message = m_desk->find<QWidget>(u"messageLine"_s);
    QVERIFY(message);
    QTRY_VERIFY(message->isVisible());
    QTRY_VERIFY(!placeOf(message).intersects(placeOf(&panel())));
}

void NarrowDesk::onlyOneOfTheTwoLiesOverTheRecord()
{
    m_desk->press(Qt::Key_F4);
    QVERIFY(panel().isVisible());
    m_desk->press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(lists()->isVisible());
    QVERIFY(!panel().isVisible());
    m_desk->press(Qt::Key_F4);
    QVERIFY(panel().isVisible());
    QVERIFY(!lists()->isVisible());
}

void NarrowDesk::whoeverGoesOnAtTheRecordPutsThePanelAway()
{
    m_desk->press(Qt::Key_F4);
    QVERIFY(panel().isVisible());
    m_desk->press(Qt::Key_F6);
    QVERIFY(!panel().isVisible());
    QVERIFY(m_desk->window().deskPage()->record().isAncestorOf(QApplication::focusWidget()));
}

void NarrowDesk::whereTheWindowIsWiderThePanelStandsBesideIt()
{
    m_desk->press(Qt::Key_F4);
    resize(wide);
    QVERIFY2(!panel().isVisible(), "what was wanted in a narrow window says nothing of this one");
    m_desk->press(Qt::Key_F4);
    QTRY_VERIFY(record().right() < panel().mapTo(&m_desk->window(), QPoint()).x());
    resize(narrow);
    QVERIFY(!panel().isVisible());
    resize(wide);
    QVERIFY(panel().isVisible());
}

void NarrowDesk::aPanelThatIsOpenLetsTheWindowBeNarrow()
{
    resize(wide);
    m_desk->press(Qt::Key_F4);
    QTRY_VERIFY(panel().isVisible());
    for (int width = wide.width(); width > narrow.width(); width -= 60)
        resize({width, narrow.height()});
    resize(narrow);
    QVERIFY(!panel().isVisible());
    m_desk->press(Qt::Key_F4);
    QVERIFY(panel().isVisible());
    QVERIFY(record().width() > narrow.width() - 20);
}

void NarrowDesk::whatIsSaidOfAFieldStandsUnderIt()
{
    m_desk->editor(u"city"_s)->setFocus();
    m_desk->type(u"Elsewhere"_s);
    const auto *said = m_desk->find<QWidget>(u"beside.city"_s);
    QTRY_VERIFY(said->isVisible());
    const QWidget *field = m_desk->editor(u"city"_s);
    QVERIFY(said->mapTo(&m_desk->window(), QPoint()).y() >=
            field->mapTo(&m_desk->window(), field->rect().bottomLeft()).y());
}

INTRAY_TEST_MAIN(NarrowDesk)
#include "tst_narrowdesk.moc"
