// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <zlib.h>

#include <QByteArray>
#include <QFile>
#include <QHash>
#include <QMap>
#include <QRegularExpression>
#include <QString>
#include <QXmlStreamReader>
#include <QtEndian>

#include <optional>

namespace intray {

/// The members of a ZIP archive, uncompressed, found by its list at the end; each is checked
/// against its sum. Empty: something is wrong with it.
inline QMap<QString, QByteArray> membersOf(const QByteArray &archive)
{
    const auto number = [&](qsizetype at) {
        return qsizetype(qFromLittleEndian<quint32>(archive.constData() + at));
    };
    const auto shortNumber = [&](qsizetype at) {
        return qsizetype(qFromLittleEndian<quint16>(archive.constData() + at));
    };
    QMap<QString, QByteArray> members;
    const qsizetype end = archive.lastIndexOf("PK\x05\x06");
    if (end < 0)
        return members;
    qsizetype at = number(end + 16);
    for (qsizetype left = shortNumber(end + 10); left > 0; --left) {
        const qsizetype compressed = number(at + 20);
        QByteArray content(number(at + 24), '\0');
        const QString name = QString::fromUtf8(archive.mid(at + 46, shortNumber(at + 28)));
        const qsizetype head = number(at + 42);
        const qsizetype begin = head + 30 + shortNumber(head + 26) + shortNumber(head + 28);
        z_stream stream{};
        inflateInit2(&stream, -MAX_WBITS);
        stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(archive.constData() + begin));
        stream.avail_in = uInt(compressed);
        stream.next_out = reinterpret_cast<Bytef *>(content.data());
        stream.avail_out = uInt(content.size());
        const int result = inflate(&stream, Z_FINISH);
        inflateEnd(&stream);
        const auto sum =
            crc32(crc32(0, nullptr, 0), reinterpret_cast<const Bytef *>(content.data()),
                  uInt(content.size()));
        const bool isSaidTwice = archive.mid(head + 14, 12) == archive.mid(at + 16, 12);
        if (result != Z_STREAM_END || qsizetype(sum) != number(at + 16) || !isSaidTwice)
            return {};
        members.insert(name, content);
        at += 46 + shortNumber(at + 28);
    }
    return members;
}

/// A cell as a spreadsheet sees it.
struct WrittenCell
{
    QString value; ///< A text with its codes undone, or a number as it stands.
    bool isText = false;
    int style = 0;
};

/// The cells of one sheet by their place, such as "B2".
inline QHash<QString, WrittenCell> cellsOf(const QByteArray &sheet)
{
    static const QRegularExpression code(QStringLiteral("_x([0-9A-Fa-f]{4})_"));
    QHash<QString, WrittenCell> cells;
    QXmlStreamReader xml(sheet);
    QString place;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == u"c") {
            place = xml.attributes().value(QStringLiteral("r")).toString();
            const bool isText = xml.attributes().value(QStringLiteral("t")) == u"inlineStr";
            cells.insert(place, {{}, isText, xml.attributes().value(QStringLiteral("s")).toInt()});
        } else if (xml.name() == u"v") {
            cells[place].value = xml.readElementText();
        } else if (xml.name() == u"t") {
            const QString written = xml.readElementText();
            QString text;
            qsizetype at = 0;
            for (auto found = code.match(written); found.hasMatch();
                 found = code.match(written, at)) {
                text += written.mid(at, found.capturedStart() - at) +
                        QChar(found.captured(1).toUShort(nullptr, 16));
                at = found.capturedEnd();
            }
            cells[place].value = text + written.mid(at);
        }
    }
    if (xml.hasError())
        qFatal("%s", qPrintable(xml.errorString()));
    return cells;
}

/// The workbook in a file; its members, and the cells of its first sheets.
struct Workbook
{
    explicit Workbook(const QString &path)
    {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly))
            members = membersOf(file.readAll());
    }

    QByteArray sheetText(int sheet) const
    {
        return members.value(QStringLiteral("xl/worksheets/sheet%1.xml").arg(sheet));
    }
    QHash<QString, WrittenCell> cells(int sheet = 1) const { return cellsOf(sheetText(sheet)); }

    QMap<QString, QByteArray> members;
};

} // namespace intray
