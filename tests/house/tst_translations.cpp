// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "house/tsfile.h"
#include "support/testclass.h"

#include <QTemporaryDir>
#include <QTest>

/// Every text that people see stands in every language.
class Translations : public QObject
{
    Q_OBJECT

private slots:
    void everyTextIsTranslated();
    void placeholdersSurviveTranslation();
};

static QStringList languageFiles()
{
    return QDir(houseRoot() + QStringLiteral("/translations")).entryList({QStringLiteral("*.ts")});
}

void Translations::everyTextIsTranslated()
{
    QVERIFY(!languageFiles().isEmpty());
    const QTemporaryDir folder;
    for (const QString &name : languageFiles()) {
        const QString fresh = folder.filePath(name);
        QVERIFY(QFile::copy(houseRoot() + QStringLiteral("/translations/") + name, fresh));
        QStringList options{QStringLiteral("-locations"), QStringLiteral("none")};
        if (name.contains(QStringLiteral("_en")))
            options << QStringLiteral("-pluralonly");
        QString complaint;
        QVERIFY2(updateTexts(fresh, options, &complaint), qPrintable(complaint));
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
        for (const Message &message :
             messagesIn(houseRoot() + QStringLiteral("/translations/") + name))
            for (const QString &placeholder : {QStringLiteral("%1"), QStringLiteral("%2"),
                                               QStringLiteral("%3"), QStringLiteral("%4")})
                for (const QString &translation : message.translations)
                    QVERIFY2(translation.contains(placeholder) ==
                                 message.source.contains(placeholder),
                             qPrintable(name + QStringLiteral(": ") + message.source));
}

INTRAY_TEST_GUILESS_MAIN(Translations)
#include "tst_translations.moc"
