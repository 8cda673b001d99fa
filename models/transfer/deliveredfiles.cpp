// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/deliveredfiles.h"

#include "transfer/columnlist.h"
#include "transfer/databasetable.h"
#include "transfer/importoptions.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

QByteArray digestOfFile(const QString &path)
{
    QFile file(path);
    QCryptographicHash digest(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly) || !digest.addData(&file))
        return {};
    return digest.result().toHex();
}

} // namespace

QStringList filesOf(const ImportOptions &options)
{
    return options.other ? QStringList() : QStringList{options.file} + options.moreFiles;
}

QStringList namesOf(const QStringList &files)
{
    QStringList names;
    for (const QString &file : files)
        names << QFileInfo(file).fileName();
    if (QStringList single = names; single.removeDuplicates() == 0)
        return names;
    QStringList paths;
    for (const QString &file : files)
        paths << QDir::toNativeSeparators(file);
    return paths;
}

QString sourceOf(const ImportOptions &options)
{
    constexpr qsizetype most = 5;
    if (options.other)
        return nameOf(*options.other);
    const QStringList names = namesOf(filesOf(options));
    if (names.size() == 1)
        return names.constFirst();
    const QString first = lineOf(names.mid(0, most));
    return names.size() <= most
               ? first
               : Words::tr("%1 and %n more file(s)", nullptr, int(names.size() - most)).arg(first);
}

qint64 sizeOf(const QStringList &files)
{
    qint64 size = 0;
    for (const QString &file : files)
        size += QFileInfo(file).size();
    return size;
}

QByteArrayList digestsOf(const QStringList &files)
{
    QByteArrayList digests;
    for (const QString &file : files)
        digests << digestOfFile(file);
    return digests;
}

QString digestOfAll(QByteArrayList digests)
{
    if (digests.contains(QByteArray()))
        return {};
    if (digests.size() > 1) {
        std::sort(digests.begin(), digests.end());
        digests = {
            QCryptographicHash::hash(digests.join('\n'), QCryptographicHash::Sha256).toHex()};
    }
    return QString::fromLatin1(digests.value(0));
}

QStringList copiesAmong(const QStringList &files, const QByteArrayList &digests)
{
    const QStringList names = namesOf(files);
    QStringList sentences;
    for (qsizetype i = 0; i < digests.size(); ++i) {
        const qsizetype first = digests.indexOf(digests.at(i));
        if (first < i && !digests.at(i).isEmpty())
            sentences << Words::tr("The file “%1” has the same content as “%2”.")
                             .arg(names.at(i), names.at(first));
    }
    return sentences;
}

} // namespace intray
