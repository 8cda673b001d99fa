// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/verifying/spelling.h"

#include "queue/queuerules.h"
#include "schema/intraywords.h"
#include "session/session.h"
#include "store/rules/queuestore.h"
#include "verify/words/speller.h"

#include <QJsonArray>
#include <QtConcurrent>

namespace intray {

struct Spelling::Dictionaries
{
    const Outcome<std::shared_ptr<Speller>> &opened(const QString &name)
    {
        auto found = all.find(name);
        if (found == all.end())
            found = all.insert(name, Speller::open(name));
        return *found;
    }

    QHash<QString, Outcome<std::shared_ptr<Speller>>> all;
};

Spelling::Spelling(Session &session)
    : m_session(session)
    , m_dictionaries(std::make_shared<Dictionaries>())
{
    m_pool.setMaxThreadCount(1);
}

Spelling::~Spelling()
{
    m_pool.clear();
    m_pool.waitForDone();
}

QFuture<SpelledText> Spelling::check(const QString &dictionary, const QStringList &ownWords,
                                     const QString &text)
{
    return QtConcurrent::run(&m_pool, [all = m_dictionaries, dictionary, ownWords, text] {
        const auto &speller = all->opened(dictionary);
        if (!speller)
            return SpelledText{text, {}, speller.error().sentence};
        (*speller)->setOwnWords(ownWords);
        return SpelledText{text, (*speller)->misspelledIn(text), {}};
    });
}

QFuture<QStringList> Spelling::suggest(const QString &dictionary, const QString &word)
{
    return QtConcurrent::run(&m_pool, [all = m_dictionaries, dictionary, word] {
        const auto &speller = all->opened(dictionary);
        return speller ? (*speller)->suggestions(word) : QStringList();
    });
}

bool Spelling::mayAddWords() const
{
    const QList<Role> &roles = m_session.server().roles;
    return !m_session.url().isServer() || roles.contains(Role::Supervisor) ||
           roles.contains(Role::Administrator);
}

static Queue withWord(Queue rules, const QString &word)
{
    QJsonObject words = intrayWords(rules.recordSchema);
    QJsonArray own = words.value(u"words").toArray();
    own.append(word);
    words.insert(QStringLiteral("words"), own);
    rules.recordSchema = withIntrayWords(rules.recordSchema, words);
    return rules;
}

QFuture<Outcome<Done>> Spelling::addWord(const QString &queue, const QString &word)
{
    return m_session.actions().run([queue, word](QueueStore &store) {
        return store
            .editQueue(queue,
                       [&](const Queue &now) -> Outcome<Queue> { return withWord(now, word); })
            .map([](const Queue &) { return Done{}; });
    });
}

} // namespace intray
