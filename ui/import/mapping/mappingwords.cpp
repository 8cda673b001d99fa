// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/mapping/mappingwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(MappingWords)
};

QString letterWords(FieldMapping::Case letters)
{
    switch (letters) {
    case FieldMapping::Case::Lower:
        return Words::tr("small letters");
    case FieldMapping::Case::Upper:
        return Words::tr("capital letters");
    case FieldMapping::Case::Title:
        return Words::tr("a capital for each word");
    case FieldMapping::Case::AsItIs:
        break;
    }
    return {};
}

} // namespace

QString sourceWords(const MappingRow &row)
{
    return row.field.isFileName ? Words::tr("the file's name")
                                : row.field.from.join(QStringLiteral(" + "));
}

QString partWords(int part)
{
    if (part == -1)
        return Words::tr("the last part");
    return part < 0 ? Words::tr("part %1 from the end").arg(-part) : Words::tr("part %1").arg(part);
}

static QString doneWords(const FieldMapping &field)
{
    QStringList done;
    if (!field.splitAt.isEmpty())
        done << (field.andAfter ? Words::tr("%1 and what follows").arg(partWords(field.part))
                                : partWords(field.part));
    if (field.trim)
        done << Words::tr("no spaces around it");
    if (!field.missing.isEmpty())
        done << Words::tr("%1: nothing").arg(field.missing.join(QStringLiteral(", ")));
    if (!field.date.isEmpty())
        done << Words::tr("date %1").arg(field.date);
    if (!field.number.isEmpty())
        done << Words::tr("number %1").arg(field.number);
    if (const QString letters = letterWords(field.letters); !letters.isEmpty())
        done << letters;
    return done.join(QStringLiteral("; "));
}

/// What becomes of a column beside the record; empty: nothing.
static QString besideWords(const MappingRows &rows, const QString &column)
{
    if (column == rows.priorityFrom())
        return Words::tr("the priority");
    return rows.contextFrom().contains(column) ? Words::tr("part of the context") : QString();
}

QString doneWords(const MappingRows &rows, qsizetype row)
{
    const MappingRow &shown = rows.rows().at(row);
    const QString beside = besideWords(rows, shown.field.from.value(0));
    if (shown.isLeftOut)
        return beside.isEmpty() ? Words::tr("left out") : beside;
    QStringList done{doneWords(shown.field), shown.field.from.size() == 1 ? beside : QString()};
    done.removeAll(QString());
    return done.join(QStringLiteral("; "));
}

QString amountWords(const Mapping &mapping)
{
    const auto changes =
        std::count_if(mapping.fields.begin(), mapping.fields.end(),
                      [](const FieldMapping &field) { return !MappingRow{field}.isPlain(); });
    QStringList words;
    if (changes > 0)
        words << Words::tr("%n new field(s)", nullptr, int(changes));
    if (!mapping.leftOut.isEmpty())
        words << Words::tr("%n column(s) left out", nullptr, int(mapping.leftOut.size()));
    if (!mapping.priorityFrom.isEmpty())
        words << Words::tr("priority from %1").arg(mapping.priorityFrom);
    if (!mapping.contextFrom.isEmpty())
        words << Words::tr("context from %1").arg(mapping.contextFrom.join(QStringLiteral(", ")));
    return words.join(QStringLiteral(", "));
}

} // namespace intray
