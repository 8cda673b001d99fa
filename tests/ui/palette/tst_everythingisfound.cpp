// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/languages.h"
#include "support/testclass.h"
#include "translations/translations.h"
#include "ui/common/segments.h"
#include "ui/dialogkeys.h"
#include "ui/showpage.h"
#include "ui/supervisor/pagecommands.h"
#include "ui/window/otherwords.h"
#include "ui/windowfixture.h"

#include <QAction>
#include <QListView>
#include <QMenuBar>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// Whatever the program can do is found by its own words and by usual other ones, in every
/// language: who adds a button, a menu or an action and forgets it here, hears of it.
class EverythingIsFound : public QObject
{
    Q_OBJECT

private slots:
    void everyActionIsLookedForByOtherWords_data() { addLanguages(); }
    void everyActionIsLookedForByOtherWords();
    void everyEntryOfAMenuIsFound_data() { addLanguages(); }
    void everyEntryOfAMenuIsFound();
    void everyButtonOfAPageIsFound_data() { addLanguages(); }
    void everyButtonOfAPageIsFound();
    void usualWordsFindIt_data();
    void usualWordsFindIt();

private:
    static void addLanguages();
};

void EverythingIsFound::addLanguages()
{
    QTest::addColumn<QString>("spoken");
    for (const QString &spoken : {u"en"_s, u"de"_s, u"es"_s, u"fr"_s, u"pl"_s})
        QTest::newRow(qPrintable(spoken)) << spoken;
}

static QString language()
{
    return QString::fromLatin1(QTest::currentDataTag()).section(u':', 0, 0);
}

static QDialog *opened(WindowFixture &desk)
{
    desk.window().activateWindow();
    desk.window().actions().of(WindowAction::FindAnything)->trigger();
    auto *palette = desk.find<QDialog>(u"paletteDialog"_s);
    if (!palette || !isInUse(palette))
        qFatal("The palette is not in use.");
    return palette;
}

static QStringList found(QDialog *palette, const QString &typed)
{
    part<QLineEdit>(palette, u"paletteTyped"_s)->setText(typed);
    const auto *list = part<QListView>(palette, u"paletteList"_s);
    QStringList titles;
    for (int row = 0; row < list->model()->rowCount(); ++row)
        titles << list->model()->index(row, 0).data().toString();
    return titles;
}

/// Without the mark of a letter, the dots and the key behind it.
static QString plain(const QString &words)
{
    return words.section(u"  "_s, 0, 0).section(u'\t', 0, 0).remove(u'&').remove(u"..."_s);
}

void EverythingIsFound::everyActionIsLookedForByOtherWords()
{
    const Speaking speaking(language());
    WindowFixture desk(1);
    desk.start();
    QDialog *palette = opened(desk);
    for (const UsualKey &action : usualKeys()) {
        const QString words = otherWordsFor(action.name);
        QVERIFY2(!words.isEmpty(), qPrintable(action.name));
        const bool isItself = action.name == u"findAnything";
        const QString now = desk.find<QAction>(u"action."_s + action.name)->text();
        QVERIFY2(isItself || found(palette, words.section(u", "_s, 0, 0)).contains(plain(now)),
                 qPrintable(action.name + u": "_s + words));
    }
    palette->close();
    for (const PageCommand &command : pageCommands())
        QVERIFY2(command.otherWords.size() > 8, qPrintable(command.button));
}

static QList<QAction *> entriesOf(const QMenu &menu)
{
    QList<QAction *> all;
    for (QAction *action : menu.actions())
        if (!action->isSeparator() && !action->menu() && action->isVisible())
            all << action;
    return all;
}

void EverythingIsFound::everyEntryOfAMenuIsFound()
{
    const Speaking speaking(language());
    WindowFixture desk(3);
    desk.start();
    desk.takeNext();
    QDialog *palette = opened(desk);
    QList<QAction *> entries;
    for (const QAction *menu : desk.window().menuBar()->actions())
        entries << entriesOf(*menu->menu());
    for (const QString &menu : {u"listShown"_s, u"addFilterMenu"_s, u"sortMenu"_s})
        entries << entriesOf(*desk.find<QMenu>(menu));
    for (QAction *action : desk.find<QWidget>(u"openTable"_s)->actions())
        if (!action->menu())
            entries << action;
    QVERIFY(entries.size() > 50);
    for (QAction *entry : std::as_const(entries)) {
        if (entry == desk.window().actions().of(WindowAction::FindAnything))
            continue;
        const QString words = plain(entry->text());
        const QStringList titles = found(palette, words);
        const bool isThere = std::any_of(titles.begin(), titles.end(), [&](const QString &title) {
            return title.contains(words);
        });
        QVERIFY2(isThere, qPrintable(words));
    }
    palette->close();
}

/// Those that are no command: they choose how something is shown, or stand beside one thing only.
static bool isNoCommand(const QAbstractButton &button)
{
    static const QStringList others{u"ruleUseProposal"_s, u"messageDetails"_s, u"messageClose"_s,
                                    u"ruleHistoryTurn"_s};
    return button.inherits("QCheckBox") || button.inherits("QTableCornerButton") ||
           button.inherits("QLineEditIconButton") || button.inherits("intray::MoreButton") ||
           button.inherits("intray::MenuButton") || button.inherits("intray::Chip") ||
           button.objectName().endsWith(u"Cancel"_s) || others.contains(button.objectName()) ||
           button.objectName().startsWith(u"emptyPlace"_s);
}

/// What stops something that runs, and what undoes one rule, beside it.
static bool isBesideSomething(const QAbstractButton &button)
{
    return button.objectName().isEmpty() && !qobject_cast<Segments *>(button.parentWidget());
}

static const QHash<QString, WindowAction> sameAsAction{
    {u"queueExport"_s, WindowAction::ExportRecords},
    {u"queueAdopt"_s, WindowAction::AdoptTable},
    {u"ruleUsers"_s, WindowAction::Users},
    {u"locksWhyNot"_s, WindowAction::WhyNot},
    {u"duplicatesMerge"_s, WindowAction::EndAsDuplicate},
    {u"duplicatesApart"_s, WindowAction::NotDuplicate}};

/// What it is called where it is found; empty: nobody thought of it.
static QString titleFor(const QAbstractButton &button, const Actions &actions)
{
    if (sameAsAction.contains(button.objectName()))
        return plain(actions.of(sameAsAction.value(button.objectName()))->text());
    const auto *choice = qobject_cast<Segments *>(button.parentWidget());
    for (const PageCommand &command : pageCommands()) {
        const bool isSegment = choice && command.button == choice->objectName() &&
                               command.segment >= 0 && choice->at(command.segment) == &button;
        if (isSegment || (!button.objectName().isEmpty() && command.button == button.objectName()))
            return plain(command.title);
    }
    return {};
}

void EverythingIsFound::everyButtonOfAPageIsFound()
{
    const Speaking speaking(language());
    WindowFixture desk(3);
    desk.start();
    desk.window().actions().of(WindowAction::ShowToday)->trigger();
    QHash<QString, QString> titles; // by the words of the button
    for (const QString &name : allParts())
        for (const auto *button : showPart(&desk.window(), name)->findChildren<QAbstractButton *>())
            if (!isNoCommand(*button) && !isBesideSomething(*button)) {
                const QString title = titleFor(*button, desk.window().actions());
                QVERIFY2(!title.isEmpty(),
                         qPrintable(name + u' ' + button->objectName() + u' ' + button->text()));
                titles.insert(title, plain(button->text()));
            }
    QVERIFY(titles.size() > 40);
    QDialog *palette = opened(desk);
    for (auto one = titles.cbegin(); one != titles.cend(); ++one) {
        QVERIFY2(found(palette, one.value()).contains(one.key()),
                 qPrintable(one.value() + u" does not find "_s + one.key()));
        QVERIFY2(found(palette, one.key()).contains(one.key()), qPrintable(one.key()));
    }
    palette->close();
}

void EverythingIsFound::usualWordsFindIt_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("names"); // of actions, or of buttons
    const QList<std::pair<QString, QStringList>> wanted{
        {u"reopen"_s, {u"queueReopen"_s, u"askedShow"_s, u"takeBack"_s}},
        {u"release"_s, {u"locksRelease"_s, u"return"_s}},
        {u"unlock"_s, {u"locksRelease"_s, u"return"_s}},
        {u"bulk change"_s, {u"correctOthers"_s, u"queueCorrect"_s, u"valuesCorrect"_s}},
        {u"deliver"_s, {u"queueDeliveries"_s}},
        {u"priority"_s, {u"changePriority"_s}},
        {u"undo"_s, {u"takeBack"_s, u"fieldBack"_s, u"recordBack"_s, u"valuesUndo"_s}},
        {u"dispose"_s, {u"complete"_s, u"return"_s, u"dismiss"_s, u"fail"_s, u"sendBack"_s}}};
    const QHash<QString, QStringList> inOtherWords{
        {u"de"_s,
         {u"wieder öffnen"_s, u"freigeben"_s, u"entsperren"_s, u"Massenänderung"_s, u"liefer"_s,
          u"Priorität"_s, u"rückgängig"_s, u"abschließen"_s}},
        {u"es"_s,
         {u"reabrir"_s, u"liberar"_s, u"desbloquear"_s, u"cambio masivo"_s, u"entrega"_s,
          u"prioridad"_s, u"deshacer"_s, u"finalizar"_s}},
        {u"fr"_s,
         {u"rouvrir"_s, u"libérer"_s, u"déverrouiller"_s, u"en masse"_s, u"livraison"_s,
          u"priorité"_s, u"annuler"_s, u"terminer"_s}},
        {u"pl"_s,
         {u"ponownie"_s, u"zwolni"_s, u"odblokuj"_s, u"zmiana zbiorcza"_s, u"dostaw"_s,
          u"priorytet"_s, u"cofnij"_s, u"zakończ"_s}}};
    for (const QString &code : {u"en"_s, u"de"_s, u"es"_s, u"fr"_s, u"pl"_s})
        for (int at = 0; at < wanted.size(); ++at) {
            const QString typed =
                code == u"en"_s ? wanted.at(at).first : inOtherWords.value(code).at(at);
            QTest::newRow(qPrintable(code + u':' + wanted.at(at).first))
                << typed << wanted.at(at).second;
        }
}

void EverythingIsFound::usualWordsFindIt()
{
    QFETCH(const QString, typed);
    QFETCH(const QStringList, names);
    const Speaking speaking(language());
    WindowFixture desk(1);
    desk.start();
    QHash<QString, QString> titles;
    for (const UsualKey &action : usualKeys())
        titles.insert(action.name, plain(action.text));
    for (const PageCommand &command : pageCommands())
        titles.insert(command.button, plain(command.title));
    QDialog *palette = opened(desk);
    const QStringList all = found(palette, typed);
    for (const QString &name : names)
        QVERIFY2(all.contains(titles.value(name)),
                 qPrintable(typed + u" finds: "_s + all.join(u", "_s)));
    palette->close();
}

INTRAY_TEST_MAIN(EverythingIsFound)
#include "tst_everythingisfound.moc"
