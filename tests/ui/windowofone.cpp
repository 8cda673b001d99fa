// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/windowofone.h"

#include "lists/locksmodel.h"
#include "ui/common/messageline.h"
#include "ui/desk/seenrecord.h"
#include "ui/dialogkeys.h"
#include "ui/showlocks.h"
#include "ui/showpage.h"

#include <QTableView>

namespace intray {

using namespace Qt::StringLiterals;

WindowOfOne::WindowOfOne(const TestDatabase &database, const QString &user)
{
    m_window.resize(1180, 760);
    m_window.show();
    open(database, user);
}

void WindowOfOne::open(const TestDatabase &database, const QString &user)
{
    const DatabaseLogin login = database.loginOf(user);
    used();
    m_window.open(login, {user, u"desk-of-"_s + user}, {}, database.usualMode());
    QTRY_VERIFY_WITH_TIMEOUT(m_window.deskPage(), 20000);
    QTRY_VERIFY(m_window.deskPage()->held().isLoaded());
}

WindowOfOne &WindowOfOne::used()
{
    m_window.activateWindow();
    if (!QTest::qWaitForWindowActive(&m_window))
        qFatal("The window does not come to the front.");
    return *this;
}

void WindowOfOne::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget *focused = QApplication::focusWidget();
    QTest::keyClick(focused ? focused : &m_window, key, modifiers);
}

void WindowOfOne::type(const QString &text)
{
    QTest::keyClicks(QApplication::focusWidget(), text);
}

void WindowOfOne::click(const QString &button)
{
    QTest::mouseClick(find<QWidget>(button), Qt::LeftButton);
}

void WindowOfOne::takeNext()
{
    used().press(Qt::Key_F9);
    QTRY_COMPARE_WITH_TIMEOUT(desk().state(), Desk::State::Working, 20000);
    QTRY_VERIFY(find<QWidget>(u"editor.note"_s)->isVisible());
    look();
}

void WindowOfOne::look()
{
    const SeenRecord &seen = m_window.deskPage()->seen();
    QTRY_VERIFY(seen.isPainted());
    m_ahead += SeenRecord::firstLook;
}

void WindowOfOne::typeNote(const QString &text)
{
    used();
    find<FieldEditor>(u"editor.note"_s)->setFocus();
    type(text);
}

static QString sentenceOf(const MessageLine *line)
{
    return line->isVisible() ? line->sentence() : QString();
}

QString WindowOfOne::message() const
{
    return sentenceOf(find<MessageLine>(u"messageLine"_s));
}

QString WindowOfOne::answered() const
{
    return sentenceOf(find<MessageLine>(u"supervisorMessage"_s));
}

QWidget *WindowOfOne::showPage(const QString &name)
{
    if (name == u"locks"_s) { // the table of all locks on the page Today
        QWidget *today = showPage(u"today"_s);
        showLocksAsTable(&m_window);
        return today;
    }
    const Qt::Key key = name == u"today"_s     ? Qt::Key_2
                        : name == u"queues"_s  ? Qt::Key_3
                        : name == u"history"_s ? Qt::Key_5
                                               : Qt::Key_4;
    used().press(key, Qt::AltModifier);
    return showPart(&m_window, name + u"Page"_s);
}

// A button that is pressed by its key shows that for a moment first.
QDialog *WindowOfOne::dialog(const QString &name)
{
    if (!QTest::qWaitFor([&] { return m_window.findChild<QDialog *>(name); }))
        qFatal("There is no %s.", qPrintable(name));
    auto *found = find<QDialog>(name);
    if (!isInUse(found))
        qFatal("%s is not in use.", qPrintable(name));
    return found;
}

QStringList WindowOfOne::keysOfLocks() const
{
    QStringList keys;
    const QAbstractItemModel *model = find<QTableView>(u"locksTable"_s)->model();
    for (int row = 0; row < model->rowCount(); ++row)
        keys << model->index(row, LocksModel::Key).data().toString();
    return keys;
}

void WindowOfOne::chooseLock(const QString &key)
{
    QTRY_VERIFY(keysOfLocks().contains(key));
    auto *table = find<QTableView>(u"locksTable"_s);
    const int row = int(keysOfLocks().indexOf(key));
    const QRect place = table->visualRect(table->model()->index(row, LocksModel::Key));
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, place.center());
}

} // namespace intray
