// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/ownhelp.h"

#include "schema/examplewords.h"
#include "schema/fieldkind.h"
#include "schema/pattern.h"
#include "schema/patternexamples.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace intray {

static const char *const writtenLike = QT_TRANSLATE_NOOP("Examples", "Write it like %1.");

static QString filled(QString sentence, const QString &example)
{
    return withOneDot(sentence.replace(QStringLiteral("%1"), example));
}

/// What stands for %1 in it; nothing: it is another sentence.
static std::optional<QString> exampleIn(const QString &help, const QString &sentence)
{
    const qsizetype at = sentence.indexOf(QStringLiteral("%1"));
    if (at < 0)
        return help == sentence ? std::optional(QString()) : std::nullopt;
    const QStringView before = QStringView(sentence).left(at);
    const QStringView behind = QStringView(sentence).mid(at + 2);
    const qsizetype length = help.size() - before.size() - behind.size();
    if (length <= 0 || !help.startsWith(before) || !help.endsWith(behind))
        return std::nullopt;
    return help.mid(at, length);
}

QString usualHelp(const FieldKind &kind, const QString &example)
{
    const char *sentence = usualSentence(kind.kind());
    return sentence ? filled(QString::fromLatin1(sentence),
                             example.isEmpty() ? exampleOf(kind) : example)
                    : QString();
}

QString writtenHelp(const QString &examples)
{
    return filled(QString::fromLatin1(writtenLike), examples);
}

QString shownHelp(const QString &stored)
{
    for (const char *sentence : usualSentences() + QList<const char *>{writtenLike})
        if (const auto example = exampleIn(stored, QString::fromLatin1(sentence)))
            return filled(QCoreApplication::translate("Examples", sentence), *example);
    return stored;
}

static bool keeps(const QString &value, const Pattern &pattern)
{
    return pattern.in(value) == Pattern::Match::Found;
}

/// The dot of the last one may be the one that ends the sentence.
static QStringList listed(const QString &examples, const Pattern &pattern)
{
    QStringList all = examples.split(QStringLiteral(", "), Qt::SkipEmptyParts);
    if (!all.isEmpty() && !keeps(all.constLast(), pattern) &&
        keeps(all.constLast() + u'.', pattern))
        all.last() += u'.';
    return all;
}

static bool areBuiltAlike(const QString &one, const QString &other)
{
    const auto isAlike = [](QChar a, QChar b) {
        return a == b || (a.isDigit() && b.isDigit()) || (a.isUpper() && b.isUpper()) ||
               (a.isLower() && b.isLower());
    };
    return std::ranges::equal(one, other, isAlike);
}

/// A real value says more than a made-up one.
static QStringList withReal(QStringList examples, const QStringList &real)
{
    for (QString &example : examples)
        for (const QString &one : real)
            if (areBuiltAlike(example, one)) {
                example = one;
                break;
            }
    return examples;
}

QString helpWithin(const QString &stored, const Pattern &pattern)
{
    for (const char *sentence : usualSentences() + QList<const char *>{writtenLike}) {
        const auto examples = exampleIn(stored, QString::fromLatin1(sentence));
        if (!examples)
            continue;
        const QStringList all = listed(*examples, pattern);
        QStringList kept = all;
        kept.removeIf([&](const QString &one) { return !keeps(one, pattern); });
        if (sentence == writtenLike && kept == all)
            return stored;
        const QStringList shown = withReal(examplesOfPattern(pattern.text()), kept);
        const QStringList &told = shown.isEmpty() ? kept : shown;
        return told.isEmpty() ? QString() : writtenHelp(told.join(QStringLiteral(", ")));
    }
    return stored;
}

} // namespace intray
