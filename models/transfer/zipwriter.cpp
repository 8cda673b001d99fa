// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/zipwriter.h"

#include <minizip/zip.h>

#include <utility>

namespace intray {

namespace {

// How minizip reaches a file that is a device of Qt: `opaque` and `stream` are the device.

QIODevice *deviceOf(voidpf stream)
{
    return static_cast<QIODevice *>(stream);
}

voidpf openIt(voidpf opaque, const void *, int)
{
    return opaque;
}

uLong readIt(voidpf, voidpf stream, void *bytes, uLong size)
{
    const qint64 read = deviceOf(stream)->read(static_cast<char *>(bytes), qint64(size));
    return read < 0 ? 0 : uLong(read);
}

uLong writeIt(voidpf, voidpf stream, const void *bytes, uLong size)
{
    if (!deviceOf(stream)->isOpen())
        return 0; // given up: minizip still wants to end its archive
    const qint64 written = deviceOf(stream)->write(static_cast<const char *>(bytes), qint64(size));
    return written < 0 ? 0 : uLong(written);
}

ZPOS64_T tellIt(voidpf, voidpf stream)
{
    return ZPOS64_T(deviceOf(stream)->pos());
}

long seekIt(voidpf, voidpf stream, ZPOS64_T offset, int origin)
{
    qint64 from = 0;
    if (origin == ZLIB_FILEFUNC_SEEK_CUR)
        from = deviceOf(stream)->pos();
    else if (origin == ZLIB_FILEFUNC_SEEK_END)
        from = deviceOf(stream)->size();
    return deviceOf(stream)->seek(from + qint64(offset)) ? 0 : -1;
}

int closeIt(voidpf, voidpf)
{
    return 0;
}

int errorOfIt(voidpf, voidpf)
{
    return 0;
}

void *begun(QIODevice &device)
{
    zlib_filefunc64_def ways{openIt, readIt, writeIt, tellIt, seekIt, closeIt, errorOfIt, &device};
    return zipOpen2_64("", APPEND_STATUS_CREATE, nullptr, &ways);
}

/// When it was written is nobody's business: the first day that an archive can name.
zip_fileinfo undated()
{
    zip_fileinfo info{};
    info.tmz_date = {0, 0, 0, 1, 0, 1980};
    return info;
}

} // namespace

ZipWriter::ZipWriter(QIODevice &device)
    : m_device(device)
    , m_archive(begun(device))
    , m_hasFailed(!m_archive)
{
}

ZipWriter::~ZipWriter()
{
    finish();
}

void ZipWriter::note(int answer)
{
    m_hasFailed = m_hasFailed || answer != ZIP_OK;
}

void ZipWriter::begin(const QByteArray &name)
{
    const zip_fileinfo info = undated();
    m_memberBytes = 0;
    // Sheets repeat themselves so much that a higher level only costs time.
    note(zipOpenNewFileInZip64(m_archive, name.constData(), &info, nullptr, 0, nullptr, 0, nullptr,
                               Z_DEFLATED, Z_BEST_SPEED, 0));
}

void ZipWriter::write(QByteArrayView bytes)
{
    m_memberBytes += bytes.size();
    note(zipWriteInFileInZip(m_archive, bytes.data(), unsigned(bytes.size())));
}

void ZipWriter::end()
{
    note(zipCloseFileInZip(m_archive));
}

void ZipWriter::add(const QByteArray &name, QByteArrayView content)
{
    begin(name);
    write(content);
    end();
}

bool ZipWriter::finish()
{
    if (m_archive)
        note(zipClose(std::exchange(m_archive, nullptr), nullptr));
    return !m_hasFailed;
}

} // namespace intray
