// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QLibraryInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

/// Every text that people see stands in every language.
class Translations : public QObject
{
    Q_OBJECT

private slots:
    void everyTextIsTranslated();
    void placeholdersSurviveTranslation();
};

/// One text of a .ts file.
struct Message
{
    QString context;
    QString source;
    QStringList translations;
    bool isUnfinished = false;
};

static QString root()
{
    return qEnvironmentVariable("INTRAY_SOURCE");
}

static Message readMessage(QXmlStreamReader &xml, const QString &context)
{
    Message message{context, {}, {}, false};
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            message.source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            message.isUnfinished = xml.attributes().value(QStringLiteral("type")) == u"unfinished";
            QString text;
            while (
                !(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == u"translation")) {
                if (xml.isStartElement() && xml.name() == u"numerusform")
                    message.translations << xml.readElementText();
                else if (xml.isCharacters())
                    text += xml.text();
            }
            if (message.translations.isEmpty())
                message.translations << text;
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

static QList<Message> messagesIn(const QString &path)
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

static QStringList languageFiles()
{
    return QDir(root() + QStringLiteral("/translations")).entryList({QStringLiteral("*.ts")});
}

void Translations::everyTextIsTranslated()
{
    QVERIFY(!languageFiles().isEmpty());
    const QTemporaryDir folder;
    for (const QString &name : languageFiles()) {
        const QString fresh = folder.filePath(name);
        QVERIFY(QFile::copy(root() + QStringLiteral("/translations/") + name, fresh));
        QProcess lupdate;
        lupdate.setWorkingDirectory(root());
        QStringList arguments =
            QStringLiteral("-silent -no-obsolete -locations none -I . -I models app ui models -ts")
                .split(u' ')
            << fresh;
        if (name.contains(QStringLiteral("_en")))
            arguments << QStringLiteral("-pluralonly");
        lupdate.start(QLibraryInfo::path(QLibraryInfo::BinariesPath) + QStringLiteral("/lupdate"),
                      arguments);
        QVERIFY2(lupdate.waitForFinished(60'000), qPrintable(lupdate.errorString()));
        QCOMPARE(lupdate.exitCode(), 0);
        const QList<Message> messages = messagesIn(fresh);
        QVERIFY(messages.size() > 5);
        for (const Message &message : messages)
            QVERIFY2(
                !message.isUnfinished && !message.translations.contains(QString()),
                qPrintable(name + QStringLiteral(": ") + message.context + u' ' + message.source));
    }
}

void Translations::placeholdersSurviveTranslation()
{
    for (const QString &name : languageFiles())
        for (const Message &message : messagesIn(root() + QStringLiteral("/translations/") + name))
            for (const QString &placeholder : {QStringLiteral("%1"), QStringLiteral("%2"),
                                               QStringLiteral("%3"), QStringLiteral("%4")})
                for (const QString &translation : message.translations)
                    QVERIFY2(translation.contains(placeholder) ==
                                 message.source.contains(placeholder),
                             qPrintable(name + QStringLiteral(": ") + message.source));
}

QTEST_GUILESS_MAIN(Translations)
#include "tst_translations.moc"
