// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/rows/secrets.h"

#include <QRegularExpression>
#include <QSet>
#include <QUrl>

#include <algorithm>
#include <mutex>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

const QString dots = u"..."_s;

/// A shorter one is part of many words that tell nothing.
constexpr qsizetype longAlone = 4;

std::mutex mutex;
QSet<QString> &passwords()
{
    static QSet<QString> all;
    return all;
}

/// As the password stands in an ODBC text, in one of libpq, in an address, in SQL.
QSet<QString> spellingsOf(const QString &password)
{
    const auto doubled = [&password](const QString &sign) {
        return QString(password).replace(sign, sign + sign);
    };
    const QString escaped = doubled(u"\\"_s).replace(u"'"_s, u"\\'"_s);
    return {password, doubled(u"}"_s), doubled(u"'"_s), escaped,
            QString::fromLatin1(QUrl::toPercentEncoding(password))};
}

QRegularExpression formOf(const QString &spelling)
{
    const QString literally = QRegularExpression::escape(spelling);
    return QRegularExpression(spelling.size() < longAlone ? u"(?<!\\w)%1(?!\\w)"_s.arg(literally)
                                                          : literally,
                              QRegularExpression::UseUnicodePropertiesOption);
}

} // namespace

void keepSecret(const QString &password)
{
    if (password.isEmpty())
        return;
    const std::lock_guard lock(mutex);
    passwords().unite(spellingsOf(password));
}

QString withoutSecrets(const QString &words)
{
    static const QRegularExpression named(
        uR"(\b((?:ssl)?(?:pwd|passwd|password|passphrase))(\s*=\s*)(\{(?:[^}]|\}\})*\}?|'(?:[^'\\]|\\.)*'?|"[^"]*"?|[^;&\s'"]+))"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (words.isEmpty())
        return words;
    QString told = words;
    const std::lock_guard lock(mutex);
    QStringList longestFirst(passwords().begin(), passwords().end());
    std::sort(longestFirst.begin(), longestFirst.end(),
              [](const QString &a, const QString &b) { return a.size() > b.size(); });
    for (const QString &spelling : longestFirst)
        told.replace(formOf(spelling), dots);
    return told.replace(named, u"\\1\\2"_s + dots);
}

} // namespace intray
