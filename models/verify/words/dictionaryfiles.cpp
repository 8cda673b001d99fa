// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/words/dictionaryfiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace intray {

QStringList dictionaryFolders()
{
    QStringList folders =
        qEnvironmentVariable("DICPATH").split(QDir::listSeparator(), Qt::SkipEmptyParts);
    for (const QString &below :
         {QStringLiteral("hunspell"), QStringLiteral("myspell/dicts"), QStringLiteral("myspell")})
        folders += QStandardPaths::locateAll(QStandardPaths::GenericDataLocation, below,
                                             QStandardPaths::LocateDirectory);
    folders.removeDuplicates();
    return folders;
}

QStringList installedDictionaries()
{
    QStringList names;
    for (const QString &folder : dictionaryFolders())
        for (const QFileInfo &file : QDir(folder).entryInfoList({QStringLiteral("*.dic")}))
            if (const QString name = file.completeBaseName(); dictionaryFiles(name))
                names << name;
    names.removeDuplicates();
    names.sort();
    return names;
}

std::optional<DictionaryFiles> dictionaryFiles(const QString &name)
{
    if (!isDictionaryName(name))
        return std::nullopt;
    for (const QString &folder : dictionaryFolders()) {
        const QString start = folder + u'/' + name;
        const DictionaryFiles files{start + QStringLiteral(".aff"), start + QStringLiteral(".dic")};
        if (QFile::exists(files.affixes) && QFile::exists(files.words))
            return files;
    }
    return std::nullopt;
}

bool isDictionaryName(const QString &name)
{
    static const QRegularExpression allowed(QStringLiteral("\\A[A-Za-z0-9][A-Za-z0-9_.@-]*\\z"));
    return allowed.match(name).hasMatch();
}

} // namespace intray
