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

static void install(const QLocale &locale, const QString &name, const QString &folder)
{
    auto *translator = new QTranslator(QCoreApplication::instance());
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
