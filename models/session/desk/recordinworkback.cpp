// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is taken back in a record: a field, all of it, or a step.
#include "session/desk/recordinwork.h"

namespace intray {

void RecordInWork::revertField(const QString &field)
{
    if (!takesText() || !isTyped(field))
        return;
    const QStringList others = sharedWith(field);
    QHash<QString, QString> before;
    for (const QString &one : others + QStringList{field}) {
        before.insert(one, text(one));
        revert(one);
    }
    if (others.isEmpty())
        return;
    rememberTogether(before);
    m_reverted.clear();
}

void RecordInWork::revert(const QString &field)
{
    m_reverted.insert(field, text(field));
    m_text.revert(field);
    if (isPlanted(field))
        m_slip->showAgain();
    holdAgainstRules(field);
    emit edited();
    emit textChanged(field);
}

QStringList RecordInWork::sharedWith(const QString &field) const
{
    for (const Step &step : m_steps)
        for (QStringList fields : step.sharing) {
            const auto isAsGiven = [&](const QString &one) {
                return isTyped(one) && text(one) == step.after.value(one);
            };
            if (fields.removeAll(field) == 0 || !isAsGiven(field))
                continue;
            fields.removeIf([&](const QString &other) { return !isAsGiven(other); });
            return fields;
        }
    return {};
}

void RecordInWork::revertRecord()
{
    if (!takesText())
        return;
    for (const QString &field : typedFields())
        revert(field);
    if (m_reverted.isEmpty())
        return;
    rememberTogether(m_reverted);
    emit recordReverted(int(m_reverted.size()));
    m_reverted.clear();
}

void RecordInWork::rememberTogether(const QHash<QString, QString> &before,
                                    const QList<QStringList> &sharing)
{
    constexpr qsizetype mostKept = 20;
    m_steps.append({before, m_text.texts(), sharing});
    if (m_steps.size() > mostKept)
        m_steps.removeFirst();
}

// If Esc has taken back something in the field in use, that is restored first.
bool RecordInWork::canTakeBackFrom(const QString &field) const
{
    if (!takesText() || m_steps.isEmpty() || m_reverted.contains(field))
        return false;
    return !m_text.knows(field) ||
           text(field) == m_steps.last().after.value(field, importedText(field));
}

bool RecordInWork::takeBackTogether(const QString &field)
{
    if (!canTakeBackFrom(field))
        return false;
    const Step step = m_steps.takeLast();
    int left = 0;
    for (auto before = step.before.begin(); before != step.before.end(); ++before)
        if (m_text.knows(before.key()) && text(before.key()) == step.after.value(before.key()))
            takeBack(before.key(), before.value());
        else
            ++left;
    noteTyped();
    emit edited();
    if (left > 0)
        emit takenBackBut(left);
    return true;
}

void RecordInWork::takeBack(const QString &field, const QString &before)
{
    if (isPlanted(field))
        showRightValue();
    m_text.type(field, before);
    holdAgainstRules(field);
    emit takenBack(field);
    emit textChanged(field);
}

} // namespace intray
