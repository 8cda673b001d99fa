// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/item.h"

#include "queue/utf8text.h"

namespace intray {

Record recordOf(const NewItem &item)
{
    return item.written ? jsonOfUtf8(item.written->json.toUtf8()).object() : item.record;
}

} // namespace intray
