// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/piecesearch.h"

#include "queue/digits.h"
#include "verify/example/widerpieces.h"
#include "verify/proposal/namedrows.h"

#include <algorithm>
#include <cstdlib>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostRuns = 24;
constexpr int longestCut = 4;

/// Collects what stands in the results.
class Search
{
public:
    explicit Search(const QList<Example> &examples)
        : m_examples(examples)
    {
        const Example &first = m_examples.constFirst();
        addFrom(-1, first.from.value);
        if (const QString plain = inPlainSigns(first.from.value); plain != first.from.value) {
            m_isPlain = true;
            addFrom(-1, plain);
            m_isPlain = false;
        }
        addWithoutMarks(first.from.value);
        for (int field = 0; field < int(first.from.others.size()); ++field)
            addFrom(field, first.from.others.at(field));
    }

    QList<TriedPiece> found;

private:
    /// Where some values have marks on their letters, and no result has.
    void addWithoutMarks(const QString &value)
    {
        const auto isBare = [](const QString &text) { return withoutMarks(text, false) == text; };
        const bool areTakenOff = std::ranges::all_of(m_examples, isBare, &Example::to) &&
                                 !std::ranges::all_of(m_examples, [&](const Example &one) {
                                     return isBare(one.from.value);
                                 });
        for (const auto marks : {Piece::Marks::Off, Piece::Marks::WrittenOut}) {
            if (!areTakenOff)
                return;
            m_marks = marks;
            addFrom(-1, withoutMarks(value, marks == Piece::Marks::WrittenOut));
        }
        m_marks = Piece::Marks::Kept;
    }

    /// Whether it stands in what was made of the first: else nothing more is tried with it.
    bool add(Piece piece)
    {
        piece.isPlain = m_isPlain;
        piece.marks = m_marks;
        TriedPiece tried{piece, {}, piece.cost()};
        for (const Example &example : m_examples) {
            const auto text = piece.of(example.from);
            if (!text || !example.to.contains(*text))
                return !tried.texts.isEmpty();
            tried.texts << *text;
        }
        found.append(tried);
        return true;
    }

    void addInLetters(Piece piece)
    {
        for (const auto letters :
             {Piece::Letters::AsTheyAre, Piece::Letters::Small, Piece::Letters::Capital,
              Piece::Letters::Title, Piece::Letters::Sentence}) {
            piece.letters = letters;
            const Example &first = m_examples.constFirst();
            piece.isPlain = m_isPlain;
            piece.marks = m_marks;
            const auto text = piece.of(first.from);
            if (!text || !first.to.contains(*text, Qt::CaseInsensitive))
                return;
            add(piece);
        }
    }

    void addFrom(int field, const QString &value)
    {
        if (value.isEmpty())
            return;
        for (const RunKind kind :
             {RunKind::Digits, RunKind::Letters, RunKind::Words, RunKind::Blocks, RunKind::Clauses,
              RunKind::Capitals, RunKind::Characters})
            addRuns(field, kind, {}, runsIn(value, kind).size());
        for (const QChar sign : separatorsIn(value))
            addRuns(field, RunKind::Words, sign, value.count(sign) + 1);
        addParts(field);
        addNumbers(field);
        if (field >= 0)
            return;
        addGroups();
        addReplaced(value);
        addLater(value);
        addSaidAnew(value);
    }

    /// A single example may say the same as something else by chance.
    void addSaidAnew(const QString &value)
    {
        const QString &to = m_examples.constFirst().to;
        for (const Piece &piece : namingPieces(value, to))
            addInLetters(piece);
        if (m_examples.size() > 1)
            for (const Piece &piece : measuringPieces(value, to))
                add(piece);
    }

    static QList<QChar> separatorsIn(const QString &value)
    {
        QList<QChar> signs;
        for (const QChar c : value)
            if (!c.isLetterOrNumber() && !c.isSpace() && !signs.contains(c))
                signs << c;
        return signs;
    }

    void addRuns(int field, RunKind kind, QChar separator, qsizetype many)
    {
        if (many > mostRuns * (kind == RunKind::Characters ? 2 : 1))
            return;
        Piece piece{
            .kind = Piece::Kind::Span, .field = field, .runs = kind, .separator = separator};
        // where the only run is not all that there is, others may have several
        const auto only = m_examples.constFirst().from.value;
        piece.last = -1;
        const bool maySeveral =
            field >= 0 ||
            (kind == RunKind::Letters && Piece(piece).of(m_examples.constFirst().from) != only);
        for (int first = 0; first < many; ++first)
            for (int last = first; last < many; ++last)
                for (const int a : {first, int(first - many)})
                    for (const int b : {last, int(last - many)}) {
                        const bool isWhole = many == 1 && a == 0 && maySeveral;
                        if (first == last && a != b && !isWhole)
                            continue; // one run is named once
                        piece.first = a;
                        piece.last = b;
                        addSpan(piece, piece.first == piece.last);
                    }
    }

    void addSpan(const Piece &piece, bool isOne)
    {
        addInLetters(piece);
        if (piece.runs == RunKind::Characters)
            return;
        if (isOne)
            addCuts(piece);
        if (isOne && piece.runs == RunKind::Digits)
            addWidths(piece);
        const bool isNearlyAll =
            (piece.first == 0 || piece.first == 1) && (piece.last == -1 || piece.last == -2);
        if (isNearlyAll)
            addJoined(piece);
    }

    void addCuts(Piece piece)
    {
        for (int cut = 1; cut <= longestCut; ++cut)
            for (const int side : {cut, -cut}) {
                piece.cut = side;
                addInLetters(piece);
            }
    }

    void addWidths(Piece piece)
    {
        for (const int width : {-1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12}) {
            piece.width = width;
            if (changesAny(piece))
                add(piece);
        }
    }

    /// Whether zeros come or go in one of the examples: else they were not meant.
    bool changesAny(const Piece &filled) const
    {
        Piece bare = filled; // both are read as they stand, which tells the same
        bare.width = 0;
        return std::ranges::any_of(m_examples, [&](const Example &example) {
            return filled.of(example.from) != bare.of(example.from);
        });
    }

    void addJoined(Piece piece)
    {
        piece.kind = Piece::Kind::Joined;
        for (const QString &sign : signsToJoinWith())
            for (const int cut : {0, 1, 2, 3}) {
                piece.text = sign;
                piece.cut = cut;
                addInLetters(piece);
            }
    }

    /// Usual ones, and what stands behind the first word that was made.
    QStringList signsToJoinWith() const
    {
        QStringList signs{u""_s, u" "_s, u"-"_s, u"_"_s, u"."_s, u"/"_s, u", "_s, u". "_s};
        const QString &to = m_examples.constFirst().to;
        const QList<TextRun> words = runsIn(to, RunKind::Words);
        if (words.size() > 1) {
            const qsizetype end = words.constFirst().end;
            if (const QString sign = to.mid(end, words.at(1).begin - end); !signs.contains(sign))
                signs << sign;
        }
        return signs;
    }

    /// Usual ones, and others that stand between figures of what was made.
    QList<QChar> signsOfGroups() const
    {
        QList<QChar> signs{QChar(), u',', u'.', u' '};
        for (const QChar c : {QChar(u'\''), QChar(0x2019), QChar(0xa0), QChar(0x202f)})
            if (m_examples.constFirst().to.contains(c))
                signs << c;
        return signs;
    }

    void addGroups()
    {
        Piece piece{.kind = Piece::Kind::Grouped};
        for (const RunKind kind : {RunKind::Digits, RunKind::Words})
            for (const int width : {2, 3, 4, 5, -3, -4})
                for (const QString &sign : {u" "_s, u"-"_s, u"."_s, u","_s}) {
                    piece.runs = kind;
                    piece.width = width;
                    piece.text = sign;
                    addInLetters(piece);
                }
    }

    /// Names only where letters were made, and what stands elsewhere by chance only where two
    /// examples bear it out.
    QStringList partsToTry() const
    {
        static const QStringList figures{u"yyyy"_s, u"yy"_s, u"MM"_s, u"M"_s,  u"dd"_s,
                                         u"d"_s,    u"HH"_s, u"H"_s,  u"hh"_s, u"h"_s,
                                         u"mm"_s,   u"ss"_s, u"ap"_s, u"AP"_s};
        static const QStringList reckoned{u"Q"_s, u"week"_s, u"week two"_s, u"week year"_s};
        static const QStringList names = [] {
            QStringList all;
            for (const QString &language : calendarLanguages())
                for (const QString &name : {u"MMM "_s, u"MMMM "_s, u"EEE "_s, u"EEEE "_s})
                    all << name + language;
            return all;
        }();
        const bool hasNames =
            std::ranges::any_of(m_examples.constFirst().to, [](QChar c) { return c.isLetter(); });
        return figures + (m_examples.size() > 1 ? reckoned : QStringList()) +
               (hasNames ? names : QStringList());
    }

    /// Days of the week, quarters and weeks are the same in many records by chance.
    static bool isReckoned(const QString &part)
    {
        return part == u"Q" || part.startsWith(u"week") || part.startsWith(u"EEE");
    }

    void addParts(int field)
    {
        const QStringList parts = partsToTry();
        const Example &first = m_examples.constFirst();
        const QString own = m_isPlain ? inPlainSigns(first.from.value) : first.from.value;
        const QString source = field < 0 ? own : first.from.others.at(field);
        for (const DayOrder order :
             {DayOrder::DayMonthYear, DayOrder::MonthDayYear, DayOrder::YearMonthDay,
              DayOrder::Days1900, DayOrder::Days1904, DayOrder::Seconds1970}) {
            if (field >= 0 && order >= DayOrder::Days1900)
                break;
            const bool hasNames = std::ranges::any_of(source, [](QChar c) { return c.isLetter(); });
            if (!momentIn(source, order) || (hasNames && order != DayOrder::DayMonthYear))
                continue; // a month's name tells the order
            for (const QString &part : parts)
                if (field < 0 || !isReckoned(part))
                    add({.kind = Piece::Kind::Part, .field = field, .text = part, .order = order});
        }
    }

    void addNumbers(int field)
    {
        Piece piece{.kind = Piece::Kind::Number, .field = field};
        const QList<QChar> groups = signsOfGroups();
        for (const QChar read : {u'.', u','})
            for (const int decimals : {-1, -2, 0, 1, 2, 3})
                for (const QChar decimal : {u'.', u','})
                    for (const QChar group : groups)
                        for (const int shift : {0, 2, -2, 3, -3}) {
                            if (group == decimal || (decimals == 0 && decimal != u'.'))
                                continue;
                            piece.readDecimal = read;
                            piece.number = {decimals, decimal, group, shift};
                            add(piece);
                        }
    }

    /// The same number more in all examples, of which there are two at least.
    void addLater(const QString &value)
    {
        constexpr qlonglong least = 100, most = 100'000;
        const auto numbersIn = [](const QString &text) {
            QStringList numbers;
            for (const TextRun &run : runsIn(text, RunKind::Digits))
                numbers << text.mid(run.begin, run.end - run.begin);
            return numbers;
        };
        const QStringList from = numbersIn(value), to = numbersIn(m_examples.constFirst().to);
        for (int at = 0; m_examples.size() > 1 && at < from.size(); ++at)
            for (const QString &made : to) {
                const qlonglong more = made.toLongLong() - from.at(at).toLongLong();
                if (made.size() < Piece::fewestToAdd || std::abs(more) < least ||
                    std::abs(more) > most)
                    continue;
                for (const int place : {at, int(at - from.size())})
                    add({.kind = Piece::Kind::Later, .first = place, .width = int(more)});
            }
    }

    /// What stands in the value and not in what was made of it, and the other way round.
    void addReplaced(const QString &value)
    {
        const QString &to = m_examples.constFirst().to;
        const QList<QChar> signs = separatorsIn(value) << u' ';
        for (const QChar sign : signs)
            for (const QString &with : {u""_s, u" "_s, u"-"_s, u"."_s, u","_s, u"/"_s, u"_"_s})
                if (with != sign)
                    addInLetters(
                        {.kind = Piece::Kind::Without, .text = QString(sign), .with = with});
        for (const QChar sign : signs)
            if (const QString doubled(2, sign); value.contains(doubled))
                add({.kind = Piece::Kind::Without, .text = doubled, .with = QString(sign)});
        addExchanged(value, to);
        qsizetype front = 0, behind = 0;
        const qsizetype shorter = qMin(value.size(), to.size());
        while (front < shorter && value.at(front) == to.at(front))
            ++front;
        while (behind < shorter - front &&
               value.at(value.size() - 1 - behind) == to.at(to.size() - 1 - behind))
            ++behind;
        const QString from = value.mid(front, value.size() - front - behind);
        if (!from.isEmpty() && front + behind > 0 && !isEndOfOrdinal(to, front))
            add({.kind = Piece::Kind::Without,
                 .text = from,
                 .with = to.mid(front, to.size() - front - behind)});
    }

    /// 2nd, 3rd: the end hangs on the number.
    static bool isEndOfOrdinal(const QString &text, qsizetype at)
    {
        static const QStringList ends{u"st"_s, u"nd"_s, u"rd"_s, u"th"_s};
        return at > 0 && isPlainDigit(text.at(at - 1)) && ends.contains(text.mid(at, 2)) &&
               (at + 2 == text.size() || !text.at(at + 2).isLetter());
    }

    /// One sign that stands for another wherever it is: O for 0.
    void addExchanged(const QString &value, const QString &to)
    {
        std::optional<std::pair<QChar, QChar>> exchange;
        for (qsizetype at = 0; at < value.size() && value.size() == to.size(); ++at) {
            if (value.at(at) == to.at(at))
                continue;
            if (exchange && *exchange != std::pair(value.at(at), to.at(at)))
                return;
            exchange = {value.at(at), to.at(at)};
        }
        if (exchange && value.count(exchange->first) > 1)
            add({.kind = Piece::Kind::Without,
                 .text = QString(exchange->first),
                 .with = QString(exchange->second)});
    }

    const QList<Example> &m_examples;
    bool m_isPlain = false; ///< The value is read with plain signs.
    Piece::Marks m_marks = Piece::Marks::Kept;
};

} // namespace

QList<TriedPiece> piecesFor(const QList<Example> &examples)
{
    return Search(examples).found;
}

} // namespace intray
