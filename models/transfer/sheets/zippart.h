// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QIODevice>

#include <memory>
#include <optional>

struct zip_file;

namespace intray {

/// What the directory of a zip file says about one of its parts.
struct ZipEntry
{
    QString file; ///< The zip file that it is in.
    QString name;
    quint64 index = 0;
    qint64 packedBytes = 0;
    qint64 bytes = 0; ///< Unpacked.
};

/// One part of a zip file, unpacked while it is read, from its beginning to its end. Its zip file
/// must outlive it. Lives in one thread. A read fails as soon as more comes out than the directory
/// says, what comes out is not what was packed (which shows at the end), or a piece is too long;
/// fault() says why.
class ZipPart : public QIODevice
{
public:
    ZipPart(zip_file *opened, const ZipEntry &entry);
    ~ZipPart() override;

    bool isSequential() const override { return true; }
    /// What is read from now on is another piece: one element of the XML or one text.
    void beginPiece() { m_pieceBytes = 0; }
    /// Reads what is left, so that its checksum is compared.
    Outcome<Done> readToEnd();
    const std::optional<Error> &fault() const { return m_fault; }
    const ZipEntry &entry() const { return m_entry; }
    /// How much of the packed bytes has been used, as the share that was unpacked.
    qint64 packedBytesRead() const;

protected:
    qint64 readData(char *data, qint64 most) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    struct Closing
    {
        void operator()(zip_file *file) const;
    };
    qint64 fail(const Error &error);

    std::unique_ptr<zip_file, Closing> m_packed;
    const ZipEntry m_entry;
    qint64 m_bytesRead = 0;
    qint64 m_pieceBytes = 0;
    std::optional<Error> m_fault;
};

} // namespace intray
