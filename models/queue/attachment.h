// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/id.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

namespace intray {

using AttachmentId = Id<struct AttachmentTag>;

/// A file that belongs to an item: the scan or letter that its record was made from.
struct Attachment
{
    AttachmentId id;
    ItemId item; ///< Of a later step, the item of the step that it came in with.
    QString name;
    QString mediaType; ///< By its content, such as "application/pdf".
    qint64 size = 0;   ///< In bytes.
    QString digest;    ///< As AttachmentDigest makes it.
    QString attachedBy;
    QDateTime attachedAt;

    bool operator==(const Attachment &) const = default;
};

/// Attachments go over the line in pieces of this size, so that a large one neither needs its size
/// in memory nor keeps others waiting.
inline constexpr qint64 attachmentPiece = 1024 * 1024;
/// Where the schema of the queue says nothing ("largest_attachment").
inline constexpr qint64 largestAttachment = 20 * 1024 * 1024;

/// The digest of a file: SHA-256 of the SHA-256 digests of its pieces, in hexadecimal digits with
/// commas between them.
class AttachmentDigest
{
public:
    static QString ofPiece(const QByteArray &piece);
    static QString ofPieces(const QStringList &digests);
    /// What a file is told by: that digest and all that is said of the file, as JSON.
    static QString ofFacts(const QString &json) { return ofPiece(json.toUtf8()); }

    void add(const QByteArray &piece) { m_digests << ofPiece(piece); }
    QString result() const { return ofPieces(m_digests); }

private:
    QStringList m_digests;
};

} // namespace intray
