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

} // namespace intray
