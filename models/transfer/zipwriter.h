// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>

namespace intray {

/// Writes a ZIP archive by minizip, as it comes, one member after another, compressed, without the
/// 64-bit parts that spreadsheet programs may not read. Borrows the device, which is open and can
/// be sought in. Errors stay: finish() tells.
class ZipWriter
{
public:
    /// What an archive, and a member before it is compressed, may have in bytes.
    static constexpr qint64 mostBytes = 0xF000'0000;

    explicit ZipWriter(QIODevice &device);
    ~ZipWriter();
    Q_DISABLE_COPY_MOVE(ZipWriter)

    void begin(const QByteArray &name);
    void write(QByteArrayView bytes);
    void end();
    /// A whole member.
    void add(const QByteArray &name, QByteArrayView content);
    /// Writes the list of members; false: something was not written.
    bool finish();

    bool hasFailed() const { return m_hasFailed; }
    qint64 memberBytes() const { return m_memberBytes; } ///< Of the open member, uncompressed.
    qint64 bytesWritten() const { return m_device.size(); }

private:
    void note(int answer);

    QIODevice &m_device;
    void *m_archive; ///< minizip's; null: closed, or it could not be begun.
    qint64 m_memberBytes = 0;
    bool m_hasFailed = false;
};

} // namespace intray
