// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "verify/words/wordsintext.h"

#include <QStringList>

#include <memory>

namespace intray {

/// Spelling by one of Hunspell's dictionaries and by a queue's own words. Opening reads the disk
/// and takes up to some tenths of a second. Not for several threads at once; belongs to whoever
/// opened it.
class Speller
{
public:
    /// NotFound, with a sentence that says what to install: there is no dictionary of this name.
    /// Unreadable: it is written in a way that cannot be read.
    static Outcome<std::shared_ptr<Speller>> open(const QString &dictionary);
    ~Speller();

    void setOwnWords(const QStringList &words); ///< Right as well, in place of those of before.
    bool knows(const QString &word) const;
    /// Where the text is misspelled. Of a long text only its first 20,000 characters are looked at.
    /// A word in letters of another script than the dictionary's is of another language, and not
    /// judged.
    QList<Stretch> misspelledIn(const QString &text) const;
    QStringList suggestions(const QString &word) const; ///< Likeliest first.

private:
    struct Dictionary;
    explicit Speller(std::unique_ptr<Dictionary> dictionary);

    std::unique_ptr<Dictionary> m_dictionary;
    QStringList m_ownWords;
};

} // namespace intray
