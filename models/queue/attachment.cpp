// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/attachment.h"

#include <QCryptographicHash>

namespace intray {

QString AttachmentDigest::ofPiece(const QByteArray &piece)
{
    return QString::fromLatin1(QCryptographicHash::hash(piece, QCryptographicHash::Sha256).toHex());
}

QString AttachmentDigest::ofPieces(const QStringList &digests)
{
    return ofPiece(digests.join(u',').toLatin1());
}

} // namespace intray
