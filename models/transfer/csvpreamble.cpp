// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/csvpreamble.h"

#include <QList>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace intray {

namespace {

constexpr qsizetype mostLines = 1000;

/// The first lines; the last one may be cut.
QList<QStringView> linesOf(QStringView text)
{
    QList<QStringView> lines;
    qsizetype at = 0;
    while (at < text.size() && lines.size() < mostLines) {
        const auto *end = std::find_if(text.begin() + at, text.end(),
                                       [](QChar c) { return c == u'\n' || c == u'\r'; });
        lines << text.mid(at, end - text.begin() - at);
        at = end - text.begin() + 1;
        if (at < text.size() && *end == u'\r' && text.at(at) == u'\n')
            ++at;
    }
    return lines;
}

/// Spreadsheet programs quote a comment that has a separator in it.
bool isComment(QStringView line)
{
    return line.startsWith(u'#') || line.startsWith(u"\"#");
}

/// "#id,name" above "1,Ann" is a header: it parts as what is below it. Behind a blank it may be a
/// sentence with a comma in it.
bool mayBeHeader(QStringView line, QStringView below)
{
    if (line.size() < 2 || line.at(0) != u'#' || line.at(1) == u'#')
        return false;
    constexpr std::array delimiters{u',', u';', u'\t', u'|'};
    return std::any_of(delimiters.begin(), delimiters.end(), [&](char16_t delimiter) {
        const bool isProse = line.at(1) == u' ' && delimiter == u',';
        return line.count(delimiter) >= (isProse ? 2 : 1) &&
               line.count(delimiter) == below.count(delimiter);
    });
}

} // namespace

CsvPreamble preambleOf(QStringView text)
{
    static const QRegularExpression separator(QStringLiteral("^\"?sep=(.)\"?[,;\\t|]*$"),
                                              QRegularExpression::CaseInsensitiveOption);
    const QList<QStringView> lines = linesOf(text);
    CsvPreamble preamble;
    if (const auto said = separator.match(lines.value(0)); said.hasMatch()) {
        preamble.delimiter = said.captured(1).front();
        preamble.lines = 1;
    }
    int last = -1;
    for (int at = preamble.lines; at < lines.size(); ++at) {
        const QStringView line = lines.at(at);
        if (!isComment(line) && !line.trimmed().isEmpty())
            break;
        if (isComment(line))
            last = at;
    }
    if (last < 0 || last + 1 >= lines.size())
        return preamble;
    preamble.lines = mayBeHeader(lines.at(last), lines.at(last + 1)) ? last : last + 1;
    return preamble;
}

} // namespace intray
