// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/locksmodel.h"
#include "lists/palettemodel.h"
#include "lists/rowroles.h"
#include "store/verifying/countingstore.h"
#include "support/testclass.h"
#include "ui/common/segments.h"
#include "ui/dialogkeys.h"
#include "ui/severalwindows.h"

#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTableView>
#include <QTableWidget>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// What the roles may do in the supervisor's pages, on databases that hold them to it: it works, or
/// is not offered and the reason stands there; and nobody sees the words of a database.
class RolesAtWindows : public QObject, protected SeveralWindows
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }
    void cleanup() { end(); }
    void aRuleThatIsSavedDoesNotDisturbWhoWorks();
    void aPauseIsToldToWhoTakesNext();
    void everyPageOpensForWhoMaySeeIt_data() { addRoles(); }
    void everyPageOpensForWhoMaySeeIt();
    void anAuditorReadsTheHistoryAndChecksIt();
    void recordsAreExportedByThoseWhoSeeThem();
    void whoHoldsWhatIsToldToEitherRole_data() { addRoles(); }
    void whoHoldsWhatIsToldToEitherRole();
    void menusAreForThoseWhoMay();
    void whatIsFoundIsForThoseWhoMay();
    void whatARoleMayNotDoIsExplained();
    void theHistoryIsCheckedByEitherRole();
    void whyNotIsAnsweredToEitherRole();
    void aPreviewShowsNoSealedRecord();
    void aClerkSeesWhatComesRightInTheSameWay();
    void aClerksListTellsOfNewRowsOnceOthersHaveCountedThem();

private:
    static void addRoles();
};

void RolesAtWindows::addRoles()
{
    QTest::addColumn<QString>("user");
    QTest::newRow("supervisor") << u"sue"_s;
    QTest::newRow("administrator") << u"ada"_s;
}

void RolesAtWindows::aRuleThatIsSavedDoesNotDisturbWhoWorks()
{
    WindowOfOne cora(*m_database, u"cora"_s);
    WindowOfOne sue(*m_database, u"sue"_s);
    cora.takeNext();
    const Item item = cora.desk().item();
    cora.typeNote(u"half"_s);
    sue.showPage(u"queues"_s);
    auto *lock = sue.find<QSpinBox>(u"ruleLock"_s);
    QTRY_VERIFY(lock->isEnabled());
    QTRY_COMPARE(lock->value(), 30);
    sue.find<QToolButton>(u"ruleFoldHead.time"_s)->setChecked(true);
    lock->setFocus();
    lock->selectAll();
    sue.type(u"10"_s);
    QTRY_VERIFY2(sue.find<QWidget>(u"queueSaveBar"_s)
                     ->accessibleName()
                     .contains(u"1 item(s) are locked now"_s),
                 qPrintable(sue.find<QWidget>(u"queueSaveBar"_s)->accessibleName()));
    sue.click(u"queueSave"_s);
    QTRY_VERIFY2(sue.answered().contains(u"The rules of Customers were saved"_s),
                 qPrintable(sue.answered()));
    QTRY_COMPARE(cora.session().queueNamed(u"customers"_s).lockDuration, std::chrono::seconds(600));
    QCOMPARE(cora.desk().state(), Desk::State::Working);
    QCOMPARE(cora.noteOnDesk(), u"half"_s);
    QCOMPARE(stored(item.id).lock.expiresAt, item.lock.expiresAt);
    cora.used().press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(cora.desk().item().key, u"C-002"_s);
    const Lock next = stored(cora.desk().item().id).lock;
    QCOMPARE(next.lockedAt.secsTo(next.expiresAt), 600);
    QCOMPARE(stored(item.id).record.value(u"note"_s).toString(), u"half"_s);
}

void RolesAtWindows::aPauseIsToldToWhoTakesNext()
{
    WindowOfOne cora(*m_database, u"cora"_s);
    WindowOfOne sue(*m_database, u"sue"_s);
    cora.takeNext();
    const ItemId item = cora.desk().item().id;
    sue.showPage(u"queues"_s);
    QTRY_VERIFY(sue.find<QPushButton>(u"queuePause"_s)->isEnabled());
    sue.click(u"queuePause"_s);
    sue.dialog(u"pauseDialog"_s);
    sue.type(u"The new list comes at 2 pm."_s);
    sue.press(Qt::Key_Return);
    QTRY_VERIFY2(sue.answered().contains(u"is paused"_s), qPrintable(sue.answered()));
    QTRY_VERIFY(cora.session().queueNamed(u"customers"_s).paused);
    cora.used().press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(stored(item).state, State::Done);
    QTRY_VERIFY2(cora.message().contains(u"The new list comes at 2 pm."_s),
                 qPrintable(cora.message()));
    sue.used().click(u"queuePause"_s);
    QTRY_VERIFY(!cora.session().queueNamed(u"customers"_s).paused);
    cora.takeNext();
}

/// All that can be read in the window now.
static QStringList textsIn(WindowOfOne &one)
{
    QStringList texts{one.answered(), one.message()};
    for (const auto *label : one.window().findChildren<QLabel *>())
        if (label->isVisible())
            texts << label->text() << label->toolTip();
    for (const auto *text : one.window().findChildren<QPlainTextEdit *>())
        if (text->isVisible())
            texts << text->toPlainText();
    return texts;
}

static QString wordsOfADatabase(WindowOfOne &one)
{
    static const QRegularExpression raw(
        u"QPSQL|QMYSQL|SQLSTATE|ERROR|SELECT |intray\\.|permission denied|command denied|"
        "violates|relation|procedure|PUBLIC"_s);
    for (const QString &text : textsIn(one))
        if (raw.match(text).hasMatch())
            return text;
    return {};
}

/// Nothing is being waited for any more.
static bool isQuiet(WindowOfOne &one)
{
    for (const QString &text : textsIn(one))
        if (text.endsWith(u"..."_s))
            return false;
    return true;
}

void RolesAtWindows::everyPageOpensForWhoMaySeeIt()
{
    QFETCH(QString, user);
    valueOf(Person(*m_database, u"cora"_s).store.claimNext({u"customers"_s}));
    WindowOfOne one(*m_database, user);
    const QHash<QString, QString> tables{{u"today"_s, u"glanceTable"_s},
                                         {u"history"_s, u"historyTable"_s}};
    for (const QString &page : {u"today"_s, u"locks"_s, u"queues"_s, u"queueDuplicates"_s,
                                u"values"_s, u"ledger"_s, u"history"_s}) {
        one.showPage(page);
        if (tables.contains(page))
            QTRY_VERIFY2(one.find<QTableView>(tables.value(page))->model()->rowCount() > 0,
                         qPrintable(page + one.answered()));
        QTRY_VERIFY2(isQuiet(one), qPrintable(page));
        QVERIFY2(one.answered().isEmpty(), qPrintable(page + u": "_s + one.answered()));
        QCOMPARE(wordsOfADatabase(one), QString());
    }
}

void RolesAtWindows::anAuditorReadsTheHistoryAndChecksIt()
{
    welcome(u"otto"_s, {Role::Auditor});
    valueOf(Person(*m_database, u"cora"_s).store.claimNext({u"customers"_s}));
    WindowOfOne otto(*m_database, u"otto"_s);
    otto.showPage(u"history"_s);
    auto *items = otto.find<QTableView>(u"historyTable"_s);
    QTRY_VERIFY2(items->model()->rowCount() > 0, qPrintable(otto.answered()));
    for (const QString &of : {u"queue"_s, u"user"_s}) {
        const auto kinds = otto.find<Segments>(u"historyOf"_s)->findChildren<QToolButton *>();
        kinds.at(of == u"queue"_s ? 1 : 2)->click();
        auto *rules = otto.find<QTableView>(u"ruleHistoryTable"_s);
        QTRY_VERIFY2(rules->model()->rowCount() > 0, qPrintable(of + otto.answered()));
    }
    QTRY_VERIFY(isQuiet(otto));
    QVERIFY2(otto.answered().isEmpty(), qPrintable(otto.answered()));
    QCOMPARE(wordsOfADatabase(otto), QString());
    otto.click(u"auditCheck"_s);
    QTRY_VERIFY(otto.find<QLabel>(u"historySentence"_s)->text().contains(u"is in order"_s));
    const bool isHeldToIt = otto.session().url().isServer(); // a file shows everybody everything
    QCOMPARE(otto.window().findChild<QTableView *>(u"locksTable"_s) == nullptr, isHeldToIt);
}

void RolesAtWindows::recordsAreExportedByThoseWhoSeeThem()
{
    welcome(u"otto"_s, {Role::Auditor});
    WindowOfOne otto(*m_database, u"otto"_s);
    const QAction *ofOtto = otto.window().actions().of(WindowAction::ExportRecords);
    QCOMPARE(ofOtto->isEnabled(), !otto.session().url().isServer());
    if (!ofOtto->isEnabled())
        QCOMPARE(
            ofOtto->statusTip(),
            u"The database shows you only the history of records, not the records themselves."_s);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"mine.csv"_s);
    WindowOfOne cora(*m_database, u"cora"_s);
    cora.used().press(Qt::Key_E, Qt::ControlModifier);
    typeInto(cora.dialog(u"exportDialog"_s), u"exportFile"_s, path);
    cora.press(Qt::Key_Return);
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray written = file.readAll();
    QVERIFY2(written.count('\n') == 5 && written.contains("C-004,open,Name 4,boaz"),
             written.constData());
}

void RolesAtWindows::whoHoldsWhatIsToldToEitherRole()
{
    QFETCH(QString, user);
    Person cora(*m_database, u"cora"_s);
    const Claim held = valueOf(cora.store.claimNext({u"customers"_s}));
    valueOf(cora.store.saveDraft(held.items.constFirst().id, held.lock, 1,
                                 {{u"name"_s, u"typed by cora"_s}}));
    valueOf(cora.store.beat());
    WindowOfOne one(*m_database, user);
    one.showPage(u"locks"_s);
    QTRY_COMPARE(one.keysOfLocks(), QStringList{u"C-001"_s});
    const QAbstractItemModel *locks = one.find<QTableView>(u"locksTable"_s)->model();
    const auto cell = [&](int column) { return locks->index(0, column).data().toString(); };
    QCOMPARE(cell(LocksModel::User), u"cora"_s);
    QCOMPARE(cell(LocksModel::Draft), u"draft"_s);
    QCOMPARE(cell(LocksModel::Client), u"running"_s);
}

static bool hasMenu(WindowOfOne &one, const QString &title)
{
    const QList<QAction *> menus = one.window().menuBar()->actions();
    return std::any_of(menus.begin(), menus.end(), [&](const QAction *menu) {
        return menu->isVisible() && menu->text() == title;
    });
}

static int entriesIn(WindowOfOne &one)
{
    int entries = 0;
    for (const QAction *title : one.window().menuBar()->actions())
        for (const QAction *entry : title->menu()->actions())
            entries += title->isVisible() && entry->isVisible() && !entry->isSeparator() ? 1 : 0;
    return entries;
}

void RolesAtWindows::menusAreForThoseWhoMay()
{
    WindowOfOne cora(*m_database, u"cora"_s);
    WindowOfOne sue(*m_database, u"sue"_s);
    const bool isHeldToIt = cora.session().url().isServer(); // in a file everybody may everything
    for (const WindowAction action : {WindowAction::ShowToday, WindowAction::Users,
                                      WindowAction::AdoptTable, WindowAction::ImportRecords})
        QCOMPARE(cora.window().actions().of(action)->isVisible(), !isHeldToIt);
    QCOMPARE(hasMenu(cora, u"P&ages"_s), !isHeldToIt);
    QVERIFY(!isHeldToIt || entriesIn(cora) <= 33);
    QVERIFY(entriesIn(sue) <= 39);
    QVERIFY(hasMenu(cora, u"&Item"_s));
    QVERIFY(hasMenu(sue, u"P&ages"_s));
    QVERIFY(sue.window().actions().of(WindowAction::ShowToday)->isVisible());
}

/// What "Find anything" finds, with the reason where it cannot be done.
static QHash<QString, QString> foundBy(WindowOfOne &person, const QString &typed)
{
    person.used();
    person.window().actions().of(WindowAction::FindAnything)->trigger();
    auto *palette = person.dialog(u"paletteDialog"_s);
    part<QLineEdit>(palette, u"paletteTyped"_s)->setText(typed);
    const auto *list = part<QListView>(palette, u"paletteList"_s);
    QHash<QString, QString> found;
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QModelIndex index = list->model()->index(row, 0);
        found.insert(index.data().toString(), index.data(PaletteModel::WhyNotRole).toString());
    }
    palette->close();
    return found;
}

void RolesAtWindows::whatIsFoundIsForThoseWhoMay()
{
    WindowOfOne cora(*m_database, u"cora"_s);
    WindowOfOne sue(*m_database, u"sue"_s);
    const bool isHeldToIt = cora.session().url().isServer(); // in a file everybody may everything
    QVERIFY(foundBy(cora, u"unlock"_s).contains(u"Return"_s));
    QCOMPARE(foundBy(cora, u"unlock"_s).contains(u"Release locks"_s), !isHeldToIt);
    QCOMPARE(foundBy(cora, u"priority"_s).contains(u"Change priority"_s), !isHeldToIt);
    QCOMPARE(foundBy(sue, u"unlock"_s).value(u"Release locks"_s, u"missing"_s), QString());
    QCOMPARE(foundBy(sue, u"priority"_s).value(u"Change priority"_s, u"missing"_s), QString());
    QCOMPARE(foundBy(sue, u"new queue"_s).value(u"New queue"_s).isEmpty(), !isHeldToIt);
}

void RolesAtWindows::whatARoleMayNotDoIsExplained()
{
    if (engineOfRow() == u"sqlite")
        QSKIP("Whoever can write a file may do everything.");
    valueOf(Person(*m_database, u"cora"_s).store.claimNext({u"customers"_s}));
    const QHash<QString, QString> owners{{u"locksRelease"_s, u"Supervisor"_s},
                                         {u"locksReassign"_s, u"Supervisor"_s},
                                         {u"locksHandOver"_s, u"Supervisor"_s},
                                         {u"queueReopen"_s, u"Supervisor"_s},
                                         {u"queueRemove"_s, u"Administrator"_s},
                                         {u"queueNew"_s, u"Administrator"_s},
                                         {u"queuePause"_s, QString()}};
    const QList<std::pair<QString, QString>> people{{u"sue"_s, u"Supervisor"_s},
                                                    {u"ada"_s, u"Administrator"_s}};
    for (const auto &[user, role] : people) {
        WindowOfOne one(*m_database, user);
        one.showPage(u"queues"_s);
        QTRY_VERIFY(one.find<QPushButton>(u"queuePause"_s)->isEnabled());
        one.showPage(u"locks"_s);
        one.chooseLock(u"C-001"_s);
        for (auto owner = owners.begin(); owner != owners.end(); ++owner) {
            const bool isTheirs = owner.value().isEmpty() || owner.value() == role;
            const auto *button = one.find<QPushButton>(owner.key());
            QVERIFY2(button->isEnabled() == isTheirs, qPrintable(role + u' ' + owner.key()));
            QVERIFY2(isTheirs || button->toolTip().contains(owner.value()),
                     qPrintable(owner.key() + u": "_s + button->toolTip()));
        }
    }
    WindowOfOne cora(*m_database, u"cora"_s);
    const QAction *supervisor = cora.window().actions().of(WindowAction::ShowToday);
    QVERIFY(!supervisor->isEnabled());
    QVERIFY2(supervisor->statusTip().contains(u"Supervisor"_s),
             qPrintable(supervisor->statusTip()));
}

void RolesAtWindows::theHistoryIsCheckedByEitherRole()
{
    for (const QString &user : {u"sue"_s, u"ada"_s}) {
        WindowOfOne one(*m_database, user);
        one.showPage(u"history"_s);
        one.click(u"auditCheck"_s);
        const auto *said = one.find<QLabel>(u"historySentence"_s);
        QTRY_VERIFY2(said->text().contains(u"without contradictions"_s),
                     qPrintable(user + u": "_s + one.answered()));
        QCOMPARE(wordsOfADatabase(one), QString());
    }
}

void RolesAtWindows::whyNotIsAnsweredToEitherRole()
{
    valueOf(Person(*m_database, u"cora"_s).store.claimNext({u"customers"_s}));
    for (const QString &user : {u"sue"_s, u"ada"_s}) {
        WindowOfOne one(*m_database, user);
        one.showPage(u"locks"_s);
        one.chooseLock(u"C-001"_s);
        one.press(Qt::Key_W, Qt::AltModifier);
        QDialog *asked = one.dialog(u"whyDialog"_s);
        const auto *answer = part<QPlainTextEdit>(asked, u"whyAnswer"_s);
        QTRY_VERIFY2(answer->toPlainText().contains(u"cora has held it"_s),
                     qPrintable(user + u": "_s + answer->toPlainText()));
        part<QComboBox>(asked, u"whyUser"_s)->setFocus();
        one.press(Qt::Key_A, Qt::ControlModifier);
        one.type(u"dan"_s);
        click(asked, u"whyAskUser"_s);
        QTRY_VERIFY2(answer->toPlainText().contains(u"Nothing prevents it"_s),
                     qPrintable(user + u": "_s + answer->toPlainText()));
        QCOMPARE(wordsOfADatabase(one), QString());
    }
}

// What dan keyed first is sealed from the second keying on, also when it is sent back and open
// again.
void RolesAtWindows::aPreviewShowsNoSealedRecord()
{
    Queue decide = customerQueue();
    decide.name = u"decide"_s;
    valueOf(m_chief->store.addQueue(decide));
    Queue again = customerQueue();
    again.name = u"again"_s;
    again.blindFields = {u"note"_s};
    again.decideQueue = decide.name;
    valueOf(m_chief->store.addQueue(again));
    Queue first = valueOf(m_chief->store.queue(u"customers"_s));
    first.nextQueue = again.name;
    valueOf(m_chief->store.setQueue(first));
    Person dan(*m_database, u"dan"_s);
    const Claim keyed = valueOf(dan.store.claimNext({first.name}));
    const ItemId item = keyed.items.constFirst().id;
    Record record = keyed.items.constFirst().record;
    record.insert(u"note"_s, u"keyed first"_s);
    valueOf(dan.store.finish(item, keyed.lock, Disposition::complete(record)));
    letWaitingCome(*m_database);
    const Claim second = valueOf(m_chief->store.claimNext({again.name}));
    valueOf(m_chief->store.finishAll(second.lock, Disposition::sendBack(u"which street?"_s)));
    letWaitingCome(*m_database);
    for (const auto &[user, isTold] :
         {std::pair(u"cora"_s, !m_database->loginOf(u"cora"_s).url.isServer()),
          std::pair(u"sue"_s, true)}) {
        WindowOfOne one(*m_database, user);
        one.window().deskPage()->useQueue(first.name);
        auto *table = one.used().find<QTableView>(u"openTable"_s);
        const auto sentBack = [table] {
            return table->model()->match(table->model()->index(0, 0), Qt::DisplayRole, u"C-001"_s);
        };
        QTRY_COMPARE(sentBack().size(), 1);
        table->setFocus();
        table->setCurrentIndex(sentBack().constFirst());
        one.press(Qt::Key_Space);
        const auto *said = one.find<QLabel>(u"previewSaid"_s);
        QTRY_VERIFY2(said->text().startsWith(u"dan held it last"_s), qPrintable(said->text()));
        QCOMPARE(said->text().contains(u"not shown to you"_s), !isTold);
        const auto *fields = one.find<QTableWidget>(u"previewFields"_s);
        QCOMPARE(!fields->findItems(u"keyed first"_s, Qt::MatchExactly).isEmpty(), isTold);
    }
}

/// Whoever may correct no others looks only; in a file everybody may.
void RolesAtWindows::aClerkSeesWhatComesRightInTheSameWay()
{
    const QString unclean = u" some\u00adbody "_s;
    for (const QString &key : {u"U-1"_s, u"U-2"_s, u"U-3"_s})
        valueOf(m_chief->store.addItem(
            u"customers"_s, {key, 9, {}, {{u"name"_s, unclean}, {u"city"_s, u"opp"_s}}, {}}));
    WindowOfOne cora(*m_database, u"cora"_s);
    cora.takeNext();
    QCOMPARE(cora.desk().item().key, u"U-1"_s);
    QTRY_VERIFY(cora.desk().suggestions().suspicious(u"name"_s));
    cora.used().press(Qt::Key_G, Qt::ControlModifier);
    QTRY_VERIFY2(cora.message().contains(u"2 other open record"_s), qPrintable(cora.message()));
    cora.used().press(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    QDialog *dialog = cora.dialog(u"correctDialog"_s);
    const auto *items = part<QTableWidget>(dialog, u"correctItems"_s);
    QTRY_COMPARE(items->rowCount(), 3);
    const bool isHeldToIt = cora.session().url().isServer();
    QCOMPARE(part<QPushButton>(dialog, u"correctAccept"_s)->isVisible(), !isHeldToIt);
    QCOMPARE(part<QPushButton>(dialog, u"correctEarlier"_s)->isVisible(), !isHeldToIt);
    cora.press(Qt::Key_Escape);
    QTRY_VERIFY(!cora.window().findChild<QDialog *>(u"correctDialog"_s));
    QVERIFY(!cora.message().isEmpty());
}

void RolesAtWindows::aClerksListTellsOfNewRowsOnceOthersHaveCountedThem()
{
    if (engineOfRow() != u"postgresql"_s)
        QSKIP("MariaDB counts only what is a minute old.");
    WindowOfOne cora(*m_database, u"cora"_s);
    const auto *rows = cora.find<QTableView>(u"openTable"_s)->model();
    QTRY_COMPARE(rows->rowCount(), 4);
    const auto add = [this](const QString &key, const QString &name, int priority) {
        const Record record{{u"name"_s, name}, {u"city"_s, u"opp"_s}};
        valueOf(m_chief->store.addItem(u"customers"_s, {key, priority, {}, record, {}}));
    };
    for (int number = 0; number < 60; ++number)
        add(u"T-%1"_s.arg(number), number % 2 ? u"birmingham"_s : u"dothan"_s, 0);
    add(u"T-900"_s, u"birmingxam"_s, 5);
    QTRY_COMPARE(rows->rowCount(), 65);
    const auto isTold = [&] { return rows->index(0, 0).data(int(RowRole::IsDoubt)).toBool(); };
    QVERIFY(!isTold());
    CountingStore counting(*m_chief->connection,
                           m_chief->connection->identityFor({u"chief"_s, u"desk-of-chief"_s}));
    valueOf(counting.countAll(u"customers"_s)); // as somebody's window does
    QTRY_VERIFY_WITH_TIMEOUT(isTold(), 30'000);
}

INTRAY_TEST_MAIN(RolesAtWindows)
#include "tst_rolesatwindows.moc"
