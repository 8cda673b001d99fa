// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/palettemodel.h"

#include <algorithm>

namespace intray {

// How well one typed word fits, from the best to the least.
enum Fit {
    WholeWord = 100,
    BeginsWord = 80,
    InsideWord = 50,
    OtherWord = 45, ///< The beginning of a word that is not shown.
    Initials = 40,
    LettersOfWord = 25,
    InAbout = 15,
    BeginsTitle = 60, ///< Besides, for all that was typed.
    IsTitle = 80,
};

static QString folded(const QString &text)
{
    QString plain;
    const QString apart = text.normalized(QString::NormalizationForm_D);
    for (const QChar letter : apart)
        if (letter.category() != QChar::Mark_NonSpacing)
            plain += letter.toLower();
    return plain;
}

static QStringList wordsOf(const QString &text)
{
    QString spaced = folded(text);
    for (QChar &letter : spaced)
        if (!letter.isLetterOrNumber() && letter != u'+')
            letter = u' ';
    return spaced.split(u' ', Qt::SkipEmptyParts);
}

static bool hasLettersInOrder(const QString &word, const QString &letters)
{
    if (letters.size() < 2 || !word.startsWith(letters.front()))
        return false;
    qsizetype at = 0;
    for (const QChar letter : letters) {
        at = word.indexOf(letter, at) + 1;
        if (at == 0)
            return false;
    }
    return true;
}

static int fitOfWord(const QString &word, const QString &typed)
{
    if (word == typed)
        return WholeWord;
    if (word.startsWith(typed))
        return BeginsWord;
    if (word.contains(typed))
        return InsideWord;
    return hasLettersInOrder(word, typed) ? LettersOfWord : 0;
}

static int bestFit(const QStringList &words, const QString &typed)
{
    int best = 0;
    QString initials;
    for (const QString &word : words) {
        best = std::max(best, fitOfWord(word, typed));
        initials += word.front();
    }
    return typed.size() > 1 && initials.startsWith(typed) ? std::max<int>(best, Initials) : best;
}

/// A word that nobody sees is no better than a part of one that is read.
static int fitOfOther(const QStringList &words, const QString &typed)
{
    const int best = bestFit(words, typed);
    return best >= BeginsWord ? OtherWord : best >= InsideWord ? InAbout : 0;
}

int fitOf(const Findable &findable, const QString &typed)
{
    const QStringList titleWords = wordsOf(findable.title + u' ' + findable.keys);
    const QStringList otherWords = wordsOf(findable.alsoCalled);
    const QStringList aboutWords = wordsOf(findable.kind + u' ' + findable.about);
    const QStringList typedWords = wordsOf(typed);
    int sum = typedWords.isEmpty() ? 1 : 0;
    for (const QString &word : typedWords) {
        const int fit = std::max({bestFit(titleWords, word), fitOfOther(otherWords, word),
                                  bestFit(aboutWords, word) >= InsideWord ? InAbout : 0});
        if (fit == 0)
            return 0;
        sum += fit;
    }
    const QString title = folded(findable.title), all = folded(typed.trimmed());
    return sum + (title == all ? IsTitle : title.startsWith(all) ? BeginsTitle : 0);
}

bool isCalled(const Findable &findable, const QString &typed)
{
    const QStringList titleWords = wordsOf(findable.title + u' ' + findable.keys);
    const QStringList further =
        wordsOf(findable.kind + u' ' + findable.about + u' ' + findable.alsoCalled);
    // One letter more is most often a plural.
    const auto isWord = [&](const QString &word) {
        return std::ranges::any_of(further, [&](const QString &each) {
            return each.startsWith(word) && each.size() <= word.size() + 1;
        });
    };
    return std::ranges::all_of(wordsOf(typed), [&](const QString &word) {
        return bestFit(titleWords, word) > 0 || isWord(word);
    });
}

static bool canBeDone(const Findable &findable)
{
    return findable.whyNot.isEmpty() || findable.isSoAlready;
}

PaletteModel::PaletteModel(QObject *parent)
    : QAbstractListModel(parent)
{
}

void PaletteModel::setFindables(const QList<Findable> &all)
{
    m_all = all;
    find();
}

void PaletteModel::setTyped(const QString &typed)
{
    m_typed = typed;
    m_further.clear();
    find();
}

void PaletteModel::addFound(const QString &typed, const QList<Findable> &further)
{
    if (typed != m_typed)
        return;
    m_further = further;
    find();
}

const Findable &PaletteModel::at(int place) const
{
    return place < m_all.size() ? m_all.at(place) : m_further.at(place - m_all.size());
}

void PaletteModel::find()
{
    const int places = int(m_all.size() + m_further.size());
    QList<std::pair<int, int>> fits, named;
    for (int place = 0; place < places; ++place) {
        const int least = place < m_all.size() ? 0 : 1;
        const int fit = std::max(least, fitOf(at(place), m_typed));
        if (fit > 0)
            fits.append({fit, place});
        if (fit > 0 && (least > 0 || isCalled(at(place), m_typed)))
            named.append(fits.constLast());
    }
    if (!named.isEmpty())
        fits = named;
    // What can be done comes first where the words are no better.
    const auto isBetter = [this](const auto &one, const auto &other) {
        return one.first != other.first ? one.first > other.first
                                        : canBeDone(at(one.second)) && !canBeDone(at(other.second));
    };
    if (!m_typed.trimmed().isEmpty())
        std::stable_sort(fits.begin(), fits.end(), isBetter);
    beginResetModel();
    m_found.clear();
    for (const auto &[fit, place] : std::as_const(fits))
        m_found.append(place);
    endResetModel();
}

int PaletteModel::placeOf(const QModelIndex &index) const
{
    return m_found.at(index.row());
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_found.size());
}

// Whoever listens hears all that the row shows.
static QString spoken(const Findable &findable)
{
    QStringList parts{findable.title, findable.kind, findable.keys, findable.whyNot};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Findable &findable = at(placeOf(index));
    switch (role) {
    case Qt::DisplayRole:
        return findable.title;
    case Qt::AccessibleTextRole:
        return spoken(findable);
    case KindRole:
        return findable.kind;
    case KeysRole:
        return findable.keys;
    case WhyNotRole:
        return findable.whyNot;
    case AboutRole:
        return findable.about;
    case IsSoRole:
        return findable.isSoAlready;
    default:
        return {};
    }
}

} // namespace intray
