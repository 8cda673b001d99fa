// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/attachment.h"
#include "queue/helditem.h"
#include "store/line/storebase.h"

namespace intray {

/// To what a file is attached: to an item, or to a row of an import that is staged, by its key.
struct AttachmentTarget
{
    ItemId item;
    ImportId import;
    QString key;
};

/// The next piece of a file that is attached.
struct AttachmentPiece
{
    AttachmentTarget to;
    QString name; ///< 1 to 255 characters, without a folder.
    QString mediaType;
    qint64 size = 0;       ///< Of the whole file.
    OperationId operation; ///< The same for all its pieces.
    int number = 0;        ///< From 0.
    QByteArray content;    ///< attachmentPiece bytes, but for the last.
};

/// The files that belong to items. Whoever may read an item's record may read them, those of the
/// steps before it as well; supervisors and administrators attach them, and whoever imports to what
/// they bring in. Nobody changes one.
class AttachmentStore : public StoreBase
{
public:
    using StoreBase::StoreBase;

    /// In the order in which they were attached; none for whoever may not read the record.
    Outcome<QList<Attachment>> attachments(ItemId item);
    /// The piece of this number; NotFound where there is none.
    Outcome<QByteArray> piece(ItemId item, AttachmentId attachment, int number);
    /// Keeps a piece; with the last one the file is attached, and before that nobody sees it. A
    /// piece that is sent again after a lost answer changes nothing. NotFound: there is no such
    /// item; Invalid: the file is larger than the queue takes, or pieces came otherwise than in
    /// their order.
    Outcome<AttachmentId> attach(const AttachmentPiece &piece);
    /// Lets go of the pieces of a file that was not attached to the end, which never will be then.
    /// What is left behind without it goes after a day.
    Outcome<Done> callOff(const OperationId &operation);
};

/// In bytes, by a queue's schema.
qint64 largestAttachmentIn(const QJsonObject &recordSchema);

} // namespace intray
