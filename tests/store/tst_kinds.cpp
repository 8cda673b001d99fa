// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testclass.h"
#include "support/testengine.h"

using namespace intray;
using namespace Qt::StringLiterals;

/// The rules of events and dispositions are rows in the database and lines in C++: the same ones.
class KindsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addRowOfEachKind(); }
    void init() { m_database = databaseOf(engineOfRow()); }

    void theRulesOfEventsAreTheSame();
    void theRulesOfDispositionsAreTheSame();
    void theHistoryTakesEachKindAndNoOther();
    void theServersEndWorkInTheSameState();
    void theEverydayCallDoesAsTheRulesSay();

private:
    QStringList answersTo(const QString &select) const;
    /// The table's rows, a line each, in alphabetical order.
    QStringList rowsOf(const QString &table, const QList<const char *> &columns) const;
    QString schema() const { return engineOfRow() == u"postgresql" ? u"intray."_s : QString(); }

    std::unique_ptr<TestDatabase> m_database;
};

QStringList KindsTest::answersTo(const QString &select) const
{
    const auto owner = m_database->connectAsOwner();
    const auto answer = owner->d().runner->runText(select, {});
    QStringList lines;
    while (answer->next())
        lines << answer->text("line");
    return lines;
}

QStringList KindsTest::rowsOf(const QString &table, const QList<const char *> &columns) const
{
    const auto owner = m_database->connectAsOwner();
    const auto answer = owner->d().runner->runText(u"SELECT * FROM "_s + schema() + table, {});
    QStringList lines;
    while (answer->next()) {
        QStringList values;
        for (const char *column : columns)
            values << answer->text(column);
        lines << values.join(u' ');
    }
    lines.sort();
    return lines;
}

static QString wordOf(Effect effect)
{
    switch (effect) {
    case Effect::None:
        return u"none"_s;
    case Effect::BringsIn:
        return u"brings_in"_s;
    case Effect::Locks:
        return u"locks"_s;
    case Effect::EndsLock:
        return u"ends_lock"_s;
    case Effect::TakesBack:
        return u"takes_back"_s;
    case Effect::Reopens:
        return u"reopens"_s;
    case Effect::Withdraws:
        return u"withdraws"_s;
    case Effect::Recalls:
        return u"recalls"_s;
    case Effect::Moves:
        return u"moves"_s;
    case Effect::Corrects:
        return u"corrects"_s;
    }
    return {};
}

static QString wordOf(Way way)
{
    switch (way) {
    case Way::Nowhere:
        return u"nowhere"_s;
    case Way::ToNextStep:
        return u"to_next_step"_s;
    case Way::ToStepBefore:
        return u"to_step_before"_s;
    }
    return {};
}

void KindsTest::theRulesOfEventsAreTheSame()
{
    QStringList lines;
    for (const EventRules &rules : allEventRules)
        lines << QStringList{nameOf(rules.kind), wordOf(rules.effect),
                             rules.state ? nameOf(*rules.state) : QString(),
                             QString::number(rules.unfinished), QString::number(rules.completed)}
                     .join(u' ');
    lines.sort();
    QCOMPARE(rowsOf(u"event_rule"_s, {"kind", "effect", "state", "unfinished", "completed"}),
             lines);
}

void KindsTest::theRulesOfDispositionsAreTheSame()
{
    QStringList lines;
    for (const DispositionRules &rules : dispositionRules)
        lines << QStringList{nameOf(rules.kind), nameOf(rules.event),
                             QString::number(rules.needsReason ? 1 : 0),
                             QString::number(rules.mayWait ? 1 : 0), wordOf(rules.way)}
                     .join(u' ');
    lines.sort();
    QCOMPARE(rowsOf(u"disposition_rule"_s, {"kind", "event", "needs_reason", "may_wait", "way"}),
             lines);
}

// A foreign key does it in a file, a type on servers.
void KindsTest::theHistoryTakesEachKindAndNoOther()
{
    QStringList kinds;
    for (const EventRules &rules : allEventRules)
        kinds << nameOf(rules.kind);
    kinds.sort();
    QStringList taken;
    if (engineOfRow() == u"postgresql")
        taken = answersTo(u"SELECT unnest(enum_range(NULL::intray.event_kind))::text AS line"_s);
    else if (engineOfRow() == u"mariadb")
        taken = answersTo(u"SELECT REPLACE(SUBSTR(column_type, 6), '''', '') AS line FROM "
                          "information_schema.columns WHERE table_schema = DATABASE() AND "
                          "table_name = 'event_all' AND column_name = 'kind'"_s)
                    .join(u',')
                    .remove(u')')
                    .split(u',');
    else
        QCOMPARE(answersTo(u"SELECT \"table\" || ' ' || \"to\" AS line FROM "
                           "pragma_foreign_key_list('event') WHERE \"from\" = 'kind'"_s),
                 QStringList{u"event_rule kind"_s});
    taken.sort();
    if (!taken.isEmpty())
        QCOMPARE(taken, kinds);
}

void KindsTest::theServersEndWorkInTheSameState()
{
    if (engineOfRow() == u"sqlite")
        QSKIP("The program does it here.");
    for (const DispositionRules &rules : dispositionRules)
        QCOMPARE(
            answersTo(u"SELECT %1state_after('%2') AS line"_s.arg(schema(), nameOf(rules.kind))),
            QStringList{nameOf(stateAfter(rules.kind))});
}

// Its way on the servers names kinds and states itself, because asking for the rules would cost it
// time.
void KindsTest::theEverydayCallDoesAsTheRulesSay()
{
    const QString queue = u"work"_s;
    Person anna(*m_database, u"anna"_s);
    valueOf(anna.store.addQueue(queueNamed(queue)));
    for (const QString &key : {u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s})
        valueOf(anna.store.addItem(queue, newItem(key)));
    Claim held = valueOf(anna.store.claimNext({queue}));
    for (const DispositionRules &rules : dispositionRules) {
        if (rules.way == Way::ToStepBefore)
            continue; // there is no step before
        Disposition ending;
        ending.kind = rules.kind;
        ending.reason = rules.needsReason ? u"because"_s : QString();
        const ItemId item = held.items.constFirst().id;
        const FinishedAndNext answer =
            valueOf(anna.store.finishAndTakeNext(item, held.lock, ending, {queue}));
        QCOMPARE(answer.finished.state, stateAfter(rules.kind));
        const QList<Event> history = valueOf(anna.store.history(item));
        const auto isTheEnd = [&](const Event &event) {
            return event.kind == rules.event && event.lock == held.lock;
        };
        QVERIFY2(std::any_of(history.begin(), history.end(), isTheEnd), rules.word);
        held = answer.next;
    }
}

INTRAY_TEST_GUILESS_MAIN(KindsTest)
#include "tst_kinds.moc"
