// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/fields/rightbyexample.h"

#include "schema/examplewords.h"
#include "ui/common/formrows.h"
#include "ui/common/linebutton.h"
#include "ui/common/tokens.h"
#include "verify/rules/rightexamples.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace intray {

RightByExample::RightByExample(QWidget *parent)
    : QWidget(parent)
    , m_examples(new QLineEdit(this))
    , m_words(sentenceLabel({}, this))
    , m_edit(LineButton::make(LineButton::Rank::Quiet, tr("Edit as a pattern"), "settingAsPattern",
                              this))
{
    m_examples->setObjectName(QStringLiteral("settingExamples"));
    m_examples->setPlaceholderText(tr("Some values with commas between them"));
    m_words->setObjectName(QStringLiteral("settingExamplesWords"));
    m_words->setTextFormat(Qt::PlainText);
    QLabel *label = labelFor(tr("Examples that are right"), m_examples);
    m_line = inOneColumn({label, m_examples}, this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(room::within);
    column->addWidget(m_line);
    auto *below = new QHBoxLayout;
    below->setSpacing(room::between);
    below->addWidget(m_words, 1);
    below->addWidget(m_edit, 0, Qt::AlignTop);
    column->addLayout(below);
    connect(m_examples, &QLineEdit::textEdited, this, &RightByExample::take);
    connect(m_edit, &QPushButton::clicked, this, &RightByExample::patternWanted);
}

QStringList RightByExample::examples() const
{
    QStringList examples;
    for (const QString &one : m_examples->text().split(u','))
        if (!one.trimmed().isEmpty())
            examples << one.trimmed();
    return examples;
}

void RightByExample::take()
{
    m_pattern = patternOfExamples(examples(), m_standing);
    m_typed = examples();
    emit patternTyped(m_pattern);
}

static bool canBeListed(const QStringList &examples)
{
    return std::none_of(examples.begin(), examples.end(), [](const QString &one) {
        return one.contains(u',') || one != one.trimmed();
    });
}

static QString wordsFor(const QString &pattern)
{
    if (pattern.isEmpty())
        return RightByExample::tr("Without examples any value is right.");
    const QStringList shapes = shapesOfPattern(pattern);
    if (shapes.isEmpty())
        return RightByExample::tr("Right is what keeps to a pattern that no example shows whole.");
    const QString all = shapes.join(QStringLiteral(", "));
    const bool hasLetters =
        std::any_of(all.begin(), all.end(), [](QChar c) { return c.isLetter(); });
    return hasLetters
               ? RightByExample::tr("Right is what is written like %1: 0 is any digit, A any "
                                    "capital and a any small letter.")
                     .arg(all)
               : RightByExample::tr("Right is what is written like %1: 0 is any digit.").arg(all);
}

/// A format of the schema is a rule, too.
QString RightByExample::wordsForPattern() const
{
    const QString asked = requestForFormat(m_textFormat);
    if (asked.isEmpty())
        return wordsFor(m_pattern);
    return m_pattern.isEmpty() ? tr("Without examples the rule is: %1").arg(asked)
                               : wordsFor(m_pattern) + u' ' + tr("This counts, too: %1").arg(asked);
}

QString RightByExample::words() const
{
    const QStringList forbidden = notInPattern(examples(), m_saved);
    if (m_pattern == m_saved || forbidden.isEmpty())
        return wordsForPattern();
    return wordsForPattern() + u' ' +
           tr("This allows more than is saved: %1 was wrong so far.").arg(forbidden.constFirst());
}

/// The typed values, or such as the pattern shows by itself; none: no values show all of it.
static QStringList examplesFor(const QString &pattern, const QStringList &typed)
{
    const QStringList shown = examplesOfPattern(pattern);
    const bool areShowing = !shown.isEmpty() || patternOfExamples(typed) == pattern;
    if (!typed.isEmpty() && areShowing && notInPattern(typed, pattern).isEmpty())
        return typed;
    return canBeListed(shown) ? shown : QStringList();
}

QStringList RightByExample::typedFor(const QString &pattern) const
{
    const bool areShown = !pattern.isEmpty() && notInPattern(m_typed, pattern).isEmpty();
    return areShown ? m_typed : QStringList();
}

void RightByExample::setTextFormat(const QString &format)
{
    m_textFormat = format;
}

QString RightByExample::first() const
{
    return examples().value(0);
}

void RightByExample::showPattern(const QString &pattern, const QStringList &typed,
                                 const QString &saved)
{
    if (pattern != m_pattern || typed != m_typed || saved != m_saved) {
        m_standing = saved == m_saved || saved.isEmpty() ? pattern : saved;
        m_pattern = pattern;
        m_typed = typed;
        m_saved = saved;
        if (const QStringList all = examplesFor(pattern, typed); all != examples()) {
            m_examples->setText(all.join(QStringLiteral(", ")));
            m_examples->setCursorPosition(0);
        }
    }
    m_line->setVisible(pattern.isEmpty() || !m_examples->text().isEmpty());
    m_words->setText(words());
}

} // namespace intray
