// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/actions.h"
#include "ui/common/keycap.h"
#include "ui/common/linebutton.h"
#include "ui/common/lowplace.h"
#include "ui/common/messageline.h"
#include "ui/dialogkeys.h"
#include "ui/import/importdialog.h"
#include "ui/window/findables.h"
#include "ui/windowfixture.h"

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QFontInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

using namespace intray;
using namespace Qt::StringLiterals;

/// What holds of the window as a whole.
class tst_Window : public QObject
{
    Q_OBJECT
private slots:
    void menusAreShort();
    void everyActionIsFoundAndHasItsKey();
    void noKeyAndNoMnemonicIsUsedTwice();
    void aMessageOfTheWindowMovesNothing();
    void oneMessageIsSeenAtATime();
    void aMessageOfTheWindowGoesFromPageToPage();
    void thatSettingsWereDamagedIsToldUntilTheNextStep();
    void whatCannotBeDoneSaysWhy();
    void everythingThatTakesTheFocusHasAName();
    void keysReachTheWindowFromInsideAField();
    void f6GoesRoundThePanes();
    void ctrlBFoldsTheListsAndTheFocusGoesToTheRecord();
    void f1ShowsAllKeys();
    void whereNothingWaitsTheButtonLeadsToAnImport();
    void whoeverMayNotImportIsLedToTheirOwnFigures();
    void whereAnotherQueueHasWorkAKeyGoesThere();
    void theEmptyDeskStaysWhereItIsWhateverIsSaid();
    void theFirstStartOffersFiveChoices();
    void theFirstStartIsSeenWholeOnAUsualScreen();
    void theWordsOfTheFirstStartHaveOneLeadingEdge();
    void connectionsAreOneKeyAway();
    void aServerThatCannotBeReachedIsNoDeadEnd();
    void sampleRecordsAreThereAfterOneClick();
    void aFileIsImportedThroughTheDialog();
    void everythingInTheImportIsReachedByKeys();
    void anUnreadableFileIsSaidInASentence();
    void somethingElseThanADatabaseIsSaidInASentence();
    void aDatabaseOfAnotherProgramIsLeftAlone();
    void theWindowNamesQueueUserAndLink();
    void noRuleOfOneRecordStaysWithTheNext();
    void theNextRecordOpensWithItsOwnFaults();
};

static QStringList menuTexts(const QMenu *menu)
{
    QStringList texts;
    for (const QAction *action : menu->actions()) {
        texts.append(action->objectName());
        if (action->menu())
            texts += menuTexts(action->menu());
    }
    return texts;
}

void tst_Window::menusAreShort()
{
    WindowFixture desk(1);
    desk.start(); // in a file everybody is a supervisor, too
    int entries = 0;
    for (const QAction *title : desk.window().menuBar()->actions())
        for (const QAction *entry : title->menu()->actions())
            entries += entry->isSeparator() ? 0 : 1;
    QVERIFY2(entries <= 39, qPrintable(QString::number(entries)));
    QCOMPARE(menuTexts(desk.window().menuBar()->actions().at(1)->menu()).removeAll(QString()), 2);
    QCOMPARE(menuTexts(desk.window().menuBar()->actions().at(1)->menu()).size(), 11 + 2);
}

void tst_Window::everyActionIsFoundAndHasItsKey()
{
    WindowFixture desk(1);
    desk.start();
    Findables findables;
    findables.addActions(
        desk.window().actions(), [](QAction &) { return QString(); }, [](QAction &) {});
    for (const QAction *action : desk.window().actions().all()) {
        const QString name = action->text().remove(u'&').section(u'\t', 0, 0).remove(u"..."_s);
        QVERIFY2(!action->isVisible() || action->objectName() == u"action.findAnything"_s ||
                     std::ranges::any_of(findables.list(),
                                         [&](const Findable &one) { return one.title == name; }),
                 qPrintable(action->objectName()));
        const bool shown = !action->shortcut().isEmpty() || action->text().contains(u'\t');
        QVERIFY2(shown, qPrintable(action->objectName()));
    }
}

static QString mnemonicOf(const QString &text)
{
    return QKeySequence::mnemonic(text).toString();
}

void tst_Window::noKeyAndNoMnemonicIsUsedTwice()
{
    WindowFixture desk(1);
    desk.start();
    QSet<QKeySequence> keys;
    for (const QAction *action : desk.window().actions().all()) {
        for (const QKeySequence &key : action->shortcuts()) {
            QVERIFY2(!keys.contains(key), qPrintable(key.toString()));
            keys.insert(key);
        }
    }
    QStringList onBar;
    for (const QAction *title : desk.window().menuBar()->actions()) {
        onBar.append(mnemonicOf(title->text()));
        QStringList inMenu;
        for (const QAction *action : title->menu()->actions()) {
            if (!action->isSeparator())
                inMenu.append(mnemonicOf(action->text()));
        }
        QVERIFY2(!inMenu.contains(QString()), qPrintable(title->text()));
        QCOMPARE(QSet<QString>(inMenu.begin(), inMenu.end()).size(), inMenu.size());
    }
    QCOMPARE(QSet<QString>(onBar.begin(), onBar.end()).size(), onBar.size());
}

void tst_Window::whatCannotBeDoneSaysWhy()
{
    WindowFixture desk(1);
    desk.start();
    const QAction *complete = desk.window().actions().of(Action::CompleteAndNext);
    QVERIFY(!complete->isEnabled());
    QCOMPARE(complete->statusTip(), desk.desk().whyNot(Action::CompleteAndNext));
    QVERIFY(!complete->statusTip().isEmpty());
    desk.takeNext();
    QVERIFY(complete->isEnabled());
    QVERIFY(desk.find<QPushButton>(u"button.completeAndNext"_s)->isEnabled());
}

void tst_Window::everythingThatTakesTheFocusHasAName()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_Delete);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    int seen = 0;
    for (QWidget *widget : desk.window().findChildren<QWidget *>()) {
        if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
            continue;
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
        const QString where = QStringLiteral("%1 %2").arg(
            QString::fromLatin1(widget->metaObject()->className()), widget->objectName());
        QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), qPrintable(where));
        ++seen;
    }
    QVERIFY(seen > 10);
}

void tst_Window::keysReachTheWindowFromInsideAField()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.type(u"one two"_s);
    desk.press(Qt::Key_Home);
    // Ctrl+K deletes to the end of the line in text fields of this platform; here it keeps the
    // lock.
    desk.press(Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"one two"_s);
    desk.press(Qt::Key_F, Qt::ControlModifier);
    QCOMPARE(desk.focusedName(), u"search"_s);
    desk.type(u"abc"_s);
    desk.press(Qt::Key_Home);
    desk.press(Qt::Key_K, Qt::ControlModifier);
    QCOMPARE(desk.find<QLineEdit>(u"search"_s)->text(), u"abc"_s);
}

void tst_Window::f6GoesRoundThePanes()
{
    WindowFixture desk(3);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_Tab);
    QCOMPARE(desk.focusedName(), u"editor.city"_s);
    QTRY_VERIFY(desk.find<QWidget>(u"myTable"_s)->isVisible()); // it comes a moment later
    desk.press(Qt::Key_F6);
    QCOMPARE(desk.focusedName(), u"myTable"_s);
    desk.press(Qt::Key_F6);
    QCOMPARE(desk.focusedName(), u"openTable"_s);
    desk.press(Qt::Key_F6);
    QCOMPARE(desk.focusedName(), u"editor.city"_s);
    desk.press(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(desk.focusedName(), u"openTable"_s);
}

void tst_Window::ctrlBFoldsTheListsAndTheFocusGoesToTheRecord()
{
    WindowFixture desk(3);
    desk.start();
    auto *table = desk.find<QTableView>(u"openTable"_s);
    table->setFocus();
    desk.press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(!table->isVisible());
    QCOMPARE(desk.focusedName(), u"emptyDeskButton"_s);
    desk.press(Qt::Key_B, Qt::ControlModifier);
    QVERIFY(table->isVisible());
}

void tst_Window::f1ShowsAllKeys()
{
    WindowFixture desk(1);
    desk.start();
    desk.press(Qt::Key_F1);
    QTRY_VERIFY(desk.find<QDialog>(u"helpDialog"_s));
    QTest::keyClick(desk.find<QDialog>(u"helpDialog"_s), Qt::Key_Escape);
    QTRY_VERIFY(!desk.find<QDialog>(u"helpDialog"_s));
}

void tst_Window::whereNothingWaitsTheButtonLeadsToAnImport()
{
    WindowFixture desk(1);
    desk.elsewhere(u"ben"_s, [](Store &store) { return store.claimNext({u"customers"_s}); });
    desk.startWithoutItems();
    QTRY_COMPARE(desk.find<QLabel>(u"emptyDeskSentence"_s)->text(),
                 u"New records appear here by themselves."_s);
    QVERIFY(desk.find<QWidget>(u"emptyDeskButton"_s)
                ->accessibleDescription()
                .startsWith(u"Nothing waits in this queue."_s));
    QCOMPARE(desk.find<QWidget>(u"emptyDeskButton"_s)->accessibleName(),
             u"Import records...  Ctrl+I"_s); // heard as it is read
    const auto *again = desk.find<QWidget>(u"emptyDeskNext"_s);
    QVERIFY(again->isVisible());
    QCOMPARE(again->accessibleName(), u"Look again"_s);
    QVERIFY(desk.find<QWidget>(u"emptyDesk"_s)->findChildren<KeyCap *>().size() <= 3);
}

void tst_Window::whoeverMayNotImportIsLedToTheirOwnFigures()
{
    WindowFixture desk(1);
    desk.elsewhere(u"ben"_s, [](Store &store) { return store.claimNext({u"customers"_s}); });
    desk.startWithoutItems();
    desk.find<QAction>(u"action.importRecords"_s)->setVisible(false);
    auto *button = desk.find<QWidget>(u"emptyDeskButton"_s);
    QTRY_COMPARE(button->accessibleName(), u"My figures...  Ctrl+Shift+E"_s);
    button->setFocus();
    QTest::keyClick(button, Qt::Key_Return);
    QTRY_VERIFY(desk.window().findChild<QDialog *>(u"ownWork"_s));
    desk.window().findChild<QDialog *>(u"ownWork"_s)->close();
}

void tst_Window::whereAnotherQueueHasWorkAKeyGoesThere()
{
    WindowFixture desk(1);
    desk.elsewhere(u"ben"_s, [](Store &store) { return store.claimNext({u"customers"_s}); });
    desk.elsewhere(u"importer"_s, [](Store &store) {
        Queue other = customerQueue();
        other.name = u"orders"_s;
        (void)store.addQueue(other);
        return store.addItem(other.name, customer(1)).has_value();
    });
    desk.startWithoutItems();
    QTRY_COMPARE(desk.find<QWidget>(u"emptyDeskButton"_s)->accessibleName(), u"Go there  Alt+G"_s);
    desk.press(Qt::Key_G, Qt::AltModifier);
    QTRY_COMPARE(desk.desk().queue().name, u"orders"_s);
}

void tst_Window::theEmptyDeskStaysWhereItIsWhateverIsSaid()
{
    WindowFixture desk(1);
    desk.elsewhere(u"ben"_s, [](Store &store) { return store.claimNext({u"customers"_s}); });
    desk.startWithoutItems();
    const auto *button = desk.find<QWidget>(u"emptyDeskButton"_s);
    const auto *why = desk.find<QWidget>(u"emptyDeskWhy"_s);
    QTRY_VERIFY(button->isVisible());
    const QPoint before = button->mapTo(&desk.window(), QPoint());
    desk.desk().inform(u"It rains."_s);
    QVERIFY(!why->isVisible()); // nobody asked for an item
    desk.press(Qt::Key_F9);
    QTRY_VERIFY(why->isVisible());
    QCoreApplication::processEvents();
    QCOMPARE(button->mapTo(&desk.window(), QPoint()), before);
}

void tst_Window::theFirstStartOffersFiveChoices()
{
    WindowFixture desk(0);
    desk.startWithoutQueue();
    for (const QString &name : {u"startSamples"_s, u"startFile"_s, u"startAdopting"_s,
                                u"startConnections"_s, u"startDatabase"_s})
        QVERIFY(desk.find<QPushButton>(name)->isEnabled());
    QCOMPARE(desk.focusedName(), u"startSamples"_s);
    const auto *samples = desk.find<LineButton>(u"startSamples"_s);
    QVERIFY(samples && samples->rank() == LineButton::Rank::Primary);
}

void tst_Window::theFirstStartIsSeenWholeOnAUsualScreen()
{
    WindowFixture desk(0);
    desk.startWithoutQueue();
    desk.window().resize(1366, 768);
    const auto *heading = desk.find<QLabel>(u"startHeading"_s);
    QVERIFY(heading->isVisible() && !heading->text().isEmpty());
    QVERIFY(QFontInfo(heading->font()).pointSizeF() > QFontInfo(desk.window().font()).pointSizeF());
    const auto *place = desk.find<QWidget>(u"firstStartPage"_s)->findChild<LowPlace *>();
    QVERIFY(place);
    QTRY_VERIFY(place->viewport()->height() >= place->widget()->height());
    QVERIFY(!place->verticalScrollBar()->isVisible());
}

void tst_Window::theWordsOfTheFirstStartHaveOneLeadingEdge()
{
    WindowFixture desk(0);
    desk.startWithoutQueue();
    desk.window().resize(1366, 768);
    const auto *page = desk.find<QWidget>(u"firstStartPage"_s);
    const auto edge = [page](const QWidget *part) { return part->mapTo(page, QPoint()).x(); };
    const auto *heading = desk.find<QLabel>(u"startHeading"_s);
    const auto *meaning = desk.find<QPushButton>(u"startFile"_s)->findChild<QLabel *>();
    QTRY_COMPARE(edge(desk.find<QLabel>(u"firstStartHeadline"_s)), edge(heading));
    QCOMPARE(edge(desk.find<QLabel>(u"firstStartSentence"_s)), edge(heading));
    QCOMPARE(edge(meaning), edge(heading));
}

void tst_Window::connectionsAreOneKeyAway()
{
    WindowFixture desk(1);
    desk.start();
    desk.press(Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = desk.find<QDialog>(u"connectionDialog"_s);
    QVERIFY(dialog);
    QCOMPARE(dialog->findChild<QLineEdit *>(u"connectionFile"_s)->text(), desk.url().path());
}

void tst_Window::aServerThatCannotBeReachedIsNoDeadEnd()
{
    WindowFixture desk(1);
    desk.start();
    const auto nobody = DatabaseUrl::fromText(u"postgresql://anna@127.0.0.1:1/orders"_s);
    desk.window().connectTo(*nobody, Identity{u"clerk1"_s, u"desk1"_s});
    auto *sentence = desk.find<QLabel>(u"firstStartSentence"_s);
    const QString opening = sentence->text();
    QTRY_VERIFY_WITH_TIMEOUT(sentence->text() != opening, 20000);
    QVERIFY(!desk.window().deskPage());
    QCOMPARE(desk.focusedName(), u"startConnections"_s);
    desk.press(Qt::Key_Space);
    auto *dialog = desk.find<QDialog>(u"connectionDialog"_s);
    QVERIFY(dialog);
    QCOMPARE(dialog->findChild<QLineEdit *>(u"connectionHost"_s)->text(), u"127.0.0.1"_s);
}

void tst_Window::sampleRecordsAreThereAfterOneClick()
{
    WindowFixture desk(0);
    WindowSettings(desk.path(u"window.ini"_s)).setValue(u"window/page"_s, u"supervisor"_s);
    desk.startWithoutQueue();
    QTest::mouseClick(desk.find<QPushButton>(u"startSamples"_s), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(desk.window().deskPage(), 20000);
    QVERIFY(desk.window().deskPage()->isVisible()); // what was in view last was elsewhere
    QTRY_VERIFY(desk.find<QTableView>(u"openTable"_s)->model()->rowCount() > 100);
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QVERIFY(desk.desk().record().fields().size() > 3);
}

static QString writeFile(const QString &path, const QByteArray &content)
{
    QFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    return written ? path : QString();
}

void tst_Window::thatSettingsWereDamagedIsToldUntilTheNextStep()
{
    WindowFixture desk(2);
    QVERIFY(!writeFile(desk.path(u"window.ini"_s), "this is no settings file\n").isEmpty());
    desk.start();
    const auto *told = desk.find<MessageLine>(u"windowMessage"_s);
    QVERIFY(told->isVisible());
    QVERIFY(told->sentence().contains(u"settings could not be read"_s));
    desk.press(Qt::Key_F9);
    QTRY_VERIFY(!told->isVisible());
}

void tst_Window::aFileIsImportedThroughTheDialog()
{
    WindowFixture desk(0);
    desk.startWithoutQueue();
    QTest::mouseClick(desk.find<QPushButton>(u"startFile"_s), Qt::LeftButton);
    auto *dialog = desk.find<ImportDialog>(u"importDialog"_s);
    QVERIFY(dialog);
    dialog->setFile(writeFile(desk.path(u"people.csv"_s), "id;name\n1;Ann\n2;Bob\n2;Bob again\n"));
    auto *start = dialog->findChild<QPushButton *>(u"importStart"_s);
    QTRY_VERIFY(start->isEnabled());
    QCOMPARE(dialog->findChild<QComboBox *>(u"importQueue"_s)->currentText(), u"people"_s);
    answerAll(dialog);
    QTest::mouseClick(dialog->findChild<QPushButton *>(u"importTry"_s), Qt::LeftButton);
    auto *said = dialog->findChild<QLabel *>(u"importSaid"_s);
    QTRY_VERIFY2(said->text().contains(u"Nothing was changed"_s), qPrintable(said->text()));
    QVERIFY(!desk.window().deskPage());
    answerAll(dialog);
    QTest::mouseClick(start, Qt::LeftButton);
    QTRY_VERIFY(desk.window().deskPage());
    QTRY_COMPARE(desk.desk().queue().name, u"people"_s);
    QVERIFY2(!QFile::exists(desk.path(u"people.csv.rejects.csv"_s)),
             "Nothing is written beside the file unless asked for.");
}

void tst_Window::everythingInTheImportIsReachedByKeys()
{
    WindowFixture desk(1);
    desk.start();
    desk.press(Qt::Key_I, Qt::ControlModifier);
    auto *dialog = desk.find<ImportDialog>(u"importDialog"_s);
    QVERIFY(dialog && isInUse(dialog));
    QCOMPARE(outOfReach(dialog).join(u", "_s), QString());
}

void tst_Window::anUnreadableFileIsSaidInASentence()
{
    WindowFixture desk(1);
    desk.start();
    desk.press(Qt::Key_I, Qt::ControlModifier);
    auto *dialog = desk.find<ImportDialog>(u"importDialog"_s);
    QVERIFY(dialog);
    dialog->setFile(writeFile(desk.path(u"empty.csv"_s), ""));
    auto *said = dialog->findChild<QLabel *>(u"importSaid"_s);
    const QString before = said->text();
    QTRY_VERIFY(said->text() != before);
    QVERIFY(!dialog->findChild<QPushButton *>(u"importStart"_s)->isEnabled());
}

void tst_Window::somethingElseThanADatabaseIsSaidInASentence()
{
    WindowFixture desk(1);
    desk.start();
    const QString path = writeFile(desk.path(u"letter.db"_s), QByteArray(5000, 'x'));
    desk.window().open(DatabaseUrl::sqlite(path), Identity{u"clerk1"_s, u"desk1"_s});
    auto *sentence = desk.find<QLabel>(u"firstStartSentence"_s);
    const QString opening = sentence->text();
    QTRY_VERIFY(sentence->text() != opening);
    QVERIFY(!sentence->text().isEmpty());
    QVERIFY(desk.find<QPushButton>(u"startDatabase"_s)->isEnabled());
    QVERIFY(!desk.find<QPushButton>(u"startSamples"_s)->isEnabled());
}

void tst_Window::aDatabaseOfAnotherProgramIsLeftAlone()
{
    WindowFixture desk(1);
    desk.start();
    const QString path = writeFile(desk.path(u"other.db"_s), "");
    desk.window().open(DatabaseUrl::sqlite(path), Identity{u"clerk1"_s, u"desk1"_s}, {},
                       OpenMode::Existing);
    auto *sentence = desk.find<QLabel>(u"firstStartSentence"_s);
    const QString opening = sentence->text();
    QTRY_VERIFY(sentence->text() != opening);
    QVERIFY(!desk.find<QPushButton>(u"startSamples"_s)->isEnabled());
    QCOMPARE(QFileInfo(path).size(), 0);
}

void tst_Window::theWindowNamesQueueUserAndLink()
{
    WindowFixture desk(1);
    desk.start();
    QCOMPARE(desk.window().windowTitle(), u"Customers - test.db - Intray"_s);
    QTRY_COMPARE(desk.find<QLabel>(u"statusLink"_s)->text(), u"clerk1, up to date"_s);
    QTRY_COMPARE(desk.find<QLabel>(u"openTitleCount"_s)->text(), u"1"_s);
}

void tst_Window::noRuleOfOneRecordStaysWithTheNext()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_Tab);
    desk.type(u"berlin"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!desk.faultBeside(u"city"_s).isEmpty());
    desk.press(Qt::Key_Escape);
    QTRY_VERIFY(desk.faultBeside(u"city"_s).isEmpty());
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.desk().item().key, u"C-002"_s);
    QVERIFY(desk.faultBeside(u"city"_s).isEmpty());
    QTRY_COMPARE(desk.message(), u"C-001 is completed."_s);
}

void tst_Window::theNextRecordOpensWithItsOwnFaults()
{
    WindowFixture desk(1);
    desk.elsewhere(u"importer"_s, [](Store &store) {
        for (const QString &key : {u"W-1"_s, u"W-2"_s}) {
            NewItem item;
            item.key = key;
            item.priority = 9;
            item.record = {{u"name"_s, u"Ann"_s}, {u"city"_s, u"berlin"_s}};
            (void)store.addItem(u"customers"_s, item);
        }
        return 0;
    });
    desk.start();
    desk.takeNext();
    QVERIFY(!desk.faultBeside(u"city"_s).isEmpty());
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.focusedName(), u"editor.city"_s);
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.desk().item().key, u"W-2"_s);
    QTRY_COMPARE(desk.focusedName(), u"editor.name"_s);
    QVERIFY(!desk.faultBeside(u"city"_s).isEmpty());
    QVERIFY(desk.faultBeside(u"name"_s).isEmpty());
}

static QRect placeIn(const QWidget &window, const QWidget &widget)
{
    return {widget.mapTo(&window, QPoint(0, 0)), widget.size()};
}

void tst_Window::aMessageOfTheWindowMovesNothing()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    const QWidget &window = desk.window();
    const auto *table = desk.find<QWidget>(u"openTable"_s);
    const auto *told = desk.find<MessageLine>(u"windowMessage"_s);
    const auto *own = desk.find<MessageLine>(u"messageLine"_s);
    const auto settle = [] { QCoreApplication::processEvents(); };
    QTRY_COMPARE(desk.find<QTableView>(u"myTable"_s)->model()->rowCount(), 1); // it grows for that
    settle();
    const QRect list = placeIn(window, *table);
    const QRect field = placeIn(window, *desk.editor(u"name"_s));
    desk.window().comeForward(u"nowhere"_s);
    QVERIFY(told->isVisible());
    settle();
    QCOMPARE(placeIn(window, *table), list);
    QCOMPARE(placeIn(window, *desk.editor(u"name"_s)), field);
    QVERIFY(!placeIn(window, *told).intersects(field));
    const auto isOnTop = [&](const MessageLine &line) {
        return line.isAncestorOf(window.childAt(placeIn(window, line).center()));
    };
    QVERIFY(isOnTop(*told));
    desk.desk().inform(u"Newer."_s);
    QVERIFY(isOnTop(*own));
    QVERIFY(!told->isVisible()); // it is older news, and does not come back below
    desk.desk().dismissMessage();
    QCOMPARE(placeIn(window, *desk.editor(u"name"_s)), field);
}

void tst_Window::oneMessageIsSeenAtATime()
{
    WindowFixture desk(2);
    desk.start();
    desk.takeNext();
    const auto *told = desk.find<MessageLine>(u"windowMessage"_s);
    const auto *own = desk.find<MessageLine>(u"messageLine"_s);
    desk.press(Qt::Key_F8);
    QVERIFY(own->isVisible());
    desk.window().comeForward(u"nowhere"_s);
    QVERIFY(told->isVisible() && !own->isVisible());
    QVERIFY2(!desk.desk().message(), "what only answered a key does not come back later");
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(own->isVisible() && !told->isVisible());
    desk.window().comeForward(u"nowhere"_s);
    QVERIFY(told->isVisible() && !own->isVisible());
    QTest::mouseClick(told->findChild<QWidget *>(u"messageClose"_s), Qt::LeftButton);
    QVERIFY2(own->isVisible() && !told->isVisible(), "it can still be undone");
}

void tst_Window::aMessageOfTheWindowGoesFromPageToPage()
{
    WindowFixture desk(2);
    desk.start();
    desk.press(Qt::Key_2, Qt::AltModifier);
    const auto *tabs = desk.find<QWidget>(u"supervisorPages"_s);
    QTRY_VERIFY(tabs->isVisible());
    QCoreApplication::processEvents(); // what the window shows beside the page is laid out
    const QRect before = placeIn(desk.window(), *tabs);
    desk.window().comeForward(u"nowhere"_s);
    QCoreApplication::processEvents();
    const auto *told = desk.find<MessageLine>(u"windowMessage"_s);
    QVERIFY(told->isVisible());
    QCOMPARE(placeIn(desk.window(), *tabs), before);
    desk.press(Qt::Key_1, Qt::AltModifier);
    QTRY_VERIFY(told->isVisible());
    QTest::mouseClick(told->findChild<QWidget *>(u"messageClose"_s), Qt::LeftButton);
    QVERIFY(!told->isVisible());
    desk.window().comeForward(u"nowhere"_s);
    desk.window().open(desk.url(), Identity{u"clerk2"_s, u"desk2"_s}); // its page goes, it stays
    QCOMPARE(told->sentence(), u"There is no queue \"nowhere\" in this database."_s);
    QTRY_VERIFY(desk.window().deskPage());
    QTRY_VERIFY(told->isVisible());
}

INTRAY_TEST_MAIN(tst_Window)
#include "tst_window.moc"
