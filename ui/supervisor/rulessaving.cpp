// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/supervisor/rulessaving.h"

#include "session/message.h"
#include "store/rules/queuestore.h"
#include "ui/supervisor/pagewriting.h"
#include "ui/supervisor/rulelabels.h"

#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace intray {

static QString namesOf(const QList<ChangedRule> &rules)
{
    QStringList names;
    for (const ChangedRule rule : rules)
        names << labelOf(rule);
    return QLocale().createSeparatedList(names);
}

RulesSaving::RulesSaving(PageWriting &writing, QWidget *page)
    : m_writing(writing)
    , m_page(page)
{
}

void RulesSaving::add(const Queue &rules)
{
    m_undo.reset();
    const auto work = [rules](QueueStore &store) { return store.addQueue(rules); };
    m_writing.run(work, [this, rules](const auto &) { emit added(rules); });
}

void RulesSaving::save(const Queue &before, const Queue &rules)
{
    change(before, rules, false);
}

void RulesSaving::change(const Queue &before, const Queue &rules, bool overOthers)
{
    m_undo.reset();
    const auto work = [rules, before, overOthers](QueueStore &store) {
        return store.changeQueue(before, rules, overOthers);
    };
    m_writing.run(work, [this, before, rules, overOthers](const MergedRules &merged) {
        if (!merged.both.isEmpty())
            return askAboutBoth(before, rules, merged);
        if (!overOthers) // what others had saved is not known any more
            m_undo = undoOf(before, rules, merged.rules);
        emit saved(merged.rules);
    });
}

void RulesSaving::take(const std::optional<RulesUndo> &undo)
{
    m_undo = undo;
}

void RulesSaving::undo()
{
    if (!m_undo)
        return;
    const RulesUndo last = *std::exchange(m_undo, std::nullopt);
    const auto work = [last](QueueStore &store) {
        return store.changeQueue(last.saved, last.former, false);
    };
    m_writing.run(work, [this, last](const MergedRules &merged) {
        if (merged.both.isEmpty())
            emit undone(last.saved, merged.rules);
        else
            emit told({Message::Kind::Information,
                       tr("Somebody else has changed the same rules of %1 since: %2. Nothing was "
                          "undone.")
                           .arg(merged.rules.displayTitle(), namesOf(merged.both))});
    });
}

void RulesSaving::askAboutBoth(const Queue &before, const Queue &rules, const MergedRules &merged)
{
    auto *box =
        new QMessageBox(QMessageBox::NoIcon, tr("Changed by somebody else"),
                        tr("Somebody else has changed the same rules of %1 in the meantime: %2.")
                            .arg(rules.displayTitle(), namesOf(merged.both)),
                        QMessageBox::Cancel, m_page);
    box->setObjectName(QStringLiteral("bothChangedBox"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        tr("Nothing has been saved yet. To see their changes, cancel and press Undo changes."));
    QPushButton *yes = box->addButton(tr("&Save mine"), QMessageBox::AcceptRole);
    yes->setObjectName(QStringLiteral("saveMine"));
    connect(yes, &QPushButton::clicked, this,
            [this, before, rules] { change(before, rules, true); });
    box->setDefaultButton(QMessageBox::Cancel);
    box->open();
}

} // namespace intray
