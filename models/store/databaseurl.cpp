// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/databaseurl.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace intray {

static tl::unexpected<Error> unknownScheme(const QString &scheme)
{
    return failure(Error::Kind::Invalid,
                   QCoreApplication::translate(
                       "DatabaseUrl", "Intray does not know databases of the kind \"%1\". Name a "
                                      "file, such as sqlite:queue.db.")
                       .arg(scheme));
}

Outcome<DatabaseUrl> DatabaseUrl::fromText(const QString &text)
{
    // At least two letters: "C:\queue.db" is a path.
    static const QRegularExpression schemed(QStringLiteral("^([A-Za-z][A-Za-z0-9+.-]+):(.*)$"),
                                            QRegularExpression::DotMatchesEverythingOption);
    QString path = text;
    if (const auto match = schemed.match(text); match.hasMatch()) {
        if (match.captured(1).toLower() != QStringLiteral("sqlite"))
            return unknownScheme(match.captured(1));
        path = match.captured(2);
    }
    if (path.isEmpty())
        return failure(Error::Kind::Invalid,
                       QCoreApplication::translate("DatabaseUrl", "No database file is named."));
    return sqlite(path);
}

DatabaseUrl DatabaseUrl::sqlite(const QString &path)
{
    DatabaseUrl url;
    url.m_path = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    return url;
}

DatabaseUrl DatabaseUrl::embeddedDefault()
{
    const QString data = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return sqlite(data + QStringLiteral("/intray/intray.db"));
}

QString DatabaseUrl::text() const
{
    return QStringLiteral("sqlite:") + m_path;
}

QString DatabaseUrl::displayName() const
{
    return QFileInfo(m_path).fileName();
}

} // namespace intray
