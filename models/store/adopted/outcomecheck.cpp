// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/adopted/outcomecheck.h"

#include "store/adopted/faults.h"
#include "store/adopted/writer.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

using Judge = std::optional<Error> (*)(const CatalogueColumn &column, const TableName &table);

Error invalid(const QString &sentence)
{
    return {Error::Kind::Invalid, sentence, {}};
}

QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

Error invalid(const char *sentence)
{
    return invalid(say(sentence));
}

std::optional<Error> useFailed(const Layout &wished, Layout &layout)
{
    if (wished.failedValue.isEmpty())
        return std::nullopt;
    if (layout.state.isEmpty())
        return invalid(QT_TRANSLATE_NOOP("Store", "A value for failed needs a state column."));
    if (wished.failedValue == layout.openValue || wished.failedValue == layout.doneValue)
        return invalid(QT_TRANSLATE_NOOP(
            "Store", "The value for failed must differ from those for open and for done."));
    layout.failedValue = wished.failedValue;
    return std::nullopt;
}

/// A criterion on the state would no longer be met by what Intray itself has made busy.
std::optional<Error> useBusy(const Layout &wished, Layout &layout)
{
    if (wished.busyValue.isEmpty())
        return std::nullopt;
    if (layout.state.isEmpty())
        return invalid(QT_TRANSLATE_NOOP("Store", "A value for busy needs a state column."));
    if (QStringList{layout.openValue, layout.doneValue, layout.failedValue}.contains(
            wished.busyValue))
        return invalid(QT_TRANSLATE_NOOP(
            "Store", "The value for busy must differ from those for open, done and failed."));
    const QRegularExpression word(
        u"(?<![\\w.])%1(?!\\w)"_s.arg(QRegularExpression::escape(layout.state)),
        QRegularExpression::CaseInsensitiveOption);
    if (word.match(wished.criteria).hasMatch()) {
        Error error = invalid(QT_TRANSLATE_NOOP(
            "Store", "The criteria name the column \"%1\", which Intray writes when it locks a "
                     "row. Leave that condition out; only rows with the value for open are given "
                     "out."));
        error.sentence = error.sentence.arg(layout.state);
        return error;
    }
    layout.busyValue = wished.busyValue;
    return std::nullopt;
}

std::optional<Error> use(const QString &written, Judge judge, const CheckedLayout &checked,
                         QString &name)
{
    if (written.isEmpty())
        return std::nullopt;
    const TableName &table = checked.layout.main.name;
    const auto column = columnNamed(checked.columns.main, written, table);
    if (!column)
        return column.error();
    name = column->name;
    return judge(*column, table);
}

std::optional<Error> usedTwice(const Layout &layout)
{
    QStringList used{layout.main.key, layout.state, layout.order};
    if (!layout.hasLockTable())
        used << layout.lockUser << layout.lockTime << layout.lockId;
    for (const QString &name : layout.outcomeColumns()) {
        if (used.contains(name)) {
            Error error =
                invalid(QT_TRANSLATE_NOOP("Store", "The column \"%1\" of \"%2\" is used twice. "
                                                   "Choose another column for one of the two."));
            error.sentence = error.sentence.arg(name, layout.main.name.text());
            return error;
        }
        used << name;
    }
    return std::nullopt;
}

} // namespace

std::optional<Error> useOutcome(const Layout &wished, CheckedLayout &checked)
{
    Layout &layout = checked.layout;
    if (const auto fault = useFailed(wished, layout))
        return fault;
    if (const auto fault = useBusy(wished, layout))
        return fault;
    const std::tuple<QString, Judge, QString *> all[] = {
        {wished.error, faultOfMessage, &layout.error},
        {wished.result, faultOfMessage, &layout.result},
        {wished.finished, faultOfMoment, &layout.finished},
        {wished.changedBy, faultOfUser, &layout.changedBy},
        {wished.changedAt, faultOfMoment, &layout.changedAt}};
    for (const auto &[written, judge, name] : all)
        if (const auto fault = use(written, judge, checked, *name))
            return fault;
    return usedTwice(layout);
}

/// A key is told only where the table makes it, and one row is written.
std::optional<Error> useAdding(const Layout &wished, CheckedLayout &checked)
{
    Layout &layout = checked.layout;
    const CatalogueColumn key = columnIn(checked.columns.main, layout.main.key);
    layout.addsRows = wished.addsRows;
    if (!layout.addsRows)
        return std::nullopt;
    if (!key.isMade)
        return invalid(say(QT_TRANSLATE_NOOP("Store", "The table \"%1\" does not make the values "
                                                      "of its column \"%2\" itself, so Intray "
                                                      "cannot add rows to it. Leave adding to the "
                                                      "programs that know the keys."))
                           .arg(layout.main.name.text(), key.name));
    layout.sequence = key.sequence;
    if (!layout.more.isEmpty())
        return invalid(say(QT_TRANSLATE_NOOP("Store", "The record has columns of several tables, "
                                                      "and Intray adds rows to one table only. "
                                                      "Leave out the further tables, or adding.")));
    return std::nullopt;
}

} // namespace intray
