// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/connection/connectionprofile.h"
#include "session/connection/datasources.h"
#include "store/line/databaselogin.h"
#include "ui/connection/addressparts.h"

#include <QMap>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace intray {

class EncryptionChoice;
class TintedLabel;
class WarningLabel;

/// The fields of one connection. Shows those that its kind of database has, and what is wrong
/// beside the field it is about.
class ConnectionFields : public QWidget
{
    Q_OBJECT
public:
    explicit ConnectionFields(QWidget *parent = nullptr);

    void show(const ConnectionProfile &profile); ///< The password field is emptied.
    void showSources(const QList<DataSource> &sources);
    /// Why no password can be kept, in a sentence; empty: it can.
    void showWhyNotKeeping(const QString &why);

    tl::expected<ConnectionProfile, PartTrouble> profile() const;
    Password password() const;
    bool asksPassword() const; ///< There is a field to type it.
    bool mayMakeFile() const;  ///< The file is to be made, or brought up to date, if need be.
    DatabaseUrl::Engine engine() const;

    /// Says it beside the field and leads there; false: no field that is shown is about it.
    bool showTrouble(const PartTrouble &trouble);
    void clearTroubles();
    void focusName();

signals:
    void changed();
    void engineChanged();

private:
    void build();
    void buildFile();
    void buildSource();
    void buildServer();
    void buildLogin();
    void buildAddress();
    void followFields();
    void addRow(const QString &label, QWidget *field, ConnectionPart part,
                QWidget *buddy = nullptr);
    void showRows();
    void showSignIn();
    void showParts(const AddressParts &parts);
    AddressParts parts() const;
    void chooseEngine();
    void chooseFile();
    void readAddress();
    void writeAddress();
    QString usualName() const;
    PasswordFrom passwordFrom() const;

    QFormLayout *m_form;
    QLineEdit *m_name;
    QComboBox *m_kind;
    QLineEdit *m_file;
    QCheckBox *m_make;
    QComboBox *m_sources;
    QLineEdit *m_source;
    WarningLabel *m_sourceWarning;
    QLineEdit *m_host;
    QSpinBox *m_port;
    QLineEdit *m_database;
    QLineEdit *m_login;
    QComboBox *m_signIn;
    QLineEdit *m_password;
    QCheckBox *m_keep;
    EncryptionChoice *m_encryption;
    QLineEdit *m_address;
    QMap<QString, QString> m_options; ///< Of the address, those without a field too.
    QMap<ConnectionPart, TintedLabel *> m_troubles;
    QMap<ConnectionPart, QWidget *> m_fields;
    QMap<QWidget *, ConnectionPart> m_rows;
};

} // namespace intray
