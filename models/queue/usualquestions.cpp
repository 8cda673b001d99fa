// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/usualquestions.h"

#include <QCoreApplication>

namespace intray {

static constexpr const char *texts[] = {
    QT_TRANSLATE_NOOP("UsualQuestions", "Is this value right?"),
    QT_TRANSLATE_NOOP("UsualQuestions", "Which value belongs here?"),
    QT_TRANSLATE_NOOP("UsualQuestions", "Please tell us the missing value."),
};

std::span<const char *const> usualQuestionTexts()
{
    return texts;
}

QStringList usualQuestions()
{
    QStringList all;
    for (const char *text : texts)
        all << QCoreApplication::translate(usualQuestionContext, text);
    return all;
}

} // namespace intray
