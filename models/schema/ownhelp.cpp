// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/ownhelp.h"

#include "schema/examplewords.h"
#include "schema/fieldkind.h"

#include <QCoreApplication>

#include <optional>

namespace intray {

static const char *const writtenLike = QT_TRANSLATE_NOOP("Examples", "Write it like %1.");

static QString filled(QString sentence, const QString &example)
{
    return sentence.replace(QStringLiteral("%1"), example);
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

} // namespace intray
