// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/textencoding.h"

#include <uchardet.h>
#include <unicode/ucnv.h>
#include <unicode/utf8.h>

#include <QCoreApplication>

#include <array>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TextEncoding)
};

struct Mark
{
    const char *bytes;
    qsizetype size;
    const char *encoding;
};

// UTF-32 stands first: its little-endian mark begins with UTF-16's.
constexpr std::array marks{
    Mark{"\xFF\xFE\0\0", 4, "UTF-32LE"}, Mark{"\0\0\xFE\xFF", 4, "UTF-32BE"},
    Mark{"\xEF\xBB\xBF", 3, "UTF-8"},    Mark{"\xFF\xFE", 2, "UTF-16LE"},
    Mark{"\xFE\xFF", 2, "UTF-16BE"},
};

QString encodingOfMark(const QByteArray &sample)
{
    for (const Mark &mark : marks)
        if (sample.startsWith(QByteArrayView(mark.bytes, mark.size)))
            return QString::fromLatin1(mark.encoding);
    return {};
}

/// Whether the bytes are UTF-8; one cut character at the end is forgiven unless they are the whole
/// file.
bool isUtf8(const QByteArray &bytes, bool whole)
{
    const auto *text = reinterpret_cast<const uint8_t *>(bytes.constData());
    const auto length = int32_t(bytes.size());
    int32_t at = 0;
    while (at < length) {
        const int32_t start = at;
        UChar32 c = 0;
        U8_NEXT(text, at, length, c);
        if (c < 0)
            return !whole && length - start < U8_MAX_LENGTH && U8_IS_LEAD(text[start]);
    }
    return true;
}

/// Without a mark, UTF-16 gives itself away: nearly every other byte of Western text is zero.
QString utf16WithoutMark(const QByteArray &sample)
{
    qsizetype zeros[2] = {0, 0};
    for (qsizetype i = 0; i < sample.size(); ++i)
        zeros[i % 2] += sample.at(i) == '\0' ? 1 : 0;
    const qsizetype pairs = sample.size() / 2;
    if (pairs < 2 || sample.size() % 2 != 0)
        return {};
    if (zeros[1] * 10 > pairs * 4 && zeros[0] * 10 < pairs)
        return QStringLiteral("UTF-16LE");
    if (zeros[0] * 10 > pairs * 4 && zeros[1] * 10 < pairs)
        return QStringLiteral("UTF-16BE");
    return {};
}

/// Two files that were put together have letters of both. What is written in another encoding
/// hardly ever has bytes that are a letter of UTF-8, and many that are none.
bool isMostlyUtf8(const QByteArray &bytes)
{
    const auto *text = reinterpret_cast<const uint8_t *>(bytes.constData());
    const auto length = int32_t(bytes.size());
    qint64 letters = 0;
    qint64 others = 0;
    for (int32_t at = 0; at < length;) {
        UChar32 c = 0;
        U8_NEXT(text, at, length, c);
        letters += c >= 0x80 ? 1 : 0;
        others += c < 0 ? 1 : 0;
    }
    return letters > 0 && letters * 4 >= others;
}

QString byFrequency(const QByteArray &sample)
{
    uchardet_t detector = uchardet_new();
    uchardet_handle_data(detector, sample.constData(), size_t(sample.size()));
    uchardet_data_end(detector);
    const QString name = QString::fromLatin1(uchardet_get_charset(detector));
    uchardet_delete(detector);
    return name;
}

bool isWestern(const QString &name)
{
    return name.isEmpty() || name.startsWith(u"ISO-8859-") || name.startsWith(u"WINDOWS-125");
}

/// Letter frequency cannot tell the single-byte encodings apart in a short text; there
/// Windows-1252, which contains Latin-1, is the likelier one by far.
QString likelySingleByte(const QByteArray &sample, const QString &guess)
{
    constexpr qsizetype enoughLetters = 200;
    const auto isHigh = [](char c) { return uchar(c) >= 0x80; };
    const auto letters = std::count_if(sample.begin(), sample.end(), isHigh);
    const bool isLatin = guess == u"ISO-8859-1" || guess == u"ISO-8859-15";
    if (isWestern(guess) && (letters < enoughLetters || isLatin || guess.isEmpty()))
        return QStringLiteral("windows-1252");
    return guess;
}

} // namespace

TextEncoding guessEncoding(const QByteArray &sample, bool whole)
{
    if (const QString name = encodingOfMark(sample); !name.isEmpty())
        return {name, true};
    if (const QString name = utf16WithoutMark(sample); !name.isEmpty())
        return {name, false};
    if (isUtf8(sample, whole))
        return {QStringLiteral("UTF-8"), true};
    if (isMostlyUtf8(sample))
        return {QStringLiteral("UTF-8"), false};
    const auto name = encodingNamed(likelySingleByte(sample, byFrequency(sample)));
    return {name.value_or(QStringLiteral("windows-1252")), false};
}

TextEncoding guessUnicode(const QByteArray &sample)
{
    if (const QString name = encodingOfMark(sample); !name.isEmpty())
        return {name, true};
    if (const QString name = utf16WithoutMark(sample); !name.isEmpty())
        return {name, false};
    return {QStringLiteral("UTF-8"), true};
}

/// ICU's own name for an encoding, the same for all of its aliases; empty: unknown.
static QString canonicalName(const QString &name)
{
    UErrorCode status = U_ZERO_ERROR;
    UConverter *converter = ucnv_open(name.toLatin1().constData(), &status);
    if (name.isEmpty() || U_FAILURE(status))
        return {};
    const QString canonical = QString::fromLatin1(ucnv_getName(converter, &status));
    ucnv_close(converter);
    return canonical;
}

Outcome<QString> encodingNamed(const QString &name)
{
    const QString canonical = canonicalName(name);
    if (canonical.isEmpty())
        return failure(
            Error::Kind::Invalid,
            Words::tr("The encoding “%1” is not known. Try UTF-8 or windows-1252.").arg(name));
    for (const QString &common : commonEncodings())
        if (canonicalName(common) == canonical)
            return common;
    UErrorCode status = U_ZERO_ERROR;
    const char *preferred = ucnv_getStandardName(canonical.toLatin1().constData(), "MIME", &status);
    return U_SUCCESS(status) && preferred ? QString::fromLatin1(preferred) : canonical;
}

QString noteOn(const TextEncoding &encoding)
{
    return encoding.sure
               ? QString()
               : Words::tr("The encoding %1 is a guess. Please check letters with accents.")
                     .arg(encoding.name);
}

QStringList commonEncodings()
{
    return {QStringLiteral("UTF-8"),        QStringLiteral("windows-1252"),
            QStringLiteral("ISO-8859-1"),   QStringLiteral("ISO-8859-15"),
            QStringLiteral("UTF-16LE"),     QStringLiteral("UTF-16BE"),
            QStringLiteral("windows-1250"), QStringLiteral("windows-1251"),
            QStringLiteral("Shift_JIS"),    QStringLiteral("GB18030"),
            QStringLiteral("Big5"),         QStringLiteral("EUC-KR"),
            QStringLiteral("IBM850")};
}

} // namespace intray
