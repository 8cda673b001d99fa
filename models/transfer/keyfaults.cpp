// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/keyfaults.h"

#include <QCoreApplication>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Importer)
};

} // namespace

QString blankKeyFault(const QString &column)
{
    return Words::tr("The key column “%1” is blank.").arg(column);
}

QString repeatedKeyFault(const QString &key, bool ofSeveral)
{
    return (ofSeveral ? Words::tr("An earlier row of these files has the same key, “%1”.")
                      : Words::tr("An earlier row of the file has the same key, “%1”."))
        .arg(key);
}

QString repeatedRowFault(bool ofSeveral)
{
    return ofSeveral ? Words::tr("An earlier row of these files is the same, with all its values.")
                     : Words::tr("An earlier row of the file is the same, with all its values.");
}

bool SeenRows::addsNothing(const CsvRow &row)
{
    constexpr size_t seed = 20261129;
    constexpr qsizetype most = 500'000;
    const size_t places = qHashRange(row.missing.begin(), row.missing.end(),
                                     qHashRange(row.ends.begin(), row.ends.end(), seed));
    const size_t hash = qHash(row.text, places);
    if (m_hashes.contains(hash))
        return true;
    if (m_hashes.size() < most)
        m_hashes.insert(hash);
    return false;
}

} // namespace intray
