// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/decided/decidedvalues.h"

#include "verify/example/byexample.h"
#include "verify/example/textruns.h"
#include "verify/proposal/keptrules.h"
#include "verify/proposal/sureness.h"
#include "verify/values/valuechanges.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>

#include <algorithm>
#include <vector>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Decided)
};

/// "decided on 27/11/2026 by anna for the template “supplier”"
QString reasonOf(const KeptDecision &decision, const QString &name)
{
    if (!decision.at.isValid() || decision.by.isEmpty())
        return Words::tr("decided for the template “%1”").arg(name);
    const QString day = QLocale().toString(decision.at.toLocalTime().date(), QLocale::ShortFormat);
    return Words::tr("decided on %1 by %2 for the template “%3”").arg(day, decision.by, name);
}

QList<Example> examplesOf(const KeptDecision &decision)
{
    QList<Example> examples;
    for (const auto &[from, to] : decision.examples)
        examples.append({{from, {}}, to});
    return examples;
}

ByExample byExamples(const KeptDecision &decision, const RecordSchema &schema,
                     const QStringList &values)
{
    ExampleColumn column;
    column.complies = rulesOfField(schema, decision.field);
    for (const QString &value : values)
        column.values.append({value, {}});
    return {examplesOf(decision), column};
}

/// One decision, ready to be asked.
struct Decided
{
    QHash<QString, QString> becomes;
    ByExample byExample;
    QStringList forms;
    QString why;
    bool mayLose = false; ///< Digits, as its examples do.

    std::optional<MeantValue> of(const QString &text) const
    {
        if (const auto to = becomes.constFind(text); to != becomes.constEnd())
            return MeantValue{*to, sureness::exact, why};
        if (!becomes.isEmpty() || (!forms.isEmpty() && !forms.contains(exactFormOf(text))))
            return std::nullopt;
        const auto offered = byExample.of({text, {}});
        if (!offered || (!mayLose && losesDigits(text, offered->value)))
            return std::nullopt;
        return MeantValue{offered->value, std::min(offered->sure, sureness::exact), why};
    }
};

/// What one template says of a field.
struct DecidedInTurn
{
    QString byTemplate;
    std::vector<Decided> decisions; ///< The newest first.
};

std::optional<MeantValue> firstOf(const DecidedInTurn &said, const QString &text)
{
    for (const Decided &one : said.decisions)
        if (const auto meant = one.of(text))
            return meant;
    return std::nullopt;
}

} // namespace

struct DecidedValues::Known
{
    RecordSchema schema;
    QSet<QString> readOnly;                             ///< Fields.
    QHash<QString, std::vector<DecidedInTurn>> byField; ///< Of each template.

    QList<MeantValue> of(const QString &field, const QString &text,
                         const std::optional<QStringList> &templates) const
    {
        QList<MeantValue> meant;
        for (const DecidedInTurn &said : byField.value(field)) {
            if (templates && !templates->contains(said.byTemplate))
                continue;
            if (const auto one = firstOf(said, text);
                one && std::ranges::find(meant, one->value, &MeantValue::value) == meant.end())
                meant.append(*one);
        }
        if (meant.size() > 1)
            for (MeantValue &one : meant)
                one.sure = std::min(one.sure, sureness::coin);
        return meant;
    }
};

DecidedValues::DecidedValues()
    : m_known(std::make_shared<const Known>())
{
}

DecidedValues::DecidedValues(const RecordSchema &schema, const QList<TemplateDecisions> &templates,
                             const QHash<QString, QStringList> &values)
{
    auto known = std::make_shared<Known>();
    known->schema = schema;
    for (const Field &field : schema.fields())
        if (field.readOnly)
            known->readOnly.insert(field.name);
    for (const TemplateDecisions &one : templates) {
        QHash<QString, DecidedInTurn> ofTemplate;
        for (auto it = one.decisions.crbegin(); it != one.decisions.crend(); ++it) {
            Decided decided{{it->becomes.begin(), it->becomes.end()}, {}, it->forms, {}};
            if (decided.becomes.isEmpty())
                decided.byExample = byExamples(*it, schema, values.value(it->field));
            decided.mayLose = isLossShownBy(examplesOf(*it));
            decided.why = reasonOf(*it, one.name);
            ofTemplate[it->field].decisions.push_back(decided);
        }
        for (auto its = ofTemplate.begin(); its != ofTemplate.end(); ++its) {
            its->byTemplate = one.name;
            known->byField[its.key()].push_back(*its);
        }
    }
    m_known = known;
}

bool DecidedValues::isEmpty() const
{
    return m_known->byField.isEmpty();
}

QStringList DecidedValues::fields() const
{
    return m_known->byField.keys();
}

QList<OfferedValue> DecidedValues::of(const Record &record,
                                      const std::optional<QStringList> &templates) const
{
    QList<OfferedValue> all;
    for (const QString &field : fields()) {
        if (!record.contains(field) || m_known->readOnly.contains(field))
            continue;
        const QString text = RecordSchema::textOf(record.value(field));
        for (const MeantValue &one : m_known->of(field, text, templates))
            if (one.value != text && KeptRules(m_known->schema, record).isKeptBy(field, one.value))
                all.append({field, one.value, one.sure, one.why, true});
    }
    return all;
}

} // namespace intray
