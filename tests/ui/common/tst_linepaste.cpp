// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "ui/common/linepaste.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSpinBox>
#include <QTest>

using namespace intray;
using namespace Qt::StringLiterals;

class tst_LinePaste : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { LinePaste::install(); }
    void init();
    void aCellComesWithoutItsLineEnd();
    void theMenuPastesTheSame();
    void whatIsDroppedComesWithoutItsLineEnd();
    void linesBecomeOne();
    void whatNobodySeesIsLeftOut();
    void aPasswordLosesItsLineEndOnly();
    void numbersAndBoxesTakeACell();
    void anEmptyClipboardPastesNothing_data();
    void anEmptyClipboardPastesNothing();

private:
    void paste(QWidget *into, const QString &text);

    std::unique_ptr<QLineEdit> m_line;
};

static void show(QWidget *widget)
{
    widget->show();
    widget->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(widget));
    widget->setFocus();
}

void tst_LinePaste::init()
{
    m_line = std::make_unique<QLineEdit>(u"Bonn"_s);
    show(m_line.get());
    m_line->selectAll();
}

void tst_LinePaste::paste(QWidget *into, const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
    QTest::keyClick(into, Qt::Key_V, Qt::ControlModifier);
}

void tst_LinePaste::aCellComesWithoutItsLineEnd()
{
    paste(m_line.get(), u"Berlin\r\n"_s);
    QCOMPARE(m_line->text(), u"Berlin"_s);
    m_line->undo();
    QCOMPARE(m_line->text(), u"Bonn"_s);
}

void tst_LinePaste::theMenuPastesTheSame()
{
    QGuiApplication::clipboard()->setText(u"Berlin\r\n"_s);
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, {5, 5}, m_line->mapToGlobal(QPoint(5, 5)));
    QCoreApplication::sendEvent(m_line.get(), &asked);
    QTRY_VERIFY(qobject_cast<QMenu *>(QApplication::activePopupWidget()));
    QMenu *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QAction *paste = nullptr;
    for (QAction *action : menu->actions())
        if (action->text().contains(u"Paste"_s))
            paste = action;
    QVERIFY(paste);
    paste->trigger();
    menu->close();
    QCOMPARE(m_line->text(), u"Berlin"_s);
}

void tst_LinePaste::whatIsDroppedComesWithoutItsLineEnd()
{
    m_line->clear();
    QMimeData cell;
    cell.setText(u"Berlin\n"_s);
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &cell, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_line.get(), &enter);
    QDropEvent event(QPointF(5, 5), Qt::CopyAction, &cell, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(m_line.get(), &event);
    QCOMPARE(m_line->text(), u"Berlin"_s);
}

void tst_LinePaste::linesBecomeOne()
{
    paste(m_line.get(), u"Main Street\r\n5\r\n"_s);
    QCOMPARE(m_line->text(), u"Main Street 5"_s);
}

void tst_LinePaste::whatNobodySeesIsLeftOut()
{
    paste(m_line.get(), u"\uFEFFBer\u200Blin\u00A0"_s);
    QCOMPARE(m_line->text(), u"Berlin"_s);
}

void tst_LinePaste::aPasswordLosesItsLineEndOnly()
{
    m_line->setEchoMode(QLineEdit::Password);
    paste(m_line.get(), u"p\u00A0w\u00A0\n"_s);
    QCOMPARE(m_line->text(), u"p\u00A0w\u00A0"_s);
}

void tst_LinePaste::numbersAndBoxesTakeACell()
{
    QSpinBox number;
    show(&number);
    number.selectAll();
    paste(&number, u"12\r\n"_s);
    QCOMPARE(number.value(), 12);
    QComboBox box;
    box.setEditable(true);
    show(&box);
    paste(&box, u"Berlin\r\n"_s);
    QCOMPARE(box.currentText(), u"Berlin"_s);
}

void tst_LinePaste::anEmptyClipboardPastesNothing_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::newRow("Ctrl+V") << Qt::Key_V << Qt::KeyboardModifiers(Qt::ControlModifier);
    QTest::newRow("Shift+Insert") << Qt::Key_Insert << Qt::KeyboardModifiers(Qt::ShiftModifier);
}

void tst_LinePaste::anEmptyClipboardPastesNothing()
{
    QFETCH(Qt::Key, key);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    for (const QString &nothing : {QString(), u"\r\n"_s, u"\u200B"_s}) {
        QGuiApplication::clipboard()->clear();
        if (!nothing.isEmpty())
            QGuiApplication::clipboard()->setText(nothing);
        m_line->selectAll();
        QTest::keyClick(m_line.get(), key, modifiers);
        QCOMPARE(m_line->text(), u"Bonn"_s);
        QComboBox box;
        box.setEditable(true);
        box.setEditText(u"Bonn"_s);
        show(&box);
        box.lineEdit()->selectAll();
        QTest::keyClick(&box, key, modifiers);
        QCOMPARE(box.currentText(), u"Bonn"_s);
        QSpinBox number;
        number.setValue(7);
        show(&number);
        number.selectAll();
        QTest::keyClick(&number, key, modifiers);
        QCOMPARE(number.text(), u"7"_s);
    }
}

INTRAY_TEST_MAIN(tst_LinePaste)
#include "tst_linepaste.moc"
