// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connection/connecting.h"

#include "ui/common/windowsettings.h"
#include "ui/connection/passworddialog.h"

#include <QWidget>

namespace intray {

static const QString profilesSetting = QStringLiteral("connections");

Connecting::Connecting(WindowSettings &settings, std::unique_ptr<Keychain> keychain,
                       QWidget *window, std::chrono::milliseconds patience)
    : QObject(window)
    , m_window(window)
    , m_profiles([&settings] { return settings.value(profilesSetting).toString(); },
                 [&settings](const QString &text) { settings.setValue(profilesSetting, text); })
    , m_keeper(std::move(keychain), patience)
{
    connect(&m_keeper, &PasswordKeeper::notKept, this, &Connecting::tellOnce);
}

void Connecting::tellOnce(const QString &sentence)
{
    if (sentence.isEmpty() || m_told.contains(sentence))
        return;
    m_told.append(sentence);
    emit told(sentence);
}

Connecting::~Connecting() = default;

void Connecting::open(const DatabaseUrl &url)
{
    ++m_question;
    const auto profile = m_profiles.at(url);
    const PasswordFrom from = profile ? profile->passwordFrom : PasswordFrom::Server;
    if (!url.isServer() || from == PasswordFrom::Server)
        emit loginReady(url, OpenMode::Existing);
    else if (from == PasswordFrom::Keychain)
        findPassword(url);
    else
        ask(url);
}

static QString whyAsked(KeychainAnswer::Kind kind)
{
    switch (kind) {
    case KeychainAnswer::Kind::None:
        return Connecting::tr("The system's keychain does not have this password (any more).");
    case KeychainAnswer::Kind::NoService:
        return {};
    default:
        return Connecting::tr("The system's keychain does not answer. The password stays in it.");
    }
}

void Connecting::findPassword(const DatabaseUrl &url)
{
    m_keeper.find(url, this, [this, url, mine = m_question](const KeychainAnswer &answer) {
        if (mine != m_question)
            return;
        if (answer.kind == KeychainAnswer::Kind::Done)
            emit loginReady({url, answer.password}, OpenMode::Existing);
        else
            ask(url, whyAsked(answer.kind));
        tellOnce(m_keeper.whyNotKeeping());
    });
}

void Connecting::ask(const DatabaseUrl &url, const QString &reason)
{
    const auto profile = m_profiles.at(url);
    const bool isKept = profile && profile->passwordFrom == PasswordFrom::Keychain;
    auto *dialog = new PasswordDialog({url, reason, isKept, m_keeper.whyNotKeeping()}, m_window);
    connect(dialog, &PasswordDialog::given, this,
            [this, url](const Password &given, bool keep) { receivePassword(url, given, keep); });
    connect(dialog, &QDialog::rejected, this, [this, url] {
        emit gaveUp({Error::Kind::Cancelled,
                     tr("You are not connected to %1, because no password was given.")
                         .arg(url.displayName()),
                     {}});
    });
    connect(dialog, &PasswordDialog::connectionsWanted, this, [this, url] { showDialog(url); });
    dialog->open();
    emit asked();
}

void Connecting::receivePassword(const DatabaseUrl &url, const Password &password, bool keep)
{
    m_typed.reset();
    if (keep)
        m_typed = DatabaseLogin(url, password);
    emit loginReady({url, password}, OpenMode::Existing);
}

void Connecting::noteSuccess(const DatabaseLogin &login)
{
    if (!m_typed || m_typed->url != login.url)
        return;
    m_keeper.keep(login.url, m_typed->password);
    setPasswordFrom(login.url, PasswordFrom::Keychain);
    m_typed.reset();
}

void Connecting::setPasswordFrom(const DatabaseUrl &url, PasswordFrom from)
{
    ConnectionProfile profile =
        m_profiles.at(url).value_or(ConnectionProfile{url.displayName(), url, from});
    profile.passwordFrom = from;
    m_profiles.keep(profile);
}

bool Connecting::needsPerson(const Error &error)
{
    switch (error.kind) {
    case Error::Kind::WrongPassword:
    case Error::Kind::TlsRefused:
    case Error::Kind::NoSuchDatabase:
    case Error::Kind::NotPermitted:
    case Error::Kind::UnsoundDriver:
    case Error::Kind::OlderSchema:
    case Error::Kind::NewerSchema:
    case Error::Kind::NotFound:
    case Error::Kind::Invalid:
        return true;
    default:
        return false;
    }
}

void Connecting::noteFailure(const DatabaseLogin &login, const Error &error)
{
    m_typed.reset();
    if (error.kind == Error::Kind::WrongPassword)
        ask(login.url, login.password.isEmpty() ? QString() : error.sentence);
}

void Connecting::showDialog(const std::optional<DatabaseUrl> &inUse)
{
    auto *dialog = new ConnectionDialog(m_profiles, m_keeper, m_system, m_window);
    if (inUse)
        dialog->showProfile(m_profiles.at(*inUse).value_or(
            ConnectionProfile{inUse->displayName(), *inUse, PasswordFrom::Asking}));
    connect(dialog, &ConnectionDialog::connectWanted, this,
            [this](const ConnectionProfile &profile, const Password &password, OpenMode mode) {
                ++m_question;
                emit loginReady({profile.url, password}, mode);
            });
    dialog->open();
}

} // namespace intray
