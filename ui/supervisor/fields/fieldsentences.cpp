// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/fieldsentences.h"

#include "lists/celltext.h"
#include "ui/supervisor/fields/kindwords.h"
#include "verify/rules/editedfield.h"
#include "verify/rules/rightexamples.h"

#include <QCoreApplication>
#include <QLocale>

namespace intray {

namespace {

struct FieldSentences
{
    Q_DECLARE_TR_FUNCTIONS(FieldSentences)
};

QString joined(QStringList sentences)
{
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString wordsForKindOf(const EditedField &field)
{
    if (!field.kind.isEmpty())
        return wordsForKind(field.kind);
    return field.textFormat.isEmpty() ? wordsForType(field.type)
                                      : wordsForTextFormat(field.textFormat);
}

QString inQuotes(const QStringList &texts)
{
    constexpr qsizetype most = 4;
    const QLocale here;
    QStringList quoted;
    for (const QString &text : texts.mid(0, most))
        quoted << here.quoteString(cellText(text));
    if (texts.size() > most)
        quoted << QStringLiteral("...");
    return quoted.join(QStringLiteral(", "));
}

QString sentenceOnLength(const EditedField &field)
{
    const int longest = field.longest.toInt();
    return longest > 0 ? FieldSentences::tr("At most %n character(s).", nullptr, longest)
                       : QString();
}

QString sentenceOnSource(const EditedSource &source)
{
    switch (source.kind) {
    case EditedSource::Kind::Place:
        return FieldSentences::tr("Says where the scan is.");
    case EditedSource::Kind::Attachment:
        return FieldSentences::tr("Says which attached file is the scan.");
    case EditedSource::Kind::None:
        break;
    }
    return {};
}

// What examples say in sight is not said again.
QString sentenceOnPattern(const QString &pattern)
{
    const bool isSaid = pattern.isEmpty() || !examplesOfPattern(pattern).isEmpty();
    return isSaid ? QString() : FieldSentences::tr("Keeps to a pattern.");
}

} // namespace

QString sentenceOnField(const EditedField &field, const QString &typed)
{
    const QString example = typed.isEmpty() ? examplesOfPattern(field.pattern).value(0) : typed;
    const QString kind = example.isEmpty() ? wordsForKindOf(field)
                                           : FieldSentences::tr("%1, written like %2")
                                                 .arg(wordsForKindOf(field), cellText(example));
    const QString needed = field.required ? FieldSentences::tr("%1, required.").arg(kind)
                                          : FieldSentences::tr("%1, may be empty.").arg(kind);
    return joined({needed,
                   field.unique ? FieldSentences::tr("Different in every record.") : QString(),
                   field.readOnly ? FieldSentences::tr("Read-only at the desk.") : QString()});
}

QString sentenceOnCorrections(const EditedField &field)
{
    const QStringList shapes = shapesOfPattern(field.pattern);
    const QString set = joined(
        {shapes.isEmpty() ? QString()
                          : FieldSentences::tr("Proposes %1 for other ways to write it.")
                                .arg(shapes.join(QStringLiteral(", "))),
         field.choices.isEmpty() ? QString()
                                 : FieldSentences::tr("Proposes the nearest of %n value(s).",
                                                      nullptr, int(field.choices.size())),
         field.spelling.isEmpty() ? QString()
                                  : FieldSentences::tr("Words are looked up in the dictionary %1.")
                                        .arg(cellText(field.spelling))});
    return set.isEmpty() ? FieldSentences::tr("As usual, without a dictionary.") : set;
}

QString sentenceOnPlace(const EditedField &field)
{
    return joined({field.inList ? FieldSentences::tr("Shown in the lists.")
                                : FieldSentences::tr("Not in the lists."),
                   field.group.isEmpty() ? QString()
                                         : FieldSentences::tr("In the group %1.")
                                               .arg(QLocale().quoteString(cellText(field.group))),
                   field.multiline ? FieldSentences::tr("Has several lines.") : QString()});
}

static QStringList textsOf(const QList<MissingReason> &reasons)
{
    QStringList texts;
    for (const MissingReason &reason : reasons)
        texts << reason.text;
    return texts;
}

QString sentenceOnFieldRest(const EditedField &field)
{
    const QString set = joined(
        {field.placeholders.isEmpty()
             ? QString()
             : FieldSentences::tr("No value: %1.").arg(inQuotes(field.placeholders)),
         field.missing.isEmpty()
             ? QString()
             : FieldSentences::tr("Reasons to be empty: %1.").arg(inQuotes(textsOf(field.missing))),
         sentenceOnPattern(field.pattern), sentenceOnLength(field),
         field.lookup.isEmpty() ? QString()
                                : FieldSentences::tr("Its values are those of the table %1.")
                                      .arg(cellText(field.lookup.table)),
         sentenceOnSource(field.source)});
    if (!set.isEmpty())
        return set;
    return fittingRules(field).text
               ? FieldSentences::tr("Pattern, length, lookup, scan: all as usual.")
               : FieldSentences::tr("No text means “no value”, as usual.");
}

} // namespace intray
