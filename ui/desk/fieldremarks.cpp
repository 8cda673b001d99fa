// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/fieldremarks.h"

#include "session/desk/desk.h"
#include "ui/desk/fieldpasting.h"
#include "ui/desk/fieldtext.h"
#include "ui/desk/textpiece.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FieldRemarks)
};

QString asInDocument(QString text)
{
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
    return text.replace(u'\n', QChar::ParagraphSeparator);
}

/// Who keys a field again, or decides between two keyings, must not see what was imported.
bool isSecret(const RecordInWork &record, const QString &field)
{
    return record.isKeyedAgain(field) || record.keyedTwice(field);
}

/// The sentence around a value, whose marked letters move with it.
MarkedText within(const QString &sentence, const MarkedText &value)
{
    MarkedText all{sentence.arg(value.text), value.marked};
    const qsizetype begin = sentence.indexOf(QStringLiteral("%1"));
    for (Stretch &stretch : all.marked)
        stretch.start += begin;
    return all;
}

MarkedText wordsOf(const RecordInWork &record, const QString &field, const MarkedText &imported)
{
    const bool isChanged = record.isChanged(field);
    if (record.isMissingInImport(field))
        return {isChanged ? Words::tr("was missing") : Words::tr("missing in the import"), {}};
    if (imported.text.isEmpty())
        return {isChanged ? Words::tr("was empty") : Words::tr("empty in the import"), {}};
    return within(isChanged ? Words::tr("was %1") : Words::tr("imported as %1"), imported);
}

void sayWrongOrDoubtful(BesideCell::Said &said, const Field &field, Desk &desk)
{
    const QStringList faults = desk.record().faults(field.name);
    said.sentence = faults.isEmpty() ? doubtAbout(field, desk) : faults.join(u' ');
    if (!said.sentence.isEmpty())
        said.sign = faults.isEmpty() ? Sign::Warning : Sign::Fault;
}

} // namespace

FieldRemarks remarksOf(const Field &field, const FieldText &text, Desk &desk,
                       const QString &inField, bool showsAll)
{
    const RecordInWork &record = desk.record();
    FieldRemarks remarks;
    sayWrongOrDoubtful(remarks.said, field, desk);
    const bool isChanged = record.isChanged(field.name);
    if (isSecret(record, field.name) || !(isChanged || showsAll))
        return remarks;
    const QString imported = asInDocument(text.shown(record.importedText(field.name)));
    const auto difference = isChanged ? differenceOf(imported, inField) : TextDifference();
    remarks.changed = difference.inSecond;
    remarks.said.was = wordsOf(record, field.name, {imported, placesInFirst(difference)});
    remarks.said.value = {std::max<qsizetype>(0, remarks.said.was.text.indexOf(imported)),
                          imported.size()};
    remarks.said.canBeUndone = isChanged && record.isEditable();
    return remarks;
}

} // namespace intray
