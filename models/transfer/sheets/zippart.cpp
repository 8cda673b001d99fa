// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/zippart.h"

#include "transfer/sheets/bookfault.h"

#include <zip.h>

#include <QByteArray>

namespace intray {

namespace {

/// What QXmlStreamReader holds at once is one element with its attributes, or one text. The longest
/// that a spreadsheet writes is a cell of 32,767 characters.
constexpr qint64 longestPiece = 64 * 1024 * 1024;

} // namespace

void ZipPart::Closing::operator()(zip_file *file) const
{
    zip_fclose(file);
}

ZipPart::ZipPart(zip_file *opened, const ZipEntry &entry)
    : m_packed(opened)
    , m_entry(entry)
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

ZipPart::~ZipPart() = default;

qint64 ZipPart::readData(char *data, qint64 most)
{
    if (m_fault)
        return -1;
    const qint64 read = zip_fread(m_packed.get(), data, static_cast<zip_uint64_t>(most));
    if (read < 0)
        return fail(
            damagedPart(m_entry.file, m_entry.name,
                        QString::fromUtf8(zip_error_strerror(zip_file_get_error(m_packed.get())))));
    m_bytesRead += read;
    m_pieceBytes += read;
    if (m_bytesRead > m_entry.bytes)
        return fail(damagedPart(m_entry.file, m_entry.name,
                                QStringLiteral("more bytes than the directory says")));
    if (m_pieceBytes > longestPiece)
        return fail(oversized(m_entry.file, QStringLiteral("one element of more than 64 MB")));
    return read;
}

qint64 ZipPart::fail(const Error &error)
{
    m_fault = error;
    return -1;
}

Outcome<Done> ZipPart::readToEnd()
{
    QByteArray piece(64 * 1024, Qt::Uninitialized);
    qint64 read = 0;
    do {
        beginPiece();
        read = readData(piece.data(), piece.size());
    } while (read > 0);
    if (m_fault)
        return tl::unexpected<Error>(*m_fault);
    return Done();
}

qint64 ZipPart::packedBytesRead() const
{
    if (m_entry.bytes <= 0)
        return m_entry.packedBytes;
    const double share = double(m_bytesRead) / double(m_entry.bytes);
    return std::min(m_entry.packedBytes, qint64(share * double(m_entry.packedBytes)));
}

} // namespace intray
