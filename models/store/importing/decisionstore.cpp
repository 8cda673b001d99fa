// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/decisionstore.h"

#include "store/importing/deliverystore.h"
#include "store/importing/templatestore.h"
#include "store/line/drivererror.h"
#include "store/line/sql.h"
#include "store/rows/rows.h"

#include <QJsonDocument>

#include <algorithm>

namespace intray {

namespace {

using namespace Qt::StringLiterals;

QString wordOfDecisions()
{
    return u"corrections"_s;
}

Outcome<QList<KeptDecision>> decisionsIn(const QJsonObject &said)
{
    return decisionsFrom(said.value(wordOfDecisions()).toArray(), u'/' + wordOfDecisions());
}

QJsonObject objectIn(const QString &text)
{
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

/// The same template with other decisions.
KeptTemplate with(KeptTemplate kept, const QList<KeptDecision> &decisions)
{
    QJsonObject said = objectIn(kept.text);
    if (decisions.isEmpty())
        said.remove(wordOfDecisions());
    else
        said.insert(wordOfDecisions(), listOf(decisions));
    kept.text = QString::fromUtf8(QJsonDocument(said).toJson());
    return kept;
}

} // namespace

Outcome<QStringList> DecisionStore::templatesOf(const QString &queue)
{
    const auto all = TemplateStore(m_connection, m_identity).templates();
    if (!all)
        return tl::unexpected<Error>(all.error());
    const auto isThere = [&](const QString &name) {
        return std::ranges::any_of(*all, [&](const KeptTemplate &one) {
            return one.kind == TemplateKind::Import && one.name == name;
        });
    };
    return DeliveryStore(m_connection, m_identity)
        .deliveries(queue)
        .map([&](const QList<Delivery> &deliveries) {
            QStringList names;
            for (const Delivery &delivery : deliveries)
                if (const QString &name = delivery.counts.byTemplate;
                    isThere(name) && !names.contains(name))
                    names << name;
            return names;
        });
}

Outcome<Done> DecisionStore::keep(const QString &templateName, const KeptDecision &decision)
{
    if (const auto fault = faultIn(decision))
        return failure(Error::Kind::Invalid, fault->sentence);
    TemplateStore templates(m_connection, m_identity);
    const auto kept = templates.withName(templateName, TemplateKind::Import);
    if (!kept)
        return tl::unexpected<Error>(kept.error());
    const auto decisions = decisionsIn(objectIn(kept->text));
    if (!decisions)
        return tl::unexpected<Error>(decisions.error());
    KeptDecision signedOne = decision;
    signedOne.by = m_identity.user;
    if (const auto at = now(); at)
        signedOne.at = *at;
    return templates.keep(with(*kept, withDecision(*decisions, signedOne)));
}

Outcome<QStringList> DecisionStore::forget(const OperationId &correction)
{
    TemplateStore templates(m_connection, m_identity);
    const auto all = templates.templates();
    if (!all)
        return tl::unexpected<Error>(all.error());
    QStringList names;
    for (const KeptTemplate &one : *all) {
        auto decisions = decisionsIn(objectIn(one.text));
        const auto isOfIt = [&](const KeptDecision &decision) {
            return decision.correction == correction;
        };
        if (one.kind != TemplateKind::Import || !decisions || decisions->removeIf(isOfIt) == 0)
            continue;
        if (const auto kept = templates.keep(with(one, *decisions)); !kept)
            return tl::unexpected<Error>(kept.error());
        names << one.name;
    }
    return names;
}

QList<TemplateDecisions> decisionsAbout(Sql &sql, const QString &queue)
{
    QList<TemplateDecisions> all;
    sql.each("file_templates", {}, [&](const Row &row) {
        TemplateDecisions its{row.text("name"), {}};
        if (const auto read = decisionsIn(objectIn(row.text("template"))))
            its.decisions = *read;
        its.decisions.removeIf([&](const KeptDecision &one) { return one.queue != queue; });
        if (!its.decisions.isEmpty())
            all.append(its);
        return true;
    });
    return all;
}

QStringList templatesOf(Sql &sql, ItemId item)
{
    return sql.all("templates_of_item", {{":item", item.value()}},
                   [](const Row &row) { return row.text("template"); });
}

TemplatesOfItems templatesOf(Sql &sql, QueueId queue)
{
    TemplatesOfItems all;
    sql.each("templates_of_queue", {{":queue_id", queue.value()}}, [&](const Row &row) {
        all[ItemId(row.number("item_id"))] << row.text("template");
        return true;
    });
    return all;
}

QString markOfTemplates(Sql &sql)
{
    QStringList marks;
    sql.each("import_templates_kept", {}, [&](const Row &row) {
        marks << row.text("name") + u' ' + row.text("kept_at");
        return true;
    });
    return marks.join(u'\n');
}

} // namespace intray
