// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the person here makes of values, and refuses, tells of the records that follow.
#include "session/answer.h"
#include "session/desk/recordinwork.h"
#include "session/session.h"
#include "session/verifying/desksuggestions.h"

#include <algorithm>

namespace intray {

static QStringList inOrderOf(const QStringList &fields, const QHash<QString, QString> &texts)
{
    QStringList record;
    for (const QString &field : fields)
        record << texts.value(field);
    return record;
}

QStringList DeskSuggestions::OwnExamples::asItCameIn(const QStringList &fields) const
{
    QStringList record;
    for (const QString &field : fields)
        record << of.value(field).before;
    return record;
}

QHash<QString, QString> DeskSuggestions::textsNow() const
{
    QHash<QString, QString> texts;
    for (const Field &field : m_record.fields())
        texts.insert(field.name, m_record.text(field.name));
    return texts;
}

QueueProposals DeskSuggestions::withOwn(const QString &queue) const
{
    QueueProposals known = m_byRule.value(queue);
    const QList<OwnExamples> records = m_own.value(queue);
    QList<QStringList> cameIn;
    for (const OwnExamples &record : records)
        cameIn.append(record.asItCameIn(known.fields));
    const qsizetype columns = std::min(known.columns.size(), known.fields.size());
    for (qsizetype column = 0; column < columns; ++column) {
        QList<HandledValue> own;
        for (const OwnExamples &record : records)
            own.append(record.of.value(known.fields.at(column)));
        known.columns[column].handled = own + known.columns.at(column).handled;
        known.columns[column].handledIn = cameIn + known.columns.at(column).handledIn;
    }
    for (const OwnRefusal &one : m_ownRefusals.value(queue))
        known.refused.append({int(known.fields.indexOf(one.field)), one.value, one.refused,
                              inOrderOf(known.fields, one.record)});
    return known;
}

/// It takes its time, though it asks nothing of the database.
void DeskSuggestions::learnExamples(const QString &queue)
{
    m_hasNewExamples.insert(queue);
    const QueueProposals known = withOwn(queue);
    if (known.columns.isEmpty() || m_learningExamples.contains(queue))
        return;
    m_learningExamples.insert(queue);
    m_hasNewExamples.remove(queue);
    const auto learning =
        m_session.reading().run([known](SuggestionStore &) -> Outcome<ProposalsByExample> {
            return ProposalsByExample(known.schema, known.fields, known.columns, known.refused);
        });
    answer(learning, this, [this, queue](const Outcome<ProposalsByExample> &learned) {
        m_learningExamples.remove(queue);
        if (learned && m_byRule.contains(queue))
            m_byRule[queue].byExample = *learned;
        if (m_hasNewExamples.contains(queue))
            return learnExamples(queue);
        if (learned && m_record.item().queue == queue)
            lookAgain();
    });
}

void DeskSuggestions::noteCompleted()
{
    constexpr qsizetype mostKept = 100;
    OwnExamples own{m_record.item().id, {}};
    bool isChanged = false;
    for (const Field &field : m_record.fields()) {
        const HandledValue made{m_record.importedText(field.name), m_record.text(field.name)};
        own.of.insert(field.name, made);
        isChanged |= made.isChanged();
    }
    QList<OwnExamples> &all = m_own[m_record.item().queue];
    all.removeIf([&](const OwnExamples &other) { return other.item == own.item; });
    all.prepend(own);
    all = all.first(std::min(mostKept, all.size()));
    if (isChanged || m_hasNewExamples.contains(m_record.item().queue))
        learnExamples(m_record.item().queue);
}

} // namespace intray
