// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/byexample.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace intray {

namespace {

// Chosen on the seen tasks of tests/bench/byexample; the others were held back.
constexpr double leastSure = 0.55;      ///< Below it nothing is offered.
constexpr double costOfDoubt = 0.4;     ///< A program that costs so much more counts 1/e.
constexpr double costOfABranch = 0.5;   ///< What a second program has to save.
constexpr double ofUnseenForm = 0.85;   ///< What is left of the certainty for another form,
constexpr double ofUnseenResult = 0.75; ///< and for a result that looks like none before.
constexpr double ofSilence = 0.5;       ///< The weight of a program that has no answer.
constexpr double ofNothing = 0.02;      ///< What always speaks for knowing nothing.
constexpr double ofNoChange = 0.3;      ///< Of one that leaves a wrong value as it is.
constexpr double ofLoss = 0.01;         ///< And of one that loses or brings in what no example did.

QString plainOf(const SourceCells &cells)
{
    return plainFormOf(QStringView(cells.value).trimmed());
}

QSet<QChar> signsIn(const QString &text)
{
    QSet<QChar> signs;
    for (const QChar c : text)
        if (!c.isLetterOrNumber() && !c.isSpace())
            signs << c;
    return signs;
}

/// The letters and digits of the one that are not in the other, in the order of the alphabet.
QString onlyInFirst(const QString &value, const QString &made)
{
    QString left = made.toLower();
    QString lost;
    for (const QChar c : value.toLower()) {
        if (!c.isLetterOrNumber() || c == u'0') // zeros fill up
            continue;
        if (const qsizetype at = left.indexOf(c); at >= 0)
            left.remove(at, 1);
        else
            lost += c;
    }
    std::ranges::sort(lost);
    return lost;
}

/// What is lost on the way, and what comes in.
QString exchangedBetween(const QString &value, const QString &made)
{
    return onlyInFirst(value, made) + u'>' + onlyInFirst(made, value);
}

/// A single example does not tell that its words stand in every result.
bool isByChance(const Transformation &program, const QList<Example> &examples)
{
    if (!program.dependsOnValue())
        return true;
    constexpr qsizetype mostOfOne = 3;
    qsizetype constant = 0;
    for (const Piece &piece : program.pieces)
        constant += std::ranges::count_if(piece.isConstant() ? piece.text : piece.with,
                                          [](QChar c) { return c.isLetterOrNumber(); });
    return examples.size() == 1 && constant > mostOfOne;
}

QList<Transformation> generalProgramsFor(const QList<Example> &examples)
{
    QList<Transformation> programs = transformationsFor(examples);
    erase_if(programs, [&](const Transformation &one) { return isByChance(one, examples); });
    return programs;
}

// Whoever shows more shows the same again; a text of several lines is made by hand.
constexpr qsizetype mostExamples = 8;
constexpr qsizetype longestText = 150;
constexpr qsizetype mostTried = 100; ///< Values of the column that tell programs apart.

bool isShort(const Example &example)
{
    return example.from.value.size() <= longestText && example.to.size() <= longestText;
}

} // namespace

void ByExample::noteExchanged(Branch &branch)
{
    QSet<QString> all;
    for (const Example &example : std::as_const(branch.examples))
        all << exchangedBetween(example.from.value, example.to);
    const QString first = *all.cbegin();
    if (all.size() == 1 && (first == u">" || branch.examples.size() > 1))
        branch.exchanged = first;
}

void ByExample::noteMarks(Branch &branch)
{
    branch.marks = signsIn(branch.examples.constFirst().from.value);
    for (const Example &example : std::as_const(branch.examples)) {
        branch.marks &= signsIn(example.from.value);
        branch.marks -= signsIn(example.to);
    }
}

std::optional<ByExample::Branch> ByExample::merged(const Branch &a, const Branch &b)
{
    Branch both{a.forms + b.forms, a.examples + b.examples, {}, {}, {}, true};
    both.programs = generalProgramsFor(both.examples);
    if (both.programs.isEmpty() || both.cost() > a.cost() + b.cost() + costOfABranch)
        return std::nullopt;
    return both;
}

/// Where nothing explains four examples or more, one of them may be somebody's slip.
void ByExample::explain(Branch &branch)
{
    branch.programs = generalProgramsFor(branch.examples);
    const QList<Example> all = branch.examples;
    for (qsizetype slip = 0; branch.programs.isEmpty() && all.size() >= 4 && slip < all.size();
         ++slip) {
        branch.examples = all;
        branch.examples.removeAt(slip);
        branch.programs = generalProgramsFor(branch.examples);
    }
}

/// One branch for each form, and those made one that a common program explains.
QList<ByExample::Branch> ByExample::branchesFor(const QList<Example> &examples)
{
    QList<Branch> branches;
    for (const Example &example : examples) {
        const QString form = plainOf(example.from);
        const auto known = std::ranges::find_if(
            branches, [&](const Branch &branch) { return branch.forms.contains(form); });
        if (known == branches.end())
            branches.append({{form}, {example}, {}, {}, {}, true});
        else if (known->examples.size() < mostExamples)
            known->examples.append(example);
    }
    for (Branch &branch : branches)
        explain(branch);
    for (qsizetype a = 0; a < branches.size(); ++a)
        for (qsizetype b = branches.size() - 1; b > a; --b)
            if (const auto both = merged(branches.at(a), branches.at(b))) {
                branches[a] = *both;
                branches.removeAt(b);
            }
    erase_if(branches, [](const Branch &branch) { return branch.programs.isEmpty(); });
    return branches;
}

ByExample::ByExample(const QList<Example> &examples, const ExampleColumn &column)
    : m_complies(column.complies)
{
    QList<Example> changed;
    QSet<QString> plainValues, casedValues, exactValues, plainResults, casedResults;
    for (const Example &example : examples) {
        m_table.insert(example.from.value, example.to);
        plainResults << plainFormOf(example.to);
        casedResults << casedFormOf(example.to);
        m_exactForms << exactFormOf(example.to);
        if (example.from.value == example.to)
            continue;
        changed.append(example);
        plainValues << plainOf(example.from);
        casedValues << casedFormOf(example.from.value);
        exactValues << exactFormOf(example.from.value);
        // Where rules were kept before and people changed the value still, they do not tell.
        if (m_complies && m_complies(example.from.value))
            m_complies = nullptr;
    }
    m_resultForms = plainResults + casedResults;
    m_madeForms =
        (plainResults - plainValues) + (casedResults - casedValues) + (m_exactForms - exactValues);
    erase_if(changed,
             [](const Example &example) { return example.to.isEmpty() || !isShort(example); });
    m_branches = branchesFor(changed);
    for (Branch &branch : m_branches) {
        noteExchanged(branch);
        noteMarks(branch);
        weigh(branch, column);
        branch.isRepeatable = isRepeatable(branch);
    }
}

/// A program that has nothing to say of the column's other values, or makes of them what no right
/// value looks like, was hardly meant.
void ByExample::weigh(Branch &branch, const ExampleColumn &column) const
{
    const QList<SourceCells> values = valuesToTryWith(branch, column);
    if (values.isEmpty())
        return;
    QHash<QStringList, Transformation> different; // what does the same is one program
    for (Transformation program : std::as_const(branch.programs)) {
        QStringList made;
        double answers = 0, plausible = 0;
        for (const SourceCells &cells : values) {
            const auto one = program.of(cells);
            answers += one ? 1 : 0;
            plausible += one ? plausibility(*one) : 0;
            made << one.value_or(QString(QChar::Null));
        }
        const double many = double(values.size());
        program.cost += 1.5 * (1 - answers / many) + 2.0 * (1 - plausible / many);
        if (const auto known = different.constFind(made);
            known == different.constEnd() || program.cost < known->cost)
            different.insert(made, program);
    }
    branch.programs = different.values();
    std::ranges::sort(branch.programs, [](const Transformation &one, const Transformation &other) {
        return one.cost < other.cost;
    });
}

/// Some of the column's values that programs of this branch would be asked about.
QList<SourceCells> ByExample::valuesToTryWith(const Branch &branch,
                                              const ExampleColumn &column) const
{
    QList<SourceCells> all;
    for (const SourceCells &cells : column.values)
        if (!isRight(cells.value) && branchFor(cells) == &branch)
            all.append(cells);
    QList<SourceCells> some;
    const qsizetype many = std::min(all.size(), mostTried);
    for (qsizetype number = 0; number < many; ++number)
        some.append(all.at(number * all.size() / many));
    return some;
}

bool ByExample::looksMade(const QString &value) const
{
    if (m_complies)
        return m_complies(value);
    return m_resultForms.contains(plainFormOf(value)) || m_resultForms.contains(casedFormOf(value));
}

/// Results of as many digits are likelier; of other words are as good as any.
double ByExample::plausibility(const QString &value) const
{
    constexpr double ofOtherSize = 0.9;
    if (!looksMade(value))
        return 0;
    const bool isSized = m_exactForms.size() == 1 && m_exactForms.cbegin()->contains(u'9');
    return isSized && !m_exactForms.contains(exactFormOf(value)) ? ofOtherSize : 1;
}

bool ByExample::isRight(const QString &value) const
{
    if (m_complies)
        return m_complies(value);
    return m_madeForms.contains(plainFormOf(value)) || m_madeForms.contains(casedFormOf(value)) ||
           m_madeForms.contains(exactFormOf(value));
}

bool ByExample::isRepeatable(const Branch &branch) const
{
    return std::ranges::all_of(branch.examples, [&](const Example &example) {
        const SourceCells result{example.to, example.from.others};
        const auto again = vote(branch, result);
        return isRight(example.to) || !again || again->value == example.to;
    });
}

const ByExample::Branch *ByExample::branchFor(const SourceCells &cells) const
{
    const QString form = plainOf(cells);
    for (const Branch &branch : m_branches)
        if (branch.forms.contains(form))
            return &branch;
    return m_branches.size() == 1 ? &m_branches.constFirst() : nullptr;
}

std::optional<ByExample::Vote> ByExample::vote(const Branch &branch, const SourceCells &cells)
{
    // programs that agree say no more than the shortest of them
    QHash<QString, double> votes{{QString(), ofNothing}};
    for (const Transformation &program : branch.programs) {
        double weight = std::exp((branch.cost() - program.cost) / costOfDoubt);
        const auto made = program.of(cells);
        if (made && branch.exchanged && exchangedBetween(cells.value, *made) != *branch.exchanged)
            weight *= ofLoss;
        if (made && *made == cells.value)
            weight *= ofNoChange;
        double &known = votes[made.value_or(QString())];
        known = std::max(known, made ? weight : weight * ofSilence);
    }
    const double all = std::accumulate(votes.cbegin(), votes.cend(), 0.0);
    votes.remove(QString());
    const auto best = std::ranges::max_element(votes);
    if (best == votes.end() || all <= 0)
        return std::nullopt;
    return Vote{best.key(), *best / all};
}

std::optional<ByExample::Offered> ByExample::of(const SourceCells &cells) const
{
    if (const auto known = m_table.constFind(cells.value); known != m_table.constEnd())
        return *known == cells.value ? std::nullopt : std::optional(Offered{*known, 0.99});
    return byProgram(cells);
}

std::optional<ByExample::Offered> ByExample::byProgram(const SourceCells &cells) const
{
    const Branch *branch = branchFor(cells);
    if (!branch || isRight(cells.value))
        return std::nullopt;
    if (!branch->isRepeatable && m_exactForms.contains(exactFormOf(cells.value)))
        return std::nullopt; // it may be a result
    const bool isOfKnownForm = branch->forms.contains(plainOf(cells));
    if (!isOfKnownForm && !branch->marks.isEmpty() &&
        !branch->marks.intersects(signsIn(cells.value)))
        return std::nullopt; // nothing in it asks for a change
    const auto best = vote(*branch, cells);
    if (!best || best->value == cells.value)
        return std::nullopt;
    const double ofForm = isOfKnownForm ? 1 : ofUnseenForm;
    const double ofResult = looksMade(best->value) ? 1 : (m_complies ? 0 : ofUnseenResult);
    const double sure = 0.98 * best->share * ofForm * ofResult;
    return sure >= leastSure ? std::optional(Offered{best->value, sure}) : std::nullopt;
}

bool ByExample::isGeneral() const
{
    return !m_branches.isEmpty();
}

} // namespace intray
