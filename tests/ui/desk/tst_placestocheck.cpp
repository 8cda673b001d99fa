// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/fieldeditor.h"
#include "ui/themes.h"
#include "ui/windowfixture.h"

#include <QJsonArray>
#include <QToolButton>

using namespace intray;
using namespace Qt::StringLiterals;

/// F3 goes from one place that deserves a look to the next, Ctrl+G accepts what is sure, and what
/// is made of values by hand is offered for others.
class PlacesToCheck : public QObject
{
    Q_OBJECT

private slots:
    void whatIsDoneByHandIsOfferedForTheNextRecords();
    void whatIsRefusedAgainAndAgainIsForgotten();
    void oneChordAcceptsWhatIsSure();
    void readOnlyFieldsAreNotAccepted();
    void whereNothingIsSureNothingIsAccepted();
    void theKeyGoesFromFieldToField();
};

static QString wrong(int number)
{
    return u"20%1.555.%2"_s.arg(number % 10).arg(1200 + number * 11);
}

static QString right(int number)
{
    return u"(20%1) 555-%2"_s.arg(number % 10).arg(1200 + number * 11);
}

static void describe(WindowFixture &desk, const QString &field, const QJsonObject &rule)
{
    desk.elsewhere(u"supervisor"_s, [&](Store &store) {
        Queue queue = *store.queue(u"customers"_s);
        QJsonObject properties = queue.recordSchema.value(u"properties"_s).toObject();
        properties.insert(field, rule);
        queue.recordSchema.insert(u"properties"_s, properties);
        return store.setQueue(queue).has_value();
    });
}

/// Records whose city is a telephone number; a queue without a rule on it.
static void addNumbers(WindowFixture &desk, int count)
{
    describe(desk, u"city"_s, {});
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        for (int number = 0; number < count; ++number)
            (void)store.addItem(u"customers"_s,
                                {u"N-%1"_s.arg(number, 3, 10, QChar(u'0')),
                                 5,
                                 {},
                                 {{u"name"_s, u"somebody"_s}, {u"city"_s, wrong(number)}},
                                 {}});
        return true;
    });
}

static QToolButton *mark(WindowFixture &desk, const QString &field)
{
    return desk.find<QToolButton>(u"suggestion."_s + field);
}

static void picture(WindowFixture &desk, const QString &name)
{
    const QString folder = qEnvironmentVariable("INTRAY_PICTURES"); // for whoever wants to see it
    if (folder.isEmpty())
        return;
    for (const QString &theme : {u"light"_s, u"dark"_s}) {
        QApplication::setPalette(themeNamed(theme));
        QCoreApplication::processEvents();
        desk.window().grab().save(folder + u"/%1-%2.png"_s.arg(name, theme));
    }
    QApplication::setPalette(themeNamed(u"light"_s));
}

static int numberAtDesk(WindowFixture &desk)
{
    return desk.desk().item().key.mid(2).toInt();
}

/// By hand, as a person would.
static void correctAndGoOn(WindowFixture &desk)
{
    const QString key = desk.desk().item().key;
    desk.editor(u"city"_s)->setFocus();
    desk.press(Qt::Key_A, Qt::ControlModifier);
    desk.type(right(numberAtDesk(desk)));
    desk.look();
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(desk.desk().item().key != key);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
}

void PlacesToCheck::whatIsDoneByHandIsOfferedForTheNextRecords()
{
    WindowFixture desk(1);
    addNumbers(desk, 6);
    desk.start();
    desk.takeNext();
    for (int done = 0; done < 2; ++done) {
        QVERIFY(!mark(desk, u"city"_s)->isVisible());
        correctAndGoOn(desk);
    }
    for (int more = 0; more < 3; ++more) {
        const QString key = desk.desk().item().key;
        QTRY_VERIFY(mark(desk, u"city"_s)->isVisible());
        const auto cell = desk.desk().suggestions().suspicious(u"city"_s);
        QVERIFY2(cell->why.contains(u"such as 20"_s), qPrintable(cell->why));
        desk.press(Qt::Key_F3);
        QCOMPARE(desk.focusedName(), u"editor.city"_s);
        picture(desk, u"by-example"_s);
        desk.press(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(desk.editor(u"city"_s)->text(), right(numberAtDesk(desk)));
        desk.look();
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(desk.desk().item().key != key);
        QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    }
}

void PlacesToCheck::whatIsRefusedAgainAndAgainIsForgotten()
{
    WindowFixture desk(1);
    addNumbers(desk, 6);
    desk.start();
    desk.takeNext();
    for (int done = 0; done < 2; ++done)
        correctAndGoOn(desk);
    for (int refused = 0; refused < 2; ++refused) {
        const QString key = desk.desk().item().key;
        QTRY_VERIFY(mark(desk, u"city"_s)->isVisible());
        desk.press(Qt::Key_F3);
        desk.press(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(!mark(desk, u"city"_s)->isVisible());
        desk.look();
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(desk.desk().item().key != key);
        QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    }
    QTRY_VERIFY(!mark(desk, u"city"_s)->isVisible());
    desk.press(Qt::Key_F3);
    QVERIFY2(desk.message().contains(u"No field"_s), qPrintable(desk.message()));
}

/// Stray characters in two fields.
static void addUnclean(WindowFixture &desk)
{
    describe(desk, u"city"_s, {});
    desk.elsewhere(u"importer"_s, [&](Store &store) {
        return store
            .addItem(u"customers"_s, {u"U-1"_s,
                                      9,
                                      {},
                                      {{u"name"_s, u"  some\u00adbody"_s},
                                       {u"city"_s, u" Bir\u00admingham "_s},
                                       {u"note"_s, u"as it is"_s}},
                                      {}})
            .has_value();
    });
}

void PlacesToCheck::oneChordAcceptsWhatIsSure()
{
    WindowFixture desk(1);
    addUnclean(desk);
    desk.start();
    desk.takeNext();
    QTRY_VERIFY(mark(desk, u"name"_s)->isVisible() && mark(desk, u"city"_s)->isVisible());
    desk.editor(u"note"_s)->setFocus();
    desk.press(Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"somebody"_s);
    QCOMPARE(desk.editor(u"city"_s)->text(), u"Birmingham"_s);
    QCOMPARE(desk.editor(u"note"_s)->text(), u"as it is"_s);
    QCOMPARE(desk.desk().record().typedFields().size(), 2);
    QCOMPARE(desk.focusedName(), u"editor.note"_s);
    QVERIFY2(desk.message().startsWith(u"2 value"_s), qPrintable(desk.message()));
    picture(desk, u"all-accepted"_s);
    QVERIFY(!mark(desk, u"name"_s)->isVisible() && !mark(desk, u"city"_s)->isVisible());
    desk.editor(u"city"_s)->setFocus();
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"city"_s)->text(), u" Bir\u00admingham "_s);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"somebody"_s);
    QVERIFY(mark(desk, u"city"_s)->isVisible());
}

void PlacesToCheck::readOnlyFieldsAreNotAccepted()
{
    WindowFixture desk(1);
    addUnclean(desk);
    describe(desk, u"name"_s, {{u"readOnly"_s, true}});
    desk.start();
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.desk().state(), Desk::State::Working);
    QTRY_VERIFY(mark(desk, u"city"_s)->isVisible());
    desk.press(Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"city"_s)->text(), u"Birmingham"_s);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"  some\u00adbody"_s);
}

void PlacesToCheck::whereNothingIsSureNothingIsAccepted()
{
    WindowFixture desk(1);
    desk.start();
    desk.press(Qt::Key_G, Qt::ControlModifier);
    QVERIFY(!desk.message().isEmpty());
    QVERIFY(!desk.message().contains(u"sure enough"_s));
    desk.takeNext();
    desk.press(Qt::Key_G, Qt::ControlModifier);
    QVERIFY2(desk.message().contains(u"sure enough"_s), qPrintable(desk.message()));
    QVERIFY(!desk.desk().record().hasTypedText());
}

/// A suggestion, a question and a broken rule, in the order of the fields.
void PlacesToCheck::theKeyGoesFromFieldToField()
{
    WindowFixture desk(1);
    addUnclean(desk);
    describe(desk, u"city"_s, {{u"examples"_s, QJsonArray{u"Opp"_s}}});
    desk.allowOnly(u"note"_s, {u"short"_s});
    desk.start();
    desk.takeNext();
    QTRY_VERIFY(mark(desk, u"name"_s)->isVisible());
    QTRY_VERIFY(mark(desk, u"city"_s)->isVisible());
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.city"_s);
    QVERIFY2(desk.message().contains(u"Ctrl+J accepts"_s), qPrintable(desk.message()));
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.note"_s);
    QCOMPARE(desk.editor(u"note"_s)->textCursor().selectedText(), u"as it is"_s);
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.name"_s);
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QCOMPARE(desk.editor(u"name"_s)->text(), u"somebody"_s);
    desk.press(Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(desk.focusedName(), u"editor.note"_s);
    desk.press(Qt::Key_F3, Qt::ShiftModifier);
    QCOMPARE(desk.focusedName(), u"editor.city"_s);
    desk.press(Qt::Key_J, Qt::ControlModifier); // what was suggested is not asked about either
    desk.press(Qt::Key_F3);
    desk.press(Qt::Key_F3);
    QCOMPARE(desk.focusedName(), u"editor.note"_s);
}

QTEST_MAIN(PlacesToCheck)
#include "tst_placestocheck.moc"
