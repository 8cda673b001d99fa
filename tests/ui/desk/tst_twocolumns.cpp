// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/windowfixture.h"

#include <QJsonArray>

using namespace intray;
using namespace Qt::StringLiterals;

/// The form in two columns, where the queue's rules say so and the window is wide enough.
class tst_TwoColumns : public QObject
{
    Q_OBJECT
private slots:
    void theSecondHalfStandsBesideTheFirstWhereThereIsRoom_data();
    void theSecondHalfStandsBesideTheFirstWhereThereIsRoom();
    void tabGoesDownTheFirstColumnThenTheSecond();
    void whatIsTypedStaysWhenTheWindowIsMadeNarrow();
    void aRuleThatIsSavedShowsAtOnce();
    void aFaultInOneColumnMovesNothingInTheOther();

private:
    static QRect place(WindowFixture &desk, const QString &field)
    {
        const QWidget *editor = desk.editor(field);
        return {editor->mapTo(&desk.window(), QPoint(0, 0)), editor->size()};
    }
    static bool areBeside(WindowFixture &desk)
    {
        return place(desk, u"f1"_s).top() == place(desk, u"f8"_s).top() &&
               place(desk, u"f1"_s).right() < place(desk, u"f8"_s).left();
    }
    static void begin(WindowFixture &desk, int columns, const QSize &size);
    static void setColumns(WindowFixture &desk, int columns);
};

static void settle()
{
    for (int depth = 0; depth < 8; ++depth) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCoreApplication::processEvents();
    }
}

/// 13 fields; f8 is the first of the second column.
static QJsonObject rules(int columns)
{
    QJsonObject fields;
    QJsonArray order;
    for (int field = 1; field <= 13; ++field) {
        const QString name = u"f%1"_s.arg(field);
        fields.insert(name, QJsonObject{{u"type"_s, u"string"_s}, {u"pattern"_s, u"^[a-z]*$"_s}});
        order << name;
    }
    return {{u"type"_s, u"object"_s},
            {u"properties"_s, fields},
            {u"x-intray"_s, QJsonObject{{u"order"_s, order}, {u"columns"_s, columns}}}};
}

void tst_TwoColumns::setColumns(WindowFixture &desk, int columns)
{
    desk.elsewhere(u"importer"_s, [columns](Store &store) {
        Queue queue = *store.queue(u"customers"_s);
        queue.recordSchema = rules(columns);
        return store.setQueue(queue).has_value();
    });
}

void tst_TwoColumns::begin(WindowFixture &desk, int columns, const QSize &size)
{
    setColumns(desk, columns);
    desk.elsewhere(u"importer"_s, [](Store &store) {
        NewItem item;
        item.key = u"first"_s;
        item.priority = 9;
        for (int field = 1; field <= 13; ++field)
            item.record.insert(u"f%1"_s.arg(field), u"value"_s);
        return store.addItem(u"customers"_s, item).has_value();
    });
    desk.start();
    desk.window().resize(size);
    desk.press(Qt::Key_F9);
    QTRY_COMPARE(desk.focusedName(), u"editor.f1"_s);
    QTRY_VERIFY(desk.editor(u"f13"_s)->isVisible());
    settle();
}

void tst_TwoColumns::theSecondHalfStandsBesideTheFirstWhereThereIsRoom_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("areBeside");
    QTest::newRow("two, 1920x1080") << 2 << QSize(1920, 1080) << true;
    QTest::newRow("two, 1280x800") << 2 << QSize(1280, 800) << false;
    QTest::newRow("two, 1024x600") << 2 << QSize(1024, 600) << false;
    QTest::newRow("one, 1920x1080") << 1 << QSize(1920, 1080) << false;
}

void tst_TwoColumns::theSecondHalfStandsBesideTheFirstWhereThereIsRoom()
{
    QFETCH(const int, columns);
    QFETCH(const QSize, size);
    WindowFixture desk(1);
    begin(desk, columns, size);
    QTEST(areBeside(desk), "areBeside");
    QVERIFY(place(desk, u"f7"_s).top() > place(desk, u"f6"_s).top());
    if (columns == 1)
        return;
    desk.window().resize(1920, 1080);
    settle();
    QVERIFY(areBeside(desk));
    QVERIFY(place(desk, u"f13"_s).bottom() < place(desk, u"f7"_s).bottom());
}

void tst_TwoColumns::tabGoesDownTheFirstColumnThenTheSecond()
{
    WindowFixture desk(1);
    begin(desk, 2, {1920, 1080});
    for (int field = 2; field <= 13; ++field) {
        desk.press(Qt::Key_Tab);
        QCOMPARE(desk.focusedName(), u"editor.f%1"_s.arg(field));
    }
}

void tst_TwoColumns::whatIsTypedStaysWhenTheWindowIsMadeNarrow()
{
    WindowFixture desk(1);
    begin(desk, 2, {1920, 1080});
    for (int field = 2; field <= 8; ++field)
        desk.press(Qt::Key_Tab);
    desk.type(u"typed"_s);
    const FieldEditor *editor = desk.editor(u"f8"_s);
    desk.window().resize(1280, 800);
    settle();
    QVERIFY(!areBeside(desk));
    QCOMPARE(desk.editor(u"f8"_s), editor);
    QCOMPARE(editor->text(), u"typed"_s);
    QCOMPARE(desk.focusedName(), u"editor.f8"_s);
    desk.press(Qt::Key_Tab);
    QCOMPARE(desk.focusedName(), u"editor.f9"_s);
}

void tst_TwoColumns::aRuleThatIsSavedShowsAtOnce()
{
    WindowFixture desk(1);
    begin(desk, 1, {1920, 1080});
    desk.press(Qt::Key_A, Qt::ControlModifier);
    desk.type(u"typed"_s);
    QVERIFY(!areBeside(desk));
    setColumns(desk, 2);
    desk.press(Qt::Key_F5);
    QTRY_VERIFY(areBeside(desk));
    QCOMPARE(desk.editor(u"f1"_s)->text(), u"typed"_s);
    QCOMPARE(desk.focusedName(), u"editor.f1"_s);
}

void tst_TwoColumns::aFaultInOneColumnMovesNothingInTheOther()
{
    WindowFixture desk(1);
    begin(desk, 2, {1920, 1080});
    const QRect left = place(desk, u"f2"_s);
    const QRect right = place(desk, u"f9"_s);
    desk.type(u"9"_s);
    desk.press(Qt::Key_Tab);
    settle();
    QVERIFY(place(desk, u"f2"_s).top() > left.top());
    QCOMPARE(place(desk, u"f9"_s), right);
}

INTRAY_TEST_MAIN(tst_TwoColumns)
#include "tst_twocolumns.moc"
