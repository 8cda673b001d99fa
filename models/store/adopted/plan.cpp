// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/contextfield.h"
#include "schema/intraywords.h"
#include "store/adopted/adopting.h"
#include "store/adopted/check.h"
#include "store/adopted/lengths.h"
#include "store/adopted/locktable.h"
#include "store/adopted/mapping.h"
#include "store/adopted/words.h"
#include "store/adopted/writer.h"
#include "store/line/sql.h"
#include "store/rules/queuestore.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QRegularExpression>

namespace intray {

using namespace Qt::StringLiterals;
using Kind = CatalogueColumn::Kind;

namespace {

QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

constexpr qsizetype columnsInList = 3;

bool isFraction(const CatalogueColumn &column)
{
    static const QRegularExpression named(u"real|floa|doub|num|dec|money|currency"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    return column.kind == Kind::Number && named.match(column.type).hasMatch();
}

bool isTruth(const CatalogueColumn &column)
{
    static const QRegularExpression named(u"bool|^tinyint\\(1\\)"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    return named.match(column.type).hasMatch();
}

QJsonObject propertyOf(const CatalogueColumn &column)
{
    static const QRegularExpression length(u"char[a-z ]*\\((\\d+)\\)"_s);
    // Columns are shown and typed as text; programs may also say what they hold.
    QJsonArray types{u"string"_s};
    if (column.kind == Kind::WholeNumber)
        types << u"integer"_s;
    if (isFraction(column))
        types << u"number"_s;
    if (isTruth(column))
        types << u"boolean"_s;
    if (column.isNullable)
        types << u"null"_s;
    QJsonObject property{{u"type"_s, types.size() > 1 ? QJsonValue(types) : types.at(0)}};
    if (column.kind == Kind::WholeNumber)
        property.insert(u"pattern"_s, u"^-?[0-9]+$"_s);
    if (const auto match = length.match(column.type); match.hasMatch())
        property.insert(u"maxLength"_s, match.captured(1).toInt());
    return property;
}

} // namespace

QJsonObject schemaOfColumns(const Layout &layout, const LayoutColumns &columns)
{
    QJsonObject properties;
    QJsonArray order;
    const auto add = [&](const QStringList &names, const CatalogueColumns &from) {
        for (const CatalogueColumn &column : from)
            if (names.contains(column.name)) {
                properties.insert(column.name, propertyOf(column));
                order << column.name;
            }
    };
    add(layout.main.columns, columns.main);
    for (qsizetype i = 0; i < layout.more.size(); ++i)
        add(layout.more.at(i).columns, columns.more.at(i));
    QJsonArray list;
    for (qsizetype i = 0; i < std::min(order.size(), columnsInList); ++i)
        list << order.at(i);
    return {{u"type"_s, u"object"_s},
            {u"properties"_s, properties},
            {intrayKeyword, QJsonObject{{u"order"_s, order}, {u"list"_s, list}}}};
}

namespace {

/// What is run before the queue is made, and what could be.
class Preparation
{
public:
    Preparation(Dialect dialect, const Layout &layout, const LayoutColumns &columns)
        : w(dialect)
        , l(layout)
        , c(columns)
    {
    }

    QString lockIdColumn() const
    {
        return u"ALTER TABLE %1 ADD COLUMN %2 %3"_s.arg(place(), w.quoted(u"LockId"_s),
                                                        w.lockIdType());
    }
    /// In the order of the claim, over what is open where the engine can say so; empty: the key's
    /// own index serves.
    QString index() const
    {
        if (l.order.isEmpty() && l.state.isEmpty())
            return {};
        QStringList by = l.order.isEmpty() ? QStringList() : QStringList{w.quoted(l.order)};
        by << w.quoted(l.main.key);
        const bool isPartial = w.hasPartialIndexes() && !l.openValue.isEmpty();
        if (!isPartial && !l.state.isEmpty())
            by.prepend(w.quoted(l.state));
        const QString name = l.main.name.table.left(40) + u"_intray"_s;
        const QString where = isPartial && !l.state.isEmpty()
                                  ? u" WHERE %1 = %2"_s.arg(w.quoted(l.state), w.text(l.openValue))
                                  : QString();
        return w.newIndex(name, l.main.name, by, where);
    }
    /// What the functions' owner needs, and no more.
    QStringList grants() const;

private:
    QString place() const { return w.quoted(l.hasLockTable() ? l.lockTable : l.main.name); }
    QString list(const QStringList &names) const
    {
        QStringList quoted;
        for (const QString &name : names)
            if (!name.isEmpty())
                quoted << w.quoted(name);
        return quoted.join(u", "_s);
    }
    QString grant(const QString &what, const TableName &on) const
    {
        return u"GRANT %1 ON %2 TO %3"_s.arg(what, w.quoted(on), w.owner());
    }

    AdoptedWords w;
    const Layout &l;
    const LayoutColumns &c;
};

QStringList Preparation::grants() const
{
    if (w.owner().isEmpty())
        return {};
    QStringList all;
    if (w.grantsSchemas())
        for (const QString &schema : {l.main.name.schema, l.lockTable.schema, l.ageTable.schema})
            if (const QString text =
                    u"GRANT USAGE ON SCHEMA %1 TO %2"_s.arg(w.quoted(schema), w.owner());
                !schema.isEmpty() && !all.contains(text))
                all << text;
    const auto written = [&](const QStringList &names, const TableName &on) {
        const QString columns = list(names);
        all << grant(columns.isEmpty() ? u"SELECT"_s : u"SELECT, UPDATE (%1)"_s.arg(columns), on);
    };
    QStringList own = l.main.columns + l.outcomeColumns();
    own << l.state;
    if (!l.hasLockTable())
        own << l.lockUser << l.lockTime << l.lockId;
    written(own, l.main.name);
    for (const Layout::Part &part : l.more)
        written(part.columns, part.name);
    if (l.hasLockTable())
        all << grant(u"SELECT, INSERT, DELETE, UPDATE (%1)"_s.arg(list({l.lockTime})), l.lockTable);
    if (!l.ageColumn.isEmpty())
        all << grant(u"SELECT"_s, l.ageTable);
    if (l.addsRows) {
        const QString added = list(QStringList{l.state, l.changedBy, l.changedAt} + l.main.columns);
        all << grant(added.isEmpty() ? u"INSERT"_s : u"INSERT (%1)"_s.arg(added), l.main.name);
    }
    if (!l.sequence.isEmpty())
        all << u"GRANT USAGE ON SEQUENCE %1 TO %2"_s.arg(l.sequence, w.owner());
    return all;
}

void addLockId(AdoptionPlan &plan, LayoutColumns &columns, const Preparation &preparation)
{
    plan.statements << preparation.lockIdColumn();
    plan.layout.lockId = u"LockId"_s;
    CatalogueColumn column;
    column.name = u"LockId"_s;
    column.type = u"varchar(36)"_s;
    column.kind = Kind::Text;
    column.isNullable = true;
    (plan.layout.hasLockTable() ? columns.lock : columns.main) << column;
}

/// What is to be run first, and what else could be.
void prepare(AdoptionPlan &plan, LayoutColumns &columns, const AdoptionWish &wish, Dialect dialect,
             bool isLockTableNew)
{
    const Preparation preparation(dialect, plan.layout, columns);
    if (isLockTableNew)
        plan.statements << makingLockTable(dialect, plan.layout.lockTable, columns.lock);
    if (plan.layout.lockId.isEmpty()) {
        if (wish.addsLockId)
            addLockId(plan, columns, preparation);
        else
            plan.offers << preparation.lockIdColumn();
    }
    if (const QString index = preparation.index(); !index.isEmpty())
        (wish.addsIndex ? plan.statements : plan.offers) << index;
    plan.statements += preparation.grants();
}

QStringList limitsOf(const Layout &layout)
{
    QStringList limits;
    if (layout.hasLockIdOnly())
        limits << say(QT_TRANSLATE_NOOP(
            "Store", "There is only a lock id column: Intray knows the user and time of its own "
                     "locks only, and old locks end in the next sweep."));
    if (layout.lockId.isEmpty())
        limits << say(QT_TRANSLATE_NOOP(
            "Store", "There is no lock id column: Intray recognises a lock that another program "
                     "has taken over only by its user and time."));
    if (layout.state.isEmpty())
        limits << say(QT_TRANSLATE_NOOP("Store", "There is no state column: only Intray remembers "
                                                 "what is done, and other programs still see it."));
    if (!layout.state.isEmpty() && layout.busyValue.isEmpty())
        limits << say(QT_TRANSLATE_NOOP(
            "Store", "There is no value of the state for locked rows, so a row that Intray holds "
                     "still looks open. A program that goes by the state alone would take the same "
                     "row. Name that value (busy), or let every program respect the lock."));
    limits << (layout.failedValue.isEmpty()
                   ? say(QT_TRANSLATE_NOOP("Store",
                                           "Only Intray remembers what is postponed, dismissed or "
                                           "failed; other programs still see such a row as open."))
                   : say(QT_TRANSLATE_NOOP("Store",
                                           "Only Intray remembers what is postponed or dismissed; "
                                           "other programs still see such a row as open.")));
    return limits;
}

} // namespace

/// Rows that no program can name; none is told where they cannot be counted.
static qint64 rowsWithoutKey(Connection &connection, const Layout &layout,
                             const LayoutColumns &columns)
{
    const AdoptedWords w(connection.d().dialect);
    const QString hasKey =
        w.hasKey(w.quoted(layout.main.key), columnIn(columns.main, layout.main.key));
    if (hasKey.isEmpty())
        return 0;
    const auto counted = attempt(connection, [&](Sql &sql) -> Outcome<QList<qint64>> {
        return sql.allOfText(u"SELECT count(*) AS n FROM %1 WHERE (%2) IS NOT TRUE"_s.arg(
                                 w.quoted(layout.main.name), hasKey),
                             {}, [](const Row &row) { return row.number("n"); });
    });
    return counted ? counted->value(0) : 0;
}

/// The field of the record that is named so, in the catalogue's own letters.
static Outcome<QString> contextField(const QString &wanted, const Layout &layout)
{
    const QStringList fields = layout.fields();
    const qsizetype place = fields.indexOf(
        QRegularExpression(QRegularExpression::anchoredPattern(QRegularExpression::escape(wanted)),
                           QRegularExpression::CaseInsensitiveOption));
    if (wanted.isEmpty() || place >= 0)
        return fields.value(place);
    return failure(
        Error::Kind::Invalid,
        say(QT_TRANSLATE_NOOP("Store", "Whose request a row is stands in a column of its record, "
                                       "and \"%1\" is none of them. Add it to the columns that "
                                       "are shown."))
            .arg(wanted));
}

Outcome<AdoptionPlan> Adopting::plan(const AdoptionWish &wish)
{
    const auto checked = checkedLayout(m_connection, wish);
    if (!checked)
        return tl::unexpected<Error>(checked.error());
    const auto context = contextField(wish.context, checked->layout);
    if (!context)
        return tl::unexpected<Error>(context.error());
    const Dialect dialect = m_connection.d().dialect;
    AdoptionPlan plan;
    LayoutColumns columns = checked->columns;
    plan.layout = checked->layout;
    plan.queue = wish.rules;
    plan.queue.name = wish.queue;
    const auto there = QueueStore(m_connection, m_identity).queue(wish.queue);
    if (there) {
        if (const auto why = whyNotAnew(m_connection, *there, plan.layout))
            return tl::unexpected<Error>(*why);
        plan.queue = wish.rules.id == there->id ? wish.rules : *there;
    }
    if (const auto fault =
            faultOfLengths(m_connection, m_identity, wish.queue, plan.layout, columns))
        return tl::unexpected<Error>(*fault);
    plan.trial = criteriaTrial(dialect, plan.layout, columns);
    prepare(plan, columns, wish, dialect, checked->isLockTableNew);
    plan.queue.recordSchema = schemaOfColumns(plan.layout, columns);
    plan.queue.recordSchema.insert(Queue::tableKeyword, plan.layout.main.name.text());
    if (!plan.layout.failedValue.isEmpty())
        plan.queue.recordSchema.insert(Queue::failedKeyword, plan.layout.failedValue);
    if (!context->isEmpty())
        plan.queue.recordSchema.insert(contextKeyword, *context);
    plan.queue.fields = plan.layout.fields();
    plan.compiled = adoptedStatements(dialect, plan.layout, columns);
    plan.limits = limitsOf(plan.layout) + limitsOfLengths(dialect, plan.layout, columns);
    if (const qint64 nameless = rowsWithoutKey(m_connection, plan.layout, columns); nameless > 0)
        plan.limits << say(QT_TRANSLATE_NOOP("Store",
                                             "Rows without a key in \"%1\" are left out, currently "
                                             "%2. Give them a key to work on them."))
                           .arg(plan.layout.main.key)
                           .arg(nameless);
    return plan;
}

} // namespace intray
