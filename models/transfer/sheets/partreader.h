// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "transfer/sheets/zipfile.h"

#include <QXmlStreamReader>

namespace intray {

/// The XML of one part of a spreadsheet, element by element, at constant memory. Its zip file must
/// outlive it. It stops at what no spreadsheet has: a document type, which could make a short text
/// long, and elements deeper than any sheet's. Then, as at the end, there are no more elements, and
/// fault() tells the two apart. Lives in one thread and blocks.
class PartReader
{
public:
    /// Errors as ZipFile::part(). Suspicious, if its first element is not called so.
    static Outcome<std::unique_ptr<PartReader>> open(const ZipFile &file, const QString &part,
                                                     QLatin1String root);

    /// Goes to the next element within the one that it stands on; false at the end of that one.
    /// Each element is then read to its end: by toChild() until it is false, by text() or by
    /// skip().
    bool toChild();
    /// The next text or element within the one that it stands on; false at the end of that one.
    bool toPiece();
    bool isText() const { return m_xml.isCharacters(); }
    void skip();
    /// The text of the element that it stands on, without that of elements within it.
    QString text();

    QXmlStreamReader &xml() { return m_xml; }
    bool is(QLatin1String name) const { return m_xml.name() == name; }
    QString attribute(QLatin1String name) const; ///< With its prefix, as it usually is.
    bool hasAttribute(QLatin1String name) const;

    /// Done, unless the reading stopped before its end. Invalid: the part is damaged, too large or
    /// suspicious. Unreadable: the file has changed.
    Outcome<Done> fault() const;
    /// As fault(), with what is left, whose checksum is compared.
    Outcome<Done> finish();
    /// Stops here, for a reason that only the caller can see.
    void stop(const Error &error);
    const ZipPart &part() const { return *m_part; }

private:
    PartReader(const ZipFile &file, std::unique_ptr<ZipPart> part);
    bool advance();

    const ZipFile &m_file;
    std::unique_ptr<ZipPart> m_part;
    QXmlStreamReader m_xml;
    int m_depth = 0;
    std::optional<Error> m_stopped;
};

/// Texts longer than this, in characters, make a file oversized: a row must fit into memory.
inline constexpr qsizetype longestText = 64 * 1024 * 1024;

} // namespace intray
