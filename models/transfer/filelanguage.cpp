// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/filelanguage.h"

#include "queue/usualquestions.h"

#include <QCoreApplication>
#include <QDir>
#include <QTranslator>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

static const QString folder = u":/i18n"_s;
static const QString prefix = u"intray_"_s;

QStringList FileLanguage::known()
{
    QStringList codes = QDir(folder).entryList({prefix + u"*.qm"_s}, QDir::Files, QDir::Name);
    for (QString &code : codes)
        code = code.chopped(3).mid(prefix.size());
    return codes;
}

Outcome<FileLanguage> FileLanguage::named(const QString &code)
{
    FileLanguage language;
    if (code.isEmpty())
        return language;
    const QStringList all = known();
    language.m_translator = std::make_shared<QTranslator>();
    if (!all.contains(code) || !language.m_translator->load(folder + u'/' + prefix + code))
        return failure(
            Error::Kind::Invalid,
            QCoreApplication::translate("FileLanguage", "There is no language “%1”. There are: %2.")
                .arg(code, all.join(u", "_s)));
    return language;
}

// English needs no translation.
QString FileLanguage::say(const char *context, const char *text) const
{
    if (!m_translator)
        return QCoreApplication::translate(context, text);
    const QString said = m_translator->translate(context, text);
    return said.isEmpty() ? QString::fromUtf8(text) : said;
}

/// In every language that there is, the program's own included; with plain blanks, which
/// spreadsheets may make of others.
static QStringList allWaysToSay(const char *text)
{
    QStringList all{FileLanguage().say(usualQuestionContext, text), QString::fromUtf8(text)};
    for (const QString &code : FileLanguage::known())
        if (const auto language = FileLanguage::named(code))
            all << language->say(usualQuestionContext, text);
    for (QString &one : all)
        one = one.simplified();
    return all;
}

static const QList<QStringList> &usualInAllLanguages()
{
    static const QList<QStringList> all = [] {
        QList<QStringList> ways;
        for (const char *text : usualQuestionTexts())
            ways << allWaysToSay(text);
        return ways;
    }();
    return all;
}

/// Which of the usual ones; -1: none.
static qsizetype placeOf(const QString &question)
{
    const QList<QStringList> &all = usualInAllLanguages();
    const auto found = std::ranges::find_if(
        all, [&](const QStringList &ways) { return ways.contains(question.simplified()); });
    return found == all.end() ? -1 : found - all.begin();
}

QString FileLanguage::question(const QString &asked) const
{
    const qsizetype place = placeOf(asked);
    return place < 0 ? asked : say(usualQuestionContext, usualQuestionTexts()[std::size_t(place)]);
}

bool isSameQuestion(const QString &one, const QString &other)
{
    const qsizetype place = placeOf(one);
    return one.simplified() == other.simplified() || (place >= 0 && place == placeOf(other));
}

} // namespace intray
