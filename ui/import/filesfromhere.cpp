// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/filesfromhere.h"

#include "transfer/columnlist.h"
#include "transfer/deliveredfiles.h"
#include "transfer/importoptions.h"
#include "ui/common/windowsettings.h"

#include <QFileInfo>

#include <algorithm>

namespace intray {

static const auto importedFiles = QStringLiteral("import/files");

FilesFromHere::FilesFromHere(WindowSettings &settings)
    : m_settings(settings)
{
}

void FilesFromHere::keep(const ImportOptions &options)
{
    constexpr qsizetype most = 50;
    QStringList paths;
    for (const QString &file : filesOf(options))
        paths << QFileInfo(file).absoluteFilePath();
    if (paths.isEmpty())
        return;
    QStringList all = m_settings.value(importedFiles).toStringList();
    const QString one = lineOf(paths);
    all.removeAll(one);
    all.prepend(one);
    m_settings.setValue(importedFiles, all.mid(0, most));
}

QList<QStringList> FilesFromHere::calledAs(const QString &source) const
{
    QList<QStringList> found;
    for (const QString &one : m_settings.value(importedFiles).toStringList()) {
        const QStringList files = columnsIn(one).value_or(QStringList());
        ImportOptions options;
        options.file = files.value(0);
        options.moreFiles = files.mid(1);
        if (sourceOf(options) == source)
            found << files;
    }
    return found;
}

QStringList firstOfDigest(const QList<QStringList> &files, const QString &digest)
{
    const auto isIt = [&digest](const QStringList &some) {
        const bool areThere =
            std::ranges::all_of(some, [](const QString &file) { return QFileInfo(file).isFile(); });
        return areThere && (digest.isEmpty() || digestOfAll(digestsOf(some)) == digest);
    };
    const auto found = std::ranges::find_if(files, isIt);
    return found == files.end() ? QStringList() : *found;
}

} // namespace intray
