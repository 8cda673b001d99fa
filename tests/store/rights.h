// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <map>

namespace intray {

/// What may be done by whom: the names of things, each with the roles in one text. The tests of
/// attacks hold these lists against the catalogue, so a grant that stands in none fails them.
using Rights = std::map<QString, QString>;

inline const QString clerks = QStringLiteral("clerk supervisor worker");
inline const QString everybody =
    QStringLiteral("clerk supervisor administrator importer worker auditor");

/// Which role may call which operation, the same on every server; each server adds its own.
inline Rights operationsAnd(const Rights &own)
{
    using namespace Qt::StringLiterals;
    Rights all{{u"who_am_i"_s, everybody},
               {u"change_number"_s, everybody},
               {u"rules_number"_s, everybody},
               {u"newest_event"_s, everybody},
               {u"claim_next"_s, clerks},
               {u"claim_items"_s, clerks},
               {u"extend"_s, clerks},
               {u"save_draft"_s, clerks},
               {u"plant_slip"_s, u"clerk supervisor"_s},
               {u"keep_plant"_s, u"clerk supervisor"_s},
               {u"discard_draft"_s, clerks},
               {u"finish"_s, clerks},
               {u"complete_with_result"_s, clerks},
               {u"finish_all"_s, clerks},
               {u"finish_and_take_next"_s, clerks},
               {u"finish_and_take_several"_s, clerks},
               {u"take_back"_s, clerks},
               {u"outcome_of"_s, clerks},
               {u"ask_for_work"_s, clerks},
               {u"look_at_request"_s, clerks},
               {u"cancel_request"_s, clerks},
               {u"run_source"_s, clerks},
               {u"try_source"_s, u"administrator"_s},
               {u"keep_figures"_s, clerks + u" administrator auditor"_s},
               {u"release_locks"_s, u"supervisor"_s},
               {u"reopen"_s, u"supervisor"_s},
               {u"take_away"_s, u"supervisor"_s},
               {u"reopen_items"_s, u"supervisor"_s},
               {u"take_back_merge"_s, u"supervisor"_s},
               {u"keep_doubt"_s, u"supervisor administrator"_s},
               {u"prioritize"_s, u"supervisor administrator"_s},
               {u"correct_items"_s, u"supervisor administrator"_s},
               {u"assign"_s, u"supervisor administrator"_s},
               {u"set_tags"_s, u"supervisor administrator"_s},
               {u"attach"_s, u"supervisor administrator importer"_s},
               {u"keep_lookup"_s, u"supervisor administrator"_s},
               {u"drop_lookup"_s, u"supervisor administrator"_s},
               {u"keep_template"_s, u"importer supervisor administrator"_s},
               {u"drop_template"_s, u"importer supervisor administrator"_s},
               {u"share_filter"_s, u"clerk supervisor administrator"_s},
               {u"rename_filter"_s, u"clerk supervisor administrator"_s},
               {u"drop_filter"_s, u"clerk supervisor administrator"_s},
               {u"settle_proposal"_s, clerks},
               {u"note"_s, clerks + u" administrator"_s},
               {u"ask_back"_s, clerks},
               {u"ask"_s, u"clerk supervisor"_s},
               {u"say_missing"_s, u"clerk worker supervisor"_s},
               {u"answer_question"_s, u"clerk supervisor administrator"_s},
               {u"withdraw_question"_s, u"clerk supervisor administrator"_s},
               {u"give_question"_s, u"clerk supervisor administrator"_s},
               {u"decline"_s, u"supervisor administrator"_s},
               {u"merge_into"_s, clerks},
               {u"tell_apart"_s, clerks},
               {u"refuse_suggestion"_s, clerks},
               {u"keep_learned"_s, u"supervisor worker"_s},
               {u"hold_companion"_s, u"worker supervisor administrator"_s},
               {u"add_counts"_s, u"supervisor worker"_s},
               {u"keep_duplicate_model"_s, u"supervisor worker"_s},
               {u"add_duplicate_keys"_s, u"supervisor worker"_s},
               {u"beat"_s, everybody},
               {u"keep_open_count"_s, everybody},
               {u"sweep"_s, u"supervisor worker"_s},
               {u"seal_history"_s, u"supervisor worker"_s},
               {u"set_queue"_s, u"supervisor administrator"_s},
               {u"pause_queue"_s, u"supervisor administrator"_s},
               {u"add_queue"_s, u"administrator importer"_s},
               {u"widen_fields"_s, u"administrator importer"_s},
               {u"remove_queue"_s, u"administrator importer"_s},
               {u"add_item"_s, u"administrator importer"_s},
               {u"begin_import"_s, u"importer"_s},
               {u"stage_items"_s, u"importer"_s},
               {u"accept_import"_s, u"importer"_s},
               {u"open_staged_items"_s, u"importer"_s},
               {u"discard_import"_s, u"importer"_s},
               {u"recall_items"_s, u"importer supervisor administrator"_s},
               {u"pass_items"_s, u"supervisor"_s},
               {u"keep_statement"_s, u"supervisor"_s},
               {u"pass_of_delivery"_s, u"supervisor administrator"_s},
               {u"delivery_state"_s, u"importer supervisor administrator"_s},
               {u"set_user"_s, u"administrator"_s},
               {u"remove_user"_s, u"administrator"_s},
               {u"begin_selftest"_s, u"administrator"_s},
               {u"remove_selftest"_s, u"administrator"_s}};
    all.insert(own.begin(), own.end());
    return all;
}

/// Whatever is not in the list is allowed to nobody.
inline bool allows(const Rights &rights, const QString &name, const QString &role)
{
    const auto found = rights.find(name);
    return found != rights.end() && found->second.split(u' ').contains(role);
}

} // namespace intray
