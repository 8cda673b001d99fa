// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/examplewords.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace intray {

namespace {

using Kind = FieldKind::Kind;

struct OfKind
{
    Kind kind;
    const char *request;
    const char *usually;
    const char *each;
};

const OfKind ofKinds[] = {
    {Kind::Whole, QT_TRANSLATE_NOOP("Examples", "Enter a whole number like %1."),
     QT_TRANSLATE_NOOP("Examples", "Usually a whole number like %1."),
     QT_TRANSLATE_NOOP("Examples", "Each value is a whole number like %1.")},
    {Kind::Number, QT_TRANSLATE_NOOP("Examples", "Enter a number like %1."),
     QT_TRANSLATE_NOOP("Examples", "Usually a number like %1."),
     QT_TRANSLATE_NOOP("Examples", "Each value is a number like %1.")},
    {Kind::Date, QT_TRANSLATE_NOOP("Examples", "Enter a real date like %1."),
     QT_TRANSLATE_NOOP("Examples", "Usually a real date like %1."),
     QT_TRANSLATE_NOOP("Examples", "Each value is a real date like %1.")},
    {Kind::Time, QT_TRANSLATE_NOOP("Examples", "Enter a time like %1."),
     QT_TRANSLATE_NOOP("Examples", "Usually a time like %1."),
     QT_TRANSLATE_NOOP("Examples", "Each value is a time like %1.")},
    {Kind::DateTime, QT_TRANSLATE_NOOP("Examples", "Enter a date and time like %1."),
     QT_TRANSLATE_NOOP("Examples", "Usually a date and time like %1."),
     QT_TRANSLATE_NOOP("Examples", "Each value is a date and time like %1.")},
    {Kind::Email, QT_TRANSLATE_NOOP("Examples", "Enter an e-mail address like %1."),
     QT_TRANSLATE_NOOP("Examples", "Usually an e-mail address like %1."),
     QT_TRANSLATE_NOOP("Examples", "Each value is an e-mail address like %1.")},
    {Kind::Phone, QT_TRANSLATE_NOOP("Examples", "Enter a phone number like %1."),
     QT_TRANSLATE_NOOP("Examples", "Usually a phone number like %1."),
     QT_TRANSLATE_NOOP("Examples", "Each value is a phone number like %1.")},
    {Kind::Web, QT_TRANSLATE_NOOP("Examples", "Enter a web address like %1."),
     QT_TRANSLATE_NOOP("Examples", "Usually a web address like %1."),
     QT_TRANSLATE_NOOP("Examples", "Each value is a web address like %1.")},
    {Kind::YesNo, QT_TRANSLATE_NOOP("Examples", "Enter yes or no."),
     QT_TRANSLATE_NOOP("Examples", "Usually yes or no."),
     QT_TRANSLATE_NOOP("Examples", "Each value is yes or no.")},
};

struct OfFormat
{
    const char *format;
    const char *request;
    const char *example;
};

const OfFormat ofFormats[] = {
    {"date", QT_TRANSLATE_NOOP("Examples", "Enter a date like %1."), "2026-01-31"},
    {"time", QT_TRANSLATE_NOOP("Examples", "Enter a time like %1."), "14:30:00"},
    {"date-time", QT_TRANSLATE_NOOP("Examples", "Enter a date and time like %1."),
     "2026-01-31T14:30:00Z"},
    {"email", QT_TRANSLATE_NOOP("Examples", "Enter an e-mail address like %1."),
     "name@example.org"},
    {"uri", QT_TRANSLATE_NOOP("Examples", "Enter an address like %1."), "https://example.org/page"},
    {"uuid", QT_TRANSLATE_NOOP("Examples", "Enter a UUID of 32 hexadecimal digits in five groups."),
     ""},
    {"ipv4", QT_TRANSLATE_NOOP("Examples", "Enter an IP address like %1."), "192.0.2.1"},
};

QString say(const char *sentence, const QString &example)
{
    const QString said = QCoreApplication::translate("Examples", sentence);
    return said.contains(QStringLiteral("%1")) ? said.arg(example) : said;
}

const OfKind *ofKind(Kind kind)
{
    const auto *of = std::find_if(std::begin(ofKinds), std::end(ofKinds),
                                  [kind](const OfKind &one) { return one.kind == kind; });
    return of == std::end(ofKinds) ? nullptr : of;
}

QString sayOf(const FieldKind &kind, const char *const OfKind::*sentence, const QString &example)
{
    const OfKind *of = ofKind(kind.kind());
    return of ? say(of->*sentence, example) : QString();
}

} // namespace

QString exampleOf(const FieldKind &kind)
{
    const Moment moment{QDate(2026, 1, 31), QTime(14, 30)};
    switch (kind.kind()) {
    case Kind::Whole:
        return kind.write(12);
    case Kind::Number:
        return kind.write(12.5);
    case Kind::Date:
    case Kind::Time:
    case Kind::DateTime:
        return kind.write(moment.scale());
    case Kind::Email:
        return QStringLiteral("name@example.org");
    case Kind::Phone:
        return QStringLiteral("+49 30 901820");
    case Kind::Web:
        return QStringLiteral("www.example.org");
    case Kind::Text:
    case Kind::YesNo:
        break;
    }
    return {};
}

QString requestFor(const FieldKind &kind,
                   const std::function<QString(const QString &number)> &shown)
{
    const bool isNumber = kind.kind() == Kind::Whole || kind.kind() == Kind::Number;
    const QString example = exampleOf(kind);
    return sayOf(kind, &OfKind::request, isNumber ? shown(example) : example);
}

QString requestForFormat(const QString &format)
{
    for (const OfFormat &of : ofFormats)
        if (format == QLatin1StringView(of.format))
            return say(of.request, QString::fromLatin1(of.example));
    return {};
}

const char *usualSentence(FieldKind::Kind kind)
{
    const OfKind *of = ofKind(kind);
    return of ? of->usually : nullptr;
}

QList<const char *> usualSentences()
{
    QList<const char *> all;
    for (const OfKind &one : ofKinds)
        all << one.usually;
    return all;
}

QString eachOf(const FieldKind &kind)
{
    return sayOf(kind, &OfKind::each, exampleOf(kind));
}

QString withOneDot(QString sentence)
{
    static const QRegularExpression quoted(
        QStringLiteral("([.!?\u2026]\\s?[\u201d\u201c\u00bb])\\."));
    if (sentence.endsWith(u"..") && !sentence.endsWith(u"..."))
        sentence.chop(1);
    return sentence.replace(quoted, QStringLiteral("\\1"));
}

} // namespace intray
