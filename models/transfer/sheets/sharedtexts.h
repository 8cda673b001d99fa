// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace intray {

class PartReader;

/// The texts of a workbook of xlsx, which its cells name by their numbers. They are the one thing
/// that is held in memory as a whole, as UTF-8 in one piece.
class SharedTexts
{
public:
    /// Errors as PartReader; Invalid too: they are more than 512 MB.
    Outcome<Done> read(PartReader &reader);
    /// Nothing: there is no such text.
    std::optional<QString> at(qsizetype index) const;

private:
    QByteArray m_texts;
    QList<quint32> m_ends; ///< Where each ends in `m_texts`.
};

} // namespace intray
