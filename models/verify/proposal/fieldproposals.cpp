// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/fieldproposals.h"

#include "schema/yesnowords.h"
#include "verify/proposal/cleaning.h"
#include "verify/proposal/sureness.h"

#include <QCoreApplication>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ByRule)
};

constexpr qint64 leastUsual = 3; // what stands so again and again is written so

/// Nothing to clean, seen at once.
bool isPlain(const QString &text)
{
    QChar before = u' ';
    for (const QChar c : text) {
        if (c < u' ' || c > u'~' || c == u'&' || (c == u' ' && before == u' '))
            return false;
        before = c;
    }
    return text.isEmpty() || before != u' ';
}

bool isInQuotationMarks(const QString &text)
{
    static const QStringList pairs{QStringLiteral("\"\""), QStringLiteral("''"),
                                   QStringLiteral("\u201c\u201d"), QStringLiteral("\u201e\u201c"),
                                   QStringLiteral("\u00ab\u00bb")};
    if (text.size() < 3)
        return false;
    const QString ends = QString(text.front()) + text.back();
    return pairs.contains(ends) && text.count(text.front()) <= 2;
}

QString withoutDoubledBlanks(const QString &value)
{
    QString result;
    const QString text = value.trimmed();
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool isDoubled =
            text.at(at).isSpace() && (text.at(at - 1).isSpace() || text.at(at + 1).isSpace());
        if (!isDoubled)
            result += text.at(at);
    }
    return result;
}

bool hasBlank(const QString &value)
{
    return value.contains(u' ');
}

} // namespace

FieldProposals::FieldProposals(const FieldValues &values, std::shared_ptr<const LookupTable> table)
    : m_values(values)
    , m_table(std::move(table))
    , m_letters(values.right())
    , m_codes(values)
    , m_moments(values)
    , m_numbers(values)
    , m_web(values)
    , m_checks(values)
    , m_choices(values.field().choices)
    , m_several(values.field().several.known)
    , m_words(values)
{
    constexpr qint64 enough = 20;
    const auto hasAt = [](const QString &value) { return value.contains(u'@'); };
    m_isMail = values.format() == u"email" || values.kind().kind() == FieldKind::Kind::Email ||
               (values.rightRecords() >= enough && values.share(hasAt) > 0.9 &&
                values.share(isMailAddress) > 0.9);
    m_withBlanks = values.share(hasBlank);
    qint64 unclean = 0, doubled = 0, all = 0;
    for (const auto &list : {values.right(), values.wrong()})
        for (const ValueCount &one : list) {
            all += one.records;
            if (one.records >= leastUsual || isPlain(one.value) ||
                one.value.simplified() == one.value)
                continue;
            unclean += one.records;
            doubled += one.value.trimmed() == one.value ? one.records : 0;
        }
    // what so many have is how the delivery is made
    m_isUsuallyClean = unclean * 5 <= all || all < enough;
    m_isUsuallySingle = doubled * 10 <= all || all < enough;
    m_isUsuallyPlain = all >= enough && values.share(isInQuotationMarks) < 0.2;
}

bool FieldProposals::isOfOwnForm() const
{
    return m_moments.isMoment() || m_numbers.isNumber() || m_isMail ||
           m_values.kind().kind() == FieldKind::Kind::Web ||
           m_values.kind().kind() == FieldKind::Kind::YesNo || !m_values.field().choices.isEmpty();
}

bool FieldProposals::isUnclean(const QString &value) const
{
    if (isPlain(value))
        return false;
    const QString clean = cleaned(value, m_values.field().multiline);
    if (clean == value)
        return false;
    if (clean != value.simplified())
        return true;
    const bool isDoubledOnly = value.trimmed() == value;
    if (isDoubledOnly && !m_isUsuallySingle)
        return false;
    const qint64 asIs = m_values.rightWith(value);
    return m_isUsuallyClean && (asIs < leastUsual || asIs <= m_values.rightWith(clean));
}

/// In quotation marks, as hardly any value of the field is.
bool FieldProposals::isQuoted(const QString &value) const
{
    return m_isUsuallyPlain && isInQuotationMarks(value);
}

/// No slip: so many have it that they mean it.
bool FieldProposals::isFrequent(const QString &value) const
{
    constexpr qint64 least = 5;
    const qint64 records = m_values.rightWith(value);
    return records >= least && records * 20 >= m_values.rightRecords();
}

bool FieldProposals::isStrange(const QString &value) const
{
    if (value.isEmpty())
        return false;
    if (m_table)
        return !m_table->has(value);
    if (m_values.isPlaceholder(value))
        return !m_values.field().required;
    if (!m_values.keeps(value) || isUnclean(value))
        return true;
    if (isFrequent(value))
        return false;
    if (m_isMail)
        return !isMailAddress(value);
    if (!m_checks.holds(value) || isQuoted(value))
        return true;
    if (isOfOwnForm())
        return false;
    return m_codes.isCode() ? m_codes.isStrange(value) : m_letters.isStrange(value);
}

bool FieldProposals::fits(const QString &value) const
{
    if (m_table)
        return m_values.keeps(value) && m_table->has(value);
    const bool isOdd = m_values.isPlaceholder(value) || isUnclean(value) || isQuoted(value) ||
                       (m_isMail && !isMailAddress(value)) || !m_checks.holds(value);
    return m_values.keeps(value) && !isOdd && (isOfOwnForm() || m_codes.isUsual(value));
}

bool FieldProposals::isTelling() const
{
    return m_table || isOfOwnForm() || m_checks.isChecked() || m_codes.isCode() ||
           !m_values.pattern().isEmpty();
}

QList<MeantValue> FieldProposals::cleanings(const QString &value, bool isFaulty) const
{
    const Field &field = m_values.field();
    const QString clean = cleaned(value, field.multiline);
    const QString why = undamaged(value) != value
                            ? Words::tr("with its letters as they were before a conversion")
                            : Words::tr("without stray blanks and signs that nobody sees");
    QList<MeantValue> found;
    constexpr double hardlyAny = 0.02;
    const QString joined =
        field.multiline
            ? clean
            : withoutDoubledBlanks(cleaned(value, true)).normalized(QString::NormalizationForm_C);
    const bool isJoined = joined != clean && m_values.rightWith(clean) == 0 &&
                          (m_values.rightWith(joined) > 0 || m_withBlanks < hardlyAny);
    if (isJoined)
        found.append({joined, sureness::cleaned, why});
    else if (clean != value)
        found.append({clean, sureness::cleaned, why});
    const bool mayJoin = isFaulty && found.isEmpty() && hasBlank(clean) && m_withBlanks < hardlyAny;
    if (mayJoin)
        found.append({QString(clean).remove(u' '), sureness::exact, why});
    if (const QString plain = withPlainSigns(clean); isFaulty && plain != clean)
        found.append({plain, sureness::exact, Words::tr("with plain dashes and quotation marks")});
    return found;
}

QList<MeantValue> FieldProposals::ofKind(const QString &value) const
{
    if (m_isMail) {
        const auto meant = mailAddressMeant(value);
        return meant ? QList<MeantValue>{*meant} : QList<MeantValue>();
    }
    if (m_moments.isMoment())
        return m_moments.candidates(value);
    if (m_numbers.isNumber())
        return m_numbers.candidates(value);
    if (const auto web = m_web.candidate(value))
        return {*web};
    const QStringList &choices = m_values.field().choices;
    const QStringList words = yesAndNoOf(choices);
    if (words.size() != 2 && m_values.kind().kind() != FieldKind::Kind::YesNo)
        return {};
    QStringList samples;
    for (const ValueCount &one : m_values.right().mid(0, 10))
        samples << one.value;
    const QString word = value == u"1"   ? QStringLiteral("yes")
                         : value == u"0" ? QStringLiteral("no")
                                         : value;
    const QString typed = yesNoTyped(word, words, samples);
    return typed == value
               ? QList<MeantValue>()
               : QList<MeantValue>{{typed, sureness::exact, Words::tr("the field's word for it")}};
}

/// Each of several values for itself.
QList<MeantValue> FieldProposals::ofSeveral(const QString &value) const
{
    const SeveralValues &several = m_values.field().several;
    if (several.isEmpty())
        return {};
    QStringList right;
    double sure = sureness::exact;
    for (const QString &one : several.in(value)) {
        if (several.known.contains(one)) {
            right << one;
            continue;
        }
        const QList<MeantValue> meant = m_several.candidates(one);
        if (meant.size() != 1)
            return {};
        right << meant.at(0).value;
        sure = std::min(sure, meant.at(0).sure);
    }
    return {{several.joined(right), sure, Words::tr("the list has it so")}};
}

/// Where the same few codes stand again and again, a new one is a slip rather than written
/// otherwise.
QList<MeantValue> FieldProposals::ofForms(const QString &value, bool isFaulty) const
{
    QList<MeantValue> candidates = m_codes.candidates(value);
    const bool isOfFew = m_values.right().size() * 5 <= m_values.rightRecords();
    const qint64 own = m_values.rightWith(value);
    if (isOfFew && !isFaulty && own >= leastUsual) // as often as what it would be
        candidates.removeIf(
            [&](const MeantValue &one) { return own >= m_values.rightWith(one.value); });
    for (MeantValue &one : candidates)
        if (isOfFew && m_values.rightWith(one.value) == 0)
            one.sure = std::min(one.sure, sureness::byHabit);
    if (!isFaulty)
        candidates.removeIf([](const MeantValue &one) { return one.sure < sureness::likely; });
    return candidates;
}

QList<MeantValue> FieldProposals::ofCase(const QString &value) const
{
    const auto candidate = m_letters.candidate(value);
    return candidate ? QList<MeantValue>{*candidate} : QList<MeantValue>();
}

QList<QList<MeantValue>> FieldProposals::meant(const QString &value, bool isFaulty) const
{
    const bool isNothing = isFaulty ? m_values.saysNothing(value) : m_values.isPlaceholder(value);
    if (isNothing) {
        if (m_values.field().required)
            return {};
        return {{{QString(), sureness::likely, Words::tr("“%1” stands for nothing").arg(value)}}};
    }
    const QString clean = cleaned(value, m_values.field().multiline);
    QList<QList<MeantValue>> groups{cleanings(value, isFaulty), ofKind(clean)};
    if (!isFaulty && isUnclean(value))
        return groups; // nothing else is wrong with it
    if (m_isUsuallyPlain && isInQuotationMarks(clean))
        groups.append({{clean.mid(1).chopped(1).trimmed(), sureness::exact,
                        Words::tr("the others stand without quotation marks")}});
    groups << m_choices.candidates(clean) << ofSeveral(clean) << m_checks.candidates(clean);
    if (!isOfOwnForm())
        groups << ofForms(clean, isFaulty);
    if (m_values.field().choices.isEmpty() && !isOfOwnForm())
        groups << ofCase(clean);
    if (m_values.field().choices.isEmpty() && !isOfOwnForm() && isFaulty)
        groups << m_words.candidates(clean);
    return groups;
}

} // namespace intray
