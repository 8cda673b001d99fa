// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/attachments/attachmentcontent.h"

#include "store/line/drivererror.h"
#include "store/refusals/refusals.h"

#include <QIODevice>

namespace intray {

Outcome<Done> writeAttachment(AttachmentStore &store, ItemId item, const Attachment &attachment,
                              QIODevice &to, const Cancellation &cancellation)
{
    AttachmentDigest digest;
    int number = 0;
    for (qint64 written = 0; written < attachment.size; ++number) {
        if (cancellation.isCancelled())
            return failure(Error::Kind::Cancelled, cancelledSentence());
        const auto piece = store.piece(item, attachment.id, number);
        if (!piece && piece.error().kind == Error::Kind::NotFound)
            return tl::unexpected<Error>(
                refused("attachment_damaged", {{"name", attachment.name}}));
        if (!piece)
            return tl::unexpected<Error>(piece.error());
        if (to.write(*piece) != piece->size())
            return tl::unexpected<Error>(
                refused("attachment_not_kept", {{"why", to.errorString()}}));
        digest.add(*piece);
        written += piece->size();
        if (piece->isEmpty())
            break;
    }
    if (digest.result() != attachment.digest)
        return tl::unexpected<Error>(refused("attachment_damaged", {{"name", attachment.name}}));
    return Done();
}

} // namespace intray
