// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/codeform.h"

#include "queue/digits.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace intray {

bool CodeForm::isSlot(qsizetype at) const
{
    return shape.at(at) == u'9' || shape.at(at) == u'A' || shape.at(at) == u'a';
}

int CodeForm::places() const
{
    int count = 0;
    for (qsizetype at = 0; at < shape.size(); ++at)
        count += isSlot(at) ? 1 : 0;
    return count;
}

namespace {

constexpr qsizetype mostForms = 20;
constexpr qsizetype longestForm = 40;

/// One sign or class of the expression, and how often it may stand.
struct FormPart
{
    QChar shape;
    QChar fixed;
    int least = 1;
    int most = 1;
};

/// Reads an expression from its left to its right; what it cannot read makes it stop for good.
class FormReader
{
public:
    explicit FormReader(const QString &pattern)
        : m_rest(pattern)
    {
    }

    std::optional<QList<FormPart>> read()
    {
        if (!take(u"^") || !m_rest.endsWith(u'$') || m_rest.endsWith(u"\\$"))
            return std::nullopt;
        m_rest.chop(1);
        QList<FormPart> parts;
        while (!m_rest.isEmpty()) {
            auto part = readPart();
            if (!part || !readTimes(*part))
                return std::nullopt;
            parts << *part;
        }
        return parts;
    }

private:
    bool take(QStringView text)
    {
        if (!m_rest.startsWith(text))
            return false;
        m_rest = m_rest.mid(text.size());
        return true;
    }

    std::optional<FormPart> readPart()
    {
        static const QList<std::pair<QString, QChar>> classes{
            {QStringLiteral("[0-9]"), u'9'}, {QStringLiteral("\\d"), u'9'},
            {QStringLiteral("[A-Z]"), u'A'}, {QStringLiteral("\\p{Lu}"), u'A'},
            {QStringLiteral("[a-z]"), u'a'}, {QStringLiteral("\\p{Ll}"), u'a'},
            {QStringLiteral("[1-9]"), u'9'}, {QStringLiteral("[2-9]"), u'9'},
            {QStringLiteral("[0-1]"), u'9'}, {QStringLiteral("[01]"), u'9'}};
        for (const auto &[text, shape] : classes)
            if (take(text))
                return FormPart{shape, {}};
        const bool isEscaped = take(u"\\");
        if (m_rest.isEmpty())
            return std::nullopt;
        const QChar c = m_rest.at(0);
        const bool isPlain =
            isEscaped ? !c.isLetterOrNumber() : !QStringView(u".*+?()[]{}|^$\\").contains(c);
        if (!isPlain)
            return std::nullopt;
        m_rest = m_rest.mid(1);
        if (isPlainDigit(c))
            return FormPart{u'9', c};
        if (c.isLetter())
            return FormPart{c.isUpper() ? u'A' : u'a', c};
        return FormPart{c, {}};
    }

    bool readTimes(FormPart &part)
    {
        static const QRegularExpression times(
            QStringLiteral("^\\{([0-9]{1,2})(,([0-9]{1,2}))?\\}"));
        if (take(u"?"))
            part.least = 0;
        else if (m_rest.startsWith(u'*') || m_rest.startsWith(u'+'))
            return false;
        const auto match = times.match(m_rest.toString());
        if (match.hasMatch()) {
            part.least = match.captured(1).toInt();
            part.most = match.captured(2).isEmpty() ? part.least : match.captured(3).toInt();
            m_rest = m_rest.mid(match.capturedLength());
        }
        return !m_rest.startsWith(u'{') && part.most >= part.least;
    }

    QStringView m_rest;
};

QList<CodeForm> lengthened(const QList<CodeForm> &forms, const FormPart &part)
{
    QList<CodeForm> result;
    for (const CodeForm &form : forms)
        for (int times = part.least; times <= part.most; ++times) {
            CodeForm longer = form;
            longer.shape += QString(times, part.shape);
            longer.fixed += QString(times, part.fixed);
            result << longer;
        }
    return result;
}

} // namespace

QList<CodeForm> formsOfPattern(const QString &pattern)
{
    const auto parts = FormReader(pattern).read();
    if (!parts)
        return {};
    QList<CodeForm> forms{CodeForm()};
    for (const FormPart &part : *parts) {
        forms = lengthened(forms, part);
        const bool isTooMuch = std::any_of(forms.begin(), forms.end(), [](const CodeForm &form) {
            return form.shape.size() > longestForm;
        });
        if (forms.size() > mostForms || isTooMuch)
            return {};
    }
    for (CodeForm &form : forms)
        form.mostZeros = 1; // how many the values have, a pattern does not tell
    return forms;
}

} // namespace intray
