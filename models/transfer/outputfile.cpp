// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/outputfile.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <filesystem>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(OutputFile)
};

std::filesystem::path wholePath(const QString &name)
{
    std::error_code failed;
    const auto whole = QFileInfo(QFileInfo(name).absoluteFilePath()).filesystemFilePath();
    return std::filesystem::weakly_canonical(whole, failed);
}

bool isDatabase(FileInUse::For what)
{
    return what == FileInUse::For::OwnDatabase || what == FileInUse::For::SourceDatabase ||
           what == FileInUse::For::TargetDatabase;
}

/// The file, and what SQLite keeps beside it, which goes by the name that a link leads to.
QStringList pathsOf(const FileInUse &file)
{
    QStringList paths{file.path};
    if (!isDatabase(file.what))
        return paths;
    for (const QString &base : {file.path, QFileInfo(file.path).canonicalFilePath()})
        for (const char *end : {"-wal", "-shm", "-journal", "-gate", "-clients"})
            if (!base.isEmpty())
                paths << base + QLatin1StringView(end);
    return paths;
}

bool isPartOf(const QString &path, const FileInUse &file)
{
    const QStringList paths = pathsOf(file);
    return !file.path.isEmpty() && std::any_of(paths.begin(), paths.end(), [&](const QString &its) {
        return isOneFile(path, its);
    });
}

QString whyInUse(FileInUse::For what)
{
    switch (what) {
    case FileInUse::For::OwnDatabase:
        return Words::tr("because that is a file of the database that is in use");
    case FileInUse::For::SourceDatabase:
        return Words::tr("because that is a file of the database that is imported");
    case FileInUse::For::TargetDatabase:
        return Words::tr("because that is a file of the database that is corrected");
    case FileInUse::For::Import:
        return Words::tr("because that is the file that is imported");
    case FileInUse::For::Query:
        return Words::tr("because that is the file with the query");
    case FileInUse::For::Script:
        return Words::tr("because that is the file for the script");
    }
    return {};
}

QString sentenceOf(Output output)
{
    switch (output) {
    case Output::Items:
        return Words::tr("The items cannot be written to “%1”, %2. Choose another name.");
    case Output::Rejects:
        return Words::tr("The rejects cannot be written to “%1”, %2. Choose another name.");
    case Output::Report:
        return Words::tr("The report cannot be written to “%1”, %2. Choose another name.");
    case Output::Script:
        return Words::tr("The script cannot be written to “%1”, %2. Choose another name.");
    case Output::History:
        return Words::tr("The history cannot be written to “%1”, %2. Choose another name.");
    case Output::Corrections:
        return Words::tr("The corrections cannot be written to “%1”, %2. Choose another name.");
    case Output::Schema:
        return Words::tr("The record schema cannot be written to “%1”, %2. Choose another name.");
    }
    return {};
}

} // namespace

bool isOneFile(const QString &one, const QString &other)
{
    if (one.isEmpty() || other.isEmpty())
        return false;
    const auto first = wholePath(one);
    const auto second = wholePath(other);
    std::error_code failed;
    return (!first.empty() && first == second) ||
           std::filesystem::equivalent(QFileInfo(one).filesystemFilePath(),
                                       QFileInfo(other).filesystemFilePath(), failed);
}

Outcome<Done> checkOutput(Output output, const QString &path, const QList<FileInUse> &inUse)
{
    for (const FileInUse &file : inUse)
        if (isPartOf(path, file))
            return failure(Error::Kind::Invalid, sentenceOf(output).arg(path, whyInUse(file.what)));
    return Done();
}

} // namespace intray
