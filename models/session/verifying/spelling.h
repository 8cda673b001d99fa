// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "verify/words/wordsintext.h"

#include <QFuture>
#include <QHash>
#include <QStringList>
#include <QThreadPool>

#include <memory>

namespace intray {

class Session;
class Speller;

/// What is misspelled in a text; or why it was not looked at.
struct SpelledText
{
    QString text;
    QList<Stretch> misspelled;
    QString trouble; ///< A sentence, where the dictionary is missing or cannot be read.
};

/// Spelling for the fields of the desk: in a thread of its own, because opening a dictionary reads
/// the disk. Dictionaries are opened once. Lives in the window's thread.
class Spelling
{
public:
    explicit Spelling(Session &session);
    ~Spelling();

    QFuture<SpelledText> check(const QString &dictionary, const QStringList &ownWords,
                               const QString &text);
    QFuture<QStringList> suggest(const QString &dictionary, const QString &word);
    /// Whether this person may change a queue's own words; the database decides in the end.
    bool mayAddWords() const;
    QFuture<Outcome<Done>> addWord(const QString &queue, const QString &word);
    /// The word is one of the queue's now, before its rules come anew.
    void know(const QString &queue, const QString &word) { m_known[queue] << word; }
    QStringList known(const QString &queue) const { return m_known.value(queue); }

private:
    struct Dictionaries; ///< Used in the pool's one thread only.

    Session &m_session;
    QHash<QString, QStringList> m_known; ///< By queue.
    QThreadPool m_pool;
    std::shared_ptr<Dictionaries> m_dictionaries;
};

} // namespace intray
