// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/statements.h"

#include <QDir>
#include <QFile>

static void registerSqlResources()
{
    Q_INIT_RESOURCE(sql);
}

namespace intray {

static QString folder(const QString &name)
{
    static const bool registered = (registerSqlResources(), true);
    Q_UNUSED(registered);
    return QStringLiteral(":/sql/") + name;
}

// Without its comment lines: Qt looks for placeholders and quotes in them too.
static QString textOfFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("There is no SQL statement at %s.", qPrintable(path));
    QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    lines.removeIf(
        [](const QString &line) { return line.trimmed().startsWith(QStringLiteral("--")); });
    return lines.join(u'\n').trimmed();
}

static QString pathOf(const QString &folderName, const QString &name)
{
    return QStringLiteral("%1/%2.sql").arg(folder(folderName), name);
}

static QString textInDialect(Dialect dialect, const QString &path)
{
    QString text = textOfFile(path);
    if (!hasSchema(dialect))
        text.remove(QStringLiteral("intray."));
    return text;
}

QString statementText(Dialect dialect, const QString &name)
{
    const QString own = pathOf(folderOf(dialect), name);
    return textInDialect(dialect,
                         QFile::exists(own) ? own : pathOf(QStringLiteral("common"), name));
}

QStringList statementNames(Dialect dialect)
{
    QStringList names;
    for (const QString &place : {QStringLiteral("common"), folderOf(dialect)})
        for (const QString &file :
             QDir(folder(place)).entryList({QStringLiteral("*.sql")}, QDir::Files))
            names << file.chopped(4);
    names.sort();
    names.removeDuplicates();
    return names;
}

static QStringList textsIn(const QString &folderName)
{
    QStringList texts;
    const QDir steps(folderName);
    for (const QString &file : steps.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name))
        texts << textOfFile(steps.filePath(file));
    return texts;
}

QList<Migration> migrations(Dialect dialect)
{
    QList<Migration> result;
    const QDir all(folder(folderOf(dialect)) + QStringLiteral("/migrations"));
    for (const QString &name : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name))
        result << Migration{name.section(u'_', 0, 0).toInt(), name.section(u'_', 1),
                            textsIn(all.filePath(name))};
    return result;
}

QStringList functionsAndRights(Dialect dialect)
{
    const QString own = folder(folderOf(dialect));
    return textsIn(own + QStringLiteral("/functions")) + textsIn(own + QStringLiteral("/rights"));
}

} // namespace intray
