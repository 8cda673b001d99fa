// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/example/byexample.h"

#include <algorithm>

namespace intray {

namespace {

// Chosen on the seen tasks of tests/bench/byexample; the others were held back.
constexpr double leastSure = 0.55;      ///< Below it nothing is offered.
constexpr double ofUnseenForm = 0.85;   ///< What is left of the certainty for another form,
constexpr double ofUnseenResult = 0.75; ///< and for a result that looks like none before.

QSet<QChar> signsIn(const QString &text)
{
    QSet<QChar> signs;
    for (const QChar c : text)
        if (!c.isLetterOrNumber() && !c.isSpace())
            signs << c;
    return signs;
}

// A text of several lines is made by hand.
constexpr qsizetype longestText = 150;

/// Whether it took a word over from another field of the same record.
bool isOfOthers(const Example &example)
{
    constexpr qsizetype shortest = 3;
    if (!example.to.isEmpty() && example.from.others.contains(example.to))
        return true;
    return std::ranges::any_of(runsIn(example.to, RunKind::Letters), [&](const TextRun &run) {
        const QString word = example.to.mid(run.begin, run.end - run.begin);
        return word.size() >= shortest && !example.from.value.contains(word, Qt::CaseInsensitive) &&
               std::ranges::any_of(example.from.others, [&](const QString &other) {
                   return other.contains(word, Qt::CaseInsensitive);
               });
    });
}

bool isShort(const Example &example)
{
    return example.from.value.size() <= longestText && example.to.size() <= longestText;
}

} // namespace

void ByExample::Forms::add(const QString &value)
{
    plain << plainFormOf(value);
    cased << casedFormOf(value);
    exact << exactFormOf(value);
}

ByExample::Forms ByExample::Forms::without(const Forms &others) const
{
    return {plain - others.plain, cased - others.cased, exact - others.exact};
}

bool ByExample::Forms::haveOneOf(const QString &value) const
{
    return plain.contains(plainFormOf(value)) || cased.contains(casedFormOf(value)) ||
           exact.contains(exactFormOf(value));
}

void ByExample::noteMarks(Branch &branch)
{
    branch.marks = signsIn(branch.examples.constFirst().from.value);
    for (const Example &example : std::as_const(branch.examples)) {
        branch.marks &= signsIn(example.from.value);
        branch.marks -= signsIn(example.to);
    }
}

/// Two records or more that were changed alike may be of one kind: of one country, say.
void ByExample::noteCommon(Branch &branch)
{
    const QStringList first = branch.examples.constFirst().from.others;
    for (int field = 0; branch.examples.size() > 1 && field < int(first.size()); ++field) {
        const QString value = first.at(field);
        if (!value.isEmpty() && std::ranges::all_of(branch.examples, [&](const Example &example) {
                return example.from.others.value(field) == value;
            }))
            branch.common.insert(field, value);
    }
}

void ByExample::noteMoved(const Branch &branch, const ExampleColumn &column)
{
    for (const Transformation &program : branch.programs)
        if (const auto field = program.movedFrom(); field && !m_standing.contains(*field))
            for (const SourceCells &cells : column.values)
                ++m_standing[*field][cells.others.value(*field)];
    if (m_standing.isEmpty() || m_standing.contains(ownField))
        return;
    for (const SourceCells &cells : column.values)
        ++m_standing[ownField][cells.value];
}

/// What was shown of exactly a value. Nothing is known where examples contradict each other, and
/// where the result stands in another field: that was moved in this record, not replaced. One gap
/// that was filled in a record says nothing of others.
void ByExample::noteTable(const QList<Example> &examples)
{
    QHash<QString, QStringList> made;
    m_areOfRecords = std::ranges::any_of(
        examples, [](const Example &example) { return !example.from.others.isEmpty(); });
    for (const Example &example : examples)
        if (!isOfOthers(example))
            made[example.from.value] << example.to;
    for (auto one = made.cbegin(); one != made.cend(); ++one) {
        const bool isOneGap = one.key().isEmpty() && one->size() == 1 && m_areOfRecords;
        if (!isOneGap && one->count(one->constFirst()) == one->size())
            m_table.insert(one.key(), one->constFirst());
    }
}

bool ByExample::isShown(const QString &value) const
{
    return m_shownForms.contains(casedFormOf(QStringView(value).trimmed()));
}

/// Whether several examples changed a value that is written like this, or none is right that is.
bool ByExample::isShownTwice(const Branch &branch, const QString &value) const
{
    const QString form = casedFormOf(QStringView(value).trimmed());
    return !m_resultForms.cased.contains(form) ||
           std::ranges::count_if(branch.examples, [&](const Example &example) {
               return casedFormOf(QStringView(example.from.value).trimmed()) == form;
           }) > 1;
}

bool ByExample::asksForChange(const SourceCells &cells) const
{
    return std::ranges::any_of(m_branches, [&](const Branch &branch) {
        return !branch.asks.isEmpty() && branch.asks.areAllIn(cells.value);
    });
}

/// What is told stands beside the other fields from here on.
void ByExample::addTold(QList<Example> &examples, ExampleColumn &column)
{
    if (!examples.isEmpty())
        m_ownFields = int(examples.constFirst().from.others.size());
    m_told = ToldWords(examples, column.values);
    if (m_told.isEmpty())
        return;
    for (Example &example : examples)
        example.from = m_told.added(example.from);
    for (SourceCells &cells : column.values)
        cells = m_told.added(cells);
}

ByExample::ByExample(QList<Example> examples, ExampleColumn column)
    : m_complies(column.complies)
{
    noteTable(examples);
    addTold(examples, column);
    QList<Example> changed;
    QStringList right;
    Forms changedForms;
    for (const Example &example : examples) {
        if (!example.to.isEmpty())
            right << example.to;
        m_resultForms.add(example.to);
        if (example.from.value == example.to)
            continue;
        changed.append(example);
        changedForms.add(example.from.value);
        changedForms.plain << plainOf(example.from);
        m_shownForms << casedFormOf(QStringView(example.from.value).trimmed());
        // Where rules were kept before and people changed the value still, they do not tell.
        if (m_complies && m_complies(example.from.value))
            m_complies = nullptr;
    }
    m_shownExactForms = changedForms.exact;
    m_madeForms = m_resultForms.without(changedForms);
    erase_if(changed,
             [](const Example &example) { return example.to.isEmpty() || !isShort(example); });
    m_branches = branchesFor(changed);
    for (Branch &branch : m_branches) {
        QStringList values;
        for (const Example &example : std::as_const(branch.examples))
            values << example.from.value;
        branch.asks = FaultyLooks(values, right);
    }
    noteRight(column, right);
    noteHabits(column);
    noteSizes(column);
    noteRareLooks(column);
    for (Branch &branch : m_branches) {
        noteExchanged(branch);
        noteMoments(branch);
        noteMarks(branch);
        noteCommon(branch);
        noteChangedWords(branch);
        noteUnits(branch);
        noteMoved(branch, column);
        weigh(branch, column);
        branch.isRepeatable = isRepeatable(branch);
    }
}

bool ByExample::looksMade(const QString &value) const
{
    if (m_complies)
        return m_complies(value);
    return m_resultForms.plain.contains(plainFormOf(value)) ||
           m_resultForms.cased.contains(casedFormOf(value));
}

/// As a result does, or as the column's right values do.
bool ByExample::looksRight(const QString &value) const
{
    if (m_complies || m_right.isEmpty())
        return looksMade(value);
    return m_right.haveForm(value) ||
           (!m_right.tellSizesOf(value) && m_resultForms.exact.contains(exactFormOf(value)));
}

/// Whether one is the other with something beside, and hardly any value is written so, but many as
/// the other is, in which digits stand.
bool ByExample::isCodeWithMore(const QString &value, const QString &made) const
{
    const QString exact = exactFormOf(made);
    return !m_habits.isEmpty() && exact.contains(u'9') && m_resultForms.exact.contains(exact) &&
           value.contains(made) && m_habits.isFarRarer(value, made);
}

/// Whether it may be right in a column of which right values are known.
bool ByExample::fitsColumn(const QString &made, const QString &before) const
{
    return m_right.knowNewWords(made, before) &&
           (looksRight(made) || (!m_complies && m_right.areBuiltLike(made, before)));
}

/// Results of as many digits are likelier; of other words are as good as any.
double ByExample::plausibility(const QString &value) const
{
    constexpr double ofOtherSize = 0.9;
    if (!looksRight(value))
        return 0;
    const bool isSized =
        m_resultForms.exact.size() == 1 && m_resultForms.exact.cbegin()->contains(u'9');
    return isSized && !m_resultForms.exact.contains(exactFormOf(value)) ? ofOtherSize : 1;
}

bool ByExample::isRight(const QString &value) const
{
    if (m_complies)
        return m_complies(value);
    return m_madeForms.haveOneOf(value);
}

bool ByExample::isRepeatable(const Branch &branch) const
{
    return std::ranges::all_of(branch.examples, [&](const Example &example) {
        const SourceCells result{example.to, example.from.others};
        const auto again = vote(branch, result);
        return isRight(example.to) || !again || again->value == example.to;
    });
}

std::optional<ByExample::Offered> ByExample::of(const SourceCells &cells) const
{
    if (const auto known = m_table.constFind(cells.value);
        known != m_table.constEnd() && isTableTold(cells.value))
        return *known == cells.value ? std::nullopt : std::optional(Offered{*known, 0.99});
    return byProgram(cells);
}

std::optional<ByExample::Offered> ByExample::byProgram(const SourceCells &known) const
{
    const SourceCells cells = m_told.added(known);
    if (cells.value.size() > 10 * longestText || isRight(cells.value))
        return std::nullopt;
    std::optional<Offered> offered;
    for (const Branch *branch : branchesOf(cells)) {
        const auto one = offeredBy(*branch, cells);
        if (one && offered && one->value != offered->value)
            return std::nullopt; // they contradict each other
        if (one && (!offered || one->sure > offered->sure))
            offered = one;
    }
    return offered;
}

std::optional<ByExample::Offered> ByExample::offeredBy(const Branch &branch,
                                                       const SourceCells &cells) const
{
    const bool asks = !branch.asks.isEmpty() && branch.asks.areAllIn(cells.value);
    if (!branch.isRepeatable && !asks && looksMade(cells.value))
        return std::nullopt; // it may be a result
    if (isOfUnit(branch, cells.value))
        return std::nullopt; // it is written as the results are
    if (!isShownTwice(branch, cells.value))
        return std::nullopt; // it looks right, and one example of such does not tell
    if (!branch.asks.isEmpty() && !asks && isShown(cells.value))
        return std::nullopt;
    const bool isOfKnownForm =
        branch.forms.contains(plainOf(cells)) || branch.forms.contains(lettersOf(cells));
    const bool asksByLooks = asks && branch.asks.tellByLooks(cells.value);
    if (!m_complies && !isOfKnownForm && !asksByLooks && !branch.marks.isEmpty() &&
        m_right.isEmpty() && !branch.marks.intersects(signsIn(cells.value)))
        return std::nullopt; // nothing in it asks for a change
    const auto best = vote(branch, cells);
    if (!best || best->value == cells.value)
        return std::nullopt;
    if (!m_complies && !m_right.isEmpty() && !asks && !isShown(cells.value) &&
        !isCodeWithMore(cells.value, best->value))
        return std::nullopt; // it may be as right as most of the column
    const double ofForm = isOfKnownForm ? 1 : ofUnseenForm;
    if (!m_right.isEmpty() && !fitsColumn(best->value, cells.value))
        return std::nullopt;
    if (!isTold(branch, cells, *best))
        return std::nullopt;
    const bool isPlausible = !m_right.isEmpty() || looksRight(best->value);
    const double ofResult = isPlausible ? 1 : (m_complies ? 0 : ofUnseenResult);
    if (branch.examples.size() == 1 && !isOfKnownForm && !looksMade(best->value))
        return std::nullopt;
    const double sure = 0.98 * best->share * ofForm * ofResult;
    return sure >= leastSure ? std::optional(Offered{best->value, sure}) : std::nullopt;
}

bool ByExample::isGeneral() const
{
    return !m_branches.isEmpty();
}

} // namespace intray
