// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/kindproposal.h"

#include "queue/digits.h"
#include "schema/examplewords.h"
#include "verify/proposal/telephone.h"

#include <QCoreApplication>
#include <QHash>
#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace intray {

namespace {

using Kind = FieldKind::Kind;

/// The format that fits most of the beginning is held against the whole column.
constexpr qsizetype firstValues = 500;

FieldKind made(Kind kind, const QString &format)
{
    return FieldKind::from(FieldKind::names().at(int(kind)), format).value_or(FieldKind());
}

/// The ways in which people write days and times, the likelier reading first where two fit alike.
QList<FieldKind> dateKinds()
{
    static const QList<FieldKind> kinds = [] {
        const QStringList days{QStringLiteral("yyyy-MM-dd"),  QStringLiteral("yyyyMMdd"),
                               QStringLiteral("dd.MM.yyyy"),  QStringLiteral("d.M.yyyy"),
                               QStringLiteral("dd.MM.yy"),    QStringLiteral("d.M.yy"),
                               QStringLiteral("MM/dd/yyyy"),  QStringLiteral("dd/MM/yyyy"),
                               QStringLiteral("M/d/yyyy"),    QStringLiteral("d/M/yyyy"),
                               QStringLiteral("MM/dd/yy"),    QStringLiteral("dd/MM/yy"),
                               QStringLiteral("M/d/yy"),      QStringLiteral("d/M/yy"),
                               QStringLiteral("dd-MM-yyyy"),  QStringLiteral("MM-dd-yyyy"),
                               QStringLiteral("d-M-yyyy"),    QStringLiteral("dd-MM-yy"),
                               QStringLiteral("yyyy/MM/dd"),  QStringLiteral("yyyy/M/d"),
                               QStringLiteral("yyyy.MM.dd"),  QStringLiteral("ddMMyyyy"),
                               QStringLiteral("MMddyyyy"),    QStringLiteral("d-MMM-yy"),
                               QStringLiteral("d-MMM-yyyy"),  QStringLiteral("d MMM yyyy"),
                               QStringLiteral("d. MMM yyyy"), QStringLiteral("MMM d, yyyy"),
                               QStringLiteral("MMM d yyyy")};
        const QStringList times{QStringLiteral("HH:mm"),     QStringLiteral("H:mm"),
                                QStringLiteral("HH:mm:ss"),  QStringLiteral("H:mm:ss"),
                                QStringLiteral("h:mm ap"),   QStringLiteral("h:mmap"),
                                QStringLiteral("h:mm:ss ap")};
        QList<FieldKind> all;
        for (const QString &day : days)
            all << made(Kind::Date, day);
        for (const QString &time : times)
            all << made(Kind::Time, time);
        for (const QString &day : days)
            for (const QString &time : times)
                for (const QString &joint : {QStringLiteral(" "), QStringLiteral("T")})
                    all << made(Kind::DateTime, day + joint + time);
        return all;
    }();
    return kinds;
}

/// Some days are real in any eight digits; a column of days has years that people live in.
bool isPlausible(const FieldKind &kind, const QString &value)
{
    const auto scale = kind.scale(value);
    if (!scale)
        return false;
    if (kind.kind() == Kind::Time)
        return true;
    const int year = QDate::fromJulianDay(qint64(*scale)).year();
    return year >= 1800 && year <= 2150;
}

/// The halves of the day as most of the column writes them: all ways are read alike.
FieldKind withWrittenHalf(const FieldKind &kind, const QList<ColumnProfile::Counted> &values)
{
    const QString usual = QStringLiteral("ap");
    if (!kind.format().contains(usual))
        return kind;
    FieldKind best = kind;
    qint64 most = 0;
    for (const QString &half :
         {usual, QStringLiteral("a.p."), QStringLiteral("AP"), QStringLiteral("A.P.")}) {
        const FieldKind one = made(kind.kind(), QString(kind.format()).replace(usual, half));
        qint64 count = 0;
        for (const ColumnProfile::Counted &each : values)
            if (const auto scale = one.scale(each.value); scale && one.write(*scale) == each.value)
                count += each.count;
        if (count > most) {
            most = count;
            best = one;
        }
    }
    return best;
}

/// The same form with day and month in each other's place.
bool isTurned(const FieldKind &kind, const FieldKind &other)
{
    QString turned = kind.format();
    for (QChar &c : turned)
        c = c == u'd' ? QChar(u'M') : c == u'M' ? QChar(u'd') : c;
    return turned == other.format() && kind.format() != other.format();
}

std::optional<FieldKind> dateKindOf(const ColumnContent &column)
{
    const auto first = column.values().mid(0, firstValues);
    qint64 most = 0, all = 0;
    std::optional<FieldKind> best;
    for (const ColumnProfile::Counted &one : first)
        all += one.count;
    for (const FieldKind &kind : dateKinds()) {
        qint64 count = 0, seen = 0;
        for (const ColumnProfile::Counted &one : first) {
            seen += one.count;
            count += isPlausible(kind, one.value) ? one.count : 0;
            if (seen - count > all / 2)
                break;
        }
        // a laxer form fits what a strict one does; it must fit more by more than slips
        const qint64 slips = best && isTurned(*best, kind) ? 0 : most / 20;
        if (seen == all && count > most + slips) {
            most = count;
            best = kind;
        }
    }
    const auto keeps = [&](const QString &value) { return isPlausible(*best, value); };
    return best && column.isMostly(keeps) ? std::optional(withWrittenHalf(*best, first))
                                          : std::nullopt;
}

/// A text taken apart as a number with what stands around it.
struct Written
{
    QString before, digits, behind;
};

/// "kg" and "sq ft" are units, "Oak Street" is none.
bool isUnit(const QString &behind)
{
    constexpr qsizetype shortWord = 3;
    const QStringList words = behind.simplified().split(u' ');
    return behind.size() <= 15 &&
           (words.size() == 1 || std::all_of(words.begin(), words.end(), [](const QString &word) {
                return word.size() <= shortWord;
            }));
}

/// "EUR 5" and "Nr. 5" are numbers, "Ann 5" is a name.
bool isSign(const QString &before)
{
    constexpr qsizetype shortWord = 2;
    const QString word = before.trimmed();
    const bool isName = word.size() > shortWord && word.at(0).isUpper() && word != word.toUpper() &&
                        word.back().isLetter();
    return before.endsWith(u' ') && before.size() <= 5 && !isName;
}

std::optional<Written> takenApart(const QString &value)
{
    const auto first = std::find_if(value.begin(), value.end(), isPlainDigit);
    if (first == value.end())
        return std::nullopt;
    const auto last = std::find_if(value.rbegin(), value.rend(), isPlainDigit).base();
    Written written{QString(value.begin(), first - value.begin()), QString(first, last - first),
                    QString(last, value.end() - last)};
    static const QString signs = QStringLiteral("+-\u2212");
    QString &before = written.before;
    while (!before.isEmpty() && signs.contains(before.at(0)))
        before.remove(0, 1);
    while (!before.isEmpty() && signs.contains(before.back()))
        before.chop(1);
    if (before.endsWith(u'.') || before.endsWith(u',')) { // .5
        written.digits.prepend(before.back());
        before.chop(1);
    }
    const bool isCurrency = std::all_of(before.begin(), before.end(), [](QChar c) {
        return c.category() == QChar::Symbol_Currency || c.isSpace();
    });
    if (!(isCurrency || isSign(before)) || !isUnit(written.behind))
        return std::nullopt;
    return written;
}

/// How often each way to part thousands and decimals occurs.
struct Parting
{
    qint64 all = 0, plain = 0, point = 0, comma = 0;
    QMap<QChar, qint64> groups;  // of two as frequent ones always the same wins
    QHash<QChar, qint64> surely; ///< Of these, that are nothing else.

    void add(const QString &text, qint64 count)
    {
        all += count;
        static const QRegularExpression grouped(QStringLiteral(
            "^[0-9]{1,3}(?:([., '\\x{a0}\\x{202f}])[0-9]{3})(?:\\1[0-9]{3})*(?:([.,])[0-9]+)?$"));
        static const QRegularExpression ungrouped(QStringLiteral("^[0-9]*(?:([.,])[0-9]+)?$"));
        const auto parted = grouped.match(text);
        const auto whole = ungrouped.match(text);
        // 1.234 may be either; 0.234 is no thousand
        const bool isEither = parted.hasMatch() && whole.hasMatch();
        if (parted.hasMatch() && !(isEither && text.startsWith(u'0')))
            groups[parted.captured(1).at(0)] += count;
        if (parted.hasMatch() && !isEither)
            surely[parted.captured(1).at(0)] += count;
        const QString decimal =
            isEither && !text.startsWith(u'0') ? QString() : parted.captured(2) + whole.captured(1);
        point += decimal == u"." ? count : 0;
        comma += decimal == u"," ? count : 0;
        const qsizetype digits = decimal.isEmpty() ? text.size() : text.indexOf(decimal);
        plain += whole.hasMatch() && !isEither && digits > 3 ? count : 0;
    }

    QChar decimal() const { return point >= comma ? u'.' : u','; }
    /// Where one in twenty has a fraction, any may.
    bool isWhole() const { return (point + comma) * 20 < all; }
    QChar group() const
    {
        QChar best;
        qint64 most = plain; // more often than not at all
        for (auto it = groups.begin(); it != groups.end(); ++it)
            if (it.value() > most && (isWhole() || it.key() != decimal()) &&
                (it.value() > 1 || surely.contains(it.key()))) { // a single 1.234 tells nothing
                most = it.value();
                best = it.key();
            }
        return best;
    }
};

/// The number that shows the form, without what stands around it.
QString bodyOf(const QHash<QString, qint64> &digits)
{
    Parting parting;
    for (auto it = digits.begin(); it != digits.end(); ++it)
        parting.add(it.key(), it.value());
    QString body = QStringLiteral("1");
    if (!parting.group().isNull())
        body += parting.group();
    body += QStringLiteral("234");
    return parting.isWhole() ? body : body + parting.decimal() + u'5';
}

/// Postcodes and the like: zeros in front, or all of one length of four digits and more.
bool isCode(const ColumnContent &column)
{
    const auto hasZero = [](const QString &v) {
        return v.size() > 1 && v.at(0) == u'0' && isPlainDigit(v.at(1));
    };
    const qint64 zeros = column.keeping(hasZero);
    if (zeros * 100 > column.count())
        return true;
    if (column.values().isEmpty())
        return false;
    const qsizetype size = column.values().constFirst().value.size();
    const bool isConstant = column.values().size() < 5;
    return size >= 4 && !isConstant && column.isMostly([size](const QString &v) {
        return v.size() == size && std::all_of(v.begin(), v.end(), isPlainDigit);
    });
}

std::optional<FieldKind> numberKindOf(const ColumnContent &column)
{
    QMap<QString, qint64> around; // of two as frequent ones always the same
    for (const ColumnProfile::Counted &one : column.values())
        if (const auto written = takenApart(one.value))
            around[written->before + u'\n' + written->behind] += one.count;
    const auto most =
        std::max_element(around.begin(), around.end(), [&](qint64 a, qint64 b) { return a < b; });
    if (most == around.end() || double(*most) < double(column.count()) * column.least())
        return std::nullopt;
    QHash<QString, qint64> digits;
    for (const ColumnProfile::Counted &one : column.values())
        if (const auto written = takenApart(one.value);
            written && written->before + u'\n' + written->behind == most.key())
            digits[written->digits] += one.count;
    const QString body = bodyOf(digits);
    const bool isWhole = !body.endsWith(u'5');
    const QString format = most.key().section(u'\n', 0, 0) + body + most.key().section(u'\n', 1, 1);
    const FieldKind kind = made(isWhole ? Kind::Whole : Kind::Number, format);
    const auto keeps = [&](const QString &value) { return kind.keeps(value); };
    const bool isBare = isWhole && most.key() == u"\n";
    if (kind.kind() == Kind::Text || (isBare && isCode(column)) || !column.isMostly(keeps))
        return std::nullopt;
    return kind;
}

} // namespace

FieldKind kindOf(const ColumnContent &column)
{
    if (!column.isEnough())
        return {};
    if (const auto date = dateKindOf(column))
        return *date;
    if (const auto number = numberKindOf(column))
        return *number;
    const auto hasAny = [&](QStringView signs) {
        return [signs](const QString &value) {
            return std::any_of(value.begin(), value.end(),
                               [&](QChar c) { return signs.contains(c); });
        };
    };
    for (const Kind kind : {Kind::Email, Kind::YesNo}) {
        const FieldKind named = made(kind, {});
        if (column.isMostly([&](const QString &value) { return named.keeps(value); }))
            return named;
    }
    const FieldKind web = made(Kind::Web, {});
    if (column.isMostly([&](const QString &value) { return web.keeps(value); }))
        return web;
    const bool isWritten = column.isMostly(hasAny(u"+()-/ ."), 0.5);
    if (isWritten && column.isMostly(isTelephoneNumber))
        return made(Kind::Phone, {});
    return {};
}

std::optional<RuleProposal> kindProposal(const ColumnContent &column, const FieldKind &kind)
{
    if (kind.kind() == Kind::Text)
        return std::nullopt;
    const QString sentence = eachOf(kind);
    RuleProposal proposal = column.proposal(
        QStringLiteral("kind"), sentence, [&](const QString &value) { return kind.keeps(value); });
    proposal.words.insert(QStringLiteral("kind"), kind.name());
    if (!kind.format().isEmpty())
        proposal.words.insert(QStringLiteral("format"), kind.format());
    if (kind.kind() == Kind::YesNo) {
        QJsonArray words;
        for (const ColumnProfile::Counted &one : column.values())
            if (kind.keeps(one.value) && one.count * 100 >= column.count())
                words << one.value;
        proposal.keywords.insert(QStringLiteral("enum"), words);
    }
    return proposal;
}

} // namespace intray
