// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/csvrow.h"

#include <QSet>
#include <QString>

namespace intray {

// Why a row is rejected for its key, as a sentence; said before an import as in it.

QString blankKeyFault(const QString &column);
/// `ofSeveral`: the rows stand in several files.
QString repeatedKeyFault(const QString &key, bool ofSeveral);
QString repeatedRowFault(bool ofSeveral); ///< All of its values, and not only its key.

/// Tells rows that were there before, as long as they are not too many to keep. Of the rows only
/// hashes are kept. One thread.
class SeenRows
{
public:
    bool addsNothing(const CsvRow &row); ///< The same row was added before.

private:
    QSet<size_t> m_hashes;
};

} // namespace intray
