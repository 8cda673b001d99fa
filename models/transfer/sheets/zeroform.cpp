// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/zeroform.h"

#include <algorithm>
#include <optional>

namespace intray {

namespace {

constexpr QChar place = QChar::Null;
constexpr QChar point = QChar(0x1); ///< Between the places of whole numbers and of a fraction.

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isWhole(const QString &number)
{
    return !number.isEmpty() && std::all_of(number.begin(), number.end(), isDigit);
}

qsizetype wholePlaces(const QString &form)
{
    return form.left(form.indexOf(point)).count(place);
}

/// What every program shows as it stands, without quotes.
bool isBetween(QChar c)
{
    return QStringView(u"-/ +():").contains(c);
}

/// Reads one section of a code; it ends at the first thing that is neither a place nor text.
class ZeroFormReading
{
public:
    explicit ZeroFormReading(QStringView code)
        : m_code(code)
    {
    }

    ZeroForm::Section section()
    {
        while (m_at < m_code.size())
            if (!takeNext())
                return {m_section.comparison, m_section.bound, {}};
        m_section.form = wholePlaces(m_form) >= 2 ? m_form : QString();
        return m_section;
    }

private:
    bool takeNext()
    {
        const QChar c = m_code.at(m_at);
        if (c == u'0')
            return take(place, 1);
        if (c == u'#')
            return takeHash();
        if (c == u'.')
            return takePoint();
        if (c == u'"')
            return takeQuoted();
        if (c == u'\\')
            return m_at + 1 < m_code.size() && take(m_code.at(m_at + 1), 2);
        if (c == u'_' || c == u'*')
            return pass(2);
        if (c == u'[')
            return takeBrackets();
        return isBetween(c) && take(c, 1);
    }

    bool pass(qsizetype characters)
    {
        m_at += characters;
        return true;
    }

    bool take(QChar c, qsizetype characters)
    {
        if (m_hasMorePlaces && c != place && !m_form.contains(place))
            return false;
        m_form += c;
        return pass(characters);
    }

    /// In front of the places and behind the last one it says what is so anyway: more digits than
    /// places are shown.
    bool takeHash()
    {
        m_hasMorePlaces = true;
        return (m_form.isEmpty() || m_form.contains(point)) && pass(1);
    }

    bool takePoint() { return m_form.contains(place) && !m_form.contains(point) && take(point, 1); }

    bool takeQuoted()
    {
        const qsizetype end = m_code.indexOf(u'"', m_at + 1);
        if (end < 0)
            return false;
        m_form += m_code.mid(m_at + 1, end - m_at - 1);
        return pass(end + 1 - m_at);
    }

    /// A colour, a language or a condition; a currency is of an amount.
    bool takeBrackets()
    {
        const qsizetype end = m_code.indexOf(u']', m_at);
        const QStringView inner = m_code.mid(m_at + 1, std::max<qsizetype>(end - m_at - 1, 0));
        if (end >= 0 && takeCondition(inner))
            return pass(end + 1 - m_at);
        const bool isPlain =
            !inner.isEmpty() && (inner.front().isLetter() || inner.startsWith(u"$-"));
        return end >= 0 && isPlain && pass(end + 1 - m_at);
    }

    bool takeCondition(QStringView inner)
    {
        const auto *end = std::find_if_not(inner.begin(), inner.end(), [](QChar c) {
            return c == u'<' || c == u'>' || c == u'=';
        });
        const qsizetype length = end - inner.begin();
        if (length == 0)
            return false;
        bool isNumber = false;
        m_section.comparison = inner.left(length).toString();
        m_section.bound = inner.mid(length).toDouble(&isNumber);
        return isNumber;
    }

    QStringView m_code;
    qsizetype m_at = 0;
    ZeroForm::Section m_section;
    QString m_form;
    bool m_hasMorePlaces = false;
};

/// Where the section ends that begins here: at a semicolon that is no text.
qsizetype endOfSection(QStringView code, qsizetype from)
{
    for (qsizetype at = from; at < code.size(); ++at) {
        const QChar c = code.at(at);
        if (c == u';')
            return at;
        const QChar close = c == u'"' ? u'"' : c == u'[' ? u']' : QChar();
        if (!close.isNull())
            at = code.indexOf(close, at + 1);
        else if (c == u'\\' || c == u'_' || c == u'*')
            ++at;
        if (at < 0)
            break;
    }
    return code.size();
}

bool fits(const ZeroForm::Section &section, double number)
{
    const QString &comparison = section.comparison;
    return comparison.isEmpty() || (comparison.contains(u'<') && number < section.bound) ||
           (comparison.contains(u'>') && number > section.bound) ||
           (comparison.contains(u'=') && number == section.bound);
}

/// Whether a fraction is shown so, with more places or, rounded, with fewer.
bool isFractionOf(const QString &shown, const QString &fraction)
{
    const bool isRounded = fraction.size() > shown.size();
    return isRounded ? fraction.startsWith(shown.left(shown.size() - 1))
                     : shown == fraction.leftJustified(shown.size(), u'0');
}

} // namespace

bool ZeroForm::isEmpty() const
{
    return std::all_of(sections.begin(), sections.end(),
                       [](const Section &section) { return section.form.isEmpty(); });
}

ZeroForm zeroFormOf(QStringView code)
{
    ZeroForm form;
    for (qsizetype from = 0; from <= code.size();) {
        const qsizetype end = endOfSection(code, from);
        form.sections << ZeroFormReading(code.mid(from, end - from)).section();
        if (form.sections.constLast().comparison.isEmpty())
            break;
        from = end + 1;
    }
    return form;
}

/// Without a section for it, a number is shown as usual.
static QString formFor(const ZeroForm &form, double number)
{
    const auto section = std::find_if(form.sections.begin(), form.sections.end(),
                                      [&](const auto &one) { return fits(one, number); });
    return section == form.sections.end() ? QString() : section->form;
}

/// Digits that have no place go in front of the first one.
static QString filled(const QString &form, QString whole, const QString &fraction)
{
    const qsizetype places = wholePlaces(form);
    whole = whole.rightJustified(places, u'0');
    QString text;
    qsizetype at = 0;
    bool isBehindPoint = false;
    for (const QChar c : form) {
        if (c == point) {
            isBehindPoint = true;
            text += fraction.isEmpty() ? QString() : u'.' + fraction;
        } else if (c != place) {
            text += c;
        } else if (!isBehindPoint) {
            const qsizetype taken = at == 0 ? whole.size() - places + 1 : 1;
            text += QStringView(whole).mid(at, taken);
            at += taken;
        }
    }
    return text;
}

QString inZeroForm(const ZeroForm &zeroForm, const QString &number)
{
    const QString form = formFor(zeroForm, number.toDouble());
    const bool isNegative = number.startsWith(u'-');
    const QString whole = number.mid(isNegative ? 1 : 0).section(u'.', 0, 0);
    const QString fraction = number.section(u'.', 1);
    const bool hasPlaces = fraction.isEmpty() || (form.contains(point) && isWhole(fraction));
    if (form.isEmpty() || !isWhole(whole) || !hasPlaces)
        return number;
    const QString text =
        filled(form, whole, fraction.leftJustified(form.count(place) - wholePlaces(form), u'0'));
    return isNegative ? u'-' + text : text;
}

/// The digits of the text, if nothing else stands in it but what parts them.
static std::optional<QString> digitsIn(QStringView shown)
{
    QString digits;
    for (const QChar c : shown) {
        if (!isDigit(c) && !isBetween(c))
            return std::nullopt;
        if (isDigit(c))
            digits += c;
    }
    return digits;
}

std::optional<QString> zeroFormShown(const QString &shown, const QString &number)
{
    const auto *separator =
        std::find_if(shown.begin(), shown.end(), [](QChar c) { return c == u'.' || c == u','; });
    const QString before = shown.left(separator - shown.begin());
    const QString behind = shown.mid(before.size() + 1);
    const QString whole = number.mid(number.startsWith(u'-') ? 1 : 0).section(u'.', 0, 0);
    const QString fraction = number.section(u'.', 1);
    const auto digits = digitsIn(before);
    if (!digits || !isWhole(whole) || digits->size() <= whole.size() ||
        *digits != whole.rightJustified(digits->size(), u'0'))
        return std::nullopt;
    if (before.size() == shown.size())
        return fraction.isEmpty() ? std::optional(shown) : std::nullopt;
    if (!isWhole(behind) || !isFractionOf(behind, fraction))
        return std::nullopt;
    return before + u'.' + (behind.size() > fraction.size() ? behind : fraction);
}

} // namespace intray
