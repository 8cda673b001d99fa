// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringView>

namespace intray {

/// What SourceRule::folder is where the field names one of the files that are attached to the item:
/// {"attachments": true} in the schema.
inline constexpr QStringView attachmentsFolder = u"attachment:";

} // namespace intray
