// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/textencoding.h"

#include <QFile>

#include <memory>
#include <optional>

namespace intray {

class TextDecoder;

/// Opens a file of text to read, whatever stands in it. Unreadable: it is a folder, is not there or
/// may not be read.
Outcome<Done> openText(QFile &file);
/// How a file of text begins, in UTF-8 and without a byte order mark; empty where it cannot be
/// read, which who reads it says.
QByteArray beginningOfText(const QByteArray &bytes);

/// The lines of a text in the encoding that guessEncoding() finds, or in a chosen one, as UTF-8.
/// Marks of the byte order in front of lines, as they stand in files that were put together, are
/// dropped. Blocks; one thread at a time.
class TextLines
{
public:
    /// A line of so many bytes is cut off here, and no line.
    static constexpr qint64 longestLine = 64 * 1024 * 1024;

    /// As openText(); Invalid too: the encoding is unknown.
    static Outcome<std::unique_ptr<TextLines>> open(const QString &path,
                                                    const std::optional<QString> &encoding);
    ~TextLines();
    Q_DISABLE_COPY_MOVE(TextLines)

    /// The next line without blanks around it; false at the end. Bytes that mean nothing stay such
    /// as mean nothing in UTF-8. Invalid: the line is too long.
    Outcome<bool> next(QByteArray &line);
    Outcome<Done> restart();

    const TextEncoding &encoding() const { return m_encoding; }
    qint64 line() const { return m_line; } ///< Of the one that was read last, from 1.
    qint64 bytesRead() const { return m_file.pos(); }
    qint64 totalBytes() const { return m_file.size(); }

private:
    explicit TextLines(const QString &path);
    bool fill();
    qsizetype endOfLine() const;

    QFile m_file;
    TextEncoding m_encoding;
    std::unique_ptr<TextDecoder> m_decoder; ///< None: it is UTF-8.
    QByteArray m_bytes;                     ///< In UTF-8; taken up to m_at.
    qsizetype m_at = 0;
    bool m_isOver = false; ///< All of the file has been read.
    qint64 m_line = 0;
};

} // namespace intray
