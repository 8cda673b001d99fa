// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/connection/connectiontrial.h"
#include "session/connection/datasources.h"
#include "session/connection/passwordkeeper.h"
#include "session/connection/profilestore.h"

#include <QDialog>

class QLayout;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace intray {

class ConnectionFields;
class EngineAbilities;
class SaidLine;

/// Sets up connections, tries them and says exactly what is wrong. Connecting tries first, so that
/// what is wrong is said here. Borrows profiles and keeper, which outlive it.
class ConnectionDialog : public QDialog
{
    Q_OBJECT
public:
    /// What the dialog asks the system; injected by tests. Called in threads of their own.
    struct System
    {
        ConnectionTrial::Opening open = ConnectionTrial::openAndClose;
        std::function<QList<DataSource>()> sources = dataSources;
    };

    ConnectionDialog(ProfileStore &profiles, PasswordKeeper &keeper, System system,
                     QWidget *parent = nullptr);

    void showProfile(const ConnectionProfile &profile);
    void showError(const Error &error); ///< Of an attempt that somebody else made.

signals:
    /// It was tried and works; the password is what it worked with.
    void connectWanted(const intray::ConnectionProfile &profile, const intray::Password &password,
                       intray::OpenMode mode);

public slots:
    void reject() override; ///< An attempt that runs is cancelled first.

private:
    enum class Wish { Try, Connect };

    void build();
    QWidget *makeList();
    QWidget *makePage();
    QLayout *makeReport();
    QWidget *makeButtons();
    QPushButton *addButton(QLayout *line, const QString &name, const QString &text);
    void followParts();
    void readSources();
    void fillList(const QString &chosen);
    void chooseFromList();
    void addProfile();
    void removeProfile();
    std::optional<ConnectionProfile> filledIn();
    void save(const ConnectionProfile &profile);
    void saveNow();
    void start(Wish wish);
    void askKeychain();
    void receiveFacts(const ServerFacts &facts);
    void receiveError(const Error &error);
    void connectNow(OpenMode mode);
    void say(const QString &text);
    void sayTrouble(const QString &text, const QString &detail = {});
    void showDetails(const QString &detail);
    void setRunning(bool running);

    ProfileStore &m_profiles;
    PasswordKeeper &m_keeper;
    System m_system;
    ConnectionTrial m_trial;
    QListWidget *m_list;
    ConnectionFields *m_fields;
    EngineAbilities *m_abilities;
    SaidLine *m_said;
    QProgressBar *m_busy;
    QPushButton *m_details = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_try = nullptr;
    QPushButton *m_connect = nullptr;
    QString m_former; ///< The name under which the profile in the fields is kept; empty: new.
    QString m_detail;
    ConnectionProfile m_tried;
    Password m_password;
    Wish m_wish = Wish::Try;
    int m_question = 0; ///< Answers of the keychain to earlier ones are not heard.
    bool m_isRunning = false;
};

} // namespace intray
