// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/attachments/attachmentstore.h"
#include "store/cancellation.h"

namespace intray {

/// A file of this computer that is to be attached.
struct FileToAttach
{
    QString path;
    QString name; ///< Without its folder.
    qint64 size = 0;

    bool operator==(const FileToAttach &) const = default;
};

/// The file, if it can be attached: a usual one, not empty, and not larger than `most` bytes.
/// NotFound, Unreadable or Invalid with a sentence.
Outcome<FileToAttach> fileToAttach(const QString &path, qint64 most);

/// The same for a path that somebody else wrote: it is below the folder, whatever it says and
/// wherever links lead. Windows' separators are read everywhere.
Outcome<FileToAttach> fileToAttachIn(const QString &folder, const QString &path, qint64 most);

/// Attaches the file, in pieces, with the kind that its content has. Nobody sees it before it is
/// whole. Errors as AttachmentStore::attach(), Unreadable where it changes meanwhile, Cancelled.
Outcome<AttachmentId> attachFile(AttachmentStore &store, const AttachmentTarget &to,
                                 const FileToAttach &file, const Cancellation &cancellation = {});

/// A name for a file on this computer, made of one that somebody else chose: without folders,
/// characters that mean something to a system, or names of devices.
QString safeFileName(const QString &name);

/// Saves an attachment of the item in a folder that is there, under its name made safe, with a
/// number where there is a file of that name, and gives the file's path. Damaged, DiskFull or
/// Unreadable leave no file behind.
Outcome<QString> saveAttachment(AttachmentStore &store, ItemId item, const Attachment &attachment,
                                const QString &folder, const Cancellation &cancellation = {});

} // namespace intray
