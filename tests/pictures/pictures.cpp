// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Takes the handbook's pictures: drives the real window, on a database that docs/pictures/take has
// made.
#include "session/desk.h"
#include "session/draftjournal.h"
#include "translations/translations.h"
#include "ui/deskpage.h"
#include "ui/fieldeditor.h"
#include "ui/mainwindow.h"
#include "ui/windowsettings.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>

using namespace intray;

namespace {

constexpr int patience = 20'000;

void mustBe(bool reached, const char *what)
{
    if (reached)
        return;
    std::fprintf(stderr, "pictures: %s did not happen\n", what);
    std::exit(1);
}

/// A window in the size of the pictures.
class Photographer
{
public:
    Photographer(const QString &database, const QString &folder, const QString &user)
        : m_folder(folder)
        , m_journal(m_home.filePath(QStringLiteral("drafts")))
        , m_window(std::make_unique<MainWindow>(m_journal, m_settings))
    {
        m_window->resize(1180, 740);
        m_window->open(DatabaseUrl::sqlite(database), {user, QStringLiteral("desk-3")});
        m_window->show();
        mustBe(QTest::qWaitForWindowExposed(m_window.get(), patience), "showing the window");
        m_window->activateWindow(); // there is no window manager to do it
        mustBe(QTest::qWaitForWindowActive(m_window.get(), patience), "the window");
    }

    MainWindow &window() { return *m_window; }
    Desk &desk() { return m_window->deskPage()->desk(); }
    void waitForDesk()
    {
        wait([this] { return m_window->deskPage() != nullptr; }, "the desk");
    }
    template <typename Condition>
    void wait(Condition condition, const char *what)
    {
        mustBe(QTest::qWaitFor(condition, patience), what);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *target = QApplication::focusWidget();
        QTest::keyClick(target ? target : m_window.get(), key, modifiers);
    }
    void take()
    {
        press(Qt::Key_F9);
        wait([this] { return desk().state() == Desk::State::Working; }, "taking");
    }
    FieldEditor *editor(const QString &field)
    {
        return m_window->findChild<FieldEditor *>(QStringLiteral("editor.") + field);
    }
    void correct(const QString &field, const QString &text)
    {
        FieldEditor *target = editor(field);
        mustBe(target != nullptr, qPrintable(field));
        target->setFocus();
        target->selectAll();
        QTest::keyClicks(target, text);
    }
    void take(QWidget *what, const QString &name)
    {
        QTest::qWait(700); // lists and figures settle; a picture may wait, nothing depends on it
        mustBe(what->grab().save(m_folder + u'/' + name + QStringLiteral(".png")), "saving");
    }

private:
    QString m_folder;
    QTemporaryDir m_home;
    WindowSettings m_settings;
    DraftJournal m_journal;
    std::unique_ptr<MainWindow> m_window;
};

void takeFirstStart(const QString &folder)
{
    const QTemporaryDir fresh;
    Photographer photographer(fresh.filePath(QStringLiteral("intray.db")), folder,
                              QStringLiteral("anna"));
    photographer.wait(
        [&] {
            return photographer.window().findChild<QWidget *>(QStringLiteral("firstStartPage"));
        },
        "the first start");
    photographer.take(&photographer.window(), QStringLiteral("first-start"));
}

/// The first of the sample records: its phone number is not written as it should be.
void takeDesk(const QString &database, const QString &folder)
{
    Photographer photographer(database, folder, QStringLiteral("anna"));
    photographer.waitForDesk();
    photographer.take(&photographer.window(), QStringLiteral("start"));
    photographer.take();
    photographer.correct(QStringLiteral("LastName"), QStringLiteral("Barrowman-Lee"));
    photographer.press(Qt::Key_Return, Qt::ControlModifier);
    photographer.take(&photographer.window(), QStringLiteral("rules"));
    photographer.correct(QStringLiteral("Phone"), QStringLiteral("(515) 555-0150"));
    photographer.desk().dismissMessage();
    photographer.take(&photographer.window(), QStringLiteral("desk"));
}

void takeResume(const QString &database, const QString &folder)
{
    Photographer photographer(database, folder, QStringLiteral("anna"));
    photographer.waitForDesk();
    photographer.take(&photographer.window(), QStringLiteral("resume"));
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 4) {
        std::fprintf(stderr, "usage: pictures DATABASE FOLDER LANGUAGE\n");
        return 2;
    }
    QApplication application(argc, argv);
    application.setOrganizationDomain(QStringLiteral("intray.invalid"));
    application.setApplicationName(QStringLiteral("intray-pictures"));
    speak(QString::fromLocal8Bit(argv[3]));
    const QString database = QString::fromLocal8Bit(argv[1]);
    const QString folder = QString::fromLocal8Bit(argv[2]);
    takeFirstStart(folder);
    takeDesk(database, folder);
    takeResume(database, folder);
    return 0;
}
