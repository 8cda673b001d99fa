// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include <memory>

namespace intray {

/// A language that nobody speaks: every text 40 % longer and with marks above its letters, but
/// still to be read. What stays plain English was not translated; what is cut off has too little
/// room.
class PseudoLanguage : public QTranslator
{
public:
    QString translate(const char *, const char *source, const char *, int) const override
    {
        const QString text = QString::fromUtf8(source);
        const qsizetype more = (text.size() * 2 + 4) / 5;
        const bool goesOn = text.endsWith(QStringLiteral("..."));
        return withMarks(goesOn ? text.chopped(3) : text) + QString(more, QChar(0x00F8)) +
               (goesOn ? QStringLiteral("...") : QString());
    }
    bool isEmpty() const override { return false; }

private:
    static QString withMarks(QString text)
    {
        return text.replace(u'a', QChar(0x00E5)).replace(u'o', QChar(0x00F6));
    }
};

/// Is asked for what no other translator has said, and says nothing either.
class Silence : public QTranslator
{
public:
    /// Texts of our own; those of Qt's widgets have contexts such as QDialogButtonBox.
    const QStringList &texts() const { return m_texts; }
    QString translate(const char *context, const char *source, const char *, int) const override
    {
        const bool isQts = context[0] == 'Q' && QChar::fromLatin1(context[1]).isUpper();
        if (!isQts && !m_texts.contains(QString::fromUtf8(source)))
            m_texts << QString::fromUtf8(source);
        return {};
    }
    bool isEmpty() const override { return false; }

private:
    mutable QStringList m_texts;
};

/// While it lives, new windows speak this language: "en", "de", another one with translations, or
/// "pseudo".
class Speaking
{
public:
    explicit Speaking(const QString &language)
    {
        // What is installed last is asked first.
        if (language != u"pseudo")
            install(loaded(QStringLiteral("en")));
        if (language == u"en")
            return;
        installOfQt(language);
        QCoreApplication::installTranslator(&m_silence);
        if (language == u"pseudo")
            install(std::make_unique<PseudoLanguage>());
        else
            install(loaded(language));
    }
    ~Speaking()
    {
        for (const auto &translator : m_translators)
            QCoreApplication::removeTranslator(translator.get());
    }
    Q_DISABLE_COPY_MOVE(Speaking)

    /// What was wanted and is not said in this language.
    const QStringList &notSaid() const { return m_silence.texts(); }

private:
    /// Its buttons, as the program has them; a machine without them shows English.
    void installOfQt(const QString &language)
    {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(QStringLiteral("qtbase_") + language,
                             QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            install(std::move(translator));
    }
    static std::unique_ptr<QTranslator> loaded(const QString &language)
    {
        auto translator = std::make_unique<QTranslator>();
        if (!translator->load(QStringLiteral(":/i18n/intray_") + language))
            qFatal("There is no language %s.", qPrintable(language));
        return translator;
    }
    void install(std::unique_ptr<QTranslator> translator)
    {
        QCoreApplication::installTranslator(translator.get());
        m_translators.push_back(std::move(translator));
    }

    Silence m_silence;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace intray
