// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/message.h"
#include "verify/plants/slipintext.h"

#include <QCoreApplication>

namespace intray {

/// What a person is told of a planted slip. Only words, no decisions.
class PlantWords
{
    Q_DECLARE_TR_FUNCTIONS(PlantWords)
public:
    static Message caught(const QString &field, const SlipInText &slip);
    static Message missed(const QString &field, const SlipInText &slip);
    /// Something else than the right value was typed there.
    static Message otherwise(const QString &field, const SlipInText &slip);
    /// That slips are planted in records of this queue.
    static QString rule(int every);
};

} // namespace intray
