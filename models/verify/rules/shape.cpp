// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/shape.h"

#include "schema/examplewords.h"
#include "schema/ownhelp.h"

#include <QCoreApplication>
#include <QHash>
#include <QMap>
#include <QRegularExpression>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Proposals)
};

constexpr qsizetype mostRuns = 9;
constexpr qsizetype mostForms = 3;

QChar classOf(QChar c)
{
    if (c >= u'0' && c <= u'9')
        return u'9';
    if (c.isUpper())
        return u'A';
    return c.isLetter() ? QChar(u'a') : c;
}

struct Run
{
    QChar what;
    qsizetype size = 0;
};

QList<Run> runsOf(QStringView text)
{
    QList<Run> runs;
    for (const QChar c : text) {
        const QChar what = classOf(c);
        if (runs.isEmpty() || runs.constLast().what != what)
            runs << Run{what, 0};
        ++runs.last().size;
    }
    return runs;
}

/// Values whose runs follow each other in the same way, and how long each run is how often.
struct Form
{
    QString runs;
    qint64 count = 0;
    QList<QMap<qsizetype, qint64>> sizes;

    void add(const QList<Run> &all, const ColumnProfile::Counted &one)
    {
        count += one.count;
        sizes.resize(all.size());
        for (qsizetype i = 0; i < all.size(); ++i)
            sizes[i][all.at(i).size] += one.count;
    }
};

QString classPattern(QChar what)
{
    if (what == u'9')
        return QStringLiteral("[0-9]");
    if (what == u'A')
        return QStringLiteral("\\p{Lu}");
    if (what == u'a')
        return QStringLiteral("(?:(?!\\p{Lu})\\p{L})");
    return QRegularExpression::escape(QString(what));
}

/// The lengths that are no exceptions.
QString lengthPattern(const QMap<qsizetype, qint64> &sizes, qint64 count)
{
    qsizetype least = 0, most = 0;
    for (auto it = sizes.begin(); it != sizes.end(); ++it) {
        if (it.value() * 50 < count)
            continue;
        least = least == 0 ? it.key() : least;
        most = it.key();
    }
    if (least == 0 || most - least > 3)
        return QStringLiteral("+");
    if (least == most)
        return least == 1 ? QString() : QStringLiteral("{%1}").arg(least);
    return QStringLiteral("{1,%1}").arg(most); // numbers that count on have been short
}

QString patternOf(const Form &form)
{
    QString pattern;
    for (qsizetype i = 0; i < form.runs.size(); ++i)
        pattern += classPattern(form.runs.at(i)) + lengthPattern(form.sizes.at(i), form.count);
    return pattern;
}

/// The most frequent value of the form that is no exception.
QString exampleOf(const Form &form, const QString &pattern, const ColumnContent &column)
{
    const QRegularExpression expression(QRegularExpression::anchoredPattern(pattern));
    for (const ColumnProfile::Counted &one : column.values())
        if (expression.match(one.value).hasMatch())
            return one.value;
    return form.runs;
}

/// Codes have digits, or letters of a certain number; words have neither.
bool isCode(const Form &form)
{
    const bool hasDigits = form.runs.contains(u'9');
    const bool isShort = form.runs.size() == 1 && form.sizes.constFirst().lastKey() <= 3;
    const bool hasBlank = form.runs.count(u' ') > 1;
    return (hasDigits || isShort) && !hasBlank;
}

/// The same letters and digits may stand in it without a sign, or in another case: 9.9% and 9.9.
QString withoutSigns(const Form &form)
{
    QString bare;
    for (const QChar run : form.runs)
        if (run.isLetterOrNumber())
            bare += run.toUpper();
    return bare;
}

/// A small part of a column that is written as the rest but for a sign is asked about, so it shows
/// nobody how to write.
bool isExample(const Form &form, const QList<Form> &before, const ColumnContent &column)
{
    constexpr qint64 oneIn = 3;
    const bool isVariant = std::ranges::any_of(
        before, [&](const Form &other) { return withoutSigns(other) == withoutSigns(form); });
    return !isVariant || form.count * oneIn >= column.count();
}

QList<Form> formsOf(const ColumnContent &column)
{
    QHash<QString, Form> forms;
    for (const ColumnProfile::Counted &one : column.values()) {
        const QList<Run> runs = runsOf(one.value);
        if (runs.size() > mostRuns)
            continue;
        QString name;
        for (const Run &run : runs)
            name += run.what;
        Form &form = forms[name];
        form.runs = name;
        form.add(runs, one);
    }
    QList<Form> sorted = forms.values();
    std::sort(sorted.begin(), sorted.end(), [](const Form &a, const Form &b) {
        return a.count != b.count ? a.count > b.count : a.runs < b.runs;
    });
    return sorted;
}

bool hasMany(const ColumnContent &column, bool (*is)(QChar))
{
    const auto hasNone = [is](const QString &value) {
        return std::none_of(value.begin(), value.end(), is);
    };
    return !column.isMostly(hasNone, std::max(column.least(), 0.98));
}

bool isAnyDigit(QChar c)
{
    return c.isDigit();
}

bool isCapital(QChar c)
{
    return c.isUpper();
}

bool isSmall(QChar c)
{
    return c.isLower();
}

bool isOdd(QChar c)
{
    return QStringView(u"?*#@^~|<>{}[]\\=%$\ufffd").contains(c) ||
           c.category() == QChar::Other_Control;
}

} // namespace

QString shapeOf(QStringView text)
{
    QString shape;
    for (const QChar c : text)
        shape += classOf(c);
    return shape;
}

std::optional<RuleProposal> shapeProposal(const ColumnContent &column)
{
    if (!column.isEnough())
        return std::nullopt;
    QStringList patterns, examples;
    QList<Form> before;
    for (const Form &form : formsOf(column).mid(0, mostForms))
        if (form.count * 25 >= column.count() && isCode(form)) {
            patterns << patternOf(form);
            if (isExample(form, before, column))
                examples << exampleOf(form, patterns.constLast(), column);
            before << form;
        }
    if (patterns.isEmpty())
        return std::nullopt;
    const QString pattern = QStringLiteral("^(?:%1)$").arg(patterns.join(u'|'));
    const QRegularExpression form(pattern);
    const auto keeps = [&](const QString &value) { return form.match(value).hasMatch(); };
    if (!form.isValid() || !column.isMostly(keeps))
        return std::nullopt;
    const QString description = writtenHelp(examples.join(QStringLiteral(", ")));
    RuleProposal proposal = column.proposal(
        QStringLiteral("shape"),
        withOneDot(
            Words::tr("Each value is written like %1.").arg(examples.join(QStringLiteral(", ")))),
        keeps);
    proposal.keywords = {{QStringLiteral("pattern"), pattern},
                         {QStringLiteral("description"), description}};
    return proposal;
}

std::optional<RuleProposal> lettersProposal(const ColumnContent &column)
{
    if (!column.isEnough() || column.column().hasLineBreaks())
        return std::nullopt;
    struct Part
    {
        bool (*is)(QChar);
        QString characters;
        QString name;
    };
    const QList<Part> parts{{isAnyDigit, QStringLiteral("\\p{Nd}"), Words::tr("no digits")},
                            {isCapital, QStringLiteral("\\p{Lu}"), Words::tr("no capital letters")},
                            {isSmall, QStringLiteral("\\p{Ll}"), Words::tr("no small letters")},
                            {isOdd, QStringLiteral("?*#@^~|<>{}\\[\\]\\\\=%$\\x{fffd}\\p{Cc}"),
                             Words::tr("no special characters such as ? * #")}};
    QString barred;
    QStringList names;
    QList<bool (*)(QChar)> checks;
    for (const Part &part : parts)
        if (!hasMany(column, part.is)) {
            barred += part.characters;
            names << part.name;
            checks << part.is;
        }
    const bool hasLetters = hasMany(column, isCapital) || hasMany(column, isSmall);
    if (names.isEmpty() || !hasLetters)
        return std::nullopt;
    const auto keeps = [&](const QString &value) {
        return std::none_of(value.begin(), value.end(), [&](QChar c) {
            return std::any_of(checks.begin(), checks.end(), [c](auto is) { return is(c); });
        });
    };
    if (!column.isMostly(keeps))
        return std::nullopt;
    const QString list = names.join(QStringLiteral(", "));
    RuleProposal proposal =
        column.proposal(QStringLiteral("letters"), Words::tr("The text has %1.").arg(list), keeps);
    proposal.keywords = {{QStringLiteral("pattern"), QStringLiteral("^[^%1]*$").arg(barred)},
                         {QStringLiteral("description"), list}};
    return proposal;
}

} // namespace intray
