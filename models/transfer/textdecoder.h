// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QByteArrayView>
#include <QString>

#include <memory>

namespace intray {

/// Turns a stream of bytes into text piece by piece. A leading byte order mark is dropped.
/// Bytes that mean nothing in the encoding are never replaced in silence: byte B becomes the lone
/// surrogate U+DC00+B, which no valid text contains, and sawInvalid() tells. One thread at a time.
class TextDecoder
{
public:
    /// Invalid if the encoding is unknown.
    static Outcome<TextDecoder> make(const QString &encoding);
    TextDecoder(TextDecoder &&) noexcept;
    TextDecoder &operator=(TextDecoder &&) noexcept;
    ~TextDecoder();

    /// Appends the text of these bytes. `last`: nothing follows, so a cut character is invalid.
    void append(QString &text, QByteArrayView bytes, bool last);
    /// Whether the latest append() met bytes that are not in the encoding.
    bool sawInvalid() const;

private:
    struct Converter;
    explicit TextDecoder(std::unique_ptr<Converter> converter);
    std::unique_ptr<Converter> m_converter;
};

/// Where the first stand-in for a meaningless byte is; -1: none.
qsizetype firstInvalid(QStringView text);
/// The text with every such stand-in shown as "\xNN".
QString withVisibleBytes(QStringView text);

} // namespace intray
