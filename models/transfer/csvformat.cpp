// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/csvformat.h"

#include "transfer/csvreader.h"
#include "transfer/exportcolumns.h"
#include "transfer/headerguess.h"
#include "transfer/missingmark.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QHash>

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

QChar likelyDelimiter(const QByteArray &sample, bool whole, CsvFormat format)
{
    QChar likely = u',';
    double best = 0;
    for (const char16_t candidate : candidates) {
        format.delimiter = candidate;
        const double score = likelihood(rowsOf(sample, whole, format));
        if (score > best) {
            best = score;
            likely = candidate;
        }
    }
    return likely;
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
    if (!sample.startsWith(keyed) && !sample.startsWith(rejected))
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

Outcome<CsvFormat> guessCsvFormat(const QByteArray &sample, bool whole, const CsvChoices &choices)
{
    if (const auto sound = checkChoices(choices); !sound)
        return tl::unexpected<Error>(sound.error());
    const auto own = formatOfOwn(sample);
    CsvFormat format = own.value_or(CsvFormat());
    applyChoices(choices, format);
    if (own && !choices.encoding && !choices.delimiter)
        return checkMark(format);
    format.encoding = guessEncoding(sample, whole);
    if (choices.encoding) {
        const auto name = encodingNamed(*choices.encoding);
        if (!name)
            return tl::unexpected<Error>(name.error());
        format.encoding = {*name, true};
    }
    format.skipLines = choices.skipLines.value_or(0);
    format.delimiter =
        choices.delimiter ? *choices.delimiter : likelyDelimiter(sample, whole, format);
    format.trimBlanks = choices.trimBlanks.value_or(likelyBlanks(rowsOf(sample, whole, format)));
    if (!choices.skipLines)
        format.skipLines = likelyNotes(rowsOf(sample, whole, format));
    format.hasHeader = choices.hasHeader.value_or(likelyHeader(rowsOf(sample, whole, format)));
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
