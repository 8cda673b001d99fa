// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/jsonkeys.h"

#include "queue/utf8text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QSet>

#include <cmath>

namespace intray {

namespace {

void passString(const QByteArray &text, qsizetype &at)
{
    ++at;
    while (at < text.size() && text.at(at) != '"')
        at += text.at(at) == '\\' ? 2 : 1;
    ++at;
}

/// The string that begins here, without its quotes, decoded; moves behind it.
QString stringAt(const QByteArray &text, qsizetype &at)
{
    const qsizetype start = at;
    passString(text, at);
    const QByteArray written = text.mid(start, at - start);
    if (!written.contains('\\'))
        return textOfUtf8(written.sliced(1, written.size() - 2));
    return jsonOfUtf8('[' + written + ']').array().at(0).toString();
}

bool isKey(const QByteArray &text, qsizetype at)
{
    while (at < text.size() && QChar::isSpace(uchar(text.at(at))))
        ++at;
    return at < text.size() && text.at(at) == ':';
}

/// What tells numbers of the same size apart.
QByteArray digitsOf(const QByteArray &number)
{
    QByteArray digits;
    for (const char c : number) {
        if (c == 'e' || c == 'E')
            break;
        if (c >= '0' && c <= '9' && !(digits.isEmpty() && c == '0'))
            digits += c;
    }
    while (digits.endsWith('0'))
        digits.chop(1);
    return digits;
}

bool isKept(const QByteArray &number)
{
    bool isWhole = false;
    number.toLongLong(&isWhole);
    const double value = number.toDouble();
    const QByteArray kept = QByteArray::number(value, 'e', QLocale::FloatingPointShortest);
    return isWhole || (std::isfinite(value) && digitsOf(number) == digitsOf(kept));
}

bool beginsNumber(char c)
{
    return c == '-' || (c >= '0' && c <= '9');
}

bool isInNumber(char c)
{
    return beginsNumber(c) || c == '+' || c == '.' || c == 'e' || c == 'E';
}

} // namespace

QByteArray inexactNumber(const QByteArray &text)
{
    for (qsizetype at = 0; at < text.size();) {
        if (text.at(at) == '"') {
            passString(text, at);
        } else if (beginsNumber(text.at(at))) {
            const qsizetype start = at;
            while (at < text.size() && isInNumber(text.at(at)))
                ++at;
            if (const QByteArray number = text.mid(start, at - start); !isKept(number))
                return number;
        } else {
            ++at;
        }
    }
    return {};
}

QString repeatedKey(const QByteArray &text)
{
    QList<QSet<QString>> keys; // of the objects and arrays around this place
    for (qsizetype at = 0; at < text.size();) {
        const char c = text.at(at);
        if (c == '"') {
            const qsizetype start = at;
            passString(text, at);
            if (!isKey(text, at))
                continue;
            qsizetype again = start;
            const QString key = stringAt(text, again);
            if (keys.constLast().contains(key))
                return key;
            keys.last().insert(key);
            continue;
        }
        if (c == '{' || c == '[')
            keys.append(QSet<QString>());
        else if (c == '}' || c == ']')
            keys.removeLast();
        ++at;
    }
    return {};
}

QStringList jsonKeys(const QByteArray &text, const QString &inside)
{
    const int wanted = inside.isEmpty() ? 1 : 2;
    QStringList keys;
    QString outer;
    int depth = 0;
    for (qsizetype at = 0; at < text.size();) {
        const char c = text.at(at);
        if (c == '"') {
            const QString string = stringAt(text, at);
            if (depth == 1 && isKey(text, at))
                outer = string;
            if (depth == wanted && isKey(text, at) && (wanted == 1 || outer == inside))
                keys << string;
            continue;
        }
        depth += c == '{' || c == '[' ? 1 : 0;
        depth -= c == '}' || c == ']' ? 1 : 0;
        ++at;
    }
    return keys;
}

} // namespace intray
