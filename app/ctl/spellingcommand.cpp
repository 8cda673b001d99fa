// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/listing.h"
#include "ctl/progress.h"
#include "ctl/proposing.h"
#include "ctl/text.h"
#include "schema/recordschema.h"
#include "store/reading/everyitem.h"
#include "store/rules/queuestore.h"
#include "verify/words/dictionaryfiles.h"
#include "verify/words/speller.h"

#include <QMap>

namespace intray::ctl {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype keysToShow = 3;

/// A word of one field that no dictionary has.
struct Misspelled
{
    qint64 times = 0;
    QStringList keys; ///< Of the first items.
    QStringList suggestions;
};

/// Spells the fields that the queue says, each by its dictionary.
class QueueSpelling
{
public:
    Outcome<Done> open(const RecordSchema &schema)
    {
        for (const Field &field : schema.fields()) {
            if (field.spelling.isEmpty())
                continue;
            const auto opened = openFor(field, schema.ownWords());
            if (!opened && opened.error().kind != Error::Kind::NotFound)
                return opened;
            if (!opened && !m_missing.contains(opened.error().sentence))
                m_missing << opened.error().sentence;
        }
        const bool isNoneThere = m_spellers.isEmpty() && !m_missing.isEmpty();
        return isNoneThere ? failure(Error::Kind::NotFound, m_missing.join(u'\n'))
                           : Outcome<Done>(Done{});
    }

    bool isSwitchedOn() const { return !m_spellers.isEmpty(); }

    void see(const Item &item)
    {
        ++m_records;
        for (auto field = m_spellers.begin(); field != m_spellers.end(); ++field) {
            const QString text = RecordSchema::textOf(item.record.value(field.key()));
            for (const Stretch &word : (*field)->misspelledIn(text))
                add(field.key(), text.sliced(word.start, word.length), item.key, **field);
        }
    }

    Reply reply() const
    {
        QJsonArray words;
        QList<QStringList> rows;
        for (auto one = m_words.begin(); one != m_words.end(); ++one) {
            const auto &[field, word] = one.key();
            words << QJsonObject{{u"field"_s, field},
                                 {u"word"_s, word},
                                 {u"times"_s, one->times},
                                 {u"keys"_s, QJsonArray::fromStringList(one->keys)},
                                 {u"suggestions"_s, QJsonArray::fromStringList(one->suggestions)}};
            rows.append({field, word, QString::number(one->times), one->keys.join(u", "_s),
                         one->suggestions.mid(0, 3).join(u", "_s)});
        }
        const QStringList headings{Ctl::tr("field"), Ctl::tr("word"), Ctl::tr("times"),
                                   Ctl::tr("such as"), Ctl::tr("suggestion")};
        const QString nothing = Ctl::tr("Nothing is misspelled.");
        return {{{u"records"_s, m_records},
                 {u"words"_s, words},
                 {u"missing"_s, QJsonArray::fromStringList(m_missing)}},
                rows.isEmpty() ? nothing : table(headings, rows),
                m_missing.join(u'\n'),
                m_missing.isEmpty() ? Exit::Done : Exit::SomeRejected};
    }

private:
    Outcome<Done> openFor(const Field &field, const QStringList &ownWords)
    {
        std::shared_ptr<Speller> &speller = m_dictionaries[field.spelling];
        if (!speller) {
            const auto opened = Speller::open(field.spelling);
            if (!opened)
                return tl::unexpected<Error>(opened.error());
            speller = *opened;
            speller->setOwnWords(ownWords);
        }
        m_spellers.insert(field.name, speller);
        return Done{};
    }

    void add(const QString &field, const QString &word, const QString &key, const Speller &speller)
    {
        Misspelled &known = m_words[{field, word}];
        if (known.times++ == 0)
            known.suggestions = speller.suggestions(word);
        if (known.keys.size() < keysToShow)
            known.keys << key;
    }

    QMap<QString, std::shared_ptr<Speller>> m_dictionaries; ///< Each is read once.
    QMap<QString, std::shared_ptr<Speller>> m_spellers;     ///< By field.
    QMap<QPair<QString, QString>, Misspelled> m_words;      ///< By field and word.
    QStringList m_missing; ///< What is said of dictionaries that are not there.
    qint64 m_records = 0;
};

} // namespace

static Answer listDictionaries()
{
    const QStringList names = installedDictionaries();
    return Reply{{{u"dictionaries"_s, QJsonArray::fromStringList(names)}},
                 names.isEmpty() ? Ctl::tr("No dictionary is installed. Install a Hunspell "
                                           "dictionary, such as the package hunspell-en-us.")
                                 : names.join(u'\n'),
                 {}};
}

static Answer spellQueue(Call &call, Connection &open)
{
    const auto schema =
        QueueStore(open, call.identity()).queue(call.argument(0)).and_then([](const Queue &rules) {
            return RecordSchema::of(rules);
        });
    if (!schema)
        return failed(schema);
    QueueSpelling spelling;
    if (const auto opened = spelling.open(*schema); !opened)
        return failed(opened);
    if (!spelling.isSwitchedOn())
        return wrongUsage(
            Ctl::tr("Spelling is switched on in no field of this queue. Give a field of its schema "
                    "\"x-intray\": {\"spelling\": \"en_US\"}."));
    const Interruption interruption(open);
    ListStore lists(open, call.identity());
    const ProgressLine line;
    const auto seen = seenOn(line);
    qint64 records = 0;
    const auto states = statesOf(call);
    if (!states)
        return failed(states);
    const auto read = forEachPage(lists, call.argument(0), *states, interruption.cancellation(),
                                  [&](const QList<Item> &items) -> Outcome<Done> {
                                      for (const Item &item : items)
                                          spelling.see(item);
                                      records += items.size();
                                      if (seen)
                                          seen(records);
                                      return Done{};
                                  });
    return read ? Answer(spelling.reply()) : failed(read);
}

static Answer spell(Call &call)
{
    if (call.has(u"dictionaries"_s))
        return listDictionaries();
    if (call.argument(0).isEmpty())
        return wrongUsage(Ctl::tr("Name a queue, or give --dictionaries."));
    const auto open = call.connection();
    return open ? spellQueue(call, **open) : failed(open);
}

QList<Command> spellingCommands()
{
    return {
        {u"spelling"_s,
         u"[QUEUE]"_s,
         0,
         1,
         Ctl::tr("List misspelled words in the fields for which the queue has spelling switched "
                 "on."),
         {{u"dictionaries"_s, {}, Ctl::tr("List the dictionaries that are installed here.")},
          stateOption(Ctl::tr("Only items that are open, locked, done, failed or dismissed."))},
         spell}};
}

} // namespace intray::ctl
