// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/question.h"

#include <QHash>

namespace intray {

using namespace Qt::StringLiterals;

static const QHash<QString, Question::State> &names()
{
    static const QHash<QString, Question::State> all{{u"open"_s, Question::State::Open},
                                                     {u"answered"_s, Question::State::Answered},
                                                     {u"withdrawn"_s, Question::State::Withdrawn},
                                                     {u"closed"_s, Question::State::Closed}};
    return all;
}

QString nameOf(Question::State state)
{
    return names().key(state);
}

std::optional<Question::State> questionStateNamed(const QString &name)
{
    const auto found = names().constFind(name);
    return found == names().constEnd() ? std::nullopt : std::optional(*found);
}

} // namespace intray
