// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A clerk at the window who completes one item after the other by Ctrl+Return, until nothing is
// left, and goes on asking. Says on standard output which items it finished and what the message
// line said. usage: clerk DATABASE FOLDER NAME
#include "session/desk/desk.h"
#include "session/drafts/draftjournal.h"
#include "ui/common/windowsettings.h"
#include "ui/desk/deskpage.h"
#include "ui/desk/seenrecord.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QPlainTextEdit>
#include <QTest>
#include <QTimer>

#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

void say(const QString &line)
{
    std::fputs((line + u'\n').toUtf8().constData(), stdout);
    std::fflush(stdout);
}

class Clerk : public QObject
{
public:
    explicit Clerk(MainWindow &window);

private:
    void step();
    void listen(Desk &desk);
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

    MainWindow &m_window;
    bool m_listening = false;
    QTimer m_timer;
};

Clerk::Clerk(MainWindow &window)
    : m_window(window)
{
    connect(&m_timer, &QTimer::timeout, this, &Clerk::step);
    m_timer.start(5);
}

void Clerk::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    if (QWidget *focused = QApplication::focusWidget())
        QTest::keyClick(focused, key, modifiers);
}

void Clerk::listen(Desk &desk)
{
    connect(&desk, &Desk::finished, this,
            [](const Item &item, Disposition::Kind) { say(u"done %1"_s.arg(item.id.value())); });
    connect(&desk, &Desk::messageChanged, this, [&desk] {
        if (desk.message())
            say(u"said %1 | %2"_s.arg(desk.message()->sentence, desk.message()->detail));
    });
}

void Clerk::step()
{
    DeskPage *page = m_window.deskPage();
    if (!page || !page->held().isLoaded())
        return;
    Desk &desk = page->desk();
    if (!std::exchange(m_listening, true))
        listen(desk);
    if (desk.state() == Desk::State::Empty)
        return press(Qt::Key_F9);
    if (desk.state() != Desk::State::Working || !page->seen().isSeen())
        return;
    press(Qt::Key_X);
    press(Qt::Key_Return, Qt::ControlModifier);
}

} // namespace

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    DraftJournal journal(words.value(2) + u"/drafts"_s);
    WindowSettings settings(words.value(2) + u"/window.ini"_s);
    MainWindow window(journal, settings);
    window.open(DatabaseUrl::sqlite(words.value(1)), {words.value(3), u"desk"_s});
    window.show();
    window.activateWindow();
    const Clerk clerk(window);
    return QApplication::exec();
}
