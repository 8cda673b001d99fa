// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/attachments/attachmentstore.h"
#include "store/cancellation.h"

class QIODevice;

namespace intray {

/// Writes what an attachment of the item holds to the device, piece by piece, and sees that it is
/// what was attached. Damaged: it is not, and what was written is of no use; DiskFull: the device
/// does not take it; Cancelled. Blocking.
Outcome<Done> writeAttachment(AttachmentStore &store, ItemId item, const Attachment &attachment,
                              QIODevice &to, const Cancellation &cancellation = {});

} // namespace intray
