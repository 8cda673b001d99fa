// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connection/fakekeychain.h"
#include "session/drafts/draftjournal.h"
#include "support/store.h"
#include "support/testclass.h"
#include "support/testserver.h"
#include "ui/common/windowsettings.h"
#include "ui/connection/connecting.h"
#include "ui/desk/deskpage.h"
#include "ui/dialogkeys.h"
#include "ui/import/importdialog.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

using namespace intray;
using namespace Qt::StringLiterals;

namespace {

QString passwordOf(const QString &login)
{
    return u"canary-"_s + login;
}

/// A window at a desk, with a server that asks for passwords and proves who it is.
class OfficeWindow
{
public:
    OfficeWindow()
    {
        m_window.resize(1180, 760);
        m_window.show();
        m_window.activateWindow();
    }

    MainWindow &window() { return m_window; }
    void connectTo(const DatabaseUrl &url) { m_window.connectTo(url, {u"somebody"_s, u"desk1"_s}); }
    QDialog *question() const { return m_window.findChild<QDialog *>(u"passwordDialog"_s); }
    void answerWith(const QString &password)
    {
        QTRY_VERIFY_WITH_TIMEOUT(question(), 20000);
        QVERIFY(isInUse(question()));
        typeInto(question(), u"password"_s, password);
        press(Qt::Key_Return);
        QTRY_VERIFY(!question());
    }
    void startAs(const DatabaseUrl &url)
    {
        connectTo(url);
        answerWith(passwordOf(url.user()));
        QTRY_VERIFY_WITH_TIMEOUT(m_window.deskPage(), 20000);
    }
    template <typename Widget>
    Widget *find(const QString &name) const
    {
        return m_window.findChild<Widget *>(name);
    }
    QString folder() const { return m_folder.path(); }
    std::shared_ptr<Shelf> shelf = std::make_shared<Shelf>();

private:
    QTemporaryDir m_folder;
    DraftJournal m_journal{m_folder.filePath(u"drafts"_s)};
    WindowSettings m_settings{m_folder.filePath(u"window.ini"_s)};
    MainWindow m_window{m_journal, m_settings, std::make_unique<FakeKeychain>(shelf)};
};

} // namespace

class tst_ServerWindow : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void whatIsWrongIsNamedBesideItsField_data();
    void whatIsWrongIsNamedBesideItsField();
    void thePasswordIsAskedForUntilItIsRight();
    void whoGivesNoPasswordIsLedToTheConnections();
    void aKeptPasswordOpensTheDeskAndIsInNoFile();
    void aRelaxedLineIsShownWhileConnected();
    void aClerkIsToldWhyUsersAreClosed();
    void anAdministratorAddsAUserWithALoginOfTheServer();
    void anImporterBringsAFileIn();
    void aMariadbServerIsReachedInTheSameWay();

private:
    DatabaseUrl url(const QString &login, const QString &options = {}) const
    {
        const QString text = u"postgresql://%1@127.0.0.1:%2/orders?%3"_s.arg(
            login, QString::number(m_server->port()),
            options.isEmpty()
                ? u"sslmode=verify-full&sslrootcert="_s + m_server->certificates().authorityFile()
                : options);
        return *DatabaseUrl::fromText(text);
    }
    void makeLogin(const QString &login)
    {
        m_server->sql(u"CREATE ROLE %1 LOGIN PASSWORD '%2'"_s.arg(login, passwordOf(login)));
    }

    std::unique_ptr<PostgresServer> m_server;
};

void tst_ServerWindow::initTestCase()
{
    ServerOptions options;
    options.tls = true;
    m_server = std::make_unique<PostgresServer>(options);
    m_server->sql(u"CREATE DATABASE orders"_s);
    for (const QString &login : {u"dba"_s, u"anna"_s, u"ben"_s, u"iris"_s, u"stranger"_s})
        makeLogin(login);
    m_server->sql(u"ALTER ROLE dba SUPERUSER"_s);
    const auto opened =
        Connection::open({url(u"dba"_s), Password(passwordOf(u"dba"_s))}, OpenMode::AddTables);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().sentence + opened.error().detail));
    Store store(**opened, {u"dba"_s, u"test"_s});
    Queue customers;
    customers.name = u"customers"_s;
    customers.title = u"Customers"_s;
    QVERIFY(store.addQueue(customers));
    User anna;
    anna.name = u"anna"_s;
    anna.roles = {Role::Clerk};
    QVERIFY(store.setUser(anna));
    User iris;
    iris.name = u"iris"_s;
    iris.roles = {Role::Importer};
    QVERIFY(store.setUser(iris));
}

void tst_ServerWindow::whatIsWrongIsNamedBesideItsField_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("beside");
    QTest::newRow("name not resolved")
        << u"connectionHost"_s << u"nobody.invalid"_s << u"connectionHost"_s;
    QTest::newRow("port closed") << u"connectionHost"_s << u"127.0.0.1:1"_s << u"connectionHost"_s;
    QTest::newRow("TLS refused") << u"connectionAuthority"_s
                                 << m_server->certificates().otherAuthorityFile()
                                 << u"connectionEncryption"_s;
    QTest::newRow("wrong password")
        << u"connectionPassword"_s << u"wrong"_s << u"connectionPassword"_s;
    QTest::newRow("no such database")
        << u"connectionDatabase"_s << u"nothing"_s << u"connectionDatabase"_s;
    QTest::newRow("no tables of Intray")
        << u"connectionDatabase"_s << u"template1"_s << u"connectionDatabase"_s;
    QTest::newRow("no rights") << u"connectionLogin"_s << u"stranger"_s << u"connectionLogin"_s;
}

void tst_ServerWindow::whatIsWrongIsNamedBesideItsField()
{
    QFETCH(QString, field);
    QFETCH(QString, text);
    QFETCH(QString, beside);
    OfficeWindow desk;
    desk.window().connecting().showDialog(url(u"anna"_s));
    auto *dialog = desk.find<QDialog>(u"connectionDialog"_s);
    QVERIFY(isInUse(dialog));
    typeInto(dialog, u"connectionPassword"_s, passwordOf(text == u"stranger"_s ? text : u"anna"_s));
    typeInto(dialog, field, text);
    click(dialog, u"connectionTry"_s);
    const auto *tryIt = part<QWidget>(dialog, u"connectionTry"_s);
    QTRY_VERIFY_WITH_TIMEOUT(tryIt->isEnabled(), 20000);
    const QString sentence = said(dialog, u"trouble."_s + beside);
    QVERIFY2(!sentence.isEmpty(), qPrintable(said(dialog, u"connectionSaid"_s)));
    QVERIFY(!sentence.contains(u"canary"_s));
    typeInto(dialog, u"connectionHost"_s, u"127.0.0.1"_s);
    typeInto(dialog, u"connectionDatabase"_s, u"orders"_s);
    typeInto(dialog, u"connectionLogin"_s, u"anna"_s);
    typeInto(dialog, u"connectionAuthority"_s, m_server->certificates().authorityFile());
    typeInto(dialog, u"connectionPassword"_s, passwordOf(u"anna"_s));
    click(dialog, u"connectionTry"_s);
    QTRY_VERIFY_WITH_TIMEOUT(
        said(dialog, u"connectionSaid"_s).contains(u"anna works here as anna"_s), 20000);
}

void tst_ServerWindow::thePasswordIsAskedForUntilItIsRight()
{
    OfficeWindow desk;
    desk.connectTo(url(u"anna"_s));
    desk.answerWith(u"wrong"_s);
    desk.answerWith(passwordOf(u"anna"_s));
    QTRY_VERIFY_WITH_TIMEOUT(desk.window().deskPage(), 20000);
    QTRY_VERIFY(said(&desk.window(), u"statusLink"_s).startsWith(u"anna, "_s));
    QCOMPARE(said(&desk.window(), u"statusProtection"_s), QString());
}

void tst_ServerWindow::whoGivesNoPasswordIsLedToTheConnections()
{
    OfficeWindow desk;
    desk.connectTo(url(u"anna"_s));
    QTRY_VERIFY_WITH_TIMEOUT(desk.question(), 20000);
    QVERIFY(isInUse(desk.question()));
    QCOMPARE(said(&desk.window(), u"firstStartHeadline"_s), u"Welcome to Intray"_s);
    QCOMPARE(said(&desk.window(), u"firstStartSentence"_s), u"The database needs a password."_s);
    press(Qt::Key_Escape);
    QTRY_VERIFY(said(&desk.window(), u"firstStartSentence"_s).contains(u"no password"_s));
    QCOMPARE(said(&desk.window(), u"firstStartHeadline"_s), u"Not connected"_s);
    QCOMPARE(desk.window().focusWidget()->objectName(), u"startConnections"_s);
}

void tst_ServerWindow::aKeptPasswordOpensTheDeskAndIsInNoFile()
{
    OfficeWindow desk;
    desk.connectTo(url(u"anna"_s));
    QTRY_VERIFY_WITH_TIMEOUT(desk.question(), 20000);
    part<QCheckBox>(desk.question(), u"passwordKeep"_s)->setChecked(true);
    desk.answerWith(passwordOf(u"anna"_s));
    QTRY_VERIFY_WITH_TIMEOUT(desk.window().deskPage(), 20000);
    QCOMPARE(desk.shelf->secrets.values(), QStringList{passwordOf(u"anna"_s)});
    desk.connectTo(url(u"anna"_s));
    QTRY_VERIFY_WITH_TIMEOUT(desk.window().deskPage(), 20000);
    QVERIFY(!desk.question());
    const QString sessions = m_server->sql(u"SELECT one::text FROM pg_stat_activity AS one"_s);
    QVERIFY(sessions.contains(u"anna"_s));
    QVERIFY2(!sessions.contains(u"canary"_s), qPrintable(sessions));
    desk.window().close();
    for (const QFileInfo &info : QDir(desk.folder()).entryInfoList(QDir::Files)) {
        QFile file(info.filePath());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY2(!file.readAll().contains("canary"), qPrintable(info.fileName()));
    }
}

void tst_ServerWindow::aRelaxedLineIsShownWhileConnected()
{
    OfficeWindow desk;
    desk.startAs(url(u"anna"_s, u"sslmode=disable"_s));
    QTRY_VERIFY(said(&desk.window(), u"statusProtection"_s).contains(u"not encrypted"_s));
    desk.startAs(url(u"anna"_s, u"sslmode=require"_s));
    QTRY_VERIFY(said(&desk.window(), u"statusProtection"_s).contains(u"not verified"_s));
}

void tst_ServerWindow::aClerkIsToldWhyUsersAreClosed()
{
    OfficeWindow desk;
    desk.startAs(url(u"anna"_s));
    const QAction *users = desk.window().actions().of(WindowAction::Users);
    QTRY_VERIFY(!users->isEnabled());
    QVERIFY(users->statusTip().contains(u"Administrator"_s));
}

void tst_ServerWindow::anAdministratorAddsAUserWithALoginOfTheServer()
{
    OfficeWindow desk;
    desk.startAs(url(u"dba"_s));
    QTRY_VERIFY(desk.window().actions().of(WindowAction::Users)->isEnabled());
    desk.window().actions().of(WindowAction::Users)->trigger();
    auto *dialog = desk.find<QDialog>(u"usersDialog"_s);
    QVERIFY(isInUse(dialog));
    for (const QString &name : {u"nobody"_s, u"ben"_s}) {
        QTRY_VERIFY(part<QWidget>(dialog, u"usersAdd"_s)->isEnabled());
        click(dialog, u"usersAdd"_s);
        typeInto(dialog, u"userName"_s, name);
        press(Qt::Key_Return);
        QTRY_VERIFY(!said(dialog, u"usersSaid"_s).isEmpty());
    }
    QTRY_COMPARE(said(dialog, u"usersSaid"_s), u"ben was saved."_s);
    QCOMPARE(m_server->sql(u"SELECT name FROM intray.\"user\" WHERE name IN ('ben', 'nobody')"_s,
                           u"orders"_s),
             u"ben"_s);
}

void tst_ServerWindow::anImporterBringsAFileIn()
{
    OfficeWindow desk;
    desk.startAs(url(u"iris"_s));
    QFile file(desk.folder() + u"/people.csv"_s);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("id;name\n1;Ann\n2;Bob\n");
    file.close();
    QTRY_VERIFY(desk.window().actions().of(WindowAction::ImportRecords)->isEnabled());
    desk.window().actions().of(WindowAction::ImportRecords)->trigger();
    auto *dialog = desk.find<ImportDialog>(u"importDialog"_s);
    QVERIFY(dialog);
    dialog->setFile(file.fileName());
    QTRY_VERIFY(part<QWidget>(dialog, u"importStart"_s)->isEnabled());
    answerAll(dialog);
    click(dialog, u"importStart"_s);
    QTRY_COMPARE_WITH_TIMEOUT(
        m_server->sql(u"SELECT count(*) FROM intray.item JOIN intray.queue ON queue.id = "
                      "item.queue_id WHERE queue.name = 'people' AND item.state = 'open'"_s,
                      u"orders"_s),
        u"2"_s, 20000);
}

void tst_ServerWindow::aMariadbServerIsReachedInTheSameWay()
{
    ServerOptions options;
    options.tls = true;
    MariaServer server(options);
    server.sql(u"CREATE DATABASE orders CHARACTER SET utf8mb4"_s);
    for (const QString &login : {u"dba"_s, u"anna"_s})
        server.sql(u"CREATE USER %1@'%' IDENTIFIED BY '%2'"_s.arg(login, passwordOf(login)));
    server.sql(u"GRANT ALL ON *.* TO dba@'%' WITH GRANT OPTION"_s);
    const DatabaseUrl dba =
        *DatabaseUrl::fromText(u"mariadb://dba@127.0.0.1:%1/orders?ssl_ca=%2"_s.arg(
            QString::number(server.port()), server.certificates().authorityFile()));
    {
        const auto opened =
            Connection::open({dba, Password(passwordOf(u"dba"_s))}, OpenMode::AddTables);
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().sentence));
        Store store(**opened, {u"dba"_s, u"test"_s});
        Queue customers;
        customers.name = u"customers"_s;
        QVERIFY(store.addQueue(customers));
        User anna;
        anna.name = u"anna"_s;
        anna.roles = {Role::Clerk};
        QVERIFY(store.setUser(anna));
    }
    OfficeWindow desk;
    desk.connectTo(dba.as(u"anna"_s));
    desk.answerWith(u"wrong"_s);
    desk.answerWith(passwordOf(u"anna"_s));
    QTRY_VERIFY_WITH_TIMEOUT(desk.window().deskPage(), 20000);
    QTRY_VERIFY(said(&desk.window(), u"statusLink"_s).startsWith(u"anna, "_s));
    QVERIFY(!desk.window().findChild<QAction *>(u"action.changePriority"_s)->isVisible());
    const QString sessions = server.sql(u"SELECT * FROM information_schema.processlist"_s);
    QVERIFY(sessions.contains(u"anna"_s));
    QVERIFY2(!sessions.contains(u"canary"_s), qPrintable(sessions));
}

INTRAY_TEST_MAIN(tst_ServerWindow)
#include "tst_serverwindow.moc"
