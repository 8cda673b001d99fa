// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QProcess>
#include <QXmlStreamReader>

/// One text of a .ts file. Where it stands in the sources is known if the file has it.
struct Message
{
    QString context;
    QString source;
    QStringList translations;
    bool isUnfinished = false;
    QString file;
    qint64 line = 0;
    qint64 translationLine = 0;
};

inline QString houseRoot()
{
    return qEnvironmentVariable("INTRAY_SOURCE");
}

inline void readTranslation(QXmlStreamReader &xml, Message &message)
{
    message.isUnfinished = xml.attributes().value(QStringLiteral("type")) == u"unfinished";
    message.translationLine = xml.lineNumber();
    QString text;
    while (!(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == u"translation")) {
        if (xml.isStartElement() && xml.name() == u"numerusform")
            message.translations << xml.readElementText();
        else if (xml.isCharacters())
            text += xml.text();
    }
    if (message.translations.isEmpty())
        message.translations << text;
}

inline Message readMessage(QXmlStreamReader &xml, const QString &context)
{
    Message message;
    message.context = context;
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            message.source = xml.readElementText();
        } else if (xml.name() == u"location") {
            message.file = xml.attributes().value(QStringLiteral("filename")).toString();
            message.line = xml.attributes().value(QStringLiteral("line")).toLongLong();
            xml.skipCurrentElement();
        } else if (xml.name() == u"translation") {
            readTranslation(xml, message);
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

inline QList<Message> messagesIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(path));
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            messages << readMessage(xml, context);
    }
    return messages;
}

/// Brings the .ts file in line with the sources, as "make translations" does.
inline bool updateTexts(const QString &path, const QStringList &options, QString *complaint)
{
    QProcess lupdate;
    lupdate.setWorkingDirectory(houseRoot());
    const QStringList arguments =
        QStringLiteral("-silent -no-obsolete -I . -I models app ui models").split(u' ') + options +
        QStringList{QStringLiteral("-ts"), path};
    lupdate.start(QLibraryInfo::path(QLibraryInfo::BinariesPath) + QStringLiteral("/lupdate"),
                  arguments);
    const bool isDone = lupdate.waitForFinished(60'000) && lupdate.exitCode() == 0;
    *complaint = isDone ? QString()
                        : lupdate.errorString() + QString::fromUtf8(lupdate.readAllStandardError());
    return isDone;
}
