// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/fieldformat.h"

#include <QCoreApplication>
#include <QDate>
#include <QHash>
#include <QRegularExpression>
#include <QUrl>
#include <QUuid>

namespace intray {

namespace {

struct FieldFormat
{
    Q_DECLARE_TR_FUNCTIONS(FieldFormat)
};

QRegularExpression whole(const QString &pattern)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern));
}

bool matches(const QString &text, const QRegularExpression &pattern)
{
    return pattern.match(text).hasMatch();
}

bool isDate(const QString &text)
{
    static const QRegularExpression form = whole(QStringLiteral("[0-9]{4}-[0-9]{2}-[0-9]{2}"));
    return matches(text, form) && QDate::fromString(text, Qt::ISODate).isValid();
}

bool isTime(const QString &text)
{
    static const QRegularExpression form =
        whole(QStringLiteral("([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?"
                             "([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])?"));
    return matches(text, form);
}

bool isDateTime(const QString &text)
{
    return text.size() > 11 && text.at(10).toUpper() == u'T' && isDate(text.left(10)) &&
           isTime(text.mid(11));
}

bool isEmail(const QString &text)
{
    static const QRegularExpression form =
        whole(QStringLiteral("[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)*"));
    return matches(text, form);
}

bool isUri(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    return url.isValid() && !url.scheme().isEmpty() && !text.contains(u' ');
}

bool isUuid(const QString &text)
{
    return text.size() == 36 && !QUuid::fromString(text).isNull();
}

bool isIpv4(const QString &text)
{
    static const QRegularExpression form =
        whole(QStringLiteral("((25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])(\\.(?!$)|$)){4}"));
    return matches(text, form);
}

using Check = bool (*)(const QString &);

Check checkOf(const QString &format)
{
    static const QHash<QString, Check> checks{
        {QStringLiteral("date"), isDate},   {QStringLiteral("time"), isTime},
        {QStringLiteral("email"), isEmail}, {QStringLiteral("date-time"), isDateTime},
        {QStringLiteral("uri"), isUri},     {QStringLiteral("uuid"), isUuid},
        {QStringLiteral("ipv4"), isIpv4},
    };
    return checks.value(format, nullptr);
}

} // namespace

bool keepsFormat(const QString &text, const QString &format)
{
    const Check check = checkOf(format);
    return !check || check(text);
}

QString valueOfFormat(const QString &format)
{
    static const QHash<QString, QString> values{
        {QStringLiteral("date"), QStringLiteral("2026-01-31")},
        {QStringLiteral("time"), QStringLiteral("14:30:00")},
        {QStringLiteral("date-time"), QStringLiteral("2026-01-31T14:30:00Z")},
        {QStringLiteral("email"), QStringLiteral("name@example.org")},
        {QStringLiteral("uri"), QStringLiteral("https://example.org/page")},
        {QStringLiteral("uuid"), QStringLiteral("123e4567-e89b-42d3-a456-426614174000")},
        {QStringLiteral("ipv4"), QStringLiteral("192.0.2.1")},
    };
    return values.value(format);
}

QString exampleOfFormat(const QString &format)
{
    if (format == u"date")
        return FieldFormat::tr("a date like 2026-01-31");
    if (format == u"time")
        return FieldFormat::tr("a time like 14:30:00");
    if (format == u"date-time")
        return FieldFormat::tr("a date and time like 2026-01-31T14:30:00Z");
    if (format == u"email")
        return FieldFormat::tr("an e-mail address like name@example.org");
    if (format == u"uri")
        return FieldFormat::tr("an address like https://example.org/page");
    if (format == u"uuid")
        return FieldFormat::tr("a UUID of 32 hexadecimal digits in five groups");
    if (format == u"ipv4")
        return FieldFormat::tr("an IP address like 192.0.2.1");
    return {};
}

} // namespace intray
