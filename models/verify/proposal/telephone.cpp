// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/telephone.h"

#include "queue/digits.h"
#include "schema/recordschema.h"
#include "verify/proposal/momentreading.h"
#include "verify/proposal/numberforms.h"
#include "verify/proposal/sureness.h"
#include "verify/rules/shape.h"

#include <QSet>

#include <algorithm>

namespace intray {

// The codes of E.164 with one and two digits; all others have three.
int dialCodeSize(QStringView digits)
{
    static const QSet<int> two{20, 27, 30, 31, 32, 33, 34, 36, 39, 40, 41, 43, 44, 45, 46,
                               47, 48, 49, 51, 52, 53, 54, 55, 56, 57, 58, 60, 61, 62, 63,
                               64, 65, 66, 81, 82, 84, 86, 90, 91, 92, 93, 94, 95, 98};
    if (digits.startsWith(u'1') || digits.startsWith(u'7'))
        return 1;
    if (digits.size() < 3 || digits.startsWith(u'0'))
        return 0;
    return two.contains(digits.left(2).toInt()) ? 2 : 3;
}

namespace {

QString alphanumeric(const QString &value)
{
    QString result;
    for (const QChar c : value)
        if (c.isLetterOrNumber())
            result += c;
    return result;
}

/// Digits that all forms begin with behind their plus; empty: they have none.
QString ownDialCode(const QList<CodeForm> &forms)
{
    QString code;
    for (const CodeForm &form : forms) {
        if (!form.shape.startsWith(u'+') || form.shape.size() < 4)
            return {};
        QString digits;
        for (qsizetype at = 1; at < 4 && form.shape.at(at) == u'9' && form.isFixed(at); ++at)
            digits += form.fixed.at(at);
        const QString one = digits.left(dialCodeSize(QString(digits + QStringLiteral("000"))));
        if (one.isEmpty() || (!code.isEmpty() && one != code))
            return {};
        code = one;
    }
    return code;
}

bool beginWithZero(const QList<CodeForm> &forms)
{
    return !forms.isEmpty() && std::all_of(forms.begin(), forms.end(), [](const CodeForm &form) {
        const qsizetype first = form.shape.indexOf(u'9');
        return first >= 0 && form.fixed.at(first) == u'0';
    });
}

/// Digits behind a plus, or behind the two zeros in its place; empty: it has neither.
QString behindPlus(const QString &value)
{
    const QString digits = plainDigitsOf(value);
    const bool hasPlus =
        value.trimmed().startsWith(u'+') || value.contains(QLatin1StringView("(+"));
    if (digits.startsWith(u"00"))
        return digits.mid(2);
    return hasPlus ? digits : QString();
}

/// The digits behind the country's code and the zero of the trunk; none: it has no such code.
QString nationalOf(const QString &value)
{
    const QString all = behindPlus(value);
    const int size = dialCodeSize(all);
    if (size == 0)
        return {};
    QString rest = all.mid(size);
    if (rest.startsWith(u'0')) // +49 (0)221
        rest = rest.mid(1);
    return rest;
}

void addTelephones(const QString &value, const QList<CodeForm> &forms, const QString &usualCode,
                   QList<CodeMaterial> &all)
{
    const QString digits = plainDigitsOf(value);
    const QString national = nationalOf(value);
    const QString own = ownDialCode(forms);
    if (!own.isEmpty()) {
        if (!national.isEmpty() &&
            (digits.startsWith(own) || digits.startsWith(QStringLiteral("00") + own)))
            all.append({own + national, sureness::exact, false});
        else if (national.isEmpty())
            all.append({own + (digits.startsWith(u'0') ? digits.mid(1) : digits), sureness::likely,
                        false});
        return;
    }
    const QString code = dialCodeOf(value);
    if (!national.isEmpty() && (beginWithZero(forms) || code == u"1" || code == usualCode))
        all.append({beginWithZero(forms) ? u'0' + national : national,
                    code == u"1" || code == usualCode ? sureness::determined : sureness::likely,
                    false});
    else if (digits.size() == 11 && digits.startsWith(u'1')) // the trunk code of North America
        all.append({digits.mid(1), sureness::determined, false});
}

bool isOfForm(const QString &text, const QList<CodeForm> &forms)
{
    const QString shape = shapeOf(text);
    return std::any_of(forms.begin(), forms.end(),
                       [&](const CodeForm &form) { return form.shape == shape; });
}

} // namespace

// Days and amounts have digits and signs as well.
bool isTelephoneNumber(const QString &value)
{
    static const FieldKind phone =
        FieldKind::from(QStringLiteral("phone"), {}).value_or(FieldKind());
    const auto isFraction = [](const QString &reading) { return reading.contains(u'.'); };
    if (!phone.keeps(value))
        return false;
    if (plainDigitsOf(value) == value)
        return true;
    const auto isDay = [](const QString &text) { // whose parts stand apart
        return plainDigitsOf(text) != text && !daysIn(text).isEmpty();
    };
    const auto number = numberIn(value);
    return !isDay(value) && std::ranges::none_of(value.split(u' '), isDay) &&
           !(number && std::ranges::all_of(number->readings, isFraction));
}

bool isShapeToDial(const QString &shape)
{
    return shape.startsWith(u'+') || shape.contains(u'(');
}

bool isNamedTelephone(const Field &field)
{
    static const QStringList words{QStringLiteral("phone"),   QStringLiteral("telefon"),
                                   QStringLiteral("téléph"),  QStringLiteral("teléf"),
                                   QStringLiteral("mobil"),   QStringLiteral("handy"),
                                   QStringLiteral("portable")};
    static const QStringList whole{QStringLiteral("tel"), QStringLiteral("fax"),
                                   QStringLiteral("cell")};
    return std::ranges::any_of(QStringList{field.name, field.label}, [](const QString &name) {
        const QString small = name.toLower();
        const auto isPart = [&](const QString &word) { return small.contains(word); };
        const auto isWord = [&](const QString &word) { return runsOf(small).contains(word); };
        return std::ranges::any_of(words, isPart) || std::ranges::any_of(whole, isWord);
    });
}

QString dialCodeOf(const QString &value)
{
    const QString digits = behindPlus(value);
    return digits.left(dialCodeSize(digits));
}

QList<CodeMaterial> materialsOf(const QString &value, bool isTelephone,
                                const QList<CodeForm> &forms, const QString &usualCode)
{
    const QString whole = alphanumeric(value);
    QList<CodeMaterial> all{{whole, sureness::exact, false}};
    const auto firstDigit = std::find_if(whole.begin(), whole.end(), isPlainDigit);
    const qsizetype word = firstDigit - whole.begin();
    const QString behind = whole.mid(word);
    const bool isWord =
        word > 0 && word <= 10 && !behind.isEmpty() && behind == plainDigitsOf(behind);
    if (isTelephone && (whole == plainDigitsOf(whole) || isWord)) {
        const qsizetype first = isWord ? value.indexOf(whole.at(word)) : 0;
        const bool hasPlus = first > 0 && value.at(first - 1) == u'+';
        addTelephones(value.mid(hasPlus ? first - 1 : first), forms, usualCode, all);
    }
    if (isWord)
        all.append({behind, sureness::likely, true});
    for (qsizetype at = value.size() - 2; at > 0; --at) // "No. E-090"
        if (const QString tail = value.mid(at + 1);
            (value.at(at) == u' ' || value.at(at) == u':') && isOfForm(tail, forms))
            all.append({alphanumeric(tail), sureness::determined, true});
    return all;
}

} // namespace intray
