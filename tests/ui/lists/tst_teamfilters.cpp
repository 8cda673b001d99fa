// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/rules/filterstore.h"
#include "support/testclass.h"
#include "ui/dialogkeys.h"
#include "ui/lists/filterheader.h"
#include "ui/lists/openlist.h"
#include "ui/lists/savedfilters.h"
#include "ui/severalwindows.h"

#include <QCheckBox>
#include <QComboBox>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTableView>

using namespace intray;
using namespace Qt::StringLiterals;

/// Filters that are shared with the team, at the windows of several people on every engine: cora
/// and dan are clerks, sue is the supervisor. The list has four items, C-001 to C-004.
class TeamFilters : public QObject, protected SeveralWindows
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { beginOn(engineOfRow()); }
    void cleanup() { end(); }

    void aFilterIsSharedByKeysAndUsedByAColleague();
    void theMenuHasWhatWasSharedSince();
    void theMenuKeepsItsPlaceWhenMoreIsShared();
    void clerksChangeTheirOwnAndSupervisorsAll();
    void aNameThatAColleagueHasIsNotTaken();
    void whatIsSharedIsRemovedAfterAQuestion();
    void aSharedFilterGetsAnotherName();
    void whatAColleagueRemovedIsSaid();
    void fieldsThatAreGoneAreNamedAndTheRestIsUsed();
    void itemsThatOneCannotListAreSaid();
    void aDamagedFilterIsSaid();
    void whatCannotBeReadIsAsItWasLast();
    void aFilterIsFoundByTyping();

private:
    FilterStore filters() { return {*m_chief->connection, m_chief->store.identity()}; }
    void share(const QString &name, const ListFilter &filter)
    {
        valueOf(filters().share({u"customers"_s, name}, textOf(filter), true));
    }
    QStringList names()
    {
        QStringList names;
        for (const SharedFilter &one : valueOf(filters().filters(u"customers"_s)))
            names << one.name;
        return names;
    }
    static ListFilter withKey(const QString &part)
    {
        return {u"open"_s, {}, false, {{u"key"_s, part}}, {}, false};
    }
    void damage(const QString &name, const QString &text)
    {
        const QString table = engineOfRow() == u"mariadb"      ? u"shared_filter_all"_s
                              : engineOfRow() == u"postgresql" ? u"intray.shared_filter"_s
                                                               : u"shared_filter"_s;
        m_database->administer(
            u"UPDATE %1 SET filter = '%2' WHERE name = '%3'"_s.arg(table, text, name));
    }
    bool isServer() const { return engineOfRow() != u"sqlite"; }

    static SavedFilters *saved(const WindowOfOne &one)
    {
        return one.find<SavedFilters>(u"savedFilters"_s);
    }
    static int rows(const WindowOfOne &one)
    {
        return one.find<QTableView>(u"openTable"_s)->model()->rowCount();
    }
    /// Opens the menu of the filters, and waits until it shows an entry that begins so.
    static QMenu *menuWith(WindowOfOne &one, const QString &text)
    {
        QMenu *menu = saved(one.used())->menu();
        one.used();
        menu->popup(one.find<QTableView>(u"openTable"_s)->mapToGlobal(QPoint()));
        if (!QTest::qWaitFor([&] { return entry(menu, text) != nullptr; }))
            qFatal("There is no entry %s.", qPrintable(text));
        return menu;
    }
    static QAction *entry(const QMenu *menu, const QString &text)
    {
        for (QAction *action : menu->actions())
            if (action->text().remove(u'&').startsWith(text))
                return action;
        return nullptr;
    }
    static QStringList texts(const QMenu *menu)
    {
        QStringList texts;
        for (const QAction *action : menu->actions())
            if (action->isVisible() && !action->isSeparator())
                texts << action->text().remove(u'&');
        return texts;
    }
    /// Goes down to the entry, by keys.
    static void goTo(QMenu *menu, const QString &text)
    {
        for (int step = 0; step < 20; ++step) {
            if (menu->activeAction() == entry(menu, text))
                return;
            QTest::keyClick(menu, Qt::Key_Down);
        }
        qFatal("%s is not reached.", qPrintable(text));
    }
    static void choose(QMenu *menu, const QString &text)
    {
        goTo(menu, text);
        QTest::keyClick(menu, Qt::Key_Return);
    }
    /// The menu behind "Rename" or "Remove".
    static QMenu *changes(WindowOfOne &one, const QString &kept, const QString &change)
    {
        QMenu *menu = menuWith(one, kept);
        goTo(menu, change);
        QTest::keyClick(menu, Qt::Key_Right);
        return entry(menu, change)->menu();
    }
    static void shut(WindowOfOne &one)
    {
        saved(one)->menu()->close();
        one.used();
    }
};

void TeamFilters::aFilterIsSharedByKeysAndUsedByAColleague()
{
    WindowOfOne cora(*m_database, u"cora"_s);
    cora.used();
    auto *header =
        qobject_cast<FilterHeader *>(cora.find<QTableView>(u"openTable"_s)->horizontalHeader());
    cora.press(Qt::Key_L, Qt::ControlModifier); // as a table
    header->editor(0)->setFocus();
    cora.type(u"C-003"_s);
    QTRY_COMPARE(rows(cora), 1);
    choose(menuWith(cora, u"Save what"_s), u"Save what"_s);
    cora.dialog(u"filterNameDialog"_s);
    cora.type(u"The third"_s);
    cora.press(Qt::Key_Tab);
    cora.press(Qt::Key_Space);
    QVERIFY(cora.find<QCheckBox>(u"filterShare"_s)->isChecked());
    cora.press(Qt::Key_Return);
    QTRY_VERIFY2(cora.message().contains(u"“The third” is shared"_s), qPrintable(cora.message()));
    QCOMPARE(names(), QStringList{u"The third"_s});
    QVERIFY(saved(cora)->kept().own().names().isEmpty());

    WindowOfOne dan(*m_database, u"dan"_s);
    QTRY_COMPARE(rows(dan), 4);
    QMenu *menu = menuWith(dan, u"The third"_s);
    QCOMPARE(texts(menu).first(2), (QStringList{u"Shared with the team"_s, u"The third\tcora"_s}));
    choose(menu, u"The third"_s);
    QTRY_COMPARE(rows(dan), 1);
    QVERIFY(entry(menuWith(dan, u"The third"_s), u"The third"_s)->isChecked());
    shut(dan);
}

void TeamFilters::theMenuHasWhatWasSharedSince()
{
    WindowOfOne cora(*m_database, u"cora"_s);
    saved(cora)->kept().own().keep(u"mine"_s, withKey(u"C-001"_s));
    share(u"b"_s, withKey(u"C-002"_s));
    share(u"A"_s, withKey(u"C-002"_s));
    const QMenu *menu = menuWith(cora, u"A"_s); // the last; what is read meanwhile may have only b
    QCOMPARE(texts(menu).first(5), (QStringList{u"Mine"_s, u"mine"_s, u"Shared with the team"_s,
                                                u"A\tchief"_s, u"b\tchief"_s}));
    valueOf(filters().drop({u"customers"_s, u"A"_s}));
    shut(cora);
    menuWith(cora, u"b"_s);
    QTRY_VERIFY(!entry(menu, u"A\t"_s));
    shut(cora);
}

void TeamFilters::theMenuKeepsItsPlaceWhenMoreIsShared()
{
    WindowOfOne cora(*m_database, u"cora"_s);
    share(u"b"_s, withKey(u"C-002"_s));
    QMenu *menu = menuWith(cora, u"b"_s);
    goTo(menu, u"b"_s);
    share(u"a"_s, withKey(u"C-001"_s));
    saved(cora)->kept().shared().refresh();
    QTRY_VERIFY(entry(menu, u"a"_s));
    QCOMPARE(menu->activeAction(), entry(menu, u"b"_s));
    QTest::keyClick(menu, Qt::Key_Return);
    QTRY_COMPARE(rows(cora), 1);
    QCOMPARE(qobject_cast<FilterHeader *>(cora.find<QTableView>(u"openTable"_s)->horizontalHeader())
                 ->filter(0),
             u"C-002"_s);
}

void TeamFilters::clerksChangeTheirOwnAndSupervisorsAll()
{
    share(u"a"_s, withKey(u"C-001"_s));
    WindowOfOne cora(*m_database, u"cora"_s);
    if (isServer()) {
        const QMenu *menu = menuWith(cora, u"a"_s);
        for (const QString &change : {u"Rename"_s, u"Remove"_s})
            QVERIFY(!entry(menu, change)->isEnabled());
        shut(cora);
    }
    saved(cora)->kept().own().keep(u"mine"_s, {});
    const QMenu *remove = changes(cora, u"a"_s, u"Remove"_s);
    QVERIFY(entry(remove, u"mine"_s)->isEnabled());
    QCOMPARE(entry(remove, u"a"_s)->isEnabled(), !isServer());
    if (isServer())
        QVERIFY2(entry(remove, u"a"_s)->toolTip().contains(u"Only chief"_s),
                 qPrintable(entry(remove, u"a"_s)->toolTip()));
    shut(cora);
    WindowOfOne sue(*m_database, u"sue"_s);
    QVERIFY(entry(changes(sue, u"a"_s, u"Remove"_s), u"a"_s)->isEnabled());
    shut(sue);
}

void TeamFilters::aNameThatAColleagueHasIsNotTaken()
{
    share(u"a"_s, withKey(u"C-001"_s));
    WindowOfOne cora(*m_database, u"cora"_s);
    cora.used().find<QAction>(u"openBroken"_s)->trigger();
    choose(menuWith(cora, u"a"_s), u"Save what"_s);
    QDialog *ask = cora.dialog(u"filterNameDialog"_s);
    cora.type(u"a"_s);
    auto *keep = cora.find<QPushButton>(u"filterKeep"_s);
    QVERIFY(keep->isEnabled()); // for oneself
    cora.find<QCheckBox>(u"filterShare"_s)->click();
    QCOMPARE(keep->isEnabled(), !isServer());
    QVERIFY2(said(ask, u"filterSaid"_s).contains(u"chief"_s),
             qPrintable(said(ask, u"filterSaid"_s)));
    // Somebody shares it between the look and the key.
    typeInto(ask, u"filterName"_s, u"b"_s);
    QVERIFY(keep->isEnabled());
    share(u"b"_s, withKey(u"C-002"_s));
    cora.press(Qt::Key_Return);
    QTRY_VERIFY2(said(ask, u"filterTrouble"_s).contains(u"already shared"_s),
                 qPrintable(said(ask, u"filterTrouble"_s)));
    QVERIFY(ask->isVisible());
    QCOMPARE(valueOf(filters().withName({u"customers"_s, u"b"_s})).text,
             valueOf(filters().filters(u"customers"_s)).last().text);
    QVERIFY(!valueOf(filters().withName({u"customers"_s, u"b"_s})).text.contains(u"true"_s));
    cora.press(Qt::Key_Escape);
}

void TeamFilters::whatIsSharedIsRemovedAfterAQuestion()
{
    share(u"a"_s, withKey(u"C-001"_s));
    WindowOfOne sue(*m_database, u"sue"_s);
    choose(changes(sue, u"a"_s, u"Remove"_s), u"a"_s);
    sue.dialog(u"removeFilterBox"_s);
    sue.press(Qt::Key_Escape);
    QCOMPARE(names(), QStringList{u"a"_s});
    choose(changes(sue, u"a"_s, u"Remove"_s), u"a"_s);
    sue.dialog(u"removeFilterBox"_s);
    sue.press(Qt::Key_R, Qt::AltModifier);
    QTRY_VERIFY(names().isEmpty());
    QTRY_VERIFY2(sue.message().contains(u"removed for the team"_s), qPrintable(sue.message()));
}

void TeamFilters::aSharedFilterGetsAnotherName()
{
    share(u"a"_s, withKey(u"C-001"_s));
    WindowOfOne sue(*m_database, u"sue"_s);
    choose(changes(sue, u"a"_s, u"Rename"_s), u"a"_s);
    sue.dialog(u"filterRenameDialog"_s);
    sue.type(u"first"_s);
    sue.press(Qt::Key_Return);
    QTRY_COMPARE(names(), QStringList{u"first"_s});
    QCOMPARE(valueOf(filters().withName({u"customers"_s, u"first"_s})).sharedBy, u"chief"_s);
    menuWith(sue, u"first\tchief"_s);
    shut(sue);
}

void TeamFilters::whatAColleagueRemovedIsSaid()
{
    share(u"a"_s, withKey(u"C-001"_s));
    WindowOfOne sue(*m_database, u"sue"_s);
    choose(changes(sue, u"a"_s, u"Rename"_s), u"a"_s);
    QDialog *ask = sue.dialog(u"filterRenameDialog"_s);
    valueOf(filters().drop({u"customers"_s, u"a"_s}));
    sue.type(u"b"_s);
    sue.press(Qt::Key_Return);
    QTRY_VERIFY2(said(ask, u"filterTrouble"_s).contains(u"no shared filter “a”"_s),
                 qPrintable(said(ask, u"filterTrouble"_s)));
    sue.press(Qt::Key_Escape);
}

void TeamFilters::fieldsThatAreGoneAreNamedAndTheRestIsUsed()
{
    share(u"a"_s, {u"open"_s,
                   {},
                   false,
                   {{u"key"_s, u"C-001"_s}, {u"field.fax"_s, u"7"_s}},
                   u"field.<b>town"_s,
                   true});
    WindowOfOne cora(*m_database, u"cora"_s);
    QTRY_COMPARE(rows(cora), 4);
    choose(menuWith(cora, u"a"_s), u"a"_s);
    QTRY_COMPARE(rows(cora), 1);
    QVERIFY2(cora.message().contains(u"<b>town, fax"_s) ||
                 cora.message().contains(u"fax, <b>town"_s),
             qPrintable(cora.message()));
}

void TeamFilters::itemsThatOneCannotListAreSaid()
{
    share(u"a"_s, {u"askedFor"_s, {}, false, {{u"key"_s, u"C-001"_s}}, {}, false});
    WindowOfOne sue(*m_database, u"sue"_s);
    choose(menuWith(sue, u"a"_s), u"a"_s);
    QTRY_COMPARE(rows(sue), 0);
    QCOMPARE(sue.message(), QString());
    if (!isServer())
        return;
    WindowOfOne cora(*m_database, u"cora"_s);
    choose(menuWith(cora, u"a"_s), u"a"_s);
    QTRY_COMPARE(rows(cora), 1);
    QVERIFY2(cora.message().contains(u"cannot list"_s), qPrintable(cora.message()));
}

void TeamFilters::aDamagedFilterIsSaid()
{
    share(u"a"_s, withKey(u"C-001"_s));
    damage(u"a"_s, u"{\"find\":7}"_s);
    WindowOfOne cora(*m_database, u"cora"_s);
    QTRY_COMPARE(rows(cora), 4);
    choose(menuWith(cora, u"a"_s), u"a"_s);
    QVERIFY2(cora.message().contains(u"“a” is damaged"_s), qPrintable(cora.message()));
    QCOMPARE(rows(cora), 4);
}

void TeamFilters::whatCannotBeReadIsAsItWasLast()
{
    if (isServer())
        QSKIP("A file is enough to see what the window does.");
    share(u"a"_s, withKey(u"C-001"_s));
    WindowOfOne cora(*m_database, u"cora"_s);
    menuWith(cora, u"a"_s);
    shut(cora);
    m_database->administer(u"DROP VIEW shared_filter_row"_s);
    QMenu *menu = menuWith(cora, u"The team's filters cannot be read"_s);
    choose(menu, u"a"_s);
    QTRY_COMPARE(rows(cora), 1);
    m_database->administer(u"CREATE VIEW shared_filter_row AS SELECT 'customers' AS queue, name, "
                           "filter, shared_at, shared_by FROM shared_filter"_s);
    menu = menuWith(cora, u"a"_s);
    QTRY_VERIFY(!entry(menu, u"The team's filters cannot be read"_s));
    shut(cora);
}

void TeamFilters::aFilterIsFoundByTyping()
{
    share(u"Third & last"_s, withKey(u"C-003"_s));
    WindowOfOne cora(*m_database, u"cora"_s);
    QTRY_COMPARE(rows(cora), 4);
    QTRY_VERIFY(saved(cora)->kept().shared().named(u"Third & last"_s));
    cora.used().press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QDialog *palette = cora.dialog(u"paletteDialog"_s);
    cora.type(u"filter third"_s);
    QVERIFY2(said(palette, u"paletteSaid"_s).contains(u"chief"_s),
             qPrintable(said(palette, u"paletteSaid"_s)));
    cora.press(Qt::Key_Return);
    QTRY_COMPARE(rows(cora), 1);
}

INTRAY_TEST_MAIN(TeamFilters)
#include "tst_teamfilters.moc"
