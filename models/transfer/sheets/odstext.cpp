// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/odstext.h"

#include "transfer/sheets/bookfault.h"
#include "transfer/sheets/partreader.h"

#include <algorithm>
#include <utility>

namespace intray {

namespace {

/// One paragraph: a run of blanks is one blank, and none at its ends; what is more has elements.
class Paragraph
{
public:
    Paragraph(PartReader &reader, QString &text)
        : m_reader(reader)
        , m_text(text)
    {
    }

    void read()
    {
        const qsizetype beginning = m_text.size();
        readPieces();
        if (m_isBehindBlank && m_text.size() > beginning)
            m_text.chop(1);
    }

private:
    void readPieces()
    {
        while (m_reader.toPiece()) {
            if (m_reader.isText())
                takeCharacters(m_reader.xml().text());
            else
                takeElement();
            if (m_text.size() > longestText)
                m_reader.stop(oversized(m_reader.part().entry().file,
                                        QStringLiteral("a text of more than 64 M characters")));
        }
    }

    void takeCharacters(QStringView characters)
    {
        for (const QChar c : characters) {
            const bool isBlank = c == u' ' || c == u'\t' || c == u'\n' || c == u'\r';
            if (!isBlank)
                m_text += c;
            else if (!m_isBehindBlank)
                m_text += u' ';
            m_isBehindBlank = isBlank;
        }
    }

    void takeElement()
    {
        const QStringView name = m_reader.xml().name();
        const bool isText = m_reader.xml().prefix() == u"text";
        if (isText && name == u"s")
            return add(QString(blanks(), u' '));
        if (isText && name == u"tab")
            return add(QStringLiteral("\t"));
        if (isText && name == u"line-break")
            return add(QStringLiteral("\n"));
        if (!isText || name == u"note" || name == u"ruby-text")
            return m_reader.skip();
        readPieces();
    }

    qsizetype blanks() const
    {
        const QString said = m_reader.attribute(QLatin1String("text:c"));
        return said.isEmpty() ? 1 : std::clamp<qsizetype>(said.toLongLong(), 0, longestText);
    }

    void add(const QString &characters)
    {
        m_text += characters;
        m_isBehindBlank = false;
        m_reader.skip();
    }

    PartReader &m_reader;
    QString &m_text;
    bool m_isBehindBlank = true;
};

} // namespace

std::optional<QString> textOfOdsCell(PartReader &reader)
{
    QString text;
    bool isThere = false;
    while (reader.toChild()) {
        if (reader.xml().prefix() != u"text" || reader.xml().name() != u"p") {
            reader.skip();
            continue;
        }
        if (std::exchange(isThere, true))
            text += u'\n';
        Paragraph(reader, text).read();
    }
    return isThere ? std::optional(text) : std::nullopt;
}

} // namespace intray
