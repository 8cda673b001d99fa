// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/patternexamples.h"

#include "schema/pattern.h"

namespace intray {

bool isListOfForms(const QString &pattern)
{
    return pattern.startsWith(u"^(?:") && pattern.endsWith(u")$");
}

namespace {

/// The forms between "^(?:" and ")$", each as a pattern of its own.
QStringList alternativesOf(const QString &pattern)
{
    if (!isListOfForms(pattern))
        return {pattern};
    QStringList parts(1);
    const QString inside = pattern.mid(4, pattern.size() - 6);
    for (qsizetype at = 0; at < inside.size(); ++at) {
        if (inside.at(at) == u'|')
            parts << QString();
        else
            parts.last() += inside.at(at);
        if (inside.at(at) == u'\\' && at + 1 < inside.size())
            parts.last() += inside.at(++at);
    }
    for (QString &part : parts)
        part = u'^' + part + u'$';
    return parts;
}

QString filledForm(const CodeForm &form, QStringView digits)
{
    QString text = form.shape;
    int digit = 0, letter = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (!form.isSlot(at))
            continue;
        if (form.isFixed(at))
            text[at] = form.fixed.at(at);
        else if (text.at(at) == u'9')
            text[at] = digits.at(digit++ % digits.size());
        else
            text[at] = QChar(text.at(at).unicode() + letter++ % 26);
    }
    return text;
}

/// A class such as [2-9] has not all digits.
QString valueOf(const CodeForm &form, const Pattern &pattern)
{
    for (const QStringView digits :
         {QStringView(u"1234567890"), QStringView(u"2345678901"), QStringView(u"01"),
          QStringView(u"10"), QStringView(u"2"), QStringView(u"1"), QStringView(u"0")})
        if (const QString value = filledForm(form, digits);
            pattern.in(value) == Pattern::Match::Found)
            return value;
    return {};
}

} // namespace

QList<CodeForm> fewFormsOfPattern(const QString &pattern)
{
    constexpr qsizetype most = 4; // are read at one look
    QList<CodeForm> all;
    for (const QString &one : alternativesOf(pattern)) {
        const QList<CodeForm> forms = formsOfPattern(one);
        if (forms.isEmpty())
            return {};
        all << forms;
    }
    return all.size() <= most ? all : QList<CodeForm>();
}

QStringList examplesOfPattern(const QString &text)
{
    const auto pattern = Pattern::fromText(text);
    if (text.isEmpty() || !pattern)
        return {};
    QStringList examples;
    for (const CodeForm &form : fewFormsOfPattern(text)) {
        const QString value = valueOf(form, *pattern);
        if (value.isEmpty())
            return {};
        examples << value;
    }
    return examples;
}

} // namespace intray
