// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/textfile.h"

#include "transfer/textdecoder.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(TextFile)
};

constexpr qint64 blockBytes = 256 * 1024;
constexpr qint64 sampleBytes = 64 * 1024;

/// With a byte that UTF-8 does not have for each that means nothing.
QByteArray utf8Of(QStringView text)
{
    QByteArray utf8;
    for (qsizetype at = firstInvalid(text); at >= 0; at = firstInvalid(text)) {
        utf8 += text.left(at).toUtf8() + '\xFF';
        text = text.mid(at + 1);
    }
    return utf8 + text.toUtf8();
}

bool isUtf8(const TextEncoding &encoding)
{
    return encoding.name == u"UTF-8";
}

QByteArray withoutMarks(QByteArray line)
{
    while (line.startsWith("\xEF\xBB\xBF"))
        line.remove(0, 3);
    return line;
}

} // namespace

Outcome<Done> openText(QFile &file)
{
    if (QFileInfo(file).isDir())
        return failure(Error::Kind::Unreadable,
                       Words::tr("“%1” is a folder. Choose a file.").arg(file.fileName()));
    if (!file.open(QIODevice::ReadOnly))
        return failure(Error::Kind::Unreadable,
                       Words::tr("The file “%1” cannot be read. Please check its name and whether "
                                 "you are allowed to read it.")
                           .arg(file.fileName()),
                       file.errorString());
    return Done();
}

QByteArray beginningOfText(const QByteArray &bytes)
{
    const TextEncoding encoding = guessUnicode(bytes);
    if (isUtf8(encoding))
        return withoutMarks(bytes);
    QString text;
    if (auto decoder = TextDecoder::make(encoding.name))
        decoder->append(text, bytes, false);
    return withoutMarks(utf8Of(text));
}

TextLines::TextLines(const QString &path)
    : m_file(path)
{
}

TextLines::~TextLines() = default;

Outcome<std::unique_ptr<TextLines>> TextLines::open(const QString &path,
                                                    const std::optional<QString> &encoding)
{
    std::unique_ptr<TextLines> lines(new TextLines(path));
    if (const auto opened = openText(lines->m_file); !opened)
        return tl::unexpected<Error>(opened.error());
    const QByteArray sample = lines->m_file.peek(sampleBytes);
    lines->m_encoding = guessEncoding(sample, sample.size() < sampleBytes);
    if (encoding) {
        const auto name = encodingNamed(*encoding);
        if (!name)
            return tl::unexpected<Error>(name.error());
        lines->m_encoding = {*name, true};
    }
    return lines->restart().map([&](Done) { return std::move(lines); });
}

Outcome<Done> TextLines::restart()
{
    m_file.seek(0);
    m_line = 0;
    m_at = 0;
    m_bytes.clear();
    m_isOver = false;
    if (isUtf8(m_encoding))
        return Done();
    auto decoder = TextDecoder::make(m_encoding.name);
    if (!decoder)
        return tl::unexpected<Error>(decoder.error());
    m_decoder = std::make_unique<TextDecoder>(std::move(*decoder));
    return Done();
}

/// Puts the next piece behind what is not taken yet; false at the end of the file.
bool TextLines::fill()
{
    const QByteArray block = m_file.read(blockBytes);
    m_bytes.remove(0, m_at);
    m_at = 0;
    if (!m_decoder) {
        m_bytes += block;
        return !block.isEmpty();
    }
    QString text;
    m_decoder->append(text, block, block.isEmpty());
    m_bytes += utf8Of(text);
    return !block.isEmpty();
}

/// Where the line ends that begins at m_at; -1: not in what has been read. A return at the very end
/// may be half of a line end.
qsizetype TextLines::endOfLine() const
{
    const QByteArrayView rest = QByteArrayView(m_bytes).sliced(m_at);
    const qsizetype feed = rest.indexOf('\n');
    const qsizetype back = rest.first(feed < 0 ? rest.size() : feed).indexOf('\r');
    const bool isOpen = feed < 0 && back == rest.size() - 1 && !m_isOver;
    const qsizetype end = back < 0 ? feed : back;
    return end < 0 || isOpen ? -1 : m_at + end;
}

Outcome<bool> TextLines::next(QByteArray &line)
{
    qsizetype end = endOfLine();
    while (end < 0 && !m_isOver && m_bytes.size() - m_at < longestLine) {
        m_isOver = !fill();
        end = endOfLine();
    }
    if (end < 0 && m_at == m_bytes.size())
        return false;
    ++m_line;
    if (end < 0 && !m_isOver)
        return failure(Error::Kind::Invalid,
                       Words::tr("Line %1 is too long to be a record.").arg(m_line));
    const qsizetype from = m_at;
    end = end < 0 ? m_bytes.size() : end;
    const bool isPair = m_bytes.mid(end, 2) == "\r\n";
    m_at = std::min(m_bytes.size(), end + (isPair ? 2 : 1));
    line = withoutMarks(m_bytes.sliced(from, end - from).trimmed()).trimmed();
    const bool isEndOfDos = line == "\x1A" && m_isOver && m_at == m_bytes.size();
    return !isEndOfDos;
}

} // namespace intray
