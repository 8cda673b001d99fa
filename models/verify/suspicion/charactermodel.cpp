// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/charactermodel.h"

#include "verify/suspicion/packing.h"

#include <algorithm>

namespace intray {

// Two signs stand before the first character and one behind the last, so that beginnings and ends
// are learned, too.
static constexpr QChar mark(u'\x1');

static QString marked(const QString &value)
{
    return mark + QString(mark) + value.left(CharacterModel::longest) + mark;
}

/// Letters count as one kind and digits as another; each mark and each blank is a kind of its own.
static QChar kindOf(QChar character)
{
    if (character.isDigit())
        return u'9';
    if (!character.isLetter())
        return character;
    if (character.isUpper())
        return u'A';
    const auto script = character.script();
    return script == QChar::Script_Latin ? QChar(u'a') : QChar(char16_t(0xe000 + script));
}

static QString kindsIn(QString text)
{
    for (QChar &character : text)
        character = kindOf(character);
    return text;
}

QString CharacterModel::kindsOf(const QString &value)
{
    return kindsIn(value.left(longest));
}

static QString shapeWith(const QString &value, bool eachDigit)
{
    QString shape;
    for (const QChar character : value.left(CharacterModel::longest)) {
        const QChar kind = character.isDigit() ? u'9' : character.isLetter() ? u'a' : character;
        if (shape.isEmpty() || shape.back() != kind || (eachDigit && kind == u'9'))
            shape.append(kind);
    }
    return shape;
}

QString shapeOf(const QString &value)
{
    return shapeWith(value, false);
}

QString digitsOf(const QString &value)
{
    return shapeWith(value, true);
}

static quint64 contextOf(const QString &text, qsizetype at, int length)
{
    quint64 context = quint64(length);
    for (int back = length; back > 0; --back)
        context = context << 16 | text.at(at - back).unicode();
    return context;
}

static QStringList wordsOf(const QString &value)
{
    QStringList words = value.left(CharacterModel::longest).split(u' ');
    words.append(QString(mark));
    return words;
}

void CharacterModel::learn(const QString &value, double share)
{
    quint32 before = 0;
    for (const QString &word : wordsOf(value)) {
        const auto number = quint32(m_words.add(word));
        m_words.count(number, share);
        m_words.countBehind(before, number, share);
        before = number;
    }
    const QString text = marked(value);
    count(m_contexts, text, share);
    const QString kinds = kindsIn(text);
    count(m_kinds, kinds, share);
    for (qsizetype at = 2; at < text.size(); ++at) {
        m_alphabet[text.at(at).unicode()] += share;
        m_kindsUsed[kinds.at(at).unicode()] += share;
    }
}

void CharacterModel::count(Contexts &contexts, const QString &text, double share)
{
    for (qsizetype at = 2; at < text.size(); ++at)
        for (int length = 0; length <= 2; ++length)
            contexts.add(contextOf(text, at, length), text.at(at), share);
}

static quint64 behind(quint64 context, QChar character)
{
    return context << 16 | character.unicode();
}

void CharacterModel::Contexts::add(quint64 context, QChar character, double share)
{
    Following &following = all[context];
    double &count = counts[behind(context, character)];
    if (count == 0)
        ++following.kinds;
    count += share;
    following.total += share;
}

double CharacterModel::after(const Contexts &contexts, quint64 context, int length, QChar character,
                             double without) const
{
    // every character of Unicode's basic plane is possible, but most are very unlikely
    const double shorter = length < 0 ? 1.0 / (m_alphabet.size() + 60.0) : 0;
    if (length < 0)
        return shorter;
    const quint64 symbols = context & ((quint64(1) << 16 * length) - 1);
    const quint64 last = length > 0 ? symbols & ((quint64(1) << 16 * (length - 1)) - 1) : 0;
    const quint64 here = quint64(length) << 16 * length | symbols;
    const Following *const following = contexts.all.find(here);
    const double lower = after(contexts, last, length - 1, character, without);
    if (!following)
        return lower;
    const double seen = contexts.counts.value(behind(here, character));
    const double left = std::max(0.0, seen - without);
    const double total = std::max(left, following->total - std::min(seen, without));
    const double kinds = following->kinds - (seen > 0 && left <= 0 ? 1 : 0);
    if (total + kinds <= 0)
        return lower;
    return (left + kinds * lower) / (total + kinds);
}

double CharacterModel::spelt(const Contexts &contexts, const QString &text, qsizetype from,
                             qsizetype to, double without) const
{
    double probability = 1;
    for (qsizetype at = from; at < std::min(to, text.size()); ++at)
        probability *= after(contexts, contextOf(text, at, 2), 2, text.at(at), without);
    return probability;
}

/// The number of a word in the keys of the tables. Two words hardly ever have the same number; if
/// they do, they count as one word.
static quint64 keyOf(QStringView word)
{
    static const size_t seed = QHashSeed::globalSeed();
    return qHash(word, seed) & (~quint64(0) >> 1);
}

static quint64 behind(quint32 before, quint32 word)
{
    return quint64(before) << 32 | word;
}

int CharacterModel::Words::numberOf(QStringView word) const
{
    const quint32 *const number = word.isEmpty() ? nullptr : numbers.find(keyOf(word));
    return number ? int(*number) : word.isEmpty() ? 0 : -1;
}

int CharacterModel::Words::add(QStringView word)
{
    if (const int known = numberOf(word); known >= 0)
        return known;
    numbers[keyOf(word)] = quint32(counts.size());
    spelt += word;
    spelt += u' ';
    counts.append(0);
    followers.append(Following());
    return int(counts.size()) - 1;
}

void CharacterModel::Words::take(const QString &words)
{
    spelt = words;
    numbers.reserve(words.count(u' '));
    counts.clear();
    for (const QStringView word : QStringView(words).split(u' '))
        if (!word.isEmpty() || counts.isEmpty()) {
            numbers[keyOf(word)] = quint32(counts.size());
            counts.append(0);
        }
    followers = QList<Following>(counts.size());
}

void CharacterModel::Words::count(quint32 word, double share)
{
    if (counts.at(word) == 0 && share > 0)
        ++kinds;
    counts[word] += share;
    total += share;
}

void CharacterModel::Words::countBehind(quint32 before, quint32 word, double share)
{
    double &count = following[behind(before, word)];
    if (count == 0)
        ++followers[before].kinds;
    count += share;
    followers[before].total += share;
}

double CharacterModel::ofWords(const QString &value, double without) const
{
    const auto likely = [&](double seen, double all, int different, double lower) {
        const double left = std::max(0.0, seen - without);
        const double total = std::max(left, all - std::min(seen, without));
        const double kinds = std::max(1.0, double(different) - (left > 0 ? 0 : 1));
        return (left + kinds * lower) / (total + kinds);
    };
    double probability = 1;
    int before = 0;
    for (const QString &word : wordsOf(value)) {
        const QString text =
            QString(mark) + mark + word + (word == QString(mark) ? QString() : QString(u' '));
        const double letters =
            word.isEmpty() ? 0.01 : spelt(m_contexts, text, 2, text.size(), without);
        const int number = m_words.numberOf(word);
        const double seen = number < 0 ? 0 : m_words.counts.at(number);
        const double alone = likely(seen, m_words.total, m_words.kinds, letters);
        const Following behindIt = before < 0 ? Following() : m_words.followers.at(before);
        const double together =
            number < 0 || before < 0
                ? 0
                : m_words.following.value(behind(quint32(before), quint32(number)));
        probability *=
            behindIt.kinds == 0 ? alone : likely(together, behindIt.total, behindIt.kinds, alone);
        before = number;
    }
    return probability;
}

double CharacterModel::probability(const QString &value, double without) const
{
    const QString text = marked(value);
    return (spelt(m_contexts, text, 2, text.size(), without) + ofWords(value, without)) / 2;
}

/// How often this character is used among those of its kind.
double CharacterModel::used(QChar character, double without) const
{
    const QChar kind = kindOf(character);
    const double all = std::max(0.0, m_kindsUsed.value(kind.unicode()) - without);
    return (std::max(0.0, m_alphabet.value(character.unicode()) - without) + 0.1) / (all + 3);
}

QList<CharacterModel::KindOdds> CharacterModel::oddsOfKinds(const QString &kinds,
                                                            double without) const
{
    QList<KindOdds> all;
    QString text = marked(kinds);
    const QList<quint64> others = m_kindsUsed.keys();
    for (qsizetype at = 2; at < text.size() - 1; ++at) {
        const QChar own = text.at(at);
        KindOdds odds{std::max(spelt(m_kinds, text, at, at + 3, without), 1e-30), 0, 0};
        for (const quint64 other : others) {
            text[at] = QChar(char16_t(other));
            if (text.at(at) == mark)
                continue;
            odds.replaced += spelt(m_kinds, text, at, at + 3, without);
        }
        text[at] = own;
        const QString shorter = QString(text).remove(at, 1);
        odds.leftOut = spelt(m_kinds, shorter, at, at + 2, without);
        all.append(odds);
    }
    return all;
}

QList<CharacterModel::Odds> CharacterModel::oddsOfOthers(const QString &value, double without,
                                                         const QList<KindOdds> &ofKinds) const
{
    QList<Odds> all;
    for (qsizetype at = 0; at < ofKinds.size(); ++at) {
        const QChar kind = kindOf(value.at(at));
        const bool isItsKind = kindOf(kind) == kind && !kind.isLetterOrNumber();
        const KindOdds &odds = ofKinds.at(at);
        const double asItIs = odds.asItIs * (isItsKind ? 1 : used(value.at(at), without));
        all.append({odds.replaced / asItIs, odds.leftOut / asItIs});
    }
    return all;
}

void CharacterModel::packWords(Packing &to) const
{
    to.stream << m_words.spelt.toUtf8();
    to.counts(m_words.counts);
    to.table(m_words.following);
}

void CharacterModel::unpackWords(Unpacking &from)
{
    QByteArray spelt;
    from.stream >> spelt;
    m_words.take(QString::fromUtf8(spelt));
    const QList<double> counts = from.counts(m_words.counts.size());
    for (qsizetype word = 0; word < counts.size(); ++word)
        m_words.count(quint32(word), counts.at(word));
    const auto isWord = [&](quint64 number) { return number < quint64(counts.size()); };
    from.eachOfTable([&](quint64 pair, double count) {
        if (!isWord(pair >> 32) || !isWord(pair & 0xffffffff))
            return from.spoil();
        m_words.countBehind(quint32(pair >> 32), quint32(pair), count);
    });
}

void CharacterModel::pack(Packing &to) const
{
    to.table(m_contexts.counts);
    to.table(m_kinds.counts);
    to.table(m_alphabet);
    to.table(m_kindsUsed);
    packWords(to);
}

void CharacterModel::unpack(Unpacking &from)
{
    for (Contexts *contexts : {&m_contexts, &m_kinds})
        from.eachOfTable([&](quint64 key, double count) {
            contexts->add(key >> 16, QChar(char16_t(key & 0xffff)), count);
        });
    for (FlatTable<double> *used : {&m_alphabet, &m_kindsUsed})
        from.eachOfTable([&](quint64 character, double count) { (*used)[character] = count; });
    unpackWords(from);
}

} // namespace intray
