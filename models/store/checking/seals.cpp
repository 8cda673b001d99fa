// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/checking/seals.h"

#include "queue/times.h"
#include "store/checking/planted.h"
#include "store/line/drivererror.h"
#include "store/line/sql.h"

namespace intray {

Seal stretchIn(const Row &row)
{
    Seal seal;
    seal.firstEvent = row.number("first_event");
    seal.lastEvent = row.number("last_event");
    seal.events = row.number("events");
    seal.firstRule = row.number("first_rule");
    seal.lastRule = row.number("last_rule");
    seal.rules = row.number("rules");
    seal.previous = row.text("previous");
    return seal;
}

namespace {

constexpr int portion = 2000;
constexpr int mostGaps = 5;

Seal sealOf(const Row &row)
{
    Seal seal = stretchIn(row);
    seal.number = row.number("number");
    seal.madeAt = timeFromIso(row.text("made_at"));
    seal.madeBy = row.text("made_by");
    seal.digest = row.text("digest");
    seal.items = row.number("items");
    return seal;
}

QString digestOfText(const QString &text)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toHex());
}

QString withLength(const QString &text)
{
    return QStringLiteral("%1:%2").arg(text.toUtf8().size()).arg(text);
}

QString spanOf(qint64 first, qint64 last)
{
    return first == last ? QString::number(first) : QStringLiteral("%1 to %2").arg(first).arg(last);
}

/// Whose lines are read, by which statement.
SealedLines readLines(Sql &sql, const char *statement, qint64 first, qint64 last,
                      const Cancellation &cancellation)
{
    SealedLines lines(first);
    qint64 behind = first - 1;
    for (bool isAtEnd = false; !isAtEnd;) {
        if (cancellation.isCancelled())
            throw SqlFailure{{Error::Kind::Cancelled, cancelledSentence(), {}}};
        isAtEnd = true;
        sql.each(statement, {{":event", behind}, {":last", last}, {":limit", portion}},
                 [&](const Row &row) {
                     behind = row.number("id");
                     lines.add(behind, row.text("line"));
                     isAtEnd = false;
                     return true;
                 });
    }
    lines.endAt(last);
    return lines;
}

SealedLines readItems(Sql &sql, qint64 seal)
{
    SealedLines lines(0);
    qint64 behind = beforeAllNumbers;
    for (bool isAtEnd = false; !isAtEnd;) {
        isAtEnd = true;
        sql.each("audit_sealed_items", {{":seal", seal}, {":item", behind}, {":limit", portion}},
                 [&](const Row &row) {
                     behind = row.number("id");
                     lines.append(row.text("line"));
                     isAtEnd = false;
                     return true;
                 });
    }
    return lines;
}

} // namespace

void SealedLines::passOver(qint64 to)
{
    if (to > m_next) {
        m_passedOver += to - m_next;
        if (m_gaps.size() < mostGaps)
            m_gaps << spanOf(m_next, to - 1);
    }
    m_next = to + 1;
}

void SealedLines::add(qint64 id, const QString &line)
{
    passOver(id);
    append(line);
}

void SealedLines::append(const QString &line)
{
    ++m_count;
    m_digests->addData(QCryptographicHash::hash(line.toUtf8(), QCryptographicHash::Sha256).toHex());
}

SealedStretch SealedStretch::read(Sql &sql, const Seal &seal, const Cancellation &cancellation)
{
    return {readLines(sql, "audit_sealed_events", seal.firstEvent, seal.lastEvent, cancellation),
            readLines(sql, "audit_sealed_rules", seal.firstRule, seal.lastRule, cancellation),
            readItems(sql, seal.number)};
}

QString digestOf(const Seal &seal, const SealedStretch &stretch)
{
    QStringList parts{QStringLiteral("intray-seal"), QStringLiteral("1"),
                      QString::number(seal.number), seal.previous, isoTime(seal.madeAt)};
    for (const qint64 number : {seal.firstEvent, seal.lastEvent, seal.events, seal.firstRule,
                                seal.lastRule, seal.rules, seal.items})
        parts << QString::number(number);
    parts << withLength(seal.madeBy) << stretch.events.digest() << stretch.rules.digest()
          << stretch.items.digest();
    return digestOfText(parts.join(u'|'));
}

namespace {

/// Goes through the seals from the first to the newest.
class SealCheck
{
public:
    SealCheck(Sql &sql, AuditReport &report, const Cancellation &cancellation)
        : m_sql(sql)
        , m_report(report)
        , m_cancellation(cancellation)
    {
        m_before.digest = QString(64, u'0');
    }

    void see(const Seal &seal)
    {
        ++m_report.seals;
        checkPlace(seal);
        checkStretch(seal);
        m_before = seal;
    }

private:
    void checkPlace(const Seal &seal);
    void checkStretch(const Seal &seal);
    bool compare(const Seal &seal, const QString &what, const SealedLines &found, qint64 sealed);
    void violate(const Seal &seal, const QString &what);

    Sql &m_sql;
    AuditReport &m_report;
    Cancellation m_cancellation;
    Seal m_before;
};

void SealCheck::violate(const Seal &seal, const QString &what)
{
    m_report.violations << QStringLiteral("Seal %1 of %2, events %3: %4.")
                               .arg(QString::number(seal.number), isoTime(seal.madeAt),
                                    spanOf(seal.firstEvent, seal.lastEvent), what);
}

void SealCheck::checkPlace(const Seal &seal)
{
    if (seal.number != m_before.number + 1)
        violate(
            seal,
            QStringLiteral("the one before it has number %1, some are gone").arg(m_before.number));
    else if (seal.previous != m_before.digest)
        violate(
            seal,
            QStringLiteral("it was not made behind seal %1 as that is now").arg(m_before.number));
    else if (seal.firstEvent != m_before.lastEvent + 1 || seal.firstRule != m_before.lastRule + 1)
        violate(seal, QStringLiteral("it does not begin where seal %1 ends").arg(m_before.number));
}

/// Whether there are as many lines as were sealed; says so if not.
bool SealCheck::compare(const Seal &seal, const QString &what, const SealedLines &found,
                        qint64 sealed)
{
    const qint64 gone = sealed - found.count();
    const QString names = found.passedOver() == gone ? QStringLiteral(": %1").arg(found.gaps())
                          : found.passedOver() > 0 ? QStringLiteral(", among %1").arg(found.gaps())
                                                   : QString();
    if (gone > 0)
        violate(
            seal,
            QStringLiteral("%1 of its %2 %3 are gone%4").arg(gone).arg(sealed).arg(what, names));
    if (gone < 0)
        violate(seal, QStringLiteral("there are %1 %2 more than it sealed").arg(-gone).arg(what));
    return gone == 0;
}

void SealCheck::checkStretch(const Seal &seal)
{
    const SealedStretch found = SealedStretch::read(m_sql, seal, m_cancellation);
    const bool hasEvents = compare(seal, QStringLiteral("events"), found.events, seal.events);
    const bool hasRules =
        compare(seal, QStringLiteral("changes of rules and users"), found.rules, seal.rules);
    const bool hasItems =
        compare(seal, QStringLiteral("digests of items"), found.items, seal.items);
    if (hasEvents && hasRules && hasItems && digestOf(seal, found) != seal.digest)
        violate(seal, QStringLiteral("what it sealed was changed, or the seal itself was"));
}

} // namespace

static QList<Seal> sealsBehind(Sql &sql, qint64 number)
{
    constexpr int seals = 500;
    return sql.all("audit_seals", {{":event", number}, {":limit", seals}}, sealOf);
}

// What a seal passes over is said, though it can be nothing but what a selftest made.
static void nameSelftests(Sql &sql, AuditReport &report)
{
    sql.each("audit_selftests", {}, [&](const Row &row) {
        const QString queue = row.text("queue");
        const qint64 others = row.number("others");
        if (others > 0)
            report.violations << QStringLiteral(
                                     "The queue %1 is told to be a selftest's, and %2 of "
                                     "its items are none that a selftest made.")
                                     .arg(queue)
                                     .arg(others);
        else if (!row.isTrue("is_fresh"))
            report.violations << QStringLiteral("The queue %1 is left over from a selftest, and no "
                                                "seal covers what that made; the next selftest "
                                                "removes it.")
                                     .arg(queue);
        else
            report.notes << QStringLiteral("The queue %1 is a selftest's that runs or ended within "
                                           "the hour; no seal covers what it made.")
                                .arg(queue);
        return true;
    });
}

void checkSeals(Sql &sql, AuditReport &report, const QStringList &expected,
                const Cancellation &cancellation)
{
    nameSelftests(sql, report);
    QStringList awaited = expected;
    SealCheck check(sql, report, cancellation);
    for (QList<Seal> seals = sealsBehind(sql, beforeAllNumbers); !seals.isEmpty();
         seals = sealsBehind(sql, seals.constLast().number)) {
        for (const Seal &seal : std::as_const(seals)) {
            check.see(seal);
            awaited.removeAll(seal.digest);
        }
    }
    for (const QString &digest : std::as_const(awaited))
        report.violations << QStringLiteral("The seal %1, which was kept elsewhere, is not among "
                                            "the seals of this database.")
                                 .arg(digest);
}

Seal sealOfNumber(Sql &sql, qint64 number)
{
    const Seal found = sealsBehind(sql, number - 1).value(0);
    return found.number == number ? found : Seal();
}

Seal newestSeal(Sql &sql)
{
    const qint64 number = sql.number("newest_seal", {}, "number").toLongLong();
    return sealsBehind(sql, number - 1).value(0);
}

} // namespace intray
