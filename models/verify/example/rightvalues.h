// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

namespace intray {

/// How a column writes its right values: their forms and the letters of their words. A plain value;
/// any thread.
class RightValues
{
public:
    RightValues() = default; ///< Knows none.
    explicit RightValues(const QStringList &values);

    bool isEmpty() const { return m_forms.isEmpty(); }
    /// Whether several of them are written in this form, with as many digits if all tell so.
    bool haveForm(const QString &value) const;
    /// Whether there are so many of this form that they tell how many digits it has.
    bool tellSizesOf(const QString &value) const;
    /// Whether it is words that stood there before or stand in them, put together as they are.
    bool areBuiltLike(const QString &made, const QString &before) const;
    /// Whether what is left out of a value stands in none of them.
    bool lackWhatIsLost(const QString &value, const QString &made) const;
    /// Whether each word of it that was not there before stands in one of them.
    bool knowNewWords(const QString &made, const QString &before) const;
    /// Whether a part is in a longer word of what was made that one of them has, too.
    bool haveWordWith(const QString &part, const QString &made) const;
    /// Whether one of them is the same but for its numbers.
    bool haveWordsOf(const QString &value) const;
    /// With the small and capital letters that words have in them, where `before` has others.
    QString spelled(const QString &made, const QString &before) const;

private:
    void addSizes(const QString &value);
    void addWords(const QString &value);
    bool haveSizesOf(const QString &value) const;
    QString spellingOf(const QString &word, const QString &before) const;

    QSet<QString> m_values; ///< With 9 for each digit.
    QHash<QString, int> m_forms;
    QSet<QString> m_plainForms;
    QHash<QString, QList<QSet<qsizetype>>> m_sizes; ///< By form, of each of its numbers.
    QHash<QString, QHash<QString, int>> m_words;    ///< By their letters, how they are written.
};

} // namespace intray
