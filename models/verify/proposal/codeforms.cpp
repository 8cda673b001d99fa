// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/proposal/codeforms.h"

#include "verify/proposal/codefilling.h"
#include "verify/proposal/momentreading.h"
#include "verify/proposal/sureness.h"
#include "verify/proposal/telephone.h"
#include "verify/rules/shape.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ByRule)
};

constexpr qsizetype longestCode = 40;
constexpr qsizetype mostForms = 12;
constexpr double leastOfForms = 0.8;
constexpr qint64 enough = 20;
/// That a place has the same letter in so few values may be chance.
constexpr int leastSame = 5;

bool hasDigit(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

int zerosInFront(const QString &value)
{
    const QString digits = firstDigits(value);
    int zeros = 0;
    while (zeros < digits.size() && digits.at(zeros) == u'0')
        ++zeros;
    return zeros;
}

void add(CodeForm &form, const ValueCount &one, int &values)
{
    if (values++ == 0) {
        form.fixed = one.value;
        form.example = one.value;
    }
    for (qsizetype at = 0; at < one.value.size(); ++at)
        if (!form.isSlot(at) || form.fixed.at(at) != one.value.at(at))
            form.fixed[at] = QChar();
    form.records += one.records;
    form.mostZeros = std::max(form.mostZeros, zerosInFront(one.value));
}

/// The signs of a shape alone, one for each run: "+9 9 9".
QString skeletonOf(const QString &shape)
{
    QString skeleton;
    for (const QChar c : shape)
        if (!c.isLetterOrNumber() || skeleton.isEmpty() || skeleton.back() != c)
            skeleton += c;
    return skeleton;
}

/// Behind a plus stands the code of a country, all of it and no more.
bool isDialled(const QString &text)
{
    const QString code = firstDigits(text);
    return !text.startsWith(u'+') || dialCodeSize(plainDigitsOf(text)) == code.size() ||
           code.size() > 3;
}

bool isOfDigits(const QString &text)
{
    return !text.isEmpty() && plainDigitsOf(text) == text;
}

bool isWrittenTelephone(const QString &value)
{
    return plainDigitsOf(value).size() >= 7 && !isOfDigits(value) && isTelephoneNumber(value);
}

/// With days in its places it is one: 9999-99-99, 99.99.9999.
bool isShapeOfDays(const QString &shape)
{
    if (shape == QString(shape.size(), u'9'))
        return false;
    for (const QString &digits : {QStringLiteral("20111111"), QStringLiteral("11112011")}) {
        QString text = shape;
        qsizetype next = 0;
        for (QChar &c : text)
            if (c == u'9')
                c = next < digits.size() ? digits.at(next++) : u'9';
        if (!daysIn(text).isEmpty())
            return true;
    }
    return false;
}

} // namespace

CodeForms::CodeForms(const FieldValues &values)
{
    learn(values);
    if (m_records < leastSame && !values.pattern().isEmpty()) {
        QList<CodeForm> byPattern = formsOfPattern(values.pattern());
        byPattern.removeIf([](const CodeForm &form) { return !form.shape.contains(u'9'); });
        if (!byPattern.isEmpty())
            m_forms = byPattern;
        m_isByPattern = !byPattern.isEmpty();
    }
    for (const CodeForm &form : std::as_const(m_forms))
        if (isShapeOfDays(form.shape))
            m_shapesOfDays.insert(form.shape);
    const double telephones = values.share(isWrittenTelephone);
    m_isTelephone = values.kind().kind() == FieldKind::Kind::Phone ||
                    (m_records >= leastSame && telephones >= leastOfForms) ||
                    (telephones > 0 && isNamedTelephone(values.field())) ||
                    (m_isByPattern && m_shapesOfDays.isEmpty() &&
                     isWrittenTelephone(m_forms.constFirst().shape));
    if (m_isTelephone)
        learnDialCode(values);
}

void CodeForms::learnDialCode(const FieldValues &values)
{
    constexpr qint64 least = 3;
    QHash<QString, qint64> codes;
    qint64 all = 0;
    for (const ValueCount &one : values.wrong())
        if (const QString code = dialCodeOf(one.value); !code.isEmpty()) {
            codes[code] += one.records;
            all += one.records;
        }
    for (auto code = codes.begin(); code != codes.end(); ++code)
        if (code.value() >= least && code.value() * 20 >= all * 19)
            m_dialCode = code.key();
}

void CodeForms::learn(const FieldValues &values)
{
    QHash<QString, CodeForm> all;
    QHash<QString, int> seen;
    m_records = values.rightRecords();
    for (const ValueCount &one : values.right()) {
        if (one.value.size() > longestCode || !hasDigit(one.value))
            continue;
        const QString shape = shapeOf(one.value);
        m_shapes[shape] += one.records;
        m_beginnings[firstDigits(one.value)] += one.records;
        CodeForm &form = all[shape];
        form.shape = shape;
        add(form, one, seen[shape]);
    }
    for (auto form = all.begin(); form != all.end(); ++form)
        if (seen.value(form.key()) < leastSame)
            form->fixed = QString(form->shape.size(), QChar());
    keepUsual(all);
}

void CodeForms::keepUsual(const QHash<QString, CodeForm> &all)
{
    const qint64 least = std::max<qint64>(2, m_records / 100); // one value is no form
    qint64 covered = 0;
    for (const CodeForm &form : all)
        if (form.records >= least) {
            m_forms << form;
            covered += form.records;
        }
    std::ranges::sort(m_forms, [](const CodeForm &a, const CodeForm &b) {
        return a.records != b.records ? a.records > b.records : a.shape < b.shape;
    });
    if (m_forms.size() > mostForms || double(covered) < leastOfForms * double(m_records))
        m_forms.clear();
}

bool CodeForms::isUsual(const QString &value) const
{
    return m_records < enough || !isCode() || m_isByPattern ||
           m_shapes.value(shapeOf(value)) * 50 >= m_records;
}

bool CodeForms::isStrange(const QString &value) const
{
    constexpr double leastKnown = 0.9;
    constexpr qint64 oftener = 5;
    if (m_records < enough || !isCode() || m_isByPattern)
        return false;
    qint64 frequent = 0;
    for (const CodeForm &form : m_forms)
        frequent += form.records * 20 >= m_records ? form.records : 0;
    if (!isUsual(value) && double(frequent) >= leastKnown * double(m_records))
        return true;
    // the same written otherwise, as far more are
    const qint64 own = m_shapes.value(shapeOf(value));
    if (own * oftener > m_forms.constFirst().records)
        return false;
    const QList<MeantValue> others = candidates(value);
    if (others.isEmpty() ||
        runsOf(others.at(0).value).join(QString()) != runsOf(value).join(QString()))
        return false; // large and small letters may be meant
    return others.size() == 1 && others.at(0).value != value &&
           others.at(0).sure >= sureness::determined &&
           m_shapes.value(shapeOf(others.at(0).value)) >= own * oftener;
}

/// Parted by the same signs at other places it would rather lack something.
static bool isReformed(const QString &value, const FilledCode &code)
{
    const auto sizes = [](const QString &text) {
        QList<qsizetype> all;
        for (const QString &run : runsOf(text))
            all << run.size();
        return all;
    };
    const bool isSameBuild = skeletonOf(shapeOf(value)) == skeletonOf(code.form.shape);
    const bool isSameSize =
        runsOf(value).join(QString()).size() == runsOf(code.text).join(QString()).size();
    const bool isReparted = isSameBuild && isSameSize && sizes(value) != sizes(code.text);
    return isDialled(code.text) && !isReparted;
}

/// Digits alone are a telephone number only where the field has such numbers, and a day is only put
/// into another form if it stays the same day however it is read.
bool CodeForms::mayBeMeant(const QString &value, const FilledCode &code) const
{
    if (!m_shapesOfDays.contains(code.form.shape))
        return m_isTelephone || !isOfDigits(value) || !isShapeToDial(code.form.shape);
    const QList<MomentReading> readings = daysIn(value);
    return isOfDigits(value) && readings.size() == 1 &&
           std::ranges::any_of(daysIn(code.text), [&](const MomentReading &one) {
               return one.moment.day == readings.at(0).moment.day;
           });
}

/// Digits that begin as no number of the field does, and with a day or otherwise than all of many:
/// 2018122500 and 1234567890 may be a day, an amount, anything.
bool CodeForms::isAnotherThing(const QString &value, const QString &dialled) const
{
    constexpr qsizetype sizeOfDay = 8;
    const QString beginning = firstDigits(dialled);
    if (!m_isTelephone || m_isByPattern || !isOfDigits(value) || m_beginnings.contains(beginning))
        return false;
    constexpr qsizetype leastBeginnings = 2; // one does not tell how numbers begin
    const bool isDigitKnown =
        m_beginnings.size() < leastBeginnings ||
        std::any_of(m_beginnings.keyBegin(), m_beginnings.keyEnd(),
                    [&](const QString &known) { return known.startsWith(beginning.left(1)); });
    return !isDigitKnown || !daysIn(value.left(sizeOfDay)).isEmpty();
}

QList<MeantValue> CodeForms::candidates(const QString &value) const
{
    if (value.size() > 2 * longestCode)
        return {}; // a text, with which looking would take time without end
    QList<FilledCode> filled;
    for (const CodeMaterial &material : materialsOf(value, m_isTelephone, m_forms, m_dialCode)) {
        for (const CodeForm &form : m_forms)
            if (const auto one = fill(form, material);
                one && one->text != value && isReformed(value, *one) && mayBeMeant(value, *one))
                filled << *one;
        if (!filled.isEmpty())
            break; // the next ones are farther from what stands there
    }
    filled = surest(filled, value, m_beginnings);
    for (FilledCode &one : filled)
        if (isAnotherThing(value, one.text))
            one.sure = std::min(one.sure, sureness::byHabit);
    QList<MeantValue> candidates;
    for (const FilledCode &one : filled) {
        const QString example = one.form.example.isEmpty() ? one.form.shape : one.form.example;
        const QString why =
            one.form.records > 0
                ? Words::tr("%Ln other(s) look like %1", nullptr, int(one.form.records))
                      .arg(example)
                : Words::tr("the rule wants it like %1").arg(example);
        candidates.append({one.text, one.sure, why});
    }
    return candidates;
}

} // namespace intray
