// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/bulkcorrection.h"
#include "session/message.h"

#include <optional>

namespace intray {

class ValueChangesModel;

/// What a correction would do, in sentences; `trouble`: why nobody knows. No preview: it is not
/// counted yet.
QString whatWouldChange(const ValueChangesModel &changes,
                        const std::optional<CorrectionPreview> &preview, const QString &trouble);

QString whatTheButtonDoes(const std::optional<CorrectionPreview> &preview);

/// What a correction did, and what stayed as it was and why; `isBack`: it took one back.
Message messageOf(const CorrectionReport &report, bool isBack);

} // namespace intray
