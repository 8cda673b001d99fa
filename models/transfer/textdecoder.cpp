// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/textdecoder.h"

#include "transfer/textencoding.h"

#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>

namespace intray {

namespace {

constexpr char16_t standInFirst = 0xDC00;
constexpr char16_t standInLast = 0xDCFF;
constexpr char16_t byteOrderMark = 0xFEFF;

struct ConverterCloser
{
    void operator()(UConverter *converter) const { ucnv_close(converter); }
};

/// ICU calls this for bytes without a meaning: they are kept as stand-ins.
void keepBytes(const void *sawInvalid, UConverterToUnicodeArgs *args, const char *bytes,
               int32_t count, UConverterCallbackReason reason, UErrorCode *status)
{
    if (reason > UCNV_IRREGULAR)
        return;
    *status = U_ZERO_ERROR;
    *static_cast<bool *>(const_cast<void *>(sawInvalid)) = true;
    for (int32_t i = 0; i < count; ++i) {
        const char16_t standIn = char16_t(standInFirst + uchar(bytes[i]));
        ucnv_cbToUWriteUChars(args, &standIn, 1, 0, status);
    }
}

bool isStandIn(QStringView text, qsizetype index)
{
    const char16_t c = text.at(index).unicode();
    const bool isPaired = index > 0 && text.at(index - 1).isHighSurrogate();
    return c >= standInFirst && c <= standInLast && !isPaired;
}

} // namespace

struct TextDecoder::Converter
{
    std::unique_ptr<UConverter, ConverterCloser> icu;
    bool atStart = true;
    bool sawInvalid = false;
};

TextDecoder::TextDecoder(std::unique_ptr<Converter> converter)
    : m_converter(std::move(converter))
{
}

TextDecoder::TextDecoder(TextDecoder &&) noexcept = default;
TextDecoder &TextDecoder::operator=(TextDecoder &&) noexcept = default;
TextDecoder::~TextDecoder() = default;

Outcome<TextDecoder> TextDecoder::make(const QString &encoding)
{
    const Outcome<QString> name = encodingNamed(encoding);
    if (!name)
        return tl::unexpected<Error>(name.error());
    auto converter = std::make_unique<Converter>();
    UErrorCode status = U_ZERO_ERROR;
    converter->icu.reset(ucnv_open(name->toLatin1().constData(), &status));
    ucnv_setToUCallBack(converter->icu.get(), keepBytes, &converter->sawInvalid, nullptr, nullptr,
                        &status);
    if (U_FAILURE(status))
        return failure(Error::Kind::Broken, QString(), QString::fromLatin1(u_errorName(status)));
    return TextDecoder(std::move(converter));
}

void TextDecoder::append(QString &text, QByteArrayView bytes, bool last)
{
    m_converter->sawInvalid = false;
    const qsizetype start = text.size();
    const char *source = bytes.data();
    const char *const sourceEnd = source + bytes.size();
    UErrorCode status = U_ZERO_ERROR;
    do {
        const qsizetype filled = text.size();
        text.resize(filled + (sourceEnd - source) + 64);
        auto *target = reinterpret_cast<char16_t *>(text.data()) + filled;
        const auto *const targetEnd = reinterpret_cast<char16_t *>(text.data()) + text.size();
        status = U_ZERO_ERROR;
        ucnv_toUnicode(m_converter->icu.get(), &target, targetEnd, &source, sourceEnd, nullptr,
                       last, &status);
        text.resize(target - reinterpret_cast<const char16_t *>(text.constData()));
    } while (status == U_BUFFER_OVERFLOW_ERROR);
    if (m_converter->atStart && text.size() > start) {
        m_converter->atStart = false;
        if (text.at(start) == byteOrderMark)
            text.remove(start, 1);
    }
}

bool TextDecoder::sawInvalid() const
{
    return m_converter->sawInvalid;
}

qsizetype firstInvalid(QStringView text)
{
    for (qsizetype i = 0; i < text.size(); ++i)
        if (isStandIn(text, i))
            return i;
    return -1;
}

QString withVisibleBytes(QStringView text)
{
    QString visible;
    visible.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char16_t c = text.at(i).unicode();
        if (isStandIn(text, i))
            visible += QStringLiteral("\\x%1")
                           .arg(c - standInFirst, 2, 16, QLatin1Char('0'))
                           .toUpper()
                           .replace(u'X', u'x');
        else
            visible += text.at(i);
    }
    return visible;
}

} // namespace intray
