// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/cutrows.h"
#include "ui/dialogkeys.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QCheckBox>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QTableWidget>
#include <QTreeWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// Who may do what, through the window and into the database.
class tst_UsersDialog : public QObject
{
    Q_OBJECT
private slots:
    void aUserIsAddedWithRolesAndQueues();
    void aUsersRolesAreChanged();
    void tagsAreSeenAndChanged();
    void aUserIsRemovedOnceThatIsConfirmed();
    void whatIsMissingIsSaid();
    void whatTheDatabaseRefusesIsSaid();
    void whoMakesTheLoginsIsSaid();
    void listsHaveNoFrames();
    void listsShowWholeRows();
    void everythingIsReachedByKeys();

private:
    static QDialog *open(WindowFixture &desk)
    {
        desk.press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
        auto *dialog = desk.find<QDialog>(u"usersDialog"_s);
        if (!dialog || !isInUse(dialog))
            qFatal("The users are not shown.");
        const auto *add = part<QPushButton>(dialog, u"usersAdd"_s);
        if (!QTest::qWaitFor([&] { return add->isEnabled(); }))
            qFatal("The users are not read.");
        return dialog;
    }
    static QList<User> stored(WindowFixture &desk)
    {
        return desk.elsewhere(u"looker"_s, [](Store &store) { return store.users(); })
            .value_or(QList<User>());
    }
    static void add(WindowFixture &desk, const User &user)
    {
        desk.elsewhere(u"looker"_s, [&](Store &store) {
            (void)store.setUser(user);
            return 0;
        });
    }
    static QList<User> active(WindowFixture &desk)
    {
        QList<User> users = stored(desk);
        users.removeIf([](const User &user) { return !user.active; });
        return users;
    }
};

static User ben()
{
    User user;
    user.name = u"ben"_s;
    user.roles = {Role::Clerk};
    return user;
}

void tst_UsersDialog::aUserIsAddedWithRolesAndQueues()
{
    WindowFixture desk(1);
    desk.start();
    QDialog *dialog = open(desk);
    click(dialog, u"usersAdd"_s);
    QCOMPARE(QApplication::focusWidget()->objectName(), u"userName"_s);
    typeInto(dialog, u"userName"_s, u"anna"_s);
    part<QCheckBox>(dialog, u"userRole.supervisor"_s)->setFocus();
    press(Qt::Key_Space);
    QVERIFY(!part<QListWidget>(dialog, u"userQueues"_s)->isVisible()); // every queue is chosen
    part<QRadioButton>(dialog, u"userSomeQueues"_s)->setFocus();
    press(Qt::Key_Space);
    auto *queues = part<QListWidget>(dialog, u"userQueues"_s);
    QVERIFY(queues->isVisible());
    queues->setFocus();
    queues->setCurrentRow(0);
    press(Qt::Key_Space);
    click(dialog, u"usersSave"_s);
    auto *list = part<QTreeWidget>(dialog, u"usersList"_s);
    QTRY_VERIFY(!list->findItems(u"anna"_s, Qt::MatchExactly).isEmpty());
    QCOMPARE(active(desk).size(), 1);
    QCOMPARE(active(desk).first().roles, QList({Role::Clerk, Role::Supervisor}));
    QCOMPARE(active(desk).first().queues, QStringList{u"customers"_s});
    QCOMPARE(list->currentItem()->text(1), u"Clerk, Supervisor"_s);
}

void tst_UsersDialog::aUsersRolesAreChanged()
{
    WindowFixture desk(1);
    add(desk, ben());
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(part<QLineEdit>(dialog, u"userName"_s)->text(), u"ben"_s);
    QVERIFY(part<QLineEdit>(dialog, u"userName"_s)->isReadOnly());
    part<QCheckBox>(dialog, u"userRole.clerk"_s)->setFocus();
    press(Qt::Key_Space);
    part<QCheckBox>(dialog, u"userRole.auditor"_s)->setFocus();
    press(Qt::Key_Space);
    press(Qt::Key_Return);
    QTRY_COMPARE(active(desk).first().roles, QList{Role::Auditor});
}

void tst_UsersDialog::tagsAreSeenAndChanged()
{
    WindowFixture desk(1);
    add(desk, ben());
    const auto tags = [&] {
        return desk.elsewhere(u"looker"_s, [](Store &store) { return *store.tags(); });
    };
    desk.elsewhere(u"looker"_s, [](Store &store) {
        return store.setTags(u"ben"_s, u"customers"_s, {u"legal"_s}).has_value();
    });
    desk.start();
    QDialog *dialog = open(desk);
    auto *table = part<QTableWidget>(dialog, u"userTags"_s);
    QTRY_COMPARE(table->item(0, 1)->text(), u"legal"_s);
    table->setFocus();
    table->setCurrentCell(0, 1);
    press(Qt::Key_F2);
    QTest::keyClicks(QApplication::focusWidget(), u"french, polish"_s);
    press(Qt::Key_Return);
    click(dialog, u"usersSave"_s);
    QTRY_COMPARE(tags().size(), 2);
    QCOMPARE(tags().first().tag, u"french"_s);
    QCOMPARE(tags().last(), (UserTag{u"ben"_s, u"customers"_s, u"polish"_s}));
    QCOMPARE(active(desk).first().roles, QList{Role::Clerk}); // the rest stays
}

void tst_UsersDialog::aUserIsRemovedOnceThatIsConfirmed()
{
    WindowFixture desk(1);
    add(desk, ben());
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(part<QLineEdit>(dialog, u"userName"_s)->text(), u"ben"_s);
    click(dialog, u"usersRemove"_s);
    auto *box = part<QDialog>(dialog, u"removeUserBox"_s);
    QVERIFY(isInUse(box));
    press(Qt::Key_Escape);
    QCOMPARE(active(desk).size(), 1);
    QTRY_VERIFY(!dialog->findChild<QDialog *>(u"removeUserBox"_s));
    click(dialog, u"usersRemove"_s);
    click(dialog, u"removeUserYes"_s);
    QTRY_VERIFY(active(desk).isEmpty());
    QTRY_COMPARE(part<QTreeWidget>(dialog, u"usersList"_s)->topLevelItemCount(), 0);
}

void tst_UsersDialog::whatIsMissingIsSaid()
{
    WindowFixture desk(1);
    desk.start();
    QDialog *dialog = open(desk);
    click(dialog, u"usersAdd"_s);
    press(Qt::Key_Return);
    QVERIFY(!said(dialog, u"usersSaid"_s).isEmpty());
    QCOMPARE(QApplication::focusWidget()->objectName(), u"userName"_s);
    typeInto(dialog, u"userName"_s, u"anna"_s);
    part<QCheckBox>(dialog, u"userRole.clerk"_s)->setFocus();
    press(Qt::Key_Space);
    press(Qt::Key_Return);
    QVERIFY(said(dialog, u"usersSaid"_s).contains(u"role"_s));
    QVERIFY(stored(desk).isEmpty());
}

void tst_UsersDialog::whatTheDatabaseRefusesIsSaid()
{
    WindowFixture desk(1);
    add(desk, ben());
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(part<QLineEdit>(dialog, u"userName"_s)->text(), u"ben"_s);
    desk.elsewhere(u"other"_s, [](Store &store) { return store.removeUser(u"ben"_s).has_value(); });
    desk.elsewhere(u"other"_s, [](Store &store) { return store.removeUser(u"ben"_s).has_value(); });
    click(dialog, u"usersRemove"_s);
    click(dialog, u"removeUserYes"_s);
    QTRY_VERIFY(!said(dialog, u"usersSaid"_s).isEmpty());
}

void tst_UsersDialog::whoMakesTheLoginsIsSaid()
{
    WindowFixture desk(1);
    desk.start();
    QStringList sentences;
    for (const QLabel *label : open(desk)->findChildren<QLabel *>())
        sentences.append(label->text());
    QVERIFY(sentences.join(u' ').contains(u"anybody who can write to it can do everything"_s));
}

void tst_UsersDialog::listsHaveNoFrames()
{
    WindowFixture desk(1);
    add(desk, ben());
    desk.start();
    QDialog *dialog = open(desk);
    for (const QString &name : {u"usersList"_s, u"userTags"_s, u"userQueues"_s})
        QVERIFY2(part<QAbstractItemView>(dialog, name)->frameShape() == QFrame::NoFrame,
                 qPrintable(name));
}

void tst_UsersDialog::listsShowWholeRows()
{
    constexpr int many = 40;
    WindowFixture desk(1);
    for (int i = 0; i < many; ++i) {
        User user = ben();
        user.name += QString::number(i);
        add(desk, user);
        Queue queue = customerQueue();
        queue.name = queue.title = u"queue%1"_s.arg(i);
        desk.elsewhere(u"looker"_s,
                       [&](Store &store) { return store.setQueue(queue).has_value(); });
    }
    desk.start();
    QDialog *dialog = open(desk);
    const auto *users = part<QTreeWidget>(dialog, u"usersList"_s);
    QTRY_COMPARE(users->topLevelItemCount(), many);
    QCOMPARE(heightsThatCut(dialog, users), QString());
    QCOMPARE(heightsThatCut(dialog, part<QTableWidget>(dialog, u"userTags"_s)), QString());
    part<QRadioButton>(dialog, u"userSomeQueues"_s)->setFocus();
    press(Qt::Key_Space);
    QCOMPARE(heightsThatCut(dialog, part<QListWidget>(dialog, u"userQueues"_s)), QString());
}

void tst_UsersDialog::everythingIsReachedByKeys()
{
    WindowFixture desk(1);
    add(desk, ben());
    desk.start();
    QDialog *dialog = open(desk);
    QTRY_COMPARE(part<QLineEdit>(dialog, u"userName"_s)->text(), u"ben"_s);
    part<QRadioButton>(dialog, u"userSomeQueues"_s)->setChecked(true);
    QCOMPARE(outOfReach(dialog).join(u", "_s), QString());
}

INTRAY_TEST_MAIN(tst_UsersDialog)
#include "tst_usersdialog.moc"
