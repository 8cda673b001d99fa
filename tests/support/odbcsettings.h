// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>

namespace intray {

/// The drivers that tests use, by the names that Debian's packages give them.
namespace odbcdriver {
inline const QString postgres = QStringLiteral("PostgreSQL Unicode");
inline const QString sqlite = QStringLiteral("SQLite3");
inline const QString maria = QStringLiteral("MariaDB Unicode");
inline const QString access = QStringLiteral("MDBTools");
} // namespace odbcdriver

/// A named data source, as an administrator writes it into odbc.ini.
struct OdbcSource
{
    QString name;
    QString driver; ///< One of odbcdriver.
    QMap<QString, QString> settings;
};

/// ODBC's settings for one test program in place of the system's and the user's: the four drivers
/// and the sources named here. The variables ODBCSYSINI and ODBCINI say so to this program and to
/// those it starts, until this object goes. Make it once in a
/// program and before the first ODBC connection: the driver manager never forgets the folder. A
/// driver that is not installed ends the test with a sentence that names the package. On Windows it
/// does nothing (noodbcsettings.cpp).
class OdbcSettings
{
public:
    /// Writes odbcinst.ini and odbc.ini into `folder`, which must live as long.
    explicit OdbcSettings(const QString &folder, const QList<OdbcSource> &sources = {});
    ~OdbcSettings();
    Q_DISABLE_COPY_MOVE(OdbcSettings)

    /// "NAME=value" of the variables, for programs with an environment of their own.
    QStringList variables() const;

private:
    QString m_folder;
    QByteArray m_formerSystem;
    QByteArray m_formerUser;
};

} // namespace intray
