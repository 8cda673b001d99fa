// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "odbcsettings.h"

#include <QDir>
#include <QFile>

namespace intray {

static const char systemVariable[] = "ODBCSYSINI";
static const char userVariable[] = "ODBCINI";

static QString installedDriver(const QString &file, const QString &package)
{
    const QDir libraries(QStringLiteral("/usr/lib"));
    for (const QString &machine : libraries.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString path = libraries.filePath(machine + QStringLiteral("/odbc/") + file);
        if (QFile::exists(path))
            return path;
    }
    qFatal("The ODBC driver %s is not installed. Install the package %s.", qPrintable(file),
           qPrintable(package));
}

static QString driverEntry(const QString &name, const char *file, const char *package)
{
    const QString path = installedDriver(QString::fromLatin1(file), QString::fromLatin1(package));
    return QStringLiteral("[%1]\nDriver = %2\n").arg(name, path);
}

static QString driverEntries()
{
    return driverEntry(odbcdriver::postgres, "psqlodbcw.so", "odbc-postgresql") +
           driverEntry(odbcdriver::sqlite, "libsqlite3odbc.so", "libsqliteodbc") +
           driverEntry(odbcdriver::maria, "libmaodbc.so", "odbc-mariadb") +
           driverEntry(odbcdriver::access, "libmdbodbc.so", "odbc-mdbtools");
}

static QString sourceEntry(const OdbcSource &source)
{
    QString text = QStringLiteral("[%1]\nDriver = %2\n").arg(source.name, source.driver);
    for (auto setting = source.settings.begin(); setting != source.settings.end(); ++setting)
        text += setting.key() + QStringLiteral(" = ") + setting.value() + u'\n';
    return text;
}

static void write(const QString &path, const QString &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
        qFatal("%s cannot be written.", qPrintable(path));
}

OdbcSettings::OdbcSettings(const QString &folder, const QList<OdbcSource> &sources)
    : m_folder(folder)
    , m_formerSystem(qgetenv(systemVariable))
    , m_formerUser(qgetenv(userVariable))
{
    QString entries;
    for (const OdbcSource &source : sources)
        entries += sourceEntry(source);
    write(folder + QStringLiteral("/odbcinst.ini"), driverEntries());
    write(folder + QStringLiteral("/odbc.ini"), entries);
    qputenv(systemVariable, folder.toUtf8());
    qputenv(userVariable, folder.toUtf8() + "/odbc.ini");
}

static void restore(const char *variable, const QByteArray &former)
{
    if (former.isEmpty())
        qunsetenv(variable);
    else
        qputenv(variable, former);
}

OdbcSettings::~OdbcSettings()
{
    restore(systemVariable, m_formerSystem);
    restore(userVariable, m_formerUser);
}

QStringList OdbcSettings::variables() const
{
    return {QLatin1String(systemVariable) + u'=' + m_folder,
            QLatin1String(userVariable) + u'=' + m_folder + QStringLiteral("/odbc.ini")};
}

} // namespace intray
