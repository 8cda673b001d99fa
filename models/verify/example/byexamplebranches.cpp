// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Which examples are explained by one program.
#include "verify/example/byexample.h"

#include <QMap>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

constexpr double costOfABranch = 0.5; ///< What a second program has to save.
constexpr qsizetype mostExamples = 8; ///< Whoever shows more shows the same again.

constexpr qsizetype mostToPair = 6; ///< So many are of three kinds.
constexpr qsizetype mostOfOne = 3;  ///< Letters that an example alone may bring in.

/// A single example does not tell that its words stand in every result.
bool isByChance(const Transformation &program, const QList<Example> &examples,
                qsizetype mostBroughtIn)
{
    if (!program.dependsOnValue())
        return true;
    qsizetype constant = 0;
    for (const Piece &piece : program.pieces)
        constant += std::ranges::count_if(piece.isConstant() ? piece.text : piece.with,
                                          [](QChar c) { return c.isLetterOrNumber(); });
    return examples.size() == 1 && constant > mostBroughtIn;
}

QList<Transformation> generalProgramsFor(const QList<Example> &examples,
                                         qsizetype mostBroughtIn = mostOfOne)
{
    QList<Transformation> programs = transformationsFor(examples);
    erase_if(programs,
             [&](const Transformation &one) { return isByChance(one, examples, mostBroughtIn); });
    return programs;
}

} // namespace

QString ByExample::plainOf(const SourceCells &cells)
{
    return plainFormOf(QStringView(cells.value).trimmed());
}

/// No form of plainOf() is the same.
QString ByExample::lettersOf(const SourceCells &cells)
{
    return u"letters:"_s + casedFormOf(QStringView(cells.value).trimmed());
}

/// How many digits it says itself rather than take them from the value.
static qsizetype digitsSaidBy(const Transformation &program)
{
    qsizetype digits = 0;
    for (const Piece &piece : program.pieces)
        digits += std::max(0, piece.kind == Piece::Kind::Span ? piece.width : 0) +
                  std::ranges::count_if(piece.isConstant() ? piece.text : piece.with,
                                        [](QChar c) { return c.isDigit(); });
    return digits;
}

std::optional<ByExample::Branch> ByExample::merged(const Branch &a, const Branch &b)
{
    Branch both{a.forms + b.forms, a.examples + b.examples, {}};
    both.programs = generalProgramsFor(both.examples);
    if (both.programs.isEmpty() || both.cost() > a.cost() + b.cost() + costOfABranch)
        return std::nullopt;
    if (saysMoreDigits(both, {a, b}))
        return std::nullopt;
    return both;
}

/// Where nothing explains four examples or more, one of them may be somebody's slip.
void ByExample::leaveSlipOut(Branch &branch)
{
    const QList<Example> all = branch.examples;
    for (qsizetype slip = 0; branch.programs.isEmpty() && all.size() >= 4 && slip < all.size();
         ++slip) {
        branch.examples = all;
        branch.examples.removeAt(slip);
        branch.programs = generalProgramsFor(branch.examples);
    }
    if (branch.programs.isEmpty())
        branch.examples = all;
}

/// Small letters and capitals may tell what was meant where nothing else does. What one example
/// alone brings in then is what the other one contradicts.
QList<ByExample::Branch> ByExample::splitByLetters(const Branch &branch)
{
    QMap<QString, Branch> parts; // always in the same order
    for (const Example &example : branch.examples) {
        const QString form = lettersOf(example.from);
        Branch &part = parts[form];
        part.forms = {form};
        part.examples << example;
    }
    QList<Branch> all;
    for (Branch &part : parts) {
        part.programs = generalProgramsFor(part.examples, 0);
        if (parts.size() > 1 && !part.programs.isEmpty())
            all << part;
    }
    return all;
}

/// Examples of one form may be of several kinds: the two that are explained most simply belong
/// together, with all others that the same explains.
QList<ByExample::Branch> ByExample::splitByPairs(const Branch &branch)
{
    QList<Example> left = branch.examples.first(std::min(branch.examples.size(), mostToPair));
    QList<std::pair<double, Transformation>> ofPairs;
    for (qsizetype a = 0; a < left.size(); ++a)
        for (qsizetype b = a + 1; b < left.size(); ++b)
            if (const auto programs = generalProgramsFor({left.at(a), left.at(b)});
                !programs.isEmpty())
                ofPairs.append({programs.constFirst().cost, programs.constFirst()});
    std::ranges::stable_sort(ofPairs, {}, &std::pair<double, Transformation>::first);
    QList<Branch> all;
    for (const auto &[cost, shortest] : std::as_const(ofPairs)) {
        Branch one;
        for (const Example &example : std::as_const(left))
            if (shortest.of(example.from) == example.to) {
                one.examples << example;
                one.forms << lettersOf(example.from); // the others of the form are of another kind
            }
        if (one.examples.size() < 2)
            continue;
        left.removeIf([&program = shortest](const Example &example) {
            return program.of(example.from) == example.to;
        });
        one.programs = generalProgramsFor(one.examples);
        all << one;
    }
    return all;
}

/// Whether its program says digits that those of its parts, with two examples each, take from the
/// values.
bool ByExample::saysMoreDigits(const Branch &branch, const QList<Branch> &parts)
{
    qsizetype most = 0, examples = 0;
    for (const Branch &part : parts) {
        most =
            std::max(most, part.programs.isEmpty() ? 0 : digitsSaidBy(part.programs.constFirst()));
        examples += part.examples.size() > 1 && !part.programs.isEmpty() ? part.examples.size() : 0;
    }
    return examples >= branch.examples.size() && digitsSaidBy(branch.programs.constFirst()) > most;
}

/// What explains all examples goes before what takes one of them for a slip.
QList<ByExample::Branch> ByExample::explained(Branch branch)
{
    branch.programs = generalProgramsFor(branch.examples);
    const bool isSimple =
        !branch.programs.isEmpty() && digitsSaidBy(branch.programs.constFirst()) == 0;
    if (isSimple)
        return {branch};
    const QList<Branch> parts = splitByLetters(branch);
    if (!branch.programs.isEmpty())
        return saysMoreDigits(branch, parts) ? parts : QList<Branch>{branch};
    qsizetype examples = 0;
    for (const Branch &part : parts)
        examples += part.examples.size() > 1 ? part.examples.size() : 0;
    if (examples < branch.examples.size())
        leaveSlipOut(branch);
    if (!branch.programs.isEmpty())
        return {branch};
    const QList<Branch> pairs = splitByPairs(branch);
    return pairs.isEmpty() ? parts : pairs;
}

/// One branch for each form, and those made one that a common program explains.
QList<ByExample::Branch> ByExample::branchesFor(const QList<Example> &examples)
{
    QList<Branch> ofForms, branches;
    for (const Example &example : examples) {
        const QString form = plainOf(example.from);
        const auto known = std::ranges::find_if(
            ofForms, [&](const Branch &branch) { return branch.forms.contains(form); });
        if (known == ofForms.end())
            ofForms.append({{form}, {example}, {}});
        else if (known->examples.size() < mostExamples)
            known->examples.append(example);
    }
    for (const Branch &branch : std::as_const(ofForms))
        branches += explained(branch);
    for (qsizetype a = 0; a < branches.size(); ++a)
        for (qsizetype b = branches.size() - 1; b > a; --b)
            if (const auto both = merged(branches.at(a), branches.at(b))) {
                branches[a] = *both;
                branches.removeAt(b);
            }
    return branches;
}

/// Those of its form; several, where examples of one form have nothing in common.
QList<const ByExample::Branch *> ByExample::branchesOf(const SourceCells &cells) const
{
    QList<const Branch *> all;
    for (const QString &form : {lettersOf(cells), plainOf(cells)}) {
        for (const Branch &branch : m_branches)
            if (branch.forms.contains(form))
                all << &branch;
        if (!all.isEmpty())
            return all;
    }
    const Branch *only =
        m_branches.size() == 1 ? &m_branches.constFirst() : branchByLooks(cells.value);
    return only ? QList<const Branch *>{only} : all;
}

/// The only one whose values are told from right ones by what this value has, too.
const ByExample::Branch *ByExample::branchByLooks(const QString &value) const
{
    const Branch *found = nullptr;
    for (const Branch &branch : m_branches)
        if (branch.areLooksRare && branch.asks.tellByLooks(value)) {
            if (found)
                return nullptr;
            found = &branch;
        }
    return found;
}

} // namespace intray
