// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/charactermodel.h"

#include "verify/suspicion/packing.h"

#include <algorithm>

namespace intray {

// Two before the first character and one behind the last, so that beginnings and ends count too.
static constexpr QChar mark(u'\x1');

static QString marked(const QString &value)
{
    return mark + QString(mark) + value.left(CharacterModel::longest) + mark;
}

/// Characters of one kind are one; marks and blanks are each their own.
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
    QString before;
    for (const QString &word : wordsOf(value)) {
        for (Words *words : {&m_words, &m_followers[before]}) {
            words->counts[word] += share;
            words->total += share;
        }
        before = word;
    }
    const QString text = marked(value);
    count(m_contexts, text, share);
    const QString kinds = kindsIn(text);
    count(m_kinds, kinds, share);
    for (qsizetype at = 2; at < text.size(); ++at) {
        m_alphabet[text.at(at)] += share;
        m_kindsUsed[kinds.at(at)] += share;
    }
}

void CharacterModel::count(Contexts &contexts, const QString &text, double share)
{
    for (qsizetype at = 2; at < text.size(); ++at)
        for (int length = 0; length <= 2; ++length) {
            Following &following = contexts[contextOf(text, at, length)];
            double &count = following.counts[text.at(at)];
            if (count == 0)
                ++following.kinds;
            count += share;
            following.total += share;
        }
}

double CharacterModel::after(const Contexts &contexts, quint64 context, int length, QChar character,
                             double without) const
{
    // Any character of Unicode's basic plane is possible, most of them hardly.
    const double shorter = length < 0 ? 1.0 / (m_alphabet.size() + 60.0) : 0;
    if (length < 0)
        return shorter;
    const quint64 symbols = context & ((quint64(1) << 16 * length) - 1);
    const quint64 last = length > 0 ? symbols & ((quint64(1) << 16 * (length - 1)) - 1) : 0;
    const auto following = contexts.constFind(quint64(length) << 16 * length | symbols);
    const double lower = after(contexts, last, length - 1, character, without);
    if (following == contexts.constEnd())
        return lower;
    const double seen = following->counts.value(character);
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

double CharacterModel::ofWords(const QString &value, double without) const
{
    const auto likely = [&](const Words &words, const QString &word, double lower) {
        const double seen = words.counts.value(word);
        const double left = std::max(0.0, seen - without);
        const double total = std::max(left, words.total - std::min(seen, without));
        const double kinds = std::max(1.0, double(words.counts.size()) - (left > 0 ? 0 : 1));
        return (left + kinds * lower) / (total + kinds);
    };
    double probability = 1;
    QString before;
    for (const QString &word : wordsOf(value)) {
        const QString text =
            QString(mark) + mark + word + (word == QString(mark) ? QString() : QString(u' '));
        const double letters =
            word.isEmpty() ? 0.01 : spelt(m_contexts, text, 2, text.size(), without);
        const double alone = likely(m_words, word, letters);
        const auto followers = m_followers.constFind(before);
        probability *=
            followers == m_followers.constEnd() ? alone : likely(*followers, word, alone);
        before = word;
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
    const double all = std::max(0.0, m_kindsUsed.value(kind) - without);
    return (std::max(0.0, m_alphabet.value(character) - without) + 0.1) / (all + 3);
}

QList<CharacterModel::KindOdds> CharacterModel::oddsOfKinds(const QString &kinds,
                                                            double without) const
{
    QList<KindOdds> all;
    QString text = marked(kinds);
    for (qsizetype at = 2; at < text.size() - 1; ++at) {
        const QChar own = text.at(at);
        KindOdds odds{std::max(spelt(m_kinds, text, at, at + 3, without), 1e-30), 0, 0};
        for (auto other = m_kindsUsed.cbegin(); other != m_kindsUsed.cend(); ++other) {
            if (other.key() == mark)
                continue;
            text[at] = other.key();
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

void CharacterModel::pack(Packing &to, const Contexts &contexts)
{
    const auto number = [&](double count) { to.stream << count; };
    to.table(contexts, [&](const Following &following) { to.table(following.counts, number); });
}

void CharacterModel::unpack(Unpacking &from, Contexts &contexts)
{
    from.times([&] {
        quint64 context = 0;
        from.stream >> context;
        Following &following = contexts[context];
        from.times([&] {
            QChar character;
            from.stream >> character;
            const double count = from.number();
            following.counts.insert(character, count);
            following.total += count;
            ++following.kinds;
        });
    });
}

void CharacterModel::pack(Packing &to) const
{
    const auto number = [&](double count) { to.stream << count; };
    pack(to, m_contexts);
    pack(to, m_kinds);
    to.table(m_alphabet, number);
    to.table(m_kindsUsed, number);
    to.table(m_words.counts, number);
    to.table(m_followers, [&](const Words &words) { to.table(words.counts, number); });
}

void CharacterModel::unpack(Unpacking &from)
{
    const auto readInto = [&](auto &counts) {
        double total = 0;
        from.times([&] {
            typename std::remove_reference_t<decltype(counts)>::key_type key;
            from.stream >> key;
            const double count = from.number();
            counts.insert(key, count);
            total += count;
        });
        return total;
    };
    unpack(from, m_contexts);
    unpack(from, m_kinds);
    readInto(m_alphabet);
    readInto(m_kindsUsed);
    m_words.total = readInto(m_words.counts);
    from.times([&] {
        QString before;
        from.stream >> before;
        Words &words = m_followers[before];
        words.total = readInto(words.counts);
    });
}

} // namespace intray
