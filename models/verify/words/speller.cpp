// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/words/speller.h"

#include "verify/words/dictionaryfiles.h"
#include "verify/words/dictionarypath.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QStringConverter>

#include <algorithm>
#include <hunspell/hunspell.hxx>
#include <optional>

namespace intray {

namespace {

constexpr qsizetype mostCharacters = 20'000;
constexpr int wordsForScript = 200;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Speller)
};

// Hunspell writes "ISO8859-1" and "microsoft-cp1251" where everybody else has other names.
QByteArray usualName(QByteArray encoding)
{
    if (encoding.startsWith("ISO8859"))
        encoding.replace("ISO8859", "ISO-8859");
    if (encoding.startsWith("microsoft-cp"))
        encoding.replace("microsoft-cp", "windows-");
    return encoding;
}

tl::unexpected<Error> missing(const QString &dictionary)
{
    return tl::unexpected<Error>(
        {Error::Kind::NotFound,
         Words::tr("The dictionary \"%1\" is not installed, so spelling is not checked. Install it "
                   "as a Hunspell dictionary, for example the package hunspell-%2.")
             .arg(dictionary, dictionary.toLower().replace(u'_', u'-')),
         {}});
}

tl::unexpected<Error> unreadable(const QString &dictionary, const QString &detail)
{
    return tl::unexpected<Error>(
        {Error::Kind::Unreadable,
         Words::tr(
             "The dictionary \"%1\" cannot be read, so spelling is not checked. Reinstall it.")
             .arg(dictionary),
         detail});
}

QChar::Script scriptOf(QStringView word)
{
    for (const QChar c : word)
        if (c.isLetter() && c.script() > QChar::Script_Common)
            return c.script();
    return QChar::Script_Unknown;
}

} // namespace

struct Speller::Dictionary
{
    explicit Dictionary(const DictionaryFiles &files)
        : hunspell(pathForHunspell(files.affixes).constData(),
                   pathForHunspell(files.words).constData())
        , encoding(usualName(QByteArray::fromStdString(hunspell.get_dict_encoding())))
        , toDictionary(encoding.constData())
        , fromDictionary(encoding.constData())
    {
    }

    bool isReadable() const { return toDictionary.isValid() && fromDictionary.isValid(); }

    /// None: the dictionary has no way to write the word.
    std::optional<std::string> written(const QString &word)
    {
        toDictionary.resetState();
        const QByteArray bytes = toDictionary.encode(word);
        return toDictionary.hasError() ? std::nullopt : std::optional(bytes.toStdString());
    }
    QString read(const std::string &bytes)
    {
        fromDictionary.resetState();
        return fromDictionary.decode(QByteArrayView(bytes.data(), qsizetype(bytes.size())));
    }

    /// The script of most of its first words.
    void learnScript(const DictionaryFiles &files)
    {
        QFile file(files.words);
        if (!file.open(QIODevice::ReadOnly))
            return;
        QHash<QChar::Script, int> times;
        file.readLine(); // the number of words
        for (int i = 0; i < wordsForScript && !file.atEnd(); ++i)
            ++times[scriptOf(read(file.readLine(1000).toStdString()))];
        const auto most = std::max_element(times.begin(), times.end());
        if (most != times.end())
            script = most.key();
    }

    Hunspell hunspell;
    QByteArray encoding;
    QStringEncoder toDictionary;
    QStringDecoder fromDictionary;
    QChar::Script script = QChar::Script_Unknown;
};

Speller::Speller(std::unique_ptr<Dictionary> dictionary)
    : m_dictionary(std::move(dictionary))
{
}

Speller::~Speller() = default;

Outcome<std::shared_ptr<Speller>> Speller::open(const QString &name)
{
    const auto files = dictionaryFiles(name);
    if (!files)
        return missing(name);
    if (QFile words(files->words);
        !words.open(QIODevice::ReadOnly) || words.readLine(100).toInt() <= 0)
        return unreadable(name, files->words);
    auto dictionary = std::make_unique<Dictionary>(*files);
    if (!dictionary->isReadable())
        return unreadable(name, QString::fromLatin1(dictionary->encoding));
    dictionary->learnScript(*files);
    return std::shared_ptr<Speller>(new Speller(std::move(dictionary)));
}

void Speller::setOwnWords(const QStringList &words)
{
    m_ownWords = words;
}

bool Speller::knows(const QString &word) const
{
    if (m_ownWords.contains(word, Qt::CaseInsensitive))
        return true;
    const QChar::Script script = scriptOf(word);
    if (m_dictionary->script != QChar::Script_Unknown && script != m_dictionary->script)
        return true;
    QString plain = word;
    plain.replace(u'\u2019', u'\''); // as dictionaries write an apostrophe
    const auto written = m_dictionary->written(plain);
    return written && m_dictionary->hunspell.spell(*written);
}

QList<Stretch> Speller::misspelledIn(const QString &text) const
{
    const QString looked = text.left(mostCharacters);
    QList<Stretch> wrong;
    for (const Stretch &word : wordsIn(looked))
        if (!knows(looked.sliced(word.start, word.length)))
            wrong << word;
    return wrong;
}

QStringList Speller::suggestions(const QString &word) const
{
    const auto written = m_dictionary->written(word);
    if (!written)
        return {};
    QStringList suggestions;
    for (const std::string &one : m_dictionary->hunspell.suggest(*written))
        suggestions << m_dictionary->read(one);
    return suggestions;
}

} // namespace intray
