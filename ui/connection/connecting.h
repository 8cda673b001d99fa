// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/connection/connectiondialog.h"

#include <optional>

namespace intray {

class WindowSettings;

/// The way from an address to a login: finds the password where the connection's profile says, asks
/// the person when it must, and leads out of what does not work. Owns the profiles and the keeper
/// of passwords. Belongs to the window.
class Connecting : public QObject
{
    Q_OBJECT
public:
    Connecting(WindowSettings &settings, std::unique_ptr<Keychain> keychain, QWidget *window,
               std::chrono::milliseconds patience = std::chrono::seconds(5));
    ~Connecting() override;

    /// Emits loginReady() once all that is needed is known.
    void open(const DatabaseUrl &url);
    void showDialog(const std::optional<DatabaseUrl> &inUse = {});

    /// The login worked: the password that was typed is kept if that was wanted.
    void noteSuccess(const DatabaseLogin &login);
    /// It did not, and trying again by itself would not help.
    void noteFailure(const DatabaseLogin &login, const Error &error);
    /// Whether only a person can change that.
    static bool needsPerson(const Error &error);

    ProfileStore &profiles() { return m_profiles; }
    void setSystem(const ConnectionDialog::System &system) { m_system = system; } ///< For tests.

signals:
    void loginReady(const intray::DatabaseLogin &login, intray::OpenMode mode);
    void told(const QString &sentence);
    void asked();                            ///< A dialog asks for a password now.
    void gaveUp(const intray::Error &error); ///< The person gave no password.

private:
    void findPassword(const DatabaseUrl &url);
    void tellOnce(const QString &sentence);
    void ask(const DatabaseUrl &url, const QString &reason = {});
    void receivePassword(const DatabaseUrl &url, const Password &password, bool keep);
    void setPasswordFrom(const DatabaseUrl &url, PasswordFrom from);

    QWidget *m_window;
    ProfileStore m_profiles;
    PasswordKeeper m_keeper;
    ConnectionDialog::System m_system;
    std::optional<DatabaseLogin> m_typed; ///< To be kept once it has worked.
    QStringList m_told;
    int m_question = 0; ///< The keychain's answers to earlier ones are not heard.
};

} // namespace intray
