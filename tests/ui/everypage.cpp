// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/everypage.h"

#include "resources/samples.h"
#include "transfer/mapping/importtemplate.h"
#include "ui/common/detailsdialog.h"
#include "ui/common/templatekeeping.h"
#include "ui/connection/passworddialog.h"
#include "ui/desk/sidepanel.h"
#include "ui/everyrecord.h"
#include "ui/everysupervisor.h"
#include "ui/import/importdialog.h"
#include "ui/import/mapping/mappingdialog.h"
#include "ui/lists/filternaming.h"
#include "ui/lists/savedfilters.h"
#include "ui/lists/shownitems.h"
#include "ui/preferences/preferencesdialog.h"
#include "ui/twoalike.h"
#include "ui/window/firststeps.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QTreeWidget>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

QDialog *openDialog()
{
    for (QWidget *widget : QApplication::topLevelWidgets())
        if (auto *dialog = qobject_cast<QDialog *>(widget); dialog && dialog->isVisible())
            return dialog;
    return nullptr;
}

void lookAt(QDialog &dialog, const QString &name, const Look &look)
{
    dialog.open();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    look(name, dialog);
    dialog.close();
}

QString fileWith(WindowFixture &desk, const QByteArray &text)
{
    QFile file(desk.path(u"customers.csv"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return file.fileName();
}

void lookAtImport(WindowFixture &desk, const Look &look)
{
    ImportDialog dialog(*desk.window().session(), &desk.window());
    dialog.setFile(fileWith(desk, "Number;Name;City\n1;Miller;boaz\n2;Bàcker;opp\n"));
    lookAt(dialog, u"import"_s, look);
}

/// A file that fits, with more than there is room for, at the second question and the last.
void lookAtImportPreview(WindowFixture &desk, const Look &look)
{
    const QString file = desk.path(u"new-customers.csv"_s);
    QVERIFY(QFile::exists(file) || QFile::copy(sampleCustomers(u"en"_s).table, file));
    for (const QString &name : {u"import-preview"_s, u"import-rows"_s}) {
        ImportDialog dialog(*desk.window().session(), &desk.window());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        dialog.setQueue(u"new-customers"_s);
        dialog.setFile(file);
        const auto *rows = dialog.findChild<QTableView *>(u"importTable"_s);
        QTRY_VERIFY(rows->model()->rowCount() > 5);
        if (name == u"import-rows"_s)
            dialog.findChild<QPushButton *>(u"importNext"_s)->click();
        lookAt(dialog, name, look);
    }
}

/// With every row of the form that there is.
void lookAtMapping(WindowFixture &desk, const Look &look)
{
    ImportOptions options;
    options.file = fileWith(desk, "Number;Name;First;City\n1;Miller;Anna;boaz\n2;Bàcker\n");
    FieldMapping name;
    name.field = u"name"_s;
    name.from = QStringList{u"First"_s, u"Name"_s};
    name.splitAt = u" "_s;
    name.number = u"de_DE"_s;
    options.mapping.fields << name;
    options.mapping.leftOut << u"City"_s;
    const FileLook seen = lookAtFile(options);
    MappingDialog fields(options.mapping, seen.fileColumns, &desk.window());
    fields.setAttribute(Qt::WA_DeleteOnClose, false);
    fields.showLook(seen);
    lookAt(fields, u"fields"_s, look);
    const KeptTemplate mine{u"mine"_s, QString::fromUtf8(jsonOf(ImportTemplate::of(options)))};
    TemplateKeeping keeping(*desk.window().session(), mine, {u"mine"_s}, &desk.window());
    keeping.setAttribute(Qt::WA_DeleteOnClose, false);
    lookAt(keeping, u"template"_s, look);
}

void lookAtPassword(WindowFixture &desk, const Look &look)
{
    const auto url = DatabaseUrl::fromText(u"postgresql://clerk1@db.example.org/desk"_s);
    PasswordDialog dialog(PasswordDialog::Question{*url, u"The database refused the password."_s,
                                                   false,
                                                   u"There is no keychain on this computer."_s},
                          &desk.window());
    lookAt(dialog, u"password"_s, look);
}

/// A name that is known already.
void lookAtFilters(WindowFixture &desk, const Look &look)
{
    KeptFilters &kept = desk.find<SavedFilters>(u"savedFilters"_s)->kept();
    kept.own().keep(u"In opp"_s, {});
    FilterSaving saving(kept, {}, &desk.window());
    saving.setAttribute(Qt::WA_DeleteOnClose, false);
    saving.findChild<QLineEdit *>(u"filterName"_s)->setText(u"In opp"_s);
    lookAt(saving, u"filter"_s, look);
    FilterRenaming renaming(kept, {u"In opp"_s, false}, &desk.window());
    renaming.setAttribute(Qt::WA_DeleteOnClose, false);
    lookAt(renaming, u"filter-name"_s, look);
}

/// The keys, where one is pressed that another action has already.
void lookAtKeys(WindowFixture &desk, const Look &look)
{
    PreferencesDialog dialog(Preferences(), {}, &desk.window());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.focusChoice(u"keysNew"_s);
    dialog.open();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    QTest::keyClick(dialog.findChild<QWidget *>(u"keysNew"_s), Qt::Key_F5);
    look(u"preferences-keys"_s, dialog);
    dialog.close();
}

void lookAtSilenced(WindowFixture &desk, const Look &look)
{
    Preferences preferences;
    preferences.silenced = {{u"customers"_s, u"city"_s, SuspicionKind::Offered},
                            {u"customers"_s, u"name"_s, SuspicionKind::Unlikely}};
    const auto titlesOf = [](const QString &, const QString &field) {
        return SilencedPage::Titles{u"Customers to verify"_s,
                                    field == u"city" ? u"City"_s : u"Name"_s};
    };
    PreferencesDialog dialog(preferences, titlesOf, &desk.window());
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.focusChoice(u"silencedList"_s);
    dialog.open();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    look(u"preferences-suggestions"_s, dialog);
    dialog.close();
}

/// The line over the desk that leads through the first record: its longest step, and its end.
void lookAtFirstSteps(const Look &look)
{
    WindowFixture desk(2);
    desk.start();
    auto *steps = desk.find<FirstSteps>(u"firstSteps"_s);
    steps->lead(desk.desk());
    desk.takeNext();
    look(u"first-steps"_s, desk.window());
    desk.window().actions().of(Action::Complete)->trigger();
    QTRY_VERIFY(desk.find<QWidget>(u"stepsImport"_s)->isVisible());
    look(u"first-steps-done"_s, desk.window());
}

void lookAtDetails(WindowFixture &desk, const Look &look)
{
    DetailsDialog dialog(u"The database cannot be reached."_s, u"connection refused (111)"_s,
                         &desk.window());
    lookAt(dialog, u"details"_s, look);
}

bool opensDialog(const QAction &action)
{
    static const QStringList others{u"action.openDatabase"_s, u"action.importRecords"_s,
                                    u"action.addNote"_s};
    static const QStringList quiet{u"action.keys"_s, u"action.about"_s};
    return action.isEnabled() && !others.contains(action.objectName()) &&
           (action.text().contains(u"..."_s) || quiet.contains(action.objectName()));
}

void lookAtDialogs(WindowFixture &desk, const Look &look)
{
    for (QAction *action : desk.window().actions().all()) {
        if (!opensDialog(*action))
            continue;
        action->trigger();
        QTRY_VERIFY2(openDialog(), qPrintable(action->objectName()));
        QDialog *dialog = openDialog();
        QVERIFY(QTest::qWaitForWindowExposed(dialog));
        look(action->objectName().section(u'.', 1), *dialog);
        dialog->close();
        QTRY_VERIFY2(!openDialog(), qPrintable(action->objectName()));
    }
}

/// The one thing that is asked in the window itself.
void lookAtNote(WindowFixture &desk, const Look &look)
{
    desk.window().actions().of(Action::AddNote)->trigger();
    const auto *text = desk.find<QWidget>(u"noteText"_s);
    QTRY_VERIFY(text->isVisible());
    look(u"desk-note"_s, desk.window());
    desk.find<QPushButton>(u"noteLeave"_s)->click();
    QTRY_VERIFY(!text->isVisible());
}

/// A record that two people keyed differently, with a long text.
void bringToDecide(WindowFixture &desk)
{
    const auto end = [&](const QString &user, const QString &queue, const QString &note) {
        desk.elsewhere(user, [&](Store &store) {
            const Claim claim = *store.claimNext({queue});
            const Record record{{u"name"_s, u"Miller"_s}, {u"city"_s, user}, {u"note"_s, note}};
            return store
                .finish(claim.items.constFirst().id, claim.lock, Disposition::complete(record))
                .has_value();
        });
        desk.letWaitingCome();
    };
    desk.elsewhere(u"importer"_s, [](Store &store) {
        Queue again;
        again.name = u"second"_s;
        again.blindFields = {u"city"_s, u"note"_s};
        again.decideQueue = u"customers"_s;
        Queue first;
        first.name = u"intake"_s;
        first.nextQueue = again.name;
        first.fields = QStringList{u"name"_s, u"city"_s, u"note"_s};
        return store.addQueue(again) && store.addQueue(first) &&
               store.addItem(first.name, {u"C-900"_s, 5, {}, {{u"name"_s, u"Miller"_s}}, {}});
    });
    end(u"opp"_s, u"intake"_s, u"Please call in the morning, but not before nine o'clock."_s);
    end(u"boaz"_s, u"second"_s, u"Please call in the evening."_s);
}

void lookAtDeciding(const Look &look)
{
    WindowFixture desk(1);
    bringToDecide(desk);
    desk.start();
    desk.takeNext();
    QCOMPARE(desk.desk().item().key, u"C-900"_s);
    look(u"desk-decide"_s, desk.window());
}

/// The page beside the record.
void lookAtDuplicates(const Look &look)
{
    WindowFixture desk(1);
    addTwoAlike(desk);
    desk.start();
    desk.takeNext();
    desk.window().deskPage()->sidePanel().showPage(u"duplicates"_s);
    QTRY_COMPARE(desk.find<QTreeWidget>(u"duplicatesList"_s)->topLevelItemCount(), 1);
    look(u"desk-duplicates"_s, desk.window());
    desk.window().deskPage()->sidePanel().showPage(u"duplicates"_s); // a narrow window put it away
    desk.press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(openDialog());
    look(u"merge"_s, *openDialog());
    openDialog()->close();
}

/// What is finished, in the list of the desk.
void lookAtFinished(WindowFixture &desk, const Look &look)
{
    auto *shown = desk.find<ShownItems>(u"listShown"_s);
    shown->choose(u"done"_s);
    QTRY_COMPARE(desk.find<QTableView>(u"openTable"_s)->model()->rowCount(), 1);
    look(u"desk-done"_s, desk.window());
    shown->choose(u"open"_s);
}

/// The chosen item of the list, which nobody has taken.
void lookAtPreview(WindowFixture &desk, const Look &look)
{
    auto *table = desk.find<QTableView>(u"openTable"_s);
    table->setFocus();
    table->selectRow(0);
    desk.press(Qt::Key_Space);
    const auto *said = desk.find<QLabel>(u"previewSaid"_s);
    QTRY_VERIFY(!said->text().endsWith(u"..."_s));
    look(u"desk-preview"_s, desk.window());
    desk.press(Qt::Key_Escape);
}

/// The lists as tables.
void lookAtColumns(WindowFixture &desk, const Look &look)
{
    desk.press(Qt::Key_L, Qt::ControlModifier);
    look(u"desk-table"_s, desk.window());
    desk.press(Qt::Key_L, Qt::ControlModifier);
}

void lookAtFirstStart(const Look &look)
{
    WindowFixture desk(0);
    desk.startWithoutQueue();
    look(u"first-start"_s, desk.window());
}

} // namespace

void lookAtEveryPage(const Look &look)
{
    lookAtFirstStart(look);
    lookAtRecords(look);
    lookAtFirstSteps(look);
    lookAtDeciding(look);
    lookAtDuplicates(look);
    WindowFixture desk(30);
    desk.start();
    lookAtPreview(desk, look);
    desk.takeNext();
    desk.editor(u"city"_s)->replaceText(u"nowhere"_s);
    look(u"desk"_s, desk.window());
    lookAtColumns(desk, look);
    desk.find<QTableView>(u"openTable"_s)->selectRow(0); // some actions are for selected items
    lookAtDialogs(desk, look);
    lookAtNote(desk, look);
    lookAtImport(desk, look);
    lookAtImportPreview(desk, look);
    lookAtMapping(desk, look);
    lookAtPassword(desk, look);
    lookAtDetails(desk, look);
    lookAtKeys(desk, look);
    lookAtSilenced(desk, look);
    lookAtFilters(desk, look);
    lookAtSupervisor(desk, look);
    lookAtFinished(desk, look);
}

} // namespace intray
