// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/deskfixture.h"
#include "session/worker/workrounds.h"
#include "support/testclass.h"

#include <QSet>

using namespace intray;
using namespace Qt::StringLiterals;

/// What several places of a worker say to the database goes as one call, and each has its own
/// answer.
class WorkRoundsTest : public QObject
{
    Q_OBJECT

private:
    using Answer = std::optional<Outcome<FinishedAndTaken>>;

    std::unique_ptr<Office> m_office;
    std::unique_ptr<DatabaseThread> m_thread;
    std::unique_ptr<WorkRounds> m_rounds;
    std::array<QObject, 3> m_places;
    std::array<Answer, 3> m_answers;

    void open(const QStringList &keys)
    {
        m_rounds.reset();
        m_thread.reset();
        m_office = std::make_unique<Office>(keys);
        m_thread = std::make_unique<DatabaseThread>(m_office->database.loginOf(Office::me().user),
                                                    Office::me(), OpenMode::Existing);
        m_rounds = std::make_unique<WorkRounds>(*m_thread, u"hospital"_s);
        m_answers = {};
    }
    /// A place wants an item.
    void wish(size_t place) { m_rounds->add(partOf(place)); }
    /// A place ends its item and wants the next one.
    void end(size_t place, const Item &item, Disposition how = Disposition::complete())
    {
        WorkRounds::Part part = partOf(place);
        part.ending = ItemEnding{item.id, item.lock.id, how, true};
        part.rules = how.kind == Disposition::Kind::Complete ? m_rounds->rulesLine() : -1;
        m_rounds->add(part);
    }
    WorkRounds::Part partOf(size_t place)
    {
        m_answers.at(place).reset();
        return {.place = &m_places.at(place),
                .takes = true,
                .answered = [this, place](const auto &done) { m_answers.at(place) = done; }};
    }
    bool isAnswered(size_t count) const
    {
        return std::count_if(m_answers.begin(), m_answers.end(),
                             [](const Answer &one) { return one.has_value(); }) == int(count);
    }
    const FinishedAndTaken &answer(size_t place) const { return m_answers.at(place)->value(); }
    Item itemOf(size_t place) const { return answer(place).next->items.value(0); }
    QStringList keys() const
    {
        QStringList all;
        for (size_t place = 0; place < m_places.size(); ++place)
            all << itemOf(place).key;
        return all;
    }
    void takeThree()
    {
        for (size_t place = 0; place < m_places.size(); ++place)
            wish(place);
        QTRY_VERIFY(isAnswered(3));
    }
    intray::State stateOf(const Item &item) const
    {
        return valueOf(m_office->colleague.store.detail(item.id)).item.state;
    }
    void refuseResultsWith(const QString &word)
    {
        m_office->changeTables(
            u"CREATE TRIGGER spoiled BEFORE UPDATE OF result ON record WHEN "
            "NEW.result LIKE '%%1%' BEGIN SELECT RAISE(ABORT, 'spoiled'); END"_s.arg(word));
    }
    static Disposition completionWith(const QString &word)
    {
        Disposition how = Disposition::complete();
        how.result = QJsonObject{{u"word"_s, word}};
        return how;
    }

private slots:
    void init() { open({u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s}); }
    void cleanup()
    {
        m_rounds.reset();
        m_thread.reset();
        m_office.reset();
    }

    void placesThatAreWokenTogetherTakeTogether()
    {
        takeThree();
        QCOMPARE(keys(), QStringList({u"a"_s, u"b"_s, u"c"_s}));
        QSet<QString> locks;
        for (size_t place = 0; place < m_places.size(); ++place)
            locks << itemOf(place).lock.id;
        QCOMPARE(locks.size(), 1);
    }

    void whoFindsNothingHearsItBesideThoseWhoFindSomething()
    {
        open({u"only"_s});
        takeThree();
        QCOMPARE(keys(), QStringList({u"only"_s, QString(), QString()}));
        QVERIFY(answer(2).next->now.isValid());
        QCOMPARE(answer(2).next->requested, 1);
    }

    void eachEndingHasItsOwnAnswer()
    {
        takeThree();
        const Item lost = itemOf(1);
        valueOf(m_office->colleague.store.releaseLocks({{lost.id, lost.lock.id}}, u"why not"_s));
        const Item first = itemOf(0);
        const Item last = itemOf(2);
        end(0, first, completionWith(u"one"_s));
        end(1, lost, completionWith(u"two"_s));
        end(2, last, Disposition::fail(u"three"_s));
        QTRY_VERIFY(isAnswered(3));
        QVERIFY(answer(0).finished.first());
        QVERIFY(!answer(1).finished.first());
        QCOMPARE(answer(1).finished.first().error().kind, Error::Kind::LockLost);
        QVERIFY(answer(2).finished.first());
        QCOMPARE(valueOf(m_office->colleague.store.detail(first.id)).result,
                 QJsonObject({{u"word"_s, u"one"_s}}));
        QCOMPARE(stateOf(last), intray::State::Failed);
        QCOMPARE(itemOf(0).key, u"b"_s); // which was released
        QVERIFY(itemOf(1).key.isEmpty());
        QCOMPARE(answer(1).next->requested, 0);
        QCOMPARE(itemOf(2).key, u"d"_s);
    }

    void whatOneMadeImpossibleIsNotTheOthersBusiness()
    {
        takeThree();
        refuseResultsWith(u"bad"_s);
        const QList<Item> held{itemOf(0), itemOf(1), itemOf(2)};
        end(0, held.at(0), completionWith(u"good"_s));
        end(1, held.at(1), completionWith(u"bad"_s));
        end(2, held.at(2), completionWith(u"good"_s));
        QTRY_VERIFY(isAnswered(3));
        QVERIFY(!answer(1).finished.first());
        QCOMPARE(answer(1).next->requested, 0);
        QCOMPARE(stateOf(held.at(0)), intray::State::Done);
        QCOMPARE(stateOf(held.at(1)), intray::State::Locked);
        QCOMPARE(stateOf(held.at(2)), intray::State::Done);
        QCOMPARE(itemOf(0).key, u"d"_s);
        QCOMPARE(itemOf(2).key, u"e"_s);
    }

    void onlyWhoWentByOlderRulesIsAskedAnew()
    {
        takeThree();
        Queue rules = valueOf(m_office->colleague.store.queue(u"hospital"_s));
        rules.title = u"Hospitals"_s;
        valueOf(m_office->colleague.store.setQueue(rules));
        const QList<Item> held{itemOf(0), itemOf(1)};
        end(0, held.at(0));
        end(1, held.at(1), Disposition::fail(u"broken"_s));
        wish(2);
        QTRY_VERIFY(isAnswered(3));
        QVERIFY(answer(0).finished.isEmpty());
        QCOMPARE(stateOf(held.at(0)), intray::State::Locked);
        QCOMPARE(m_rounds->rules().title, u"Hospitals"_s);
        QCOMPARE(stateOf(held.at(1)), intray::State::Failed);
        QCOMPARE(itemOf(2).key, u"e"_s); // the one who ended takes first
        end(0, held.at(0));
        QTRY_VERIFY(isAnswered(3));
        QCOMPARE(stateOf(held.at(0)), intray::State::Done);
    }

    void aWishThatWasNotSentCanBeWithdrawn()
    {
        wish(0);
        wish(1);
        QCOMPARE(m_rounds->withdraw(&m_places.at(0), false), std::optional(false));
        QTRY_VERIFY(m_answers.at(1).has_value());
        QCOMPARE(itemOf(1).key, u"a"_s);
        QVERIFY(!m_answers.at(0).has_value());
        QVERIFY(!m_rounds->withdraw(&m_places.at(1), true));
    }
};

INTRAY_TEST_GUILESS_MAIN(WorkRoundsTest)
#include "tst_workrounds.moc"
