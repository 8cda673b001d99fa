// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/sheets/partreader.h"

#include "transfer/sheets/bookfault.h"

namespace intray {

namespace {

/// A sheet nests some ten deep, a text with marks in it some ten more.
constexpr int deepest = 200;

} // namespace

PartReader::PartReader(const ZipFile &file, std::unique_ptr<ZipPart> part)
    : m_file(file)
    , m_part(std::move(part))
    , m_xml(m_part.get())
{
}

Outcome<std::unique_ptr<PartReader>> PartReader::open(const ZipFile &file, const QString &part,
                                                      QLatin1String root)
{
    auto opened = file.part(part);
    if (!opened)
        return tl::unexpected<Error>(opened.error());
    std::unique_ptr<PartReader> reader(new PartReader(file, std::move(*opened)));
    const bool isThere = reader->toChild();
    if (const auto sound = reader->fault(); !sound)
        return tl::unexpected<Error>(sound.error());
    if (!isThere || !reader->is(root))
        return tl::unexpected<Error>(
            damagedPart(file.path(), part, QStringLiteral("no <%1>").arg(root)));
    return reader;
}

bool PartReader::advance()
{
    if (m_stopped || m_xml.atEnd())
        return false;
    m_part->beginPiece();
    switch (m_xml.readNext()) {
    case QXmlStreamReader::StartElement:
        if (++m_depth > deepest)
            stop(suspicious(m_file.path(), QStringLiteral("elements 200 deep")));
        break;
    case QXmlStreamReader::EndElement:
        --m_depth;
        break;
    case QXmlStreamReader::DTD:
        stop(suspicious(m_file.path(), QStringLiteral("a document type")));
        break;
    default:
        break;
    }
    return !m_stopped && !m_xml.hasError();
}

bool PartReader::toChild()
{
    while (toPiece())
        if (!isText())
            return true;
    return false;
}

bool PartReader::toPiece()
{
    while (advance()) {
        if (m_xml.isStartElement() || m_xml.isCharacters())
            return true;
        if (m_xml.isEndElement())
            return false;
    }
    return false;
}

void PartReader::skip()
{
    const int inner = m_depth;
    while (m_depth >= inner && advance()) {
    }
}

QString PartReader::text()
{
    QString text;
    while (toPiece()) {
        if (!isText()) {
            skip();
            continue;
        }
        text += m_xml.text();
        if (text.size() > longestText)
            stop(oversized(m_file.path(), QStringLiteral("a text of more than 64 M characters")));
    }
    return text;
}

QString PartReader::attribute(QLatin1String name) const
{
    for (const QXmlStreamAttribute &attribute : m_xml.attributes())
        if (attribute.qualifiedName() == name)
            return attribute.value().toString();
    return {};
}

bool PartReader::hasAttribute(QLatin1String name) const
{
    return m_xml.attributes().hasAttribute(name);
}

Outcome<Done> PartReader::fault() const
{
    if (!m_stopped && !m_xml.hasError())
        return Done();
    if (const auto same = m_file.checkUnchanged(); !same)
        return same;
    if (m_stopped)
        return tl::unexpected<Error>(*m_stopped);
    if (m_part->fault())
        return tl::unexpected<Error>(*m_part->fault());
    return tl::unexpected<Error>(damagedPart(
        m_file.path(), m_part->entry().name,
        QStringLiteral("line %1: %2").arg(m_xml.lineNumber()).arg(m_xml.errorString())));
}

Outcome<Done> PartReader::finish()
{
    if (const auto sound = fault(); !sound)
        return sound;
    const auto whole = m_part->readToEnd();
    if (const auto same = m_file.checkUnchanged(); !same)
        return same;
    return whole;
}

void PartReader::stop(const Error &error)
{
    if (!m_stopped)
        m_stopped = error;
}

} // namespace intray
