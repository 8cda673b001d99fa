// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/queuerules.h"

#include <QRegularExpression>

namespace intray {

static constexpr qsizetype longestName = 64;

bool isQueueName(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral("^[\\p{L}\\p{N}][\\p{L}\\p{N}._-]*\\z"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    return text.size() <= longestName && pattern.match(text).hasMatch();
}

QString queueNameFrom(const QString &text)
{
    static const QRegularExpression others(QStringLiteral("[^\\p{L}\\p{N}._-]+"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression badStart(QStringLiteral("^[._-]+"));
    QString name = text.toLower();
    name.replace(others, QStringLiteral("-")).remove(badStart);
    name.truncate(longestName);
    return name.isEmpty() ? QStringLiteral("queue") : name;
}

} // namespace intray
