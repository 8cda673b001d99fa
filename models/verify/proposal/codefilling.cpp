// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/codefilling.h"

#include "queue/digits.h"
#include "verify/proposal/sureness.h"
#include "verify/rules/shape.h"

#include <algorithm>

namespace intray {

QString plainDigitsOf(const QString &text)
{
    QString digits;
    for (const QChar c : text)
        if (isPlainDigit(c))
            digits += c;
    return digits;
}

QString firstDigits(const QString &text)
{
    const auto first = std::find_if(text.begin(), text.end(), isPlainDigit);
    const auto end = std::find_if_not(first, text.end(), isPlainDigit);
    return QString(first, end - first);
}

QStringList runsOf(const QString &text)
{
    QStringList all;
    QString run;
    for (const QChar c : QString(text + u' ')) {
        if (c.isLetterOrNumber())
            run += c;
        else if (!run.isEmpty())
            all << std::exchange(run, {});
    }
    return all;
}

namespace {

/// What is often typed or read for a digit.
QChar digitLike(QChar c)
{
    switch (c.unicode()) {
    case u'O':
    case u'o':
        return u'0';
    case u'I':
    case u'l':
        return u'1';
    case u'B':
        return u'8';
    case u'S':
        return u'5';
    default:
        return {};
    }
}

/// Puts characters into the places of a form, one after the other.
class Filling
{
public:
    Filling(const CodeForm &form, const QString &material)
        : m_form(form)
        , m_material(material)
    {
    }

    /// `given`: as many places in front have what all have there; then come as many zeros.
    std::optional<QString> text(int given, int zeros)
    {
        QString result;
        qsizetype next = 0;
        int place = 0;
        for (qsizetype at = 0; at < m_form.shape.size(); ++at) {
            if (!m_form.isSlot(at)) {
                result += m_form.shape.at(at);
                continue;
            }
            const bool isGiven = place < given;
            const bool isZero = !isGiven && place < given + zeros;
            ++place;
            if (isZero && m_form.shape.at(at) != u'9')
                return std::nullopt;
            const QChar c = isGiven  ? m_form.fixed.at(at)
                            : isZero ? QChar(u'0')
                                     : fitting(at, m_material.at(next++));
            if (c.isNull())
                return std::nullopt;
            result += c;
        }
        return result;
    }

    int mistaken() const { return m_mistaken; }

private:
    QChar fitting(qsizetype at, QChar c)
    {
        const QChar shape = m_form.shape.at(at);
        if (shape == u'9' && !isPlainDigit(c)) {
            c = digitLike(c);
            ++m_mistaken;
        } else if (shape != u'9' && !c.isLetter()) {
            c = c == u'0' ? QChar(u'O') : QChar();
            ++m_mistaken;
        }
        if (shape == u'A')
            c = c.toUpper();
        else if (shape == u'a')
            c = c.toLower();
        const bool isOther = m_form.isFixed(at) && shape != u'9' && m_form.fixed.at(at) != c;
        return isOther ? QChar() : c;
    }

    const CodeForm &m_form;
    const QString m_material;
    int m_mistaken = 0;
};

/// How many places in front are letters, all fixed.
int lettersInFront(const CodeForm &form)
{
    int count = 0;
    for (qsizetype at = 0; at < form.shape.size(); ++at) {
        if (!form.isSlot(at))
            continue;
        if (form.shape.at(at) == u'9' || !form.isFixed(at))
            break;
        ++count;
    }
    return count;
}

bool isOfDigits(const QString &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isPlainDigit);
}

std::optional<FilledCode> filled(const CodeForm &form, const CodeMaterial &material, int given,
                                 int zeros, double sure)
{
    Filling filling(form, material.text);
    const auto text = filling.text(given, zeros);
    constexpr int mostMistaken = 2;
    if (!text || filling.mistaken() > mostMistaken)
        return std::nullopt;
    const double read = filling.mistaken() > 0 ? sureness::likely : 1;
    return FilledCode{*text, form, std::min({material.sure, sure, read})};
}

/// The letters in front, as far as the material begins with them.
qsizetype lettersOf(const CodeForm &form, int letters, const QString &material)
{
    QString front;
    for (qsizetype at = 0; front.size() < letters; ++at)
        if (form.isSlot(at))
            front += form.fixed.at(at);
    return material.startsWith(front, Qt::CaseInsensitive) ? letters : 0;
}

} // namespace

std::optional<FilledCode> fill(const CodeForm &form, const CodeMaterial &material)
{
    const int places = form.places();
    const int size = int(material.text.size());
    if (plainDigitsOf(material.text).isEmpty() && !form.shape.contains(u'A'))
        return std::nullopt;
    if (size == places)
        return filled(form, material, 0, 0, sureness::exact);
    if (material.isPart)
        return std::nullopt; // what was left out may have stood for something else
    const int letters = lettersInFront(form);
    if (letters > 0 && size == places - letters && isOfDigits(material.text))
        return filled(form, material, letters, 0, sureness::determined);
    // zeros that a spreadsheet has taken away
    const CodeMaterial digits{material.text.mid(lettersOf(form, letters, material.text)),
                              material.sure, false};
    const int zeros = places - letters - int(digits.text.size());
    const bool isOneRun =
        form.shape.count(u'9') == places - letters &&
        form.shape.indexOf(u'9') + places - letters - 1 == form.shape.lastIndexOf(u'9');
    const bool mayBeZeros = zeros > 0 && zeros <= form.mostZeros && isOneRun &&
                            isOfDigits(digits.text) && digits.text.at(0) != u'0';
    if (!mayBeZeros)
        return std::nullopt;
    return filled(form, digits, letters, zeros, sureness::likely);
}

QList<FilledCode> surest(const QList<FilledCode> &filled, const QString &value,
                         const QHash<QString, qint64> &beginnings)
{
    QList<FilledCode> different;
    for (const FilledCode &one : filled) {
        const auto same = std::ranges::find(different, one.text, &FilledCode::text);
        if (same == different.end())
            different << one;
        else
            same->sure = std::max(same->sure, one.sure);
    }
    if (different.size() < 2)
        return different;
    QList<FilledCode> known = different;
    known.removeIf(
        [&](const FilledCode &one) { return !beginnings.contains(firstDigits(one.text)); });
    if (known.isEmpty()) { // as it is parted where it stands
        const QStringList own = runsOf(value);
        different.removeIf([&](const FilledCode &one) { return runsOf(one.text) != own; });
        if (different.size() != 1)
            return {};
        different[0].sure = std::min(different[0].sure, sureness::byHabit);
        return different;
    }
    std::ranges::stable_sort(known, [](const FilledCode &a, const FilledCode &b) {
        return firstDigits(a.text).size() > firstDigits(b.text).size();
    });
    if (known.size() > 1)
        known[0].sure = std::min(known[0].sure, sureness::likely);
    return known.mid(0, 1);
}

} // namespace intray
