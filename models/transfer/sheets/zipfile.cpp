// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/zipfile.h"

#include "transfer/sheets/bookfault.h"
#include "transfer/sheets/zipdirectory.h"

#include <unistd.h> // also in MinGW, where dup() and close() are those of the C library
#include <zip.h>

#include <QFileInfo>

#include <algorithm>

namespace intray {

namespace {

/// A workbook has some ten parts and one more for each sheet, chart and picture. libzip holds the
/// whole directory in memory.
constexpr quint64 mostParts = 10'000;
/// A million rows of a hundred columns are about 5 GB of XML.
constexpr qint64 mostBytes = 8LL * 1024 * 1024 * 1024;
/// Sheets pack to between a fifth and a fiftieth. Only what is made to burst goes beyond this.
constexpr qint64 mostRatio = 200;
/// Small parts may pack as well as they like, such as a sheet with formats and nothing else.
constexpr qint64 bytesOfAnyRatio = 100LL * 1024 * 1024;

tl::unexpected<Error> refused(const Error &error)
{
    return tl::unexpected<Error>(error);
}

QString wordsOf(int code)
{
    zip_error_t error;
    zip_error_init_with_code(&error, code);
    const QString words = QString::fromUtf8(zip_error_strerror(&error));
    zip_error_fini(&error);
    return words;
}

bool isUsual(quint16 method)
{
    return method == ZIP_CM_STORE || method == ZIP_CM_DEFLATE;
}

} // namespace

void ZipFile::Closing::operator()(zip *file) const
{
    zip_discard(file);
}

ZipFile::ZipFile(const QString &path)
    : m_file(path)
{
}

Outcome<std::unique_ptr<ZipFile>> ZipFile::open(const QString &path)
{
    std::unique_ptr<ZipFile> opened(new ZipFile(path));
    const auto read = opened->openFile().and_then([&](Done) { return opened->readDirectory(); });
    if (!read)
        return refused(read.error());
    return opened;
}

Outcome<Done> ZipFile::openFile()
{
    if (!QFileInfo(path()).isFile() || !m_file.open(QIODevice::ReadOnly))
        return refused(unreadableBook(path(), m_file.errorString()));
    m_size = m_file.size();
    m_writtenAt = m_file.fileTime(QFileDevice::FileModificationTime);
    if (partsSaidBy(m_file) > mostParts)
        return refused(oversized(path(), QStringLiteral("more than 10,000 parts")));
    const int copy = ::dup(m_file.handle());
    int code = 0;
    m_zip.reset(zip_fdopen(copy, 0, &code));
    if (m_zip)
        return Done();
    if (copy >= 0)
        ::close(copy);
    return refused(damagedBook(path(), wordsOf(code)));
}

Outcome<Done> ZipFile::readDirectory()
{
    const auto parts = static_cast<quint64>(zip_get_num_entries(m_zip.get(), 0));
    if (parts > mostParts)
        return refused(oversized(path(), QStringLiteral("more than 10,000 parts")));
    qint64 total = 0;
    for (quint64 index = 0; index < parts; ++index) {
        const auto entry = entryAt(index);
        if (!entry)
            return refused(entry.error());
        total += entry->bytes;
        if (total > mostBytes)
            return refused(oversized(path(), QStringLiteral("more than 8 GB in all")));
        if (m_entries.contains(entry->name.toLower()))
            return refused(suspicious(path(), QStringLiteral("two parts with one name")));
        m_entries.insert(entry->name.toLower(), *entry);
    }
    return Done();
}

Outcome<ZipEntry> ZipFile::entryAt(quint64 index) const
{
    zip_stat_t stat;
    if (zip_stat_index(m_zip.get(), index, 0, &stat) != 0 || (stat.valid & ZIP_STAT_NAME) == 0)
        return refused(damagedBook(path(), QString::fromUtf8(zip_strerror(m_zip.get()))));
    if (stat.size > quint64(mostBytes))
        return refused(oversized(path(), QStringLiteral("a part of more than 8 GB")));
    return ZipEntry{path(), QString::fromUtf8(stat.name), index,
                    qint64(std::min<quint64>(stat.comp_size, m_size)), qint64(stat.size)};
}

bool ZipFile::hasFolder(const QString &name) const
{
    return std::any_of(m_entries.keyBegin(), m_entries.keyEnd(),
                       [&](const QString &part) { return part.startsWith(name); });
}

Outcome<std::unique_ptr<ZipPart>> ZipFile::part(const QString &name) const
{
    const auto found = m_entries.constFind(name.toLower());
    if (found == m_entries.cend())
        return refused(missingPart(path(), name));
    zip_stat_t stat;
    if (zip_stat_index(m_zip.get(), found->index, 0, &stat) == 0) {
        if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) && stat.encryption_method != ZIP_EM_NONE)
            return refused(lockedBook(path()));
        if ((stat.valid & ZIP_STAT_COMP_METHOD) && !isUsual(stat.comp_method))
            return refused(suspicious(path(), QStringLiteral("packed in an unusual way")));
    }
    if (found->bytes > bytesOfAnyRatio && found->bytes / mostRatio > found->packedBytes)
        return refused(oversized(path(), QStringLiteral("a part of 200 times its packed size")));
    zip_file *opened = zip_fopen_index(m_zip.get(), found->index, 0);
    if (opened == nullptr)
        return refused(damagedPart(path(), name, QString::fromUtf8(zip_strerror(m_zip.get()))));
    return std::make_unique<ZipPart>(opened, *found);
}

Outcome<Done> ZipFile::checkUnchanged() const
{
    if (m_file.size() == m_size &&
        m_file.fileTime(QFileDevice::FileModificationTime) == m_writtenAt)
        return Done();
    return refused(changedBook(path()));
}

} // namespace intray
