// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/embedded/adoptedtable.h"

#include "store/line/drivererror.h"
#include "store/refusals/refusals.h"

#include <sqlite3.h>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

Bindings withRecord(Bindings bindings, const Record &record)
{
    for (Binding &binding : bindings)
        if (QLatin1StringView(binding.placeholder) == ":record"_L1)
            binding.value = jsonText(record);
    return bindings;
}

Record recordIn(const Bindings &bindings)
{
    for (const Binding &binding : bindings)
        if (QLatin1StringView(binding.placeholder) == ":record"_L1)
            return jsonOf(binding.value.toString());
    return {};
}

/// What the database says when this is written; whatever was written is taken back.
QString codeOfTrying(const Writing &writing, const QString &text, const Bindings &bindings)
{
    QString code;
    writing.sql.changeText(u"SAVEPOINT trying"_s, {});
    try {
        writing.sql.changeText(text, bindings);
    } catch (const SqlFailure &failed) {
        code = failed.error.code;
    }
    writing.sql.changeText(u"ROLLBACK TO trying"_s, {});
    writing.sql.changeText(u"RELEASE trying"_s, {});
    return code;
}

/// The field that is refused when it is written alone; empty: none.
QString fieldRefused(const Writing &writing, const QString &text, const Bindings &bindings,
                     const QString &code)
{
    const Record record = recordIn(bindings);
    if (record.isEmpty() || codeOfTrying(writing, text, withRecord(bindings, {})) == code)
        return {};
    for (auto field = record.begin(); field != record.end(); ++field) {
        const Record alone{{field.key(), field.value()}};
        if (codeOfTrying(writing, text, withRecord(bindings, alone)) == code)
            return field.key();
    }
    return {};
}

} // namespace

SqlFailure asFailureOfTable(const SqlFailure &failed)
{
    const bool isStatements = failed.error.code == QString::number(SQLITE_ERROR);
    return isStatements ? SqlFailure{refused("table_changed", {{"state", failed.error.detail}})}
                        : failed;
}

int changeTable(const Writing &writing, const QString &text, const Bindings &bindings,
                bool corrects)
{
    try {
        return writing.sql.changeText(text, bindings);
    } catch (const SqlFailure &failed) {
        const QString rule = ruleBrokenIn(failed.error);
        if (rule.isEmpty())
            throw asFailureOfTable(failed);
        throw SqlFailure{
            refused("table_refused",
                    {{"why", rule},
                     {"field", corrects ? fieldRefused(writing, text, bindings, failed.error.code)
                                        : QString()},
                     {"rule", failed.error.detail}})};
    }
}

std::optional<Error> refusalOfTable(const Writing &writing, const std::function<void()> &work)
{
    writing.sql.changeText(u"SAVEPOINT table_work"_s, {});
    std::optional<Error> refusal;
    try {
        work();
    } catch (const SqlFailure &failed) {
        const bool isOfTheTable = failed.error.kind == Error::Kind::RecordRefused ||
                                  isRefused(failed.error, "table_changed");
        if (!isOfTheTable)
            throw;
        refusal = failed.error;
        writing.sql.changeText(u"ROLLBACK TO table_work"_s, {});
    }
    writing.sql.changeText(u"RELEASE table_work"_s, {});
    return refusal;
}

bool isDoneToTable(const Writing &writing, const std::function<void()> &work)
{
    return !refusalOfTable(writing, work);
}

} // namespace intray
