// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/intraywords.h"
#include "store/verifying/lookupstore.h"
#include "support/testclass.h"
#include "ui/desk/fieldeditor.h"
#include "ui/windowfixture.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLabel>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// A field whose values come from a look-up table: offered while typing, others filled, a wrong
/// pair marked.
class LookupAtDesk : public QObject
{
    Q_OBJECT

private slots:
    void whatBeginsSoIsOfferedWithItsMeaning();
    void choosingFillsTheOtherFieldAndCanBeUndone();
    void aWrongPairIsMarked();
    void whatIsNotInTheTableIsAskedAboutAndKept();
    void theTableProposesWhatIsMeantAndWhatIsMissing();
    void aTableThatVanishedHindersNothing();
};

namespace {

template <typename Work>
void supervise(WindowFixture &desk, Work work)
{
    const auto connection = Connection::open(desk.url(), OpenMode::CreateOrUpgrade);
    LookupStore store(**connection, Identity{u"boss"_s, u"elsewhere"_s});
    work(store);
}

void load(WindowFixture &desk, const QList<QStringList> &lines)
{
    LookupPiece piece;
    piece.loading = newId();
    piece.of.name = u"places"_s;
    piece.of.columns = {u"code"_s, u"town"_s};
    for (const QStringList &line : lines)
        piece.lines << LookupLine{line.constFirst(), line};
    piece.isLast = true;
    supervise(desk, [&](LookupStore &store) { QVERIFY(store.keepLookup(piece)); });
}

/// The name is a code of the table, and the note its town.
void prepare(WindowFixture &desk, const QString &name, const QString &note)
{
    load(desk, {{u"35233"_s, u"birmingham"_s},
                {u"35957"_s, u"boaz"_s},
                {u"35957"_s, u"boaz north"_s},
                {u"36467"_s, u"opp"_s}});
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        Queue rules = *store.queue(u"customers"_s);
        QJsonObject properties = rules.recordSchema.value(u"properties"_s).toObject();
        const QJsonObject lookup{{u"table"_s, u"places"_s},
                                 {u"fills"_s, QJsonObject{{u"note"_s, u"town"_s}}}};
        properties.insert(u"name"_s, withIntrayWords(properties.value(u"name"_s).toObject(),
                                                     {{u"lookup"_s, lookup}}));
        rules.recordSchema.insert(u"properties"_s, properties);
        (void)store.setQueue(rules);
        NewItem item{u"C-900"_s, 5, {}, {{u"name"_s, name}, {u"note"_s, note}}, {}};
        return store.addItem(u"customers"_s, item).has_value();
    });
    desk.start();
    desk.takeNext();
}

QAbstractItemView *list(WindowFixture &desk)
{
    auto *completer = desk.editor(u"name"_s)->findChild<QCompleter *>();
    return completer ? completer->popup() : nullptr;
}

QString meaning(WindowFixture &desk)
{
    return desk.beside(u"name"_s).sentence;
}

void typeInName(WindowFixture &desk, const QString &text)
{
    desk.editor(u"name"_s)->setFocus();
    desk.editor(u"name"_s)->selectAll();
    desk.type(text);
}

} // namespace

void LookupAtDesk::whatBeginsSoIsOfferedWithItsMeaning()
{
    WindowFixture desk(1);
    prepare(desk, {}, {});
    typeInName(desk, u"35"_s);
    QTRY_VERIFY(list(desk) && list(desk)->isVisible() && list(desk)->model()->rowCount() == 3);
    const auto row = [&](int number) {
        return list(desk)->model()->index(number, 0).data().toString();
    };
    QVERIFY2(row(0).startsWith(u"35233"_s) && row(0).endsWith(u"birmingham"_s), qPrintable(row(0)));
    QTest::keyClicks(desk.editor(u"name"_s), u"9"_s);
    QTRY_COMPARE(list(desk)->model()->rowCount(), 2);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"359"_s);
}

void LookupAtDesk::choosingFillsTheOtherFieldAndCanBeUndone()
{
    WindowFixture desk(1);
    prepare(desk, {}, u"nothing yet"_s);
    typeInName(desk, u"36"_s);
    QTRY_VERIFY(list(desk) && list(desk)->isVisible());
    QTest::keyClick(list(desk), Qt::Key_Down);
    QTest::keyClick(list(desk), Qt::Key_Return);
    QTRY_COMPARE(desk.desk().record().text(u"name"_s), u"36467"_s);
    QTRY_COMPARE(desk.desk().record().text(u"note"_s), u"opp"_s);
    QCOMPARE(desk.editor(u"note"_s)->text(), u"opp"_s);
    QTRY_COMPARE(meaning(desk), u"opp"_s);
    QVERIFY(!list(desk)->isVisible());
    desk.editor(u"note"_s)->setFocus();
    QTest::keyClick(desk.editor(u"note"_s), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.desk().record().text(u"note"_s), u"nothing yet"_s);
}

void LookupAtDesk::aWrongPairIsMarked()
{
    WindowFixture desk(1);
    prepare(desk, u"35957"_s, u"dothan"_s);
    QTRY_VERIFY(!meaning(desk).isEmpty());
    QVERIFY2(meaning(desk).contains(u"boaz"_s), qPrintable(meaning(desk)));
    QVERIFY2(!desk.desk().record().hasTypedText(), "nothing changes by itself");
    QTest::keyClick(desk.editor(u"note"_s), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(desk.editor(u"note"_s), u"boaz north"_s);
    desk.editor(u"city"_s)->setFocus();
    desk.editor(u"name"_s)->setFocus();
    QTRY_COMPARE(meaning(desk), u"boaz"_s);
}

void LookupAtDesk::whatIsNotInTheTableIsAskedAboutAndKept()
{
    WindowFixture desk(1);
    prepare(desk, u"99999"_s, {});
    QTRY_VERIFY(!meaning(desk).isEmpty());
    QVERIFY2(meaning(desk).contains(u"places"_s), qPrintable(meaning(desk)));
    QCOMPARE(desk.editor(u"name"_s)->text(), u"99999"_s);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.stored(u"C-900"_s).state, State::Done);
}

void LookupAtDesk::theTableProposesWhatIsMeantAndWhatIsMissing()
{
    const auto proposed = [](const QString &name, const QString &note, const QString &field) {
        WindowFixture desk(1);
        prepare(desk, name, note);
        QTRY_VERIFY(desk.find<QWidget>(u"suggestion."_s + field)->isVisible());
        QCOMPARE(desk.editor(u"name"_s)->text(), name);
        desk.editor(field)->setFocus();
        desk.press(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(desk.desk().record().text(u"name"_s), u"35233"_s);
        QCOMPARE(desk.desk().record().text(u"note"_s), u"birmingham"_s);
        QTRY_COMPARE(meaning(desk), u"birmingham"_s);
    };
    proposed(u"3S233"_s, u"birmingham"_s, u"name"_s);
    proposed(u"35233"_s, {}, u"note"_s);
}

void LookupAtDesk::aTableThatVanishedHindersNothing()
{
    WindowFixture desk(1);
    prepare(desk, u"35957"_s, u"boaz"_s);
    QTRY_COMPARE(meaning(desk), u"boaz"_s);
    supervise(desk, [](LookupStore &store) { QVERIFY(store.dropLookup(u"places"_s)); });
    typeInName(desk, u"352"_s);
    QTRY_VERIFY2(meaning(desk).contains(u"is missing"_s), qPrintable(meaning(desk)));
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(desk.stored(u"C-900"_s).state, State::Done);
}

INTRAY_TEST_MAIN(LookupAtDesk)
#include "tst_lookupatdesk.moc"
