// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/text/placeholders.h"

namespace intray {

namespace {

bool isPartOfName(QChar letter)
{
    return letter.isLetterOrNumber() || letter == u'_';
}

/// The end of the quoted text that begins here.
qsizetype endOfQuoted(const QString &text, qsizetype begin)
{
    const qsizetype end = text.indexOf(text.at(begin), begin + 1);
    return end < 0 ? text.size() : end + 1;
}

qsizetype endOfName(const QString &text, qsizetype begin)
{
    qsizetype end = begin;
    while (end < text.size() && isPartOfName(text.at(end)))
        ++end;
    return end;
}

} // namespace

QByteArray withNumberedPlaceholders(const QString &text, QList<QByteArray> &names)
{
    QString numbered;
    for (qsizetype at = 0; at < text.size();) {
        const QChar letter = text.at(at);
        const QChar following = at + 1 < text.size() ? text.at(at + 1) : QChar();
        qsizetype end = at + 1;
        if (letter == u'\'' || letter == u'"' || letter == u'`') {
            end = endOfQuoted(text, at);
        } else if (letter == u':' && following == u':') {
            end = at + 2;
        } else if (letter == u':' && (following.isLetter() || following == u'_')) {
            end = endOfName(text, at + 1);
            const QByteArray name = text.mid(at, end - at).toLatin1();
            if (!names.contains(name))
                names << name;
            numbered += u'$' + QString::number(names.indexOf(name) + 1);
            at = end;
            continue;
        }
        numbered += QStringView(text).mid(at, end - at);
        at = end;
    }
    return numbered.toUtf8();
}

} // namespace intray
