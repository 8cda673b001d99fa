// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/columnnames.h"

#include "transfer/exportcolumns.h"

#include <QCoreApplication>
#include <QHash>
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

/// `numbers` remembers with which number the next of the same name goes on, because a file may have
/// thousands of them.
QString madeUnique(const QString &name, const QSet<QString> &taken, QHash<QString, int> &numbers)
{
    QString unique = name;
    for (int &number = numbers[name]; taken.contains(unique); ++number)
        unique = QStringLiteral("%1 (%2)").arg(name, QString::number(number + 2));
    return unique;
}

QString listed(const QStringList &names)
{
    constexpr qsizetype most = 10;
    const QString list = names.mid(0, most).join(QStringLiteral(", "));
    return names.size() > most ? list + QStringLiteral(", …") : list;
}

/// Names in what Intray wrote are those of fields, to the letter.
bool isIntrays(const QStringList &header)
{
    return header.contains(exportKeyColumn()) || header.value(0) == rejectLineColumn();
}

} // namespace

ColumnNames columnNamesFrom(const QStringList &header)
{
    ColumnNames result;
    QSet<QString> taken;
    QHash<QString, int> numbers;
    QStringList unnamed;
    QStringList renamed;
    const bool isExact = isIntrays(header);
    for (qsizetype i = 0; i < header.size(); ++i) {
        const QString wanted = isExact ? header.at(i) : header.at(i).simplified();
        const QString name =
            madeUnique(wanted.isEmpty() ? nameOfUnnamed(i) : wanted, taken, numbers);
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

QStringList notesOfHeader(bool isDoubtful, bool isDouble, qint64 line)
{
    QStringList notes;
    if (isDoubtful)
        notes << Words::tr("Line %1 was read as the names of the columns, though it looks like the "
                           "lines below it. If it is a record, choose that there is no header.")
                     .arg(line);
    if (isDouble)
        notes << Words::tr("Line %1 seems to name columns, too, but is read as a record. If the "
                           "header has two lines, let the first one be skipped.")
                     .arg(line + 1);
    return notes;
}

} // namespace intray
