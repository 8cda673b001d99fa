// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

static void registerTranslations()
{
    Q_INIT_RESOURCE(translations);
}

namespace intray {

namespace {

/// Every count in a sentence (%n) is written as the locale groups it: 1,001 or 1.001.
class GroupingTranslator : public QTranslator
{
public:
    using QTranslator::QTranslator;

    QString translate(const char *context, const char *source, const char *disambiguation,
                      int count) const override
    {
        QString text = QTranslator::translate(context, source, disambiguation, count);
        return count < 0 ? text : text.replace(QStringLiteral("%n"), QStringLiteral("%Ln"));
    }
};

} // namespace

static void install(const QLocale &locale, const QString &name, const QString &folder)
{
    auto *translator = new GroupingTranslator(QCoreApplication::instance());
    if (translator->load(locale, name, QStringLiteral("_"), folder))
        QCoreApplication::installTranslator(translator);
}

void speak(const QString &language)
{
    registerTranslations();
    const QLocale locale = language.isEmpty() ? QLocale() : QLocale(language);
    QLocale::setDefault(locale);
    // English beneath, for its plurals; what is installed last is asked first.
    install(QLocale(QLocale::English), QStringLiteral("intray"), QStringLiteral(":/i18n"));
    if (locale.language() == QLocale::C || locale.language() == QLocale::English)
        return;
    install(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(locale, QStringLiteral("intray"), QStringLiteral(":/i18n"));
}

} // namespace intray
