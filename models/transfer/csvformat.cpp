// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/csvformat.h"

#include "transfer/csvpreamble.h"
#include "transfer/csvreader.h"
#include "transfer/exportcolumns.h"
#include "transfer/headerguess.h"
#include "transfer/missingmark.h"
#include "transfer/textdecoder.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <array>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CsvFormat)
};

constexpr qsizetype rowsToLookAt = 200;
constexpr std::array candidates{u',', u';', u'\t', u'|'};

/// The sample's first records in this format. The last record of a cut sample may be cut too and is
/// left out.
QList<CsvRow> rowsOf(QByteArray sample, bool whole, const CsvFormat &format)
{
    QBuffer buffer(&sample);
    buffer.open(QIODevice::ReadOnly);
    QList<CsvRow> rows;
    auto reader = CsvReader::open(buffer, format);
    CsvRow row;
    while (reader && rows.size() < rowsToLookAt && reader->next(row).value_or(false))
        if (!row.isBlank)
            rows << row;
    if (!whole && rows.size() > 1 && rows.size() < rowsToLookAt)
        rows.removeLast();
    return rows;
}

/// The share of rows with the common width; half of it if the first row, which should be the
/// header, differs.
double likelihood(const QList<CsvRow> &rows)
{
    const auto [width, count] = commonWidth(rows);
    if (width < 2)
        return 0;
    const double share = double(count) / double(rows.size());
    const double header = rows.first().size() == width ? 1.0 : 0.5;
    return share * header + 0.0001 * double(std::min<qsizetype>(width, 100));
}

/// A text that has no separator of its own is one column, also where one stands in some values: it
/// is read with one that does not occur in it.
QChar delimiterOfOneColumn(const QString &text)
{
    const auto *unused = std::find_if(candidates.begin(), candidates.end(),
                                      [&](char16_t c) { return !text.contains(c); });
    return unused == candidates.end() ? candidates.front() : *unused;
}

bool isNumber(QStringView value)
{
    bool isOne = false;
    const double ignored = value.toDouble(&isOne);
    Q_UNUSED(ignored)
    return isOne;
}

bool hasNumberColumn(const QList<CsvRow> &rows, qsizetype width)
{
    QList<CsvRow> whole = rows.mid(2); // the second may be the header, below a title
    whole.removeIf([width](const CsvRow &row) { return row.size() != width; });
    for (qsizetype column = 0; column < width && !whole.isEmpty(); ++column) {
        const bool isAll = std::all_of(whole.cbegin(), whole.cend(), [column](const CsvRow &row) {
            return isNumber(row.at(column).trimmed());
        });
        if (isAll)
            return true;
    }
    return false;
}

/// Commas as people write them may stand in every row, too, of a table with another separator.
bool hasBlankBehindEach(const QList<CsvRow> &rows)
{
    for (const CsvRow &row : rows)
        for (qsizetype i = 1; i < row.size(); ++i)
            if (!row.at(i).startsWith(u' '))
                return false;
    return true;
}

/// One value on the first line, and below it commas as people write them: "Berg, Ann".
bool isProse(const QList<CsvRow> &rows)
{
    if (rows.size() < 2 || rows.constFirst().size() != 1)
        return false;
    return hasBlankBehindEach(rows) && !hasNumberColumn(rows, commonWidth(rows).first);
}

QChar likelyDelimiter(const QByteArray &sample, const QString &text, bool whole, CsvFormat format)
{
    QChar likely;
    QChar ofHeader; // of a file whose rows are no table
    double best = 0;
    for (const char16_t candidate : candidates) {
        format.delimiter = candidate;
        const QList<CsvRow> rows = rowsOf(sample, whole, format);
        if (ofHeader.isNull() && !rows.isEmpty() && rows.constFirst().size() > 1)
            ofHeader = candidate;
        const double score = likelihood(rows) * (hasBlankBehindEach(rows) ? 0.5 : 1);
        if (score > best) {
            best = score;
            likely = candidate;
        }
    }
    if (likely.isNull())
        return ofHeader.isNull() ? delimiterOfOneColumn(text) : ofHeader;
    format.delimiter = likely;
    const bool isText = likely == u',' || likely == u';';
    return isText && isProse(rowsOf(sample, whole, format)) ? delimiterOfOneColumn(text) : likely;
}

bool isInSingleQuotes(QStringView value)
{
    return value.size() > 1 && value.startsWith(u'\'') && value.endsWith(u'\'');
}

/// Every word stands in them, as programs write that quote so.
bool areAllInSingleQuotes(const QList<CsvRow> &rows)
{
    bool isAny = false;
    for (const CsvRow &row : rows)
        for (qsizetype i = 0; i < row.size(); ++i) {
            const bool isQuoted = isInSingleQuotes(row.at(i).trimmed());
            isAny |= isQuoted;
            if (!isQuoted && !isNumber(row.at(i)) && !row.at(i).trimmed().isEmpty())
                return false;
        }
    return isAny;
}

/// Single quotation marks only where the rows are a table with them and none without.
QChar likelyQuote(const QByteArray &sample, const QString &text, bool whole, CsvFormat format)
{
    constexpr double certain = 1;
    if (!text.contains(u'\''))
        return u'"';
    const QList<CsvRow> usual = rowsOf(sample, whole, format);
    format.quote = u'\'';
    const QList<CsvRow> single = rowsOf(sample, whole, format);
    const bool isSound = std::all_of(single.begin(), single.end(), [](const CsvRow &row) {
        return row.problem == CsvRow::Problem::None && !row.hasInnerQuotes;
    });
    const bool isBetter = likelihood(single) >= certain && likelihood(usual) < certain;
    return isSound && (isBetter || areAllInSingleQuotes(usual)) ? u'\'' : u'"';
}

/// A sign that stands equally often on each line, or gaps of blanks on all.
bool seemsDivided(const QList<CsvRow> &rows)
{
    const auto isOnAll = [&rows](auto has) { return std::all_of(rows.begin(), rows.end(), has); };
    if (rows.size() < 2 || !isOnAll([](const CsvRow &row) { return row.size() == 1; }))
        return false;
    const QString first = rows.constFirst().text;
    for (const QChar sign : {u'^', u'~', u'\u00A6', u':', u'!', u'\x1F', u'\x01', u' '}) {
        const auto count = first.count(sign);
        const auto isAsOften = [&](const CsvRow &row) { return row.text.count(sign) == count; };
        if (count > (sign == u' ' ? 1 : 0) && isOnAll(isAsOften))
            return true;
    }
    return isOnAll([](const CsvRow &row) { return row.text.contains(QStringLiteral("  ")); });
}

/// As much of the sample as its encoding gives.
QString textOf(const QByteArray &sample, const TextEncoding &encoding)
{
    QString text;
    if (auto decoder = TextDecoder::make(encoding.name))
        decoder->append(text, sample, false);
    return text;
}

/// Blanks are not part of the values if nearly every delimiter below the first row is followed by
/// one.
bool likelyBlanks(const QList<CsvRow> &rows)
{
    qsizetype values = 0;
    qsizetype afterBlank = 0;
    for (const CsvRow &row : rows.mid(1))
        for (qsizetype i = 1; i < row.size(); ++i) {
            ++values;
            afterBlank += row.at(i).startsWith(u' ') ? 1 : 0;
        }
    return values > 0 && afterBlank * 10 >= values * 8;
}

bool isLineEnd(QChar c)
{
    return c == u'\n' || c == u'\r';
}

/// An export or a reject file, as Intray wrote it: there is nothing to guess.
std::optional<CsvFormat> formatOfOwn(const QByteArray &sample)
{
    const QByteArray keyed = (exportKeyColumn() + u',' + exportStateColumn()).toUtf8();
    const QByteArray rejected = (rejectLineColumn() + u',' + rejectReasonColumn()).toUtf8();
    const QByteArray text = sample.startsWith("\xEF\xBB\xBF") ? sample.mid(3) : sample;
    if (!text.startsWith(keyed) && !text.startsWith(rejected))
        return std::nullopt;
    CsvFormat format;
    format.encoding = {QStringLiteral("UTF-8"), true};
    format.missing = QString();
    format.isGuarded = true;
    return format;
}

void applyChoices(const CsvChoices &choices, CsvFormat &format)
{
    format.quote = choices.quote.value_or(format.quote);
    format.escape = choices.escape.value_or(QChar());
    if (format.escape == format.quote)
        format.escape = QChar(); // doubling is always understood
    format.comment = choices.comment.value_or(QChar());
    format.isGuarded = choices.guarded.value_or(format.isGuarded);
    if (choices.missing)
        format.missing = choices.missing;
}

Outcome<CsvFormat> checkMark(const CsvFormat &format)
{
    const QString why =
        whyNoMissingMark(format.missing.value_or(QString()), format.delimiter, format.quote);
    if (!why.isEmpty())
        return failure(Error::Kind::Invalid, why);
    return format;
}

} // namespace

/// Each character has one meaning; only a quote may escape itself, which doubling it is anyway.
Outcome<Done> checkChoices(const CsvChoices &choices)
{
    const QChar delimiter = choices.delimiter.value_or(u',');
    const QChar quote = choices.quote.value_or(u'"');
    if (delimiter == quote || delimiter.isNull() || isLineEnd(delimiter))
        return failure(Error::Kind::Invalid,
                       Words::tr("This separator cannot be used. Choose a character that is "
                                 "neither the quote nor a line end."));
    for (const QChar other : {choices.escape.value_or(QChar()), choices.comment.value_or(QChar())})
        if (isLineEnd(other) || isLineEnd(quote) || (!other.isNull() && other == delimiter))
            return failure(
                Error::Kind::Invalid,
                Words::tr("Quote, escape and comment cannot be used like this. Choose different "
                          "characters that are neither the separator nor a line end."));
    return Done();
}

static Outcome<TextEncoding> encodingOf(const QByteArray &sample, bool whole,
                                        const CsvChoices &choices)
{
    if (!choices.encoding)
        return guessEncoding(sample, whole);
    return encodingNamed(*choices.encoding).map([](const QString &name) {
        return TextEncoding{name, true};
    });
}

static void guessHeader(const QByteArray &sample, bool whole, const CsvChoices &choices,
                        CsvFormat &format)
{
    if (!choices.skipLines)
        format.skipLines = std::max(format.skipLines, likelyNotes(rowsOf(sample, whole, format)));
    const HeaderGuess guess = guessHeader(rowsOf(sample, whole, format));
    format.hasHeader = choices.hasHeader.value_or(guess.hasHeader);
    format.isHeaderDoubtful = !choices.hasHeader && format.hasHeader && !guess.isSure;
    format.isHeaderDouble = format.hasHeader && guess.isDouble;
}

Outcome<CsvFormat> guessCsvFormat(const QByteArray &sample, bool whole, const CsvChoices &choices)
{
    if (const auto sound = checkChoices(choices); !sound)
        return tl::unexpected<Error>(sound.error());
    const auto own = formatOfOwn(sample);
    CsvFormat format = own.value_or(CsvFormat());
    applyChoices(choices, format);
    if (own && !choices.encoding && !choices.delimiter)
        return checkMark(format);
    const auto encoding = encodingOf(sample, whole, choices);
    if (!encoding)
        return tl::unexpected<Error>(encoding.error());
    format.encoding = *encoding;
    const QString text = textOf(sample, format.encoding);
    const CsvPreamble preamble = preambleOf(text);
    format.skipLines = choices.skipLines.value_or(preamble.lines);
    const auto delimiter = choices.delimiter ? choices.delimiter : preamble.delimiter;
    format.delimiter = delimiter ? *delimiter : likelyDelimiter(sample, text, whole, format);
    if (!choices.quote)
        format.quote = likelyQuote(sample, text, whole, format);
    if (!delimiter && format.quote == u'\'')
        format.delimiter = likelyDelimiter(sample, text, whole, format);
    format.trimBlanks = choices.trimBlanks.value_or(likelyBlanks(rowsOf(sample, whole, format)));
    format.isUndivided = !delimiter && seemsDivided(rowsOf(sample, whole, format));
    guessHeader(sample, whole, choices, format);
    return checkMark(format);
}

QString delimiterName(QChar delimiter)
{
    switch (delimiter.unicode()) {
    case u',':
        return Words::tr("comma");
    case u';':
        return Words::tr("semicolon");
    case u'\t':
        return Words::tr("tab");
    case u'|':
        return Words::tr("vertical bar");
    case u' ':
        return Words::tr("space");
    default:
        return delimiter;
    }
}

std::optional<QChar> delimiterNamed(const QString &text)
{
    static const QHash<QString, QChar> names{
        {QStringLiteral("comma"), u','}, {QStringLiteral("semicolon"), u';'},
        {QStringLiteral("tab"), u'\t'},  {QStringLiteral("\\t"), u'\t'},
        {QStringLiteral("pipe"), u'|'},  {QStringLiteral("space"), u' '},
    };
    if (text.size() == 1)
        return text.front();
    const auto name = names.constFind(text.toLower());
    return name == names.cend() ? std::nullopt : std::optional(*name);
}

} // namespace intray
