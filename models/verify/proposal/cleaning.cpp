// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/cleaning.h"

#include <QByteArray>
#include <QHash>
#include <QStringDecoder>

#include <array>

namespace intray {

namespace {

/// What Windows-1252 has from 0x80 to 0x9f; 0: nothing, which converters leave as it is.
constexpr std::array<char16_t, 32> windows{
    u'€', 0,    u'‚', u'ƒ', u'„', u'…', u'†', u'‡', u'ˆ', u'‰', u'Š', u'‹', u'Œ', 0, u'Ž', 0,
    0,    u'‘', u'’', u'“', u'”', u'•', u'–', u'—', u'˜', u'™', u'š', u'›', u'œ', 0, u'ž', u'Ÿ'};

/// The byte that reads as this character; below 0: none does.
int byteOf(QChar c)
{
    const char16_t code = c.unicode();
    if (code >= 0x80 && code <= 0xff)
        return code;
    for (size_t i = 0; code > 0xff && i < windows.size(); ++i)
        if (windows.at(i) == code)
            return 0x80 + int(i);
    return -1;
}

QString readAsUtf8(const QByteArray &bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder.decode(bytes);
    return decoder.hasError() || text.contains(QChar::ReplacementCharacter) ? QString() : text;
}

/// Of a run of characters that are bytes; itself if it was never anything else.
QString meantBy(const QString &run, const QByteArray &bytes)
{
    const QString text = bytes.size() > 1 ? readAsUtf8(bytes) : QString();
    const bool isReal = !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.category() != QChar::Other_Control && c.category() != QChar::Other_NotAssigned;
    });
    return isReal ? text : run;
}

QString readOnce(const QString &text)
{
    QString result, run;
    QByteArray bytes;
    const auto endRun = [&] {
        result += meantBy(run, bytes);
        run.clear();
        bytes.clear();
    };
    for (const QChar c : text) {
        const int byte = byteOf(c);
        if (byte < 0) {
            endRun();
            result += c;
        } else {
            run += c;
            bytes += char(byte);
        }
    }
    endRun();
    return result;
}

QString withoutWebNames(QString text)
{
    static const QList<std::pair<QString, QString>> names{
        {QStringLiteral("&nbsp;"), QStringLiteral(" ")},
        {QStringLiteral("&quot;"), QStringLiteral("\"")},
        {QStringLiteral("&apos;"), QStringLiteral("'")},
        {QStringLiteral("&#39;"), QStringLiteral("'")},
        {QStringLiteral("&lt;"), QStringLiteral("<")},
        {QStringLiteral("&gt;"), QStringLiteral(">")},
        {QStringLiteral("&auml;"), QStringLiteral("ä")},
        {QStringLiteral("&ouml;"), QStringLiteral("ö")},
        {QStringLiteral("&uuml;"), QStringLiteral("ü")},
        {QStringLiteral("&Auml;"), QStringLiteral("Ä")},
        {QStringLiteral("&Ouml;"), QStringLiteral("Ö")},
        {QStringLiteral("&Uuml;"), QStringLiteral("Ü")},
        {QStringLiteral("&szlig;"), QStringLiteral("ß")},
        {QStringLiteral("&eacute;"), QStringLiteral("é")},
        {QStringLiteral("&egrave;"), QStringLiteral("è")},
        {QStringLiteral("&amp;"), QStringLiteral("&")}};
    if (!text.contains(u'&'))
        return text;
    for (const auto &[name, sign] : names)
        text.replace(name, sign);
    return text;
}

bool isUnseen(QChar c)
{
    static const QString marks = QStringLiteral("\u00ad\u200b\u200e\u200f\u2060\ufeff"
                                                "\u202a\u202b\u202c\u202d\u202e");
    return marks.contains(c) || (c.category() == QChar::Other_Control && !c.isSpace());
}

/// Of full width, or letters joined to one: they are the same to read.
QString plainOf(QChar c)
{
    const bool isWide = c >= QChar(0xff01) && c <= QChar(0xff5e);
    const bool isJoined = c >= QChar(0xfb00) && c <= QChar(0xfb06);
    if (isWide || isJoined)
        return QString(c).normalized(QString::NormalizationForm_KC);
    return c;
}

} // namespace

QString withLettersAsWritten(const QString &text)
{
    constexpr int mostTimes = 3;
    QString result = text;
    for (int time = 0; time < mostTimes; ++time) {
        const QString again = readOnce(result);
        if (again == result)
            break;
        result = again;
    }
    return result;
}

QString undamaged(const QString &text)
{
    return withoutWebNames(withLettersAsWritten(text));
}

QString cleaned(const QString &text, bool withLines)
{
    QString result;
    for (const QChar c : undamaged(text))
        if (!isUnseen(c))
            result += !withLines && c.isSpace() ? QString(u' ') : plainOf(c);
    return withLines ? result : result.simplified().normalized(QString::NormalizationForm_C);
}

QString withPlainSigns(const QString &text)
{
    static const QString dashes = QStringLiteral("\u2010\u2011\u2012\u2013\u2014\u2212");
    static const QString single = QStringLiteral("\u2018\u2019\u201b\u2032\u00b4\u0060\u02bc");
    static const QString doubled = QStringLiteral("\u201c\u201d\u201e\u201f\u2033");
    QString result;
    for (const QChar c : text)
        result += dashes.contains(c)    ? QChar(u'-')
                  : single.contains(c)  ? QChar(u'\'')
                  : doubled.contains(c) ? QChar(u'"')
                                        : c;
    return result;
}

} // namespace intray
