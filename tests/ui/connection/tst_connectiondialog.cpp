// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connection/fakekeychain.h"
#include "support/testclass.h"
#include "ui/common/signlabel.h"
#include "ui/connection/connectiondialog.h"
#include "ui/connection/connectionfields.h"
#include "ui/connection/engineabilities.h"
#include "ui/dialogkeys.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>

#include <deque>
#include <future>

using namespace intray;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Engine = DatabaseUrl::Engine;

/// What stands where a server would. An attempt that was given up may ask it after the test has
/// ended, so each attempt holds it.
class MadeUpServer
{
public:
    Outcome<ServerFacts> answerTo(const DatabaseLogin &login)
    {
        {
            const std::lock_guard lock(mutex);
            logins.append(login);
        }
        if (gate.valid())
            gate.wait();
        return facts;
    }
    QList<DatabaseLogin> tried()
    {
        const std::lock_guard lock(mutex);
        return logins;
    }

    Outcome<ServerFacts> facts = ServerFacts{};
    std::shared_future<void> gate; ///< The server answers once it is open; none: at once.

private:
    std::mutex mutex;
    QList<DatabaseLogin> logins;
};

/// The dialog with servers, a keychain and a system that the test makes up.
class Desktop
{
public:
    explicit Desktop(Shelf::Mood mood = Shelf::Mood::Prompt) { shelf->mood = mood; }

    void open()
    {
        ConnectionDialog::System system;
        system.open = [server = server](const DatabaseLogin &login) {
            return server->answerTo(login);
        };
        system.sources = [] {
            return QList<DataSource>{{u"Orders"_s, u"FreeTDS"_s}, {u"Stock"_s, u"PostgreSQL"_s}};
        };
        dialog = new ConnectionDialog(profiles, keeper, system);
        QObject::connect(
            dialog, &ConnectionDialog::connectWanted, dialog,
            [this](const ConnectionProfile &profile, const Password &password, OpenMode openMode) {
                connected = profile;
                usedPassword = password.forDriver();
                mode = openMode;
            });
        dialog->show();
        dialog->activateWindow();
        QVERIFY(isInUse(dialog));
    }
    ~Desktop() { delete dialog; }

    void choose(Engine engine)
    {
        auto *kind = part<QComboBox>(dialog, u"connectionKind"_s);
        kind->setFocus();
        press(Qt::Key_Home);
        for (int step = 0; step < int(engine); ++step)
            press(Qt::Key_Down);
        QCOMPARE(kind->currentData().toInt(), int(engine));
    }
    void fillIn()
    {
        typeInto(dialog, u"connectionHost"_s, u"db.example.org"_s);
        typeInto(dialog, u"connectionDatabase"_s, u"orders"_s);
        typeInto(dialog, u"connectionLogin"_s, u"anna"_s);
    }
    std::shared_ptr<MadeUpServer> server = std::make_shared<MadeUpServer>();
    std::shared_ptr<Shelf> shelf = std::make_shared<Shelf>();
    PasswordKeeper keeper{std::make_unique<FakeKeychain>(shelf), 30ms};
    QString kept;
    ProfileStore profiles{[this] { return kept; }, [this](const QString &text) { kept = text; }};
    QPointer<ConnectionDialog> dialog;
    std::optional<ConnectionProfile> connected;
    QString usedPassword;
    OpenMode mode = OpenMode::AddTables;
};

static ServerFacts factsOfAnna()
{
    ServerFacts facts;
    facts.user = u"anna"_s;
    facts.login = u"anna"_s;
    facts.roles = {Role::Clerk, Role::Importer};
    facts.version = u"PostgreSQL 15.8"_s;
    facts.isEncrypted = true;
    facts.isVerified = true;
    return facts;
}

class tst_ConnectionDialog : public QObject
{
    Q_OBJECT
private slots:
    void everyKindShowsItsOwnFields();
    void aConnectionIsVerifiedUnlessSomebodyRelaxesIt();
    void aRelaxedConnectionWarnsAsLongAsItIsChosen_data();
    void aRelaxedConnectionWarnsAsLongAsItIsChosen();
    void mariadbSaysThatHostNamesAreNotChecked();
    void whatIsEnforcedBeginsWhereAMirroredWindowBegins();
    void everyErrorStandsBesideTheFieldItIsAbout_data();
    void everyErrorStandsBesideTheFieldItIsAbout();
    void whatIsMissingIsSaidBeforeAnythingIsTried();
    void troubleHasASign();
    void theListHasNoFrame();
    void successSaysWhoWeAreAndWhatToKnow();
    void aSmallClockDifferenceIsNotWorthASentence();
    void aFileBehindOdbcHasNoLineToEncrypt();
    void aLoginWithoutRolesIsToldAndNotConnected();
    void enterConnectsAndKeepsTheProfileWithoutThePassword();
    void aKeptPasswordIsUsedAndNotAskedFor();
    void thePasswordIsKeptOnlyOnceTheServerHasAcceptedIt();
    void b17_aSilentKeychainLeadsToTheQuestionAndLosesNothing();
    void withoutAKeychainTheTickBoxSaysWhy();
    void untickingForgetsTheKeptPassword();
    void escapeEndsAnAttemptFirstAndThenTheDialog();
    void theWindowStaysAliveWhileAServerIsSilent();
    void severalHostsAreOneConnection();
    void anAddressThatIsPastedFillsTheFields();
    void anAddressWithAPasswordIsRefused();
    void aDataSourceIsChosenFromTheSystemsList();
    void aSourceThatAsksForLessThanEncryptionWarns_data();
    void aSourceThatAsksForLessThanEncryptionWarns();
    void theServersOwnPasswordFileNeedsNoQuestion();
    void aFileCanBeMade();
    void everythingIsReachedByKeys();
    void noMnemonicIsUsedTwice_data();
    void noMnemonicIsUsedTwice();
    void everyEngineSaysWhatItEnforces();
    void aProfileIsRemovedWithItsPassword();
};

static QStringList visibleFields(QWidget *dialog)
{
    QStringList names;
    for (const QString &name :
         {u"File"_s, u"Sources"_s, u"Host"_s, u"Port"_s, u"Database"_s, u"Login"_s, u"SignIn"_s,
          u"Password"_s, u"Encryption"_s, u"Address"_s}) {
        if (part<QWidget>(dialog, u"connection"_s + name)->isVisible())
            names.append(name);
    }
    return names;
}

void tst_ConnectionDialog::everyKindShowsItsOwnFields()
{
    Desktop desktop;
    desktop.open();
    const QStringList ofServers{u"Host"_s,   u"Port"_s,     u"Database"_s,   u"Login"_s,
                                u"SignIn"_s, u"Password"_s, u"Encryption"_s, u"Address"_s};
    desktop.choose(Engine::Sqlite);
    QCOMPARE(visibleFields(desktop.dialog), QStringList{u"File"_s});
    desktop.choose(Engine::Postgresql);
    QCOMPARE(visibleFields(desktop.dialog), ofServers);
    desktop.choose(Engine::Mariadb);
    QCOMPARE(visibleFields(desktop.dialog), ofServers);
    desktop.choose(Engine::Odbc);
    QCOMPARE(visibleFields(desktop.dialog),
             QStringList({u"Sources"_s, u"Login"_s, u"SignIn"_s, u"Password"_s}));
}

static QMap<QString, QString> optionsOf(Desktop &desktop)
{
    return part<ConnectionFields>(desktop.dialog, u"connectionFields"_s)->profile()->url.options();
}

void tst_ConnectionDialog::aConnectionIsVerifiedUnlessSomebodyRelaxesIt()
{
    Desktop desktop;
    desktop.open();
    desktop.choose(Engine::Postgresql);
    desktop.fillIn();
    QCOMPARE(optionsOf(desktop).value(u"sslmode"_s), u"verify-full"_s);
    QCOMPARE(said(desktop.dialog, u"encryptionWarning"_s), QString());
    typeInto(desktop.dialog, u"connectionAuthority"_s, u"/etc/own ca.pem"_s);
    QCOMPARE(optionsOf(desktop).value(u"sslrootcert"_s), u"/etc/own ca.pem"_s);
    desktop.choose(Engine::Mariadb);
    QCOMPARE(optionsOf(desktop).value(u"tls"_s), u"verify"_s);
    QCOMPARE(optionsOf(desktop).value(u"ssl_ca"_s), u"/etc/own ca.pem"_s);
    QVERIFY(!optionsOf(desktop).contains(u"sslmode"_s));
}

void tst_ConnectionDialog::aRelaxedConnectionWarnsAsLongAsItIsChosen_data()
{
    QTest::addColumn<int>("engine");
    QTest::addColumn<int>("steps");
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    QTest::newRow("PostgreSQL, not verified")
        << int(Engine::Postgresql) << 1 << u"sslmode"_s << u"require"_s;
    QTest::newRow("PostgreSQL, not encrypted")
        << int(Engine::Postgresql) << 2 << u"sslmode"_s << u"disable"_s;
    QTest::newRow("MariaDB, not encrypted") << int(Engine::Mariadb) << 1 << u"tls"_s << u"off"_s;
}

void tst_ConnectionDialog::aRelaxedConnectionWarnsAsLongAsItIsChosen()
{
    QFETCH(int, engine);
    QFETCH(int, steps);
    QFETCH(QString, option);
    Desktop desktop;
    desktop.open();
    desktop.choose(static_cast<Engine>(engine));
    desktop.fillIn();
    part<QComboBox>(desktop.dialog, u"connectionEncryption"_s)->setFocus();
    for (int step = 0; step < steps; ++step)
        press(Qt::Key_Down);
    QTEST(optionsOf(desktop).value(option), "value");
    QVERIFY(said(desktop.dialog, u"encryptionWarning"_s).contains(u"trusted network"_s));
    press(Qt::Key_Home);
    QCOMPARE(said(desktop.dialog, u"encryptionWarning"_s), QString());
}

void tst_ConnectionDialog::mariadbSaysThatHostNamesAreNotChecked()
{
    Desktop desktop;
    desktop.open();
    desktop.choose(Engine::Mariadb);
    const QString abilities = said(desktop.dialog, u"engineAbilities"_s);
    QVERIFY(abilities.contains(u"host name"_s));
    QVERIFY(said(desktop.dialog, u"encryptionHint"_s).contains(u"host name"_s));
    desktop.choose(Engine::Postgresql);
    QCOMPARE(said(desktop.dialog, u"encryptionHint"_s), QString());
}

static int widthBehindInk(EngineAbilities &abilities)
{
    const QImage seen = abilities.grab().toImage();
    for (int behind = 0; behind < seen.width(); ++behind)
        for (int y = 0; y < seen.height(); ++y)
            if (seen.pixel(seen.width() - 1 - behind, y) != seen.pixel(0, 0))
                return behind;
    return seen.width();
}

void tst_ConnectionDialog::whatIsEnforcedBeginsWhereAMirroredWindowBegins()
{
    EngineAbilities abilities;
    abilities.show(Engine::Sqlite);
    abilities.resize(1600, 200);
    QVERIFY(widthBehindInk(abilities) > abilities.width() / 4);
    abilities.setLayoutDirection(Qt::RightToLeft);
    QVERIFY(widthBehindInk(abilities) < 2 * abilities.fontMetrics().height());
}

void tst_ConnectionDialog::everyErrorStandsBesideTheFieldItIsAbout_data()
{
    using Kind = Error::Kind;
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("focused");
    const auto row = [](const char *name, Kind kind, const QString &beside,
                        const QString &focused = {}) {
        QTest::newRow(name) << int(kind) << u"trouble.connection"_s + beside
                            << u"connection"_s + (focused.isEmpty() ? beside : focused);
    };
    row("name not resolved", Kind::NameUnknown, u"Host"_s);
    row("no answer", Kind::Offline, u"Host"_s);
    row("port closed", Kind::PortClosed, u"Host"_s, u"Port"_s);
    row("TLS refused", Kind::TlsRefused, u"Encryption"_s);
    row("wrong password", Kind::WrongPassword, u"Password"_s);
    row("no such database", Kind::NoSuchDatabase, u"Database"_s);
    row("no rights", Kind::NotPermitted, u"Login"_s);
    row("older schema", Kind::OlderSchema, u"Database"_s);
    row("newer schema", Kind::NewerSchema, u"Database"_s);
}

void tst_ConnectionDialog::everyErrorStandsBesideTheFieldItIsAbout()
{
    QFETCH(int, kind);
    QFETCH(QString, label);
    QFETCH(QString, focused);
    Desktop desktop;
    desktop.server->facts =
        failure(static_cast<Error::Kind>(kind), u"This is what is wrong."_s, u"driver's words"_s);
    desktop.open();
    desktop.choose(Engine::Postgresql);
    desktop.fillIn();
    typeInto(desktop.dialog, u"connectionPassword"_s, u"canary"_s);
    click(desktop.dialog, u"connectionTry"_s);
    QTRY_COMPARE(said(desktop.dialog, label), u"This is what is wrong."_s);
    QCOMPARE(QApplication::focusWidget()->objectName(), focused);
    QVERIFY(part<QPushButton>(desktop.dialog, u"connectionDetails"_s)->isVisible());
    QVERIFY(!desktop.connected);
    QVERIFY(desktop.profiles.profiles().isEmpty());
    desktop.server->facts = factsOfAnna();
    click(desktop.dialog, u"connectionTry"_s);
    QTRY_VERIFY(said(desktop.dialog, u"connectionSaid"_s).contains(u"PostgreSQL 15.8"_s));
    QCOMPARE(said(desktop.dialog, label), QString());
}

void tst_ConnectionDialog::whatIsMissingIsSaidBeforeAnythingIsTried()
{
    Desktop desktop;
    desktop.open();
    desktop.choose(Engine::Postgresql);
    typeInto(desktop.dialog, u"connectionDatabase"_s, u"orders"_s);
    press(Qt::Key_Return);
    QVERIFY(!said(desktop.dialog, u"trouble.connectionHost"_s).isEmpty());
    QCOMPARE(QApplication::focusWidget()->objectName(), u"connectionHost"_s);
    QTest::keyClicks(QApplication::focusWidget(), u"db:not-a-port"_s);
    press(Qt::Key_Return);
    QVERIFY(!said(desktop.dialog, u"trouble.connectionHost"_s).isEmpty());
    QVERIFY(desktop.server->tried().isEmpty());
}

void tst_ConnectionDialog::troubleHasASign()
{
    Desktop desktop;
    desktop.open();
    desktop.choose(Engine::Postgresql);
    press(Qt::Key_Return);
    QCOMPARE(said(desktop.dialog, u"connectionSaid"_s), u"Something is missing."_s);
    const auto *line = part<QLabel>(desktop.dialog, u"connectionSaid"_s)->parentWidget();
    QVERIFY(line->findChild<SignLabel *>()->isVisible());
    desktop.server->facts = factsOfAnna();
    desktop.fillIn();
    click(desktop.dialog, u"connectionTry"_s);
    QTRY_VERIFY(said(desktop.dialog, u"connectionSaid"_s).contains(u"PostgreSQL 15.8"_s));
    QVERIFY(!line->findChild<SignLabel *>()->isVisible());
}

void tst_ConnectionDialog::theListHasNoFrame()
{
    Desktop desktop;
    desktop.open();
    const auto *list = part<QListWidget>(desktop.dialog, u"connectionList"_s);
    QCOMPARE(list->frameShape(), QFrame::NoFrame);
}

void tst_ConnectionDialog::successSaysWhoWeAreAndWhatToKnow()
{
    Desktop desktop;
    ServerFacts facts = factsOfAnna();
    facts.login = u"anna2"_s;
    facts.clockDifference = 90s;
    facts.isVerified = false;
    facts.warnings = {u"fsync is off."_s};
    desktop.server->facts = facts;
    desktop.open();
    desktop.choose(Engine::Postgresql);
    desktop.fillIn();
    click(desktop.dialog, u"connectionTry"_s);
    QTRY_VERIFY(said(desktop.dialog, u"connectionSaid"_s).contains(u"PostgreSQL 15.8"_s));
    const QString text = said(desktop.dialog, u"connectionSaid"_s);
    for (const QString &word : {u"anna2"_s, u"anna"_s, u"Clerk, Importer"_s, u"1 min"_s, u"ahead"_s,
                                u"prove"_s, u"fsync is off."_s})
        QVERIFY2(text.contains(word), qPrintable(word + u" in "_s + text));
    QVERIFY(!desktop.connected);
}

void tst_ConnectionDialog::aSmallClockDifferenceIsNotWorthASentence()
{
    ServerFacts facts = factsOfAnna();
    facts.clockDifference = -1900ms;
    const auto url = *DatabaseUrl::fromText(u"postgresql://anna@host/orders"_s);
    QVERIFY(!wordsAbout(facts, url).join(u' ').contains(u"clock"_s));
    facts.clockDifference = -2100ms;
    QVERIFY(wordsAbout(facts, url).join(u' ').contains(u"behind"_s));
}

void tst_ConnectionDialog::aFileBehindOdbcHasNoLineToEncrypt()
{
    const auto url = *DatabaseUrl::fromText(u"odbc:DSN=orders"_s);
    ServerFacts facts;
    QVERIFY(wordsAboutLine(facts, url).mark.isEmpty());
    facts.isServer = true;
    QVERIFY(!wordsAboutLine(facts, url).mark.isEmpty());
}

void tst_ConnectionDialog::aLoginWithoutRolesIsToldAndNotConnected()
{
    Desktop desktop;
    ServerFacts facts = factsOfAnna();
    facts.user.clear();
    facts.roles.clear();
    desktop.server->facts = facts;
    desktop.open();
    desktop.choose(Engine::Postgresql);
    desktop.fillIn();
    press(Qt::Key_Return);
    QTRY_VERIFY(said(desktop.dialog, u"connectionSaid"_s).contains(u"administrator"_s));
    QVERIFY(!desktop.connected);
    QVERIFY(desktop.dialog->isVisible());
}

void tst_ConnectionDialog::enterConnectsAndKeepsTheProfileWithoutThePassword()
{
    Desktop desktop;
    desktop.server->facts = factsOfAnna();
    desktop.open();
    desktop.choose(Engine::Postgresql);
    desktop.fillIn();
    typeInto(desktop.dialog, u"connectionPassword"_s, u"canary"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(desktop.connected);
    QCOMPARE(desktop.mode, OpenMode::Existing);
    QCOMPARE(desktop.usedPassword, u"canary"_s);
    QCOMPARE(desktop.connected->name, u"orders on db.example.org"_s);
    QCOMPARE(desktop.connected->url.user(), u"anna"_s);
    QCOMPARE(desktop.profiles.profiles(), QList{*desktop.connected});
    QVERIFY(!desktop.kept.contains(u"canary"_s));
    QVERIFY(desktop.shelf->secrets.isEmpty());
    QTRY_VERIFY(!desktop.dialog);
}

static ConnectionProfile keptProfile()
{
    return {u"Orders"_s, *DatabaseUrl::fromText(u"postgresql://anna@db.example.org/orders"_s),
            PasswordFrom::Keychain};
}

void tst_ConnectionDialog::aKeptPasswordIsUsedAndNotAskedFor()
{
    Desktop desktop;
    desktop.server->facts = factsOfAnna();
    desktop.profiles.keep(keptProfile());
    desktop.shelf->secrets.insert(PasswordKeeper::secretName(keptProfile().url), u"canary"_s);
    desktop.open();
    QVERIFY(part<QCheckBox>(desktop.dialog, u"connectionKeep"_s)->isChecked());
    part<QListWidget>(desktop.dialog, u"connectionList"_s)->setFocus();
    press(Qt::Key_Return);
    QTRY_VERIFY(desktop.connected);
    QCOMPARE(desktop.usedPassword, u"canary"_s);
    QCOMPARE(desktop.server->tried().size(), 1);
    QCOMPARE(desktop.shelf->secrets.size(), 1);
}

void tst_ConnectionDialog::thePasswordIsKeptOnlyOnceTheServerHasAcceptedIt()
{
    Desktop desktop;
    desktop.server->facts = failure(Error::Kind::WrongPassword, u"No."_s);
    desktop.open();
    desktop.choose(Engine::Postgresql);
    desktop.fillIn();
    typeInto(desktop.dialog, u"connectionPassword"_s, u"wrong"_s);
    part<QCheckBox>(desktop.dialog, u"connectionKeep"_s)->setFocus();
    press(Qt::Key_Space);
    press(Qt::Key_Return);
    QTRY_COMPARE(said(desktop.dialog, u"trouble.connectionPassword"_s), u"No."_s);
    QVERIFY(desktop.shelf->secrets.isEmpty());
    desktop.server->facts = factsOfAnna();
    typeInto(desktop.dialog, u"connectionPassword"_s, u"canary"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(desktop.connected);
    QCOMPARE(desktop.shelf->secrets.values(), QStringList{u"canary"_s});
    QCOMPARE(desktop.profiles.profiles().first().passwordFrom, PasswordFrom::Keychain);
}

void tst_ConnectionDialog::b17_aSilentKeychainLeadsToTheQuestionAndLosesNothing()
{
    Desktop desktop;
    desktop.server->facts = failure(Error::Kind::WrongPassword, u"The login is not accepted."_s);
    desktop.profiles.keep(keptProfile());
    const QString secret = PasswordKeeper::secretName(keptProfile().url);
    desktop.shelf->secrets.insert(secret, u"canary"_s);
    desktop.shelf->mood = Shelf::Mood::Silent;
    desktop.open();
    click(desktop.dialog, u"connectionStart"_s);
    QTRY_COMPARE(said(desktop.dialog, u"trouble.connectionPassword"_s), u"Type the password."_s);
    QVERIFY(part<QCheckBox>(desktop.dialog, u"connectionKeep"_s)->isChecked());
    QCOMPARE(desktop.shelf->secrets.value(secret), u"canary"_s);
    QCOMPARE(desktop.profiles.profiles(), QList{keptProfile()});
}

void tst_ConnectionDialog::withoutAKeychainTheTickBoxSaysWhy()
{
    Desktop desktop(Shelf::Mood::Missing);
    desktop.open();
    desktop.choose(Engine::Postgresql);
    const auto *keep = part<QCheckBox>(desktop.dialog, u"connectionKeep"_s);
    QVERIFY(!keep->isEnabled());
    QVERIFY(keep->text().contains(u"no &keychain"_s));
    QCOMPARE(keep->toolTip(), desktop.keeper.whyNotKeeping());
}

void tst_ConnectionDialog::untickingForgetsTheKeptPassword()
{
    Desktop desktop;
    desktop.server->facts = factsOfAnna();
    desktop.profiles.keep(keptProfile());
    desktop.shelf->secrets.insert(PasswordKeeper::secretName(keptProfile().url), u"canary"_s);
    desktop.open();
    part<QCheckBox>(desktop.dialog, u"connectionKeep"_s)->setFocus();
    press(Qt::Key_Space);
    click(desktop.dialog, u"connectionSave"_s);
    QVERIFY(desktop.shelf->secrets.isEmpty());
    QCOMPARE(desktop.profiles.profiles().first().passwordFrom, PasswordFrom::Asking);
}

void tst_ConnectionDialog::escapeEndsAnAttemptFirstAndThenTheDialog()
{
    Desktop desktop;
    std::promise<void> gate;
    desktop.server->gate = gate.get_future().share();
    desktop.server->facts = factsOfAnna();
    desktop.open();
    desktop.choose(Engine::Postgresql);
    desktop.fillIn();
    press(Qt::Key_Return);
    QTRY_COMPARE(desktop.server->tried().size(), 1);
    press(Qt::Key_Escape);
    QCOMPARE(said(desktop.dialog, u"connectionSaid"_s), u"Cancelled."_s);
    QVERIFY(part<QPushButton>(desktop.dialog, u"connectionStart"_s)->isEnabled());
    gate.set_value();
    press(Qt::Key_Escape);
    QTRY_VERIFY(!desktop.dialog);
    QVERIFY(!desktop.connected);
}

void tst_ConnectionDialog::theWindowStaysAliveWhileAServerIsSilent()
{
    Desktop desktop;
    std::promise<void> gate;
    desktop.server->gate = gate.get_future().share();
    desktop.server->facts = factsOfAnna();
    desktop.open();
    desktop.choose(Engine::Postgresql);
    desktop.fillIn();
    click(desktop.dialog, u"connectionTry"_s);
    QVERIFY(!part<QPushButton>(desktop.dialog, u"connectionTry"_s)->isEnabled());
    typeInto(desktop.dialog, u"connectionName"_s, u"Still typing"_s);
    QCOMPARE(part<QLineEdit>(desktop.dialog, u"connectionName"_s)->text(), u"Still typing"_s);
    gate.set_value();
    QTRY_VERIFY(said(desktop.dialog, u"connectionSaid"_s).contains(u"PostgreSQL"_s));
}

void tst_ConnectionDialog::severalHostsAreOneConnection()
{
    Desktop desktop;
    desktop.server->facts = factsOfAnna();
    desktop.open();
    desktop.choose(Engine::Postgresql);
    desktop.fillIn();
    typeInto(desktop.dialog, u"connectionHost"_s, u"db1.example.org, db2:5433 ,[::1]"_s);
    auto *port = part<QSpinBox>(desktop.dialog, u"connectionPort"_s);
    port->setFocus();
    port->selectAll();
    QTest::keyClicks(port, u"6000"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(desktop.connected);
    const QList<DatabaseUrl::Host> hosts{
        {u"db1.example.org"_s, 6000}, {u"db2"_s, 5433}, {u"::1"_s, 6000}};
    QCOMPARE(desktop.connected->url.hosts(), hosts);
    QVERIFY(DatabaseUrl::fromText(desktop.connected->url.text()) == desktop.connected->url);
}

void tst_ConnectionDialog::anAddressThatIsPastedFillsTheFields()
{
    Desktop desktop;
    desktop.open();
    desktop.choose(Engine::Postgresql);
    const QString address =
        u"mariadb://ben@db9.example.org:3307/stock?ssl_ca=%2Fetc%2Fca.pem&tls=verify"_s;
    typeInto(desktop.dialog, u"connectionAddress"_s, address);
    press(Qt::Key_Tab);
    QCOMPARE(part<QComboBox>(desktop.dialog, u"connectionKind"_s)->currentText(), u"MariaDB"_s);
    QCOMPARE(part<QLineEdit>(desktop.dialog, u"connectionHost"_s)->text(), u"db9.example.org"_s);
    QCOMPARE(part<QSpinBox>(desktop.dialog, u"connectionPort"_s)->value(), 3307);
    QCOMPARE(part<QLineEdit>(desktop.dialog, u"connectionAuthority"_s)->text(), u"/etc/ca.pem"_s);
    QVERIFY(part<ConnectionFields>(desktop.dialog, u"connectionFields"_s)->profile()->url ==
            *DatabaseUrl::fromText(address));
}

void tst_ConnectionDialog::anAddressWithAPasswordIsRefused()
{
    Desktop desktop;
    desktop.open();
    desktop.choose(Engine::Postgresql);
    typeInto(desktop.dialog, u"connectionAddress"_s, u"postgresql://ben:canary@host/stock"_s);
    press(Qt::Key_Tab);
    const QString trouble = said(desktop.dialog, u"trouble.connectionAddress"_s);
    QVERIFY(!trouble.isEmpty());
    QVERIFY(!trouble.contains(u"canary"_s));
}

void tst_ConnectionDialog::aDataSourceIsChosenFromTheSystemsList()
{
    Desktop desktop;
    desktop.server->facts = failure(Error::Kind::UnsoundDriver, u"Use the other driver."_s);
    desktop.open();
    desktop.choose(Engine::Odbc);
    auto *sources = part<QComboBox>(desktop.dialog, u"connectionSources"_s);
    QTRY_COMPARE(sources->count(), 2);
    sources->setFocus();
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    QCOMPARE(part<QLineEdit>(desktop.dialog, u"connectionSource"_s)->text(), u"DSN=Stock"_s);
    typeInto(desktop.dialog, u"connectionLogin"_s, u"anna"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(said(desktop.dialog, u"trouble.connectionSources"_s), u"Use the other driver."_s);
    QCOMPARE(desktop.server->tried().first().url.odbcText(), u"DSN=Stock;Uid=anna"_s);
}

void tst_ConnectionDialog::aSourceThatAsksForLessThanEncryptionWarns_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("warns");
    QTest::newRow("name only") << u"DSN=Stock"_s << false;
    QTest::newRow("encrypted") << u"DSN=Stock;Encrypt=yes;TrustServerCertificate=no"_s << false;
    QTest::newRow("verified") << u"DSN=Stock;SSLmode=verify-full"_s << false;
    QTest::newRow("not encrypted") << u"DSN=Stock; encrypt = No"_s << true;
    QTest::newRow("whoever answers") << u"DSN=Stock;TrustServerCertificate=yes"_s << true;
    QTest::newRow("not verified") << u"Driver={PostgreSQL Unicode};SSLmode=require"_s << true;
    QTest::newRow("clear") << u"SSLmode=disable;DSN=Stock"_s << true;
}

void tst_ConnectionDialog::aSourceThatAsksForLessThanEncryptionWarns()
{
    QFETCH(QString, source);
    Desktop desktop;
    desktop.open();
    desktop.choose(Engine::Odbc);
    typeInto(desktop.dialog, u"connectionSource"_s, source);
    const bool warns = said(desktop.dialog, u"sourceWarning"_s).contains(u"trusted network"_s);
    QTEST(warns, "warns");
}

void tst_ConnectionDialog::theServersOwnPasswordFileNeedsNoQuestion()
{
    Desktop desktop;
    desktop.server->facts = factsOfAnna();
    desktop.open();
    desktop.choose(Engine::Postgresql);
    desktop.fillIn();
    part<QComboBox>(desktop.dialog, u"connectionSignIn"_s)->setFocus();
    press(Qt::Key_Down);
    QVERIFY(!part<QLineEdit>(desktop.dialog, u"connectionPassword"_s)->isVisible());
    click(desktop.dialog, u"connectionStart"_s);
    QTRY_VERIFY(desktop.connected);
    QCOMPARE(desktop.connected->passwordFrom, PasswordFrom::Server);
    QCOMPARE(desktop.usedPassword, QString());
}

void tst_ConnectionDialog::aFileCanBeMade()
{
    Desktop desktop;
    desktop.open();
    desktop.choose(Engine::Sqlite);
    typeInto(desktop.dialog, u"connectionFile"_s, u"/tmp/new.db"_s);
    part<QCheckBox>(desktop.dialog, u"connectionMake"_s)->setFocus();
    press(Qt::Key_Space);
    press(Qt::Key_Return);
    QVERIFY(desktop.connected);
    QCOMPARE(desktop.mode, OpenMode::CreateOrUpgrade);
    QVERIFY(desktop.server->tried().isEmpty());
}

void tst_ConnectionDialog::everythingIsReachedByKeys()
{
    Desktop desktop;
    desktop.open();
    desktop.choose(Engine::Postgresql);
    QCOMPARE(outOfReach(desktop.dialog).join(u", "_s), QString());
}

void tst_ConnectionDialog::noMnemonicIsUsedTwice_data()
{
    QTest::addColumn<int>("engine");
    QTest::newRow("file") << int(Engine::Sqlite);
    QTest::newRow("PostgreSQL") << int(Engine::Postgresql);
    QTest::newRow("MariaDB") << int(Engine::Mariadb);
    QTest::newRow("ODBC") << int(Engine::Odbc);
}

void tst_ConnectionDialog::noMnemonicIsUsedTwice()
{
    QFETCH(int, engine);
    Desktop desktop;
    desktop.open();
    desktop.choose(static_cast<Engine>(engine));
    QMap<QString, QString> owners;
    for (const QWidget *widget : desktop.dialog->findChildren<QWidget *>()) {
        const QString text = widget->property("text").toString();
        const QString key = QKeySequence::mnemonic(text).toString();
        const bool counts =
            widget->isVisible() && !key.isEmpty() &&
            (qobject_cast<const QLabel *>(widget) || qobject_cast<const QAbstractButton *>(widget));
        if (!counts)
            continue;
        QVERIFY2(!owners.contains(key), qPrintable(owners.value(key) + u" and "_s + text));
        owners.insert(key, text);
    }
    QVERIFY(owners.size() > 6);
}

void tst_ConnectionDialog::everyEngineSaysWhatItEnforces()
{
    for (const Engine engine :
         {Engine::Sqlite, Engine::Postgresql, Engine::Mariadb, Engine::Odbc}) {
        for (const Ability &ability : abilitiesOf(engine))
            QVERIFY(ability.sentence.endsWith(u'.'));
    }
    Desktop desktop;
    desktop.open();
    desktop.choose(Engine::Sqlite);
    QVERIFY(said(desktop.dialog, u"engineAbilities"_s)
                .contains(u"Anybody who can write to the file can do everything."_s));
}

void tst_ConnectionDialog::aProfileIsRemovedWithItsPassword()
{
    Desktop desktop;
    desktop.profiles.keep(keptProfile());
    desktop.shelf->secrets.insert(PasswordKeeper::secretName(keptProfile().url), u"canary"_s);
    desktop.open();
    click(desktop.dialog, u"connectionRemove"_s);
    QVERIFY(desktop.profiles.profiles().isEmpty());
    QVERIFY(desktop.shelf->secrets.isEmpty());
    QCOMPARE(part<QListWidget>(desktop.dialog, u"connectionList"_s)->count(), 0);
}

INTRAY_TEST_MAIN(tst_ConnectionDialog)
#include "tst_connectiondialog.moc"
