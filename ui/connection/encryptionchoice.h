// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/line/databaseurl.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace intray {

class WarningLabel;

/// How the line to a server is protected.
enum class Encryption {
    Verified,   ///< Encrypted, and the server proves who it is.
    Unverified, ///< Encrypted, to whoever answers.
    None,
};

/// The protection that an address asks for.
Encryption encryptionIn(const DatabaseUrl &url);
/// Why this protection is not enough outside a trusted network, in a sentence; empty: it is.
QString warningAbout(Encryption encryption);

/// The same about an ODBC connection text that asks for less.
QString warningAboutSource(const QString &connection);

/// Chooses how the line is protected, and whose signature under the server's certificate is
/// trusted. Warns as long as anything less than the best is chosen.
class EncryptionChoice : public QWidget
{
    Q_OBJECT
public:
    explicit EncryptionChoice(QWidget *parent = nullptr);

    /// What can be chosen depends on the kind of server.
    void setEngine(DatabaseUrl::Engine engine);
    /// Shows what the address says.
    void show(const DatabaseUrl &url);
    /// Puts the choice into the options of an address.
    void putInto(QMap<QString, QString> &options) const;

    Encryption chosen() const;
    QWidget *firstField() const; ///< For the label in front of it.

signals:
    void changed();

private:
    void build();
    void fill();
    void choose(Encryption encryption);
    void chooseFile();
    void showChoice();

    DatabaseUrl::Engine m_engine = DatabaseUrl::Engine::Postgresql;
    QComboBox *m_mode;
    QWidget *m_trust;
    QLineEdit *m_authority;
    QPushButton *m_browse;
    QLabel *m_hint;
    WarningLabel *m_warning;
};

} // namespace intray
