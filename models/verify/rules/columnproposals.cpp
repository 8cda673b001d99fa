// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/columnproposals.h"

#include "schema/examplewords.h"
#include "schema/ownhelp.h"
#include "verify/rules/kindproposal.h"
#include "verify/rules/listproposal.h"
#include "verify/rules/placeholders.h"
#include "verify/rules/shape.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QMap>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Proposals)
};

std::optional<RuleProposal> placeholderProposal(const ColumnContent &column)
{
    if (column.placeholders().isEmpty())
        return std::nullopt;
    RuleProposal proposal =
        column.proposal(QStringLiteral("placeholders"),
                        withOneDot(Words::tr("These mean that there is nothing: %1.")
                                       .arg(column.placeholders().join(QStringLiteral(", ")))),
                        [](const QString &) { return true; });
    proposal.of = column.records();
    proposal.fits = column.records();
    proposal.words.insert(QStringLiteral("placeholders"),
                          QJsonArray::fromStringList(column.placeholders()));
    return proposal;
}

/// Who leaves a placeholder says that there may be nothing.
std::optional<RuleProposal> requiredProposal(const ColumnContent &column)
{
    constexpr double leastFilled = 0.99;
    const qint64 filled = column.records() - column.nothing();
    const bool isMostly =
        double(filled) >= double(column.records()) * std::max(leastFilled, column.least());
    if (!column.isEnough() || !column.placeholders().isEmpty() || !isMostly)
        return std::nullopt;
    RuleProposal proposal =
        column.proposal(QStringLiteral("required"), Words::tr("It is filled in."),
                        [](const QString &) { return true; });
    proposal.of = column.records();
    proposal.fits = filled;
    return proposal;
}

/// Amounts and long texts are different by nature, not by rule.
std::optional<RuleProposal> uniqueProposal(const ColumnContent &column, const FieldKind &kind)
{
    constexpr double leastAlone = 0.99;
    constexpr qint64 longText = 40;
    const bool isMeasure =
        kind.kind() == FieldKind::Kind::Number || kind.kind() == FieldKind::Kind::Time;
    const bool isText = column.column().characters() > column.column().filled() * longText;
    const bool isSparse = column.count() * 2 < column.records();
    if (!column.isEnough() || isMeasure || isText || isSparse)
        return std::nullopt;
    const auto isAlone = [&](const QString &value) { return column.column().countOf(value) == 1; };
    if (!column.isMostly(isAlone, std::max(leastAlone, column.least())))
        return std::nullopt;
    RuleProposal proposal = column.proposal(
        QStringLiteral("unique"), Words::tr("No two records have the same value."), isAlone);
    proposal.crossRule = {{QStringLiteral("unique"), QJsonArray{column.field()}}};
    return proposal;
}

template <typename List>
void add(QList<RuleProposal> &all, const List &found)
{
    if (found)
        all << *found;
}

/// Codes of digits count on: the next one is not in the list of those that are there.
void addTextProposals(QList<RuleProposal> &all, const ColumnContent &column)
{
    constexpr qsizetype fewCodes = 12;
    const auto list = listProposal(column);
    const auto shape = shapeProposal(column);
    const bool isList =
        list &&
        (!shape || list->keywords.value(QStringLiteral("enum")).toArray().size() <= fewCodes);
    if (isList)
        all << *list;
    else if (shape)
        all << *shape;
    else
        add(all, lettersProposal(column));
}

/// In the form that most numbers have here, with digits that are nobody's.
QString madeUpNumber(const ColumnContent &column)
{
    QMap<QString, qint64> counts;
    for (const ColumnProfile::Counted &one : column.values()) {
        QString form = one.value;
        int digit = 0;
        for (QChar &letter : form)
            if (letter.isDigit())
                letter = QChar(u'0' + ++digit % 10);
        counts[form] += one.count;
    }
    const auto most = std::max_element(counts.cbegin(), counts.cend());
    return most == counts.cend() ? QString() : most.key();
}

} // namespace

ColumnFindings findingsOf(const ColumnProfile &profile, double least)
{
    ColumnFindings findings;
    findings.placeholders = placeholdersIn(profile);
    const ColumnContent column(profile, findings.placeholders, least);
    findings.kind = kindOf(column);
    const auto isOfKind = [&](const QString &value) { return findings.kind.keeps(value); };
    findings.isOfAll = column.keeping(isOfKind) == column.count();
    if (findings.kind.kind() == FieldKind::Kind::Phone)
        findings.example = madeUpNumber(column);
    QList<RuleProposal> &all = findings.proposals;
    add(all, placeholderProposal(column));
    add(all, kindProposal(column, findings.kind));
    if (findings.kind.kind() == FieldKind::Kind::Text)
        addTextProposals(all, column);
    add(all, rangeProposal(column, findings.kind));
    add(all, requiredProposal(column));
    add(all, uniqueProposal(column, findings.kind));
    return findings;
}

QString helpOf(const ColumnFindings &findings)
{
    if (findings.isOfAll)
        if (const QString usually = usualHelp(findings.kind, findings.example); !usually.isEmpty())
            return usually;
    for (const RuleProposal &proposal : findings.proposals)
        if (proposal.kind == u"shape")
            return proposal.keywords.value(QStringLiteral("description")).toString();
    return {};
}

} // namespace intray
