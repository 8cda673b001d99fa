// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "designs/ordertable.h"
#include "session/drafts/draftjournal.h"
#include "session/session.h"
#include "support/testclass.h"
#include "ui/adopting/adoptdialog.h"
#include "ui/dialogkeys.h"

#include <QComboBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTreeWidget>

using namespace intray;
using namespace Qt::StringLiterals;

/// The same dialog at servers, where the login that set the database up uses it.
class tst_AdoptDialogServers : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase_data() { addRowsOnly({u"postgresql"_s, u"mariadb"_s}); }
    void aTableIsPickedTriedAndAdopted();
    void whoMayNotAdoptIsTold();

private:
    QTemporaryDir folder;
    DraftJournal journal{folder.filePath(u"drafts"_s)};

    static QTreeWidgetItem *rowOf(QTreeWidget *tables, const QString &name)
    {
        for (int row = 0; row < tables->topLevelItemCount(); ++row)
            if (tables->topLevelItem(row)->text(0).endsWith(name))
                return tables->topLevelItem(row);
        return nullptr;
    }
    /// The dialog of whoever has this login, with the table "Orders" chosen and tried.
    static QDialog *tried(Session &session)
    {
        auto *dialog = new AdoptDialog(session);
        dialog->show();
        dialog->activateWindow();
        auto *tables = part<QTreeWidget>(dialog, u"adoptTables"_s);
        if (!isInUse(dialog) || !QTest::qWaitFor([&] { return rowOf(tables, u"Orders"_s); }))
            qFatal("The tables are not read: %s", qPrintable(said(dialog, u"adoptSaid"_s)));
        tables->setCurrentItem(rowOf(tables, u"Orders"_s));
        const auto *key = part<QComboBox>(dialog, u"adoptKey"_s);
        const auto *button = part<QPushButton>(dialog, u"adoptTry"_s);
        if (!QTest::qWaitFor([&] { return key->findText(u"City"_s) > 0 && button->isEnabled(); }))
            qFatal("The columns are not read: %s", qPrintable(said(dialog, u"adoptSaid"_s)));
        typeInto(dialog, u"adoptQueue"_s, u"orders"_s);
        typeInto(dialog, u"adoptOpen"_s, u"open"_s);
        typeInto(dialog, u"adoptDone"_s, u"done"_s);
        const QString before = said(dialog, u"adoptSaid"_s);
        press(Qt::Key_Return);
        if (!QTest::qWaitFor(
                [&] { return button->isEnabled() && said(dialog, u"adoptSaid"_s) != before; }))
            qFatal("Nothing comes of trying.");
        return dialog;
    }
};

void tst_AdoptDialogServers::aTableIsPickedTriedAndAdopted()
{
    const auto database = databaseOf(engineOfRow());
    OrderTable orders(engineOfRow(), *database);
    orders.make(5);
    Session session(orders.connection().d().login, {u"owner"_s, u"desk"_s}, OpenMode::Existing,
                    journal);
    QDialog *dialog = tried(session);
    QVERIFY2(part<QWidget>(dialog, u"adoptAdopt"_s)->isEnabled(),
             qPrintable(said(dialog, u"adoptSaid"_s)));
    const QString shown = part<QPlainTextEdit>(dialog, u"adoptOutcome"_s)->toPlainText();
    QVERIFY2(shown.contains(u"GRANT SELECT, UPDATE"_s), qPrintable(shown));
    click(dialog, u"adoptAdopt"_s);
    auto *box = part<QDialog>(dialog, u"adoptBox"_s);
    QVERIFY(isInUse(box));
    click(box, u"adoptYes"_s);
    QTRY_VERIFY2(said(dialog, u"adoptSaid"_s).contains(u"is now the queue orders"_s),
                 qPrintable(said(dialog, u"adoptSaid"_s)));
    delete dialog;
    Person anna(*database, u"anna"_s);
    QCOMPARE(keysOf(valueOf(anna.store.claimNext({u"orders"_s})).items), QStringList{u"1"_s});
    QCOMPARE(orders.holder(1), u"anna"_s);
}

void tst_AdoptDialogServers::whoMayNotAdoptIsTold()
{
    const auto database = databaseOf(engineOfRow());
    OrderTable orders(engineOfRow(), *database);
    orders.make(5);
    const DatabaseLogin login = database->loginOf(u"anna"_s);
    orders.run(u"GRANT SELECT ON %1 TO %2"_s.arg(
        orders.table(), engineOfRow() == u"mariadb" ? u"'anna'@'%'"_s : u"anna"_s));
    Session session(login, {u"anna"_s, u"desk"_s}, OpenMode::Existing, journal);
    QDialog *dialog = tried(session);
    QVERIFY(!part<QWidget>(dialog, u"adoptAdopt"_s)->isEnabled());
    QVERIFY2(
        said(dialog, u"adoptSaid"_s).contains(u"Your login is not allowed to write to the table"_s),
        qPrintable(said(dialog, u"adoptSaid"_s)));
    delete dialog;
}

INTRAY_TEST_MAIN(tst_AdoptDialogServers)
#include "tst_adoptdialog_servers.moc"
