// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/refusals/refusals.h"

#include "queue/daytime.h"
#include "queue/listfilter.h"
#include "queue/rulecheck.h"
#include "queue/times.h"
#include "schema/correction.h"
#include "store/refusals/sourcerefusals.h"
#include "store/rows/rows.h"

#include <QHash>
#include <QLocale>
#include <QRegularExpression>

#include <functional>
#include <span>

namespace intray {

using namespace Qt::StringLiterals;

RefusalFacts::Fact::Fact(const char *itsName, const QString &text)
    : name(QString::fromLatin1(itsName))
    , value(text)
{
}

RefusalFacts::Fact::Fact(const char *itsName, qint64 number)
    : name(QString::fromLatin1(itsName))
    , value(number)
{
}

RefusalFacts::Fact::Fact(const char *itsName, const QDateTime &time)
    : Fact(itsName, isoTime(time))
{
}

RefusalFacts::RefusalFacts(std::initializer_list<Fact> facts)
{
    for (const Fact &fact : facts)
        m_values.insert(fact.name, fact.value);
}

RefusalFacts::RefusalFacts(const Lock &holder, State state, std::initializer_list<Fact> more)
    : RefusalFacts(more)
{
    m_values.insert(u"state"_s, nameOf(state));
    m_values.insert(u"lock_id"_s, holder.id);
    m_values.insert(u"lock_user"_s, holder.user);
    m_values.insert(u"lock_workstation"_s, holder.workstation);
    m_values.insert(u"locked_at"_s, isoTime(holder.lockedAt));
    m_values.insert(u"expires_at"_s, isoTime(holder.expiresAt));
}

namespace {

using refusals::RefusalRule;

QString say(const char *text, int number = -1)
{
    return QCoreApplication::translate("Store", text, nullptr, number);
}

/// People know an item by its key.
QString textOf(const QJsonObject &facts, const QString &name)
{
    const QJsonValue value = facts.value(name);
    if (name == u"key"_s && value.toString().isEmpty())
        return textOf(facts, u"item"_s);
    return value.toVariant().toString();
}

QString shown(const QJsonObject &facts, const QString &word)
{
    const QString text = textOf(facts, word.section(u':', 0, 0));
    const QString how = word.section(u':', 1);
    if (how == u"time"_s)
        return dayAndTime(timeFromIso(text));
    return how == u"size"_s ? QLocale().formattedDataSize(text.toLongLong()) : text;
}

/// The text with each place of the pattern filled in.
QString filled(const QString &text, const QRegularExpression &pattern,
               const std::function<QString(const QString &place)> &fill)
{
    QString done;
    qsizetype end = 0;
    for (auto places = pattern.globalMatch(text); places.hasNext();) {
        const QRegularExpressionMatch place = places.next();
        done += text.mid(end, place.capturedStart() - end) + fill(place.captured(1));
        end = place.capturedEnd();
    }
    return done + text.mid(end);
}

QString sentenceOf(const RefusalRule &rule, const QJsonObject &facts)
{
    static const QRegularExpression place(u"%(\\d)"_s);
    const QStringList words = QString::fromLatin1(rule.facts).split(u' ', Qt::SkipEmptyParts);
    if (std::string_view(rule.sentence).find("%n") != std::string_view::npos)
        return say(rule.sentence, textOf(facts, words.constFirst()).toInt());
    return filled(say(rule.sentence), place, [&](const QString &number) {
        return shown(facts, words.value(number.toInt() - 1));
    });
}

QString detailOf(const RefusalRule &rule, const QJsonObject &facts)
{
    static const QRegularExpression place(u"\\{(\\w+)\\}"_s);
    bool isKnown = true;
    const QString detail =
        filled(QString::fromLatin1(rule.detail), place, [&](const QString &name) {
            const QString text = textOf(facts, name);
            isKnown = isKnown && !text.isEmpty();
            return text;
        });
    return isKnown ? detail : QString();
}

bool fits(const RefusalRule &rule, const QString &code, const QJsonObject &facts)
{
    if (code != QLatin1StringView(rule.code))
        return false;
    const QStringList conditions = QString::fromLatin1(rule.when).split(u' ', Qt::SkipEmptyParts);
    return std::all_of(conditions.begin(), conditions.end(), [&](const QString &condition) {
        const QString value = textOf(facts, condition.section(u'=', 0, 0));
        return condition.contains(u'=') ? value == condition.section(u'=', 1) : !value.isEmpty();
    });
}

const RefusalRule *ruleFor(const QString &code, const QJsonObject &facts)
{
    using Lines = std::span<const RefusalRule>;
    for (const Lines lines :
         {Lines(refusals::ofWork), Lines(refusals::ofOversight), Lines(refusals::ofDelivery)})
        for (const RefusalRule &rule : lines)
            if (fits(rule, code, facts))
                return &rule;
    return nullptr;
}

Error errorOf(const RefusalRule &rule, const QJsonObject &facts)
{
    const JsonRow row(facts);
    Error error{rule.kind, sentenceOf(rule, facts), detailOf(rule, facts)};
    error.holder = lockOf(row);
    error.state = stateNamed(row.text("state")).value_or(State::Open);
    error.isAdoptedLoss = rule.kind == Error::Kind::LockLost && facts.contains(u"adopted"_s);
    if (rule.kind == Error::Kind::RecordRefused)
        error.field = row.text("field");
    error.refusal = QString::fromLatin1(rule.code);
    return error;
}

using Say = std::function<Error(const QJsonObject &facts)>;

Say refusedRecord(RecordFault::Why why)
{
    return [why](const QJsonObject &facts) {
        const JsonRow row(facts);
        return recordRefused({why, row.text("field"), row.number("most")});
    };
}

/// Rules that are checked where there is no database, too, which is where their sentences are.
Say ruleOfValues(const QString &code)
{
    static const QHash<QString, Say> all{
        {u"record_is_no_object"_s, refusedRecord(RecordFault::Why::NoObject)},
        {u"record_too_large"_s, refusedRecord(RecordFault::Why::RecordTooLarge)},
        {u"field_too_large"_s, refusedRecord(RecordFault::Why::FieldTooLarge)},
        {u"unknown_field"_s, refusedRecord(RecordFault::Why::UnknownField)},
        {u"not_kept"_s, refusedRecord(RecordFault::Why::NotKept)},
        {u"field_required"_s, refusedRecord(RecordFault::Why::Required)},
        {u"filter_unnamed"_s, [](const QJsonObject &) { return filterUnnamed(); }},
        {u"filter_name_too_long"_s, [](const QJsonObject &) { return filterNameTooLong(); }},
        {u"queues_in_circle"_s,
         [](const QJsonObject &facts) {
             return Error{Error::Kind::Invalid, sentenceOnCircle(textOf(facts, u"queue"_s)), {}};
         }},
        {u"source_failed"_s, [](const QJsonObject &facts) {
             return sourceFailed(textOf(facts, u"words"_s), textOf(facts, u"state"_s));
         }}};
    return all.value(code);
}

Error refusedAs(const QString &code, const QJsonObject &facts)
{
    if (const RefusalRule *rule = ruleFor(code, facts))
        return errorOf(*rule, facts);
    if (const Say toError = ruleOfValues(code))
        return toError(facts);
    return {Error::Kind::Broken,
            say(QT_TRANSLATE_NOOP(
                "Store", "The database rejected this. Nothing was changed; the details say more.")),
            code};
}

} // namespace

Error refused(RefusalCode code, const RefusalFacts &facts)
{
    return refusedAs(QString::fromLatin1(code.text()), facts.values());
}

bool isRefused(const Error &error, RefusalCode code)
{
    return error.refusal == QLatin1StringView(code.text());
}

Error refusals::in(const QJsonObject &answer)
{
    return refusedAs(answer.value(u"refused"_s).toString(), answer);
}

std::optional<Error> refusals::tooLong(const char *what, const QString &text, qsizetype most)
{
    if (text.size() <= most)
        return std::nullopt;
    return refused("text_too_long", {{"what", QString::fromLatin1(what)}, {"most", most}});
}

} // namespace intray
