// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/fieldkind.h"

#include "schema/fieldformat.h"
#include "schema/yesnowords.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FieldKind)
};

using Kind = FieldKind::Kind;

struct NamedKind
{
    Kind kind;
    QLatin1StringView name;
    QLatin1StringView format; ///< The usual one.
};

constexpr std::array kinds{
    NamedKind{Kind::Text, QLatin1StringView("text"), QLatin1StringView("")},
    NamedKind{Kind::Whole, QLatin1StringView("whole"), QLatin1StringView("1234")},
    NamedKind{Kind::Number, QLatin1StringView("number"), QLatin1StringView("1234.5")},
    NamedKind{Kind::Date, QLatin1StringView("date"), QLatin1StringView("yyyy-MM-dd")},
    NamedKind{Kind::Time, QLatin1StringView("time"), QLatin1StringView("HH:mm")},
    NamedKind{Kind::DateTime, QLatin1StringView("date-time"),
              QLatin1StringView("yyyy-MM-dd HH:mm")},
    NamedKind{Kind::Email, QLatin1StringView("email"), QLatin1StringView("")},
    NamedKind{Kind::Phone, QLatin1StringView("phone"), QLatin1StringView("")},
    NamedKind{Kind::Web, QLatin1StringView("web"), QLatin1StringView("")},
    NamedKind{Kind::YesNo, QLatin1StringView("yes-no"), QLatin1StringView("")}};

bool isPhone(QStringView text)
{
    qsizetype digits = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        digits += c.isDigit() ? 1 : 0;
        if (!c.isDigit() && !(c == u'+' && i == 0) && !QStringView(u" ()-./\u00a0").contains(c))
            return false;
    }
    return digits >= 6 && digits <= 15; // E.164 has at most 15
}

bool isWeb(QStringView text)
{
    static const QRegularExpression form(QStringLiteral(
        "^(?:(?:https?|ftp)://)?(?:[\\p{L}\\p{N}_-]+\\.)+\\p{L}{2,}(?::[0-9]+)?(?:[/?#]\\S*)?$"));
    return form.match(text.toString()).hasMatch();
}

bool hasForm(Kind kind, const DateForm &form)
{
    return form.hasDay() == (kind != Kind::Time) && form.hasTime() == (kind != Kind::Date);
}

tl::unexpected<Error> wrong(const QString &sentence)
{
    return failure(Error::Kind::Invalid, sentence);
}

} // namespace

QStringList FieldKind::names()
{
    QStringList names;
    for (const NamedKind &kind : kinds)
        names << kind.name;
    return names;
}

Outcome<FieldKind> FieldKind::from(const QString &kind, const QString &format)
{
    const auto named = std::find_if(kinds.begin(), kinds.end(),
                                    [&](const NamedKind &one) { return one.name == kind; });
    if (named == kinds.end())
        return wrong(Words::tr("a kind is one of %1.").arg(names().join(QStringLiteral(", "))));
    FieldKind result;
    result.m_kind = named->kind;
    const QString form = format.isEmpty() ? QString(named->format) : format;
    if (named->kind == Kind::Whole || named->kind == Kind::Number) {
        result.m_number = NumberForm::fromText(form);
        if (!result.m_number || result.m_number->isWhole() != (named->kind == Kind::Whole))
            return wrong(Words::tr("the format of a number is written like 1234, 1,234.5 or "
                                   "1234.5 oz."));
    } else if (!named->format.isEmpty()) {
        result.m_date = DateForm::fromText(form);
        if (!result.m_date || !hasForm(named->kind, *result.m_date))
            return wrong(Words::tr("the format of a date or time is written like dd.MM.yyyy, "
                                   "d-MMM-yy or HH:mm."));
    }
    return result;
}

QString FieldKind::name() const
{
    for (const NamedKind &kind : kinds)
        if (kind.kind == m_kind)
            return kind.name;
    return {};
}

QString FieldKind::format() const
{
    if (m_date)
        return m_date->text();
    return m_number ? m_number->text() : QString();
}

bool FieldKind::keeps(QStringView text) const
{
    switch (m_kind) {
    case Kind::Text:
        return true;
    case Kind::Email:
        return keepsFormat(text.toString(), QStringLiteral("email"));
    case Kind::Phone:
        return isPhone(text);
    case Kind::Web:
        return isWeb(text);
    case Kind::YesNo:
        return truthOf(text).has_value();
    default:
        return scale(text).has_value();
    }
}

std::optional<double> FieldKind::scale(QStringView text) const
{
    if (m_number)
        return m_number->read(text);
    if (!m_date)
        return std::nullopt;
    const auto moment = m_date->read(text);
    return moment ? std::optional(moment->scale()) : std::nullopt;
}

QString FieldKind::write(double scale) const
{
    if (m_number)
        return m_number->write(scale);
    if (!m_date)
        return {};
    constexpr qint64 day = 86'400'000;
    const qint64 msecs = std::llround(scale * double(day)); // 14:30 is no whole part of a day
    const qint64 days = msecs >= 0 ? msecs / day : (msecs - day + 1) / day;
    return m_date->write(
        {QDate::fromJulianDay(days), QTime::fromMSecsSinceStartOfDay(int(msecs - days * day))});
}

QString FieldKind::example() const
{
    return example([](const QString &number) { return number; });
}

QString FieldKind::example(const std::function<QString(const QString &number)> &shown) const
{
    const Moment moment{QDate(2026, 1, 31), QTime(14, 30)};
    switch (m_kind) {
    case Kind::Text:
        return {};
    case Kind::Whole:
        return Words::tr("a whole number like %1").arg(shown(m_number->write(12)));
    case Kind::Number:
        return Words::tr("a number like %1").arg(shown(m_number->write(12.5)));
    case Kind::Date:
        return Words::tr("a real date like %1").arg(m_date->write(moment));
    case Kind::Time:
        return Words::tr("a time like %1").arg(m_date->write(moment));
    case Kind::DateTime:
        return Words::tr("a date and time like %1").arg(m_date->write(moment));
    case Kind::Email:
        return exampleOfFormat(QStringLiteral("email"));
    case Kind::Phone:
        return Words::tr("a phone number like +49 30 901820");
    case Kind::Web:
        return Words::tr("a web address like www.example.org");
    case Kind::YesNo:
        return Words::tr("yes or no");
    }
    return {};
}

bool FieldKind::isLike(const FieldKind &other) const
{
    if (m_number || other.m_number)
        return m_number && other.m_number && m_number->unit() == other.m_number->unit();
    return m_date && other.m_date && m_date->hasDay() == other.m_date->hasDay() &&
           m_date->hasTime() == other.m_date->hasTime();
}

} // namespace intray
