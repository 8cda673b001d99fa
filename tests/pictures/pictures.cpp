// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Takes the handbook's pictures: drives the real window, on a database that docs/pictures/take has
// made.
#include "session/desk/desk.h"
#include "session/drafts/draftjournal.h"
#include "store/rules/userstore.h"
#include "store/work/workstore.h"
#include "translations/translations.h"
#include "ui/common/roomystyle.h"
#include "ui/common/windowsettings.h"
#include "ui/connection/connecting.h"
#include "ui/desk/deskpage.h"
#include "ui/desk/fieldeditor.h"
#include "ui/desk/seenrecord.h"
#include "ui/showpage.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QHash>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <cstdio>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 20'000;

void mustBe(bool reached, const char *what)
{
    if (reached)
        return;
    std::fprintf(stderr, "pictures: %s did not happen\n", what);
    std::exit(1);
}

using Colours = QHash<QRgb, QRgb>; ///< By what nobody tells apart: the most frequent one of it.

QRgb groupOf(QRgb colour, int bits)
{
    return qRgb(qRed(colour) >> bits, qGreen(colour) >> bits, qBlue(colour) >> bits);
}

Colours coloursOf(const QHash<QRgb, int> &pixels, int bits)
{
    Colours colours;
    for (auto one = pixels.begin(); one != pixels.end(); ++one) {
        QRgb &most = colours[groupOf(one.key(), bits)];
        if (std::pair(one.value(), one.key()) > std::pair(pixels.value(most), most))
            most = one.key();
    }
    return colours;
}

/// A window has few colours, and the edges of letters many: with 256 of them a picture has a third
/// of the size.
QImage withFewColours(const QImage &picture)
{
    QHash<QRgb, int> pixels;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            ++pixels[picture.pixel(x, y)];
    int bits = 0;
    while (coloursOf(pixels, bits).size() > 256)
        ++bits;
    const Colours colours = coloursOf(pixels, bits);
    QList<QRgb> table = colours.values();
    std::ranges::sort(table);
    QImage small(picture.size(), QImage::Format_Indexed8);
    small.setColorTable(table);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            small.setPixel(x, y,
                           uint(table.indexOf(colours.value(groupOf(picture.pixel(x, y), bits)))));
    return small;
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
        wait([this] { return m_window->deskPage()->seen().isSeen(); }, "looking");
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
    bool isCounting() const
    {
        return m_window->deskPage() && m_window->deskPage()->counting().percent();
    }
    void take(QWidget *what, const QString &name)
    {
        QTest::qWait(700); // lists and figures settle; a picture may wait, nothing depends on it
        wait([this] { return !isCounting(); }, "counting");
        const QString file = m_folder + u'/' + name + QStringLiteral(".png");
        constexpr int smallest = 0; // Qt's word for it is quality
        mustBe(withFewColours(what->grab().toImage()).save(file, "PNG", smallest), "saving");
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

/// Servers that were never there: pictures must not depend on one.
Outcome<ServerFacts> madeUp(const DatabaseLogin &login)
{
    if (login.url.hosts().isEmpty() || login.url.hosts().first().name.startsWith(u"db-old"_s))
        return failure(Error::Kind::NameUnknown,
                       QCoreApplication::translate(
                           "Store", "The network does not know a server with this name. Check the "
                                    "name and the network connection."),
                       QStringLiteral("could not translate host name"));
    ServerFacts facts;
    facts.user = facts.login = login.url.user();
    facts.roles = {Role::Clerk, Role::Administrator};
    facts.version = QStringLiteral("PostgreSQL 15.8");
    facts.isEncrypted = true;
    facts.clockDifference = std::chrono::seconds(95);
    return facts;
}

void takeDialog(Photographer &photographer, const QString &dialog, const QString &name)
{
    photographer.wait([&] { return photographer.window().findChild<QWidget *>(dialog); },
                      qPrintable(dialog));
    photographer.take(photographer.window().findChild<QWidget *>(dialog), name);
}

void takeConnections(const QString &database, const QString &folder)
{
    Photographer photographer(database, folder, QStringLiteral("anna"));
    photographer.waitForDesk();
    Connecting &connecting = photographer.window().connecting();
    ConnectionDialog::System system;
    system.open = madeUp;
    connecting.setSystem(system);
    const auto profile = [&](const QString &name, const QString &url) {
        connecting.profiles().keep({name, *DatabaseUrl::fromText(url), PasswordFrom::Asking});
    };
    profile(u"Orders"_s, u"postgresql://anna@db1.example.org,db2.example.org/orders"_s);
    profile(u"Old orders"_s, u"postgresql://anna@db-old.example.org/orders?sslmode=require"_s);
    profile(u"Stock"_s, u"mariadb://anna@stock.example.org/stock?ssl_ca=/etc/ssl/own-ca.pem"_s);
    profile(u"Warehouse"_s, u"odbc:DSN=Warehouse;Encrypt=yes"_s);
    profile(u"My own file"_s, u"sqlite:/home/anna/intray.db"_s);
    for (const auto &[name, picture] : std::initializer_list<std::pair<QString, QString>>{
             {u"Orders"_s, u"connection-postgresql"_s},
             {u"Old orders"_s, u"connection-trouble"_s},
             {u"Stock"_s, u"connection-mariadb"_s},
             {u"Warehouse"_s, u"connection-odbc"_s},
             {u"My own file"_s, u"connection-file"_s}}) {
        connecting.showDialog(connecting.profiles().named(name)->url);
        auto *dialog = photographer.window().findChild<QWidget *>(u"connectionDialog"_s);
        if (name.contains(u"rders"_s))
            dialog->findChild<QPushButton *>(u"connectionTry"_s)->click();
        photographer.take(dialog, picture);
        delete dialog;
    }
    connecting.open(connecting.profiles().named(u"Orders"_s)->url);
    takeDialog(photographer, u"passwordDialog"_s, u"password"_s);
}

void takeUsers(const QString &database, const QString &folder)
{
    Photographer photographer(database, folder, QStringLiteral("anna"));
    photographer.waitForDesk();
    for (const QString &name : {u"anna"_s, u"ben"_s, u"carla"_s}) {
        User user;
        user.name = user.login = name;
        user.roles = {Role::Clerk, Role::Supervisor};
        photographer.window().session()->actions().run(
            [user](UserStore &store) { return store.setUser(user); });
    }
    photographer.press(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    takeDialog(photographer, u"usersDialog"_s, u"users"_s);
}

/// What others hold and have done, so that there is something to supervise.
void letOthersWork(const QString &database)
{
    const auto connection =
        Connection::open(DatabaseUrl::sqlite(database), OpenMode::CreateOrUpgrade);
    mustBe(connection.has_value(), "opening the database");
    for (const QString &name : {u"ben"_s, u"carla"_s, u"dora"_s}) {
        WorkStore store(**connection, {name, u"desk-"_s + QString::number(name.size())});
        (void)store.beat();
        const auto held = store.claimNext({u"customers"_s}, 3);
        mustBe(held && held->items.size() == 3, "taking");
        const Item &first = held->items.first();
        (void)store.finish(first.id, held->lock, Disposition::complete());
        (void)store.saveDraft(held->items.at(1).id, held->lock, 1, held->items.at(1).record);
    }
}

void showPage(Photographer &photographer, const QString &page)
{
    showPart(&photographer.window(), page);
}

void takeSupervisor(const QString &database, const QString &folder)
{
    letOthersWork(database);
    Photographer photographer(database, folder, QStringLiteral("anna"));
    photographer.waitForDesk();
    photographer.press(Qt::Key_2, Qt::AltModifier);
    showPage(photographer, u"todayPage"_s);
    auto *table = photographer.window().findChild<QTableView *>(u"locksTable"_s);
    photographer.wait([&] { return table->model()->rowCount() > 2; }, "the locks");
    photographer.window().findChild<QTreeView *>(u"holdersTree"_s)->selectAll();
    photographer.take(&photographer.window(), u"locks"_s);
    photographer.window().findChild<QPushButton *>(u"locksReassign"_s)->click();
    takeDialog(photographer, u"takeAwayDialog"_s, u"reassign"_s);
    delete photographer.window().findChild<QWidget *>(u"takeAwayDialog"_s);
    showPage(photographer, u"queuesPage"_s);
    photographer.take(&photographer.window(), u"queues"_s);
    showPage(photographer, u"historyPage"_s);
    photographer.window().findChild<QPushButton *>(u"auditCheck"_s)->click();
    auto *run = photographer.window().findChild<QWidget *>(u"auditRun"_s);
    photographer.wait([&] { return !run->isVisible(); }, "the audit");
    photographer.take(&photographer.window(), u"history"_s);
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 4) {
        std::fprintf(stderr, "usage: pictures DATABASE FOLDER LANGUAGE\n");
        return 2;
    }
    QApplication application(argc, argv);
    QApplication::setStyle(new RoomyStyle);
    application.setOrganizationDomain(QStringLiteral("intray.invalid"));
    application.setApplicationName(QStringLiteral("intray-pictures"));
    speak(QString::fromLocal8Bit(argv[3]));
    const QString database = QString::fromLocal8Bit(argv[1]);
    const QString folder = QString::fromLocal8Bit(argv[2]);
    takeFirstStart(folder);
    takeDesk(database, folder);
    takeResume(database, folder);
    takeConnections(database, folder);
    takeUsers(database, folder);
    takeSupervisor(database, folder);
    return 0;
}
