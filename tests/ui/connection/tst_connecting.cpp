// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/connection/fakekeychain.h"
#include "support/testclass.h"
#include "ui/common/windowsettings.h"
#include "ui/connection/connecting.h"
#include "ui/dialogkeys.h"

#include <QCheckBox>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace intray;
using namespace Qt::StringLiterals;

/// A window with nothing in it, and the way from an address to a login.
class Doorstep
{
public:
    explicit Doorstep(Shelf::Mood mood = Shelf::Mood::Prompt)
    {
        shelf->mood = mood;
        window.show();
        window.activateWindow();
        connecting = std::make_unique<Connecting>(settings, std::make_unique<FakeKeychain>(shelf),
                                                  &window, std::chrono::milliseconds(30));
        QObject::connect(connecting.get(), &Connecting::loginReady, &window,
                         [this](const DatabaseLogin &ready) {
                             login = ready;
                             ++logins;
                         });
        QObject::connect(connecting.get(), &Connecting::told, &window,
                         [this](const QString &sentence) { told.append(sentence); });
    }

    QDialog *question() const { return window.findChild<QDialog *>(u"passwordDialog"_s); }
    void answerWith(const QString &password)
    {
        QVERIFY(isInUse(question()));
        typeInto(question(), u"password"_s, password);
        press(Qt::Key_Return);
        QTRY_VERIFY(!question());
    }
    void keepProfile(PasswordFrom from) { connecting->profiles().keep({u"Orders"_s, url, from}); }

    std::shared_ptr<Shelf> shelf = std::make_shared<Shelf>();
    QTemporaryDir folder;
    QString file = folder.filePath(u"window.ini"_s);
    WindowSettings settings{file};
    QWidget window;
    std::unique_ptr<Connecting> connecting;
    DatabaseUrl url = *DatabaseUrl::fromText(u"postgresql://anna@db.example.org/orders"_s);
    std::optional<DatabaseLogin> login;
    QStringList told;
    int logins = 0;
};

static Error refused()
{
    return {Error::Kind::WrongPassword, u"The server refused."_s, {}};
}

class tst_Connecting : public QObject
{
    Q_OBJECT
private slots:
    void aProfileThatAsksIsAskedFirst();
    void aKeptPasswordOpensWithoutAQuestion();
    void b17_aSilentKeychainIsNoMissingPassword();
    void aLateAnswerOfTheKeychainChangesNothing();
    void withoutAKeychainThePersonIsAskedAndToldOnce();
    void anAddressWithoutAProfileIsTriedAsItIs();
    void aServerThatWantsAPasswordLeadsToTheQuestion();
    void aPasswordThatWasRefusedIsNotKept();
    void aPasswordThatWorkedIsKeptIfThatWasWanted();
    void whoCancelsIsNotAskedAgain();
    void theQuestionLeadsToTheConnections();
    void noPasswordIsWrittenToTheSettings();
};

void tst_Connecting::aProfileThatAsksIsAskedFirst()
{
    Doorstep doorstep;
    doorstep.keepProfile(PasswordFrom::Asking);
    doorstep.connecting->open(doorstep.url);
    QCOMPARE(doorstep.logins, 0);
    QVERIFY(doorstep.question());
    QVERIFY(said(doorstep.question(), u"passwordQuestion"_s).contains(u"anna"_s));
    doorstep.answerWith(u"canary"_s);
    QCOMPARE(doorstep.login->password.forDriver(), u"canary"_s);
    QVERIFY(doorstep.login->url == doorstep.url);
}

void tst_Connecting::aKeptPasswordOpensWithoutAQuestion()
{
    Doorstep doorstep;
    doorstep.keepProfile(PasswordFrom::Keychain);
    doorstep.shelf->secrets.insert(PasswordKeeper::secretName(doorstep.url), u"canary"_s);
    doorstep.connecting->open(doorstep.url);
    QVERIFY(!doorstep.question());
    QCOMPARE(doorstep.login->password.forDriver(), u"canary"_s);
}

void tst_Connecting::b17_aSilentKeychainIsNoMissingPassword()
{
    Doorstep doorstep;
    doorstep.keepProfile(PasswordFrom::Keychain);
    const QString secret = PasswordKeeper::secretName(doorstep.url);
    doorstep.shelf->secrets.insert(secret, u"canary"_s);
    doorstep.shelf->mood = Shelf::Mood::Silent;
    doorstep.connecting->open(doorstep.url);
    QTRY_VERIFY(doorstep.question());
    QVERIFY(part<QCheckBox>(doorstep.question(), u"passwordKeep"_s)->isChecked());
    press(Qt::Key_Escape);
    QTRY_VERIFY(!doorstep.question());
    QCOMPARE(doorstep.shelf->secrets.value(secret), u"canary"_s);
    QCOMPARE(doorstep.connecting->profiles().profiles().first().passwordFrom,
             PasswordFrom::Keychain);
    doorstep.shelf->mood = Shelf::Mood::Prompt;
    doorstep.connecting->open(doorstep.url);
    QCOMPARE(doorstep.login->password.forDriver(), u"canary"_s);
}

void tst_Connecting::aLateAnswerOfTheKeychainChangesNothing()
{
    Doorstep doorstep;
    doorstep.keepProfile(PasswordFrom::Keychain);
    doorstep.shelf->secrets.insert(PasswordKeeper::secretName(doorstep.url), u"canary"_s);
    doorstep.shelf->mood = Shelf::Mood::Silent;
    doorstep.connecting->open(doorstep.url);
    QTRY_VERIFY(doorstep.question());
    doorstep.shelf->answerWhatWaits();
    QCoreApplication::processEvents();
    QCOMPARE(doorstep.logins, 0);
    QVERIFY(doorstep.question());
}

void tst_Connecting::withoutAKeychainThePersonIsAskedAndToldOnce()
{
    Doorstep doorstep(Shelf::Mood::Missing);
    doorstep.keepProfile(PasswordFrom::Keychain);
    for (int start = 0; start < 2; ++start) {
        doorstep.connecting->open(doorstep.url);
        QTRY_VERIFY(doorstep.question());
        QVERIFY(!part<QCheckBox>(doorstep.question(), u"passwordKeep"_s)->isEnabled());
        doorstep.answerWith(u"canary"_s);
        doorstep.connecting->noteSuccess(*doorstep.login);
    }
    QCOMPARE(doorstep.logins, 2);
    QCOMPARE(doorstep.told.size(), 1);
    QVERIFY(doorstep.told.first().contains(u"no keychain"_s));
}

void tst_Connecting::anAddressWithoutAProfileIsTriedAsItIs()
{
    Doorstep doorstep;
    doorstep.connecting->open(doorstep.url);
    QVERIFY(!doorstep.question());
    QCOMPARE(doorstep.logins, 1);
    QVERIFY(doorstep.login->password.isEmpty());
}

void tst_Connecting::aServerThatWantsAPasswordLeadsToTheQuestion()
{
    Doorstep doorstep;
    doorstep.connecting->open(doorstep.url);
    doorstep.connecting->noteFailure(*doorstep.login, refused());
    doorstep.answerWith(u"canary"_s);
    QCOMPARE(doorstep.login->password.forDriver(), u"canary"_s);
    Error other = refused();
    other.kind = Error::Kind::TlsRefused;
    doorstep.connecting->noteFailure(*doorstep.login, other);
    QVERIFY(!doorstep.question());
}

void tst_Connecting::aPasswordThatWasRefusedIsNotKept()
{
    Doorstep doorstep;
    doorstep.keepProfile(PasswordFrom::Keychain);
    doorstep.connecting->open(doorstep.url);
    doorstep.answerWith(u"wrong"_s);
    doorstep.connecting->noteFailure(*doorstep.login, refused());
    QVERIFY(doorstep.question());
    QVERIFY(doorstep.shelf->secrets.isEmpty());
    doorstep.connecting->noteSuccess(*doorstep.login);
    QVERIFY(doorstep.shelf->secrets.isEmpty());
}

void tst_Connecting::aPasswordThatWorkedIsKeptIfThatWasWanted()
{
    Doorstep doorstep;
    doorstep.connecting->open(doorstep.url);
    doorstep.connecting->noteFailure(*doorstep.login, refused());
    QVERIFY(isInUse(doorstep.question()));
    part<QCheckBox>(doorstep.question(), u"passwordKeep"_s)->setFocus();
    press(Qt::Key_Space);
    doorstep.answerWith(u"canary"_s);
    QVERIFY(doorstep.shelf->secrets.isEmpty());
    doorstep.connecting->noteSuccess(*doorstep.login);
    QCOMPARE(doorstep.shelf->secrets.values(), QStringList{u"canary"_s});
    QCOMPARE(doorstep.connecting->profiles().at(doorstep.url)->passwordFrom,
             PasswordFrom::Keychain);
}

void tst_Connecting::whoCancelsIsNotAskedAgain()
{
    Doorstep doorstep;
    const QSignalSpy gaveUp(doorstep.connecting.get(), &Connecting::gaveUp);
    doorstep.keepProfile(PasswordFrom::Asking);
    doorstep.connecting->open(doorstep.url);
    QVERIFY(isInUse(doorstep.question()));
    press(Qt::Key_Escape);
    QTRY_VERIFY(!doorstep.question());
    QCOMPARE(doorstep.logins, 0);
    QCOMPARE(gaveUp.count(), 1);
    QVERIFY(gaveUp.first().first().value<Error>().sentence.contains(u"orders"_s));
}

void tst_Connecting::theQuestionLeadsToTheConnections()
{
    Doorstep doorstep;
    doorstep.keepProfile(PasswordFrom::Asking);
    doorstep.connecting->open(doorstep.url);
    QVERIFY(isInUse(doorstep.question()));
    click(doorstep.question(), u"passwordConnections"_s);
    auto *dialog = doorstep.window.findChild<QDialog *>(u"connectionDialog"_s);
    QVERIFY(dialog);
    QCOMPARE(part<QLineEdit>(dialog, u"connectionName"_s)->text(), u"Orders"_s);
}

void tst_Connecting::noPasswordIsWrittenToTheSettings()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"window.ini"_s);
    {
        Doorstep doorstep;
        doorstep.keepProfile(PasswordFrom::Keychain);
        doorstep.connecting->open(doorstep.url);
        doorstep.answerWith(u"canary"_s);
        doorstep.connecting->noteSuccess(*doorstep.login);
        doorstep.settings.setValue(u"database"_s, doorstep.login->url.text());
        QVERIFY(doorstep.shelf->secrets.values().contains(u"canary"_s));
        doorstep.settings.sync();
        QVERIFY(QFile::copy(doorstep.file, path));
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.contains("db.example.org"));
    QVERIFY(!text.contains("canary"));
}

INTRAY_TEST_MAIN(tst_Connecting)
#include "tst_connecting.moc"
