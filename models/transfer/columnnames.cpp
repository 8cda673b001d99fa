// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/columnnames.h"

#include <QCoreApplication>
#include <QSet>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ColumnNames)
};

QString nameOfUnnamed(qsizetype index)
{
    return QStringLiteral("column %1").arg(index + 1);
}

QString madeUnique(const QString &name, const QSet<QString> &taken)
{
    QString unique = name;
    for (int number = 2; taken.contains(unique); ++number)
        unique = QStringLiteral("%1 (%2)").arg(name, QString::number(number));
    return unique;
}

QString listed(const QStringList &names)
{
    constexpr qsizetype most = 10;
    const QString list = names.mid(0, most).join(QStringLiteral(", "));
    return names.size() > most ? list + QStringLiteral(", …") : list;
}

} // namespace

ColumnNames columnNamesFrom(const QStringList &header)
{
    ColumnNames result;
    QSet<QString> taken;
    QStringList unnamed;
    QStringList renamed;
    for (qsizetype i = 0; i < header.size(); ++i) {
        const QString wanted = header.at(i).simplified();
        const QString name = madeUnique(wanted.isEmpty() ? nameOfUnnamed(i) : wanted, taken);
        if (wanted.isEmpty())
            unnamed << name;
        else if (name != wanted)
            renamed << name;
        taken.insert(name);
        result.names << name;
    }
    if (!unnamed.isEmpty())
        result.notes << Words::tr("Columns without a name were named: %1.").arg(listed(unnamed));
    if (!renamed.isEmpty())
        result.notes << Words::tr("Column names that occur more than once were numbered: %1.")
                            .arg(listed(renamed));
    return result;
}

} // namespace intray
