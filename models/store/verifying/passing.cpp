// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What a file does itself where servers have functions.
#include "store/embedded/changedrecord.h"
#include "store/line/verbs.h"
#include "store/refusals/refusals.h"
#include "store/verifying/warrantystore.h"

#include <QCryptographicHash>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

constexpr int piece = 500;

struct ToPass
{
    QueueId queue;
    QString state;
    bool passes = false;
    QString seed;
    int shareOfNext = 0;
    std::optional<Pass> chosen;
    qint64 first = 0;
    qint64 last = 0;
};

ToPass toPassOf(const Row &row)
{
    ToPass delivery{QueueId(row.number("queue_id")),
                    row.text("state"),
                    row.isTrue("passes"),
                    row.text("sample_seed"),
                    int(row.number("share_of_next")),
                    {},
                    row.number("first_item"),
                    row.number("last_item")};
    if (row.isTrue("is_chosen"))
        delivery.chosen = Pass{int(row.number("most_doubt")), int(row.number("drawn"))};
    return delivery;
}

std::optional<Error> passRefused(const Writing &writing, const std::optional<ToPass> &delivery,
                                 const Pass &pass)
{
    if (!delivery)
        return refused("no_such_delivery");
    if (delivery->state != u"complete")
        return refused("delivery_not_complete");
    if (!delivery->passes)
        return refused("passes_nothing");
    const auto isKeyedTwice = [](const Row &row) { return row.isTrue("is_twice"); };
    if (writing.sql
            .first("queue_keyed_twice", {{":queue_id", delivery->queue.value()}}, isKeyedTwice)
            .value_or(false))
        return refused("passes_not_keyed_twice");
    if (delivery->shareOfNext == 100)
        return refused("passes_not_on");
    if (const Pass chosen = delivery->chosen.value_or(pass);
        chosen.mostDoubt != pass.mostDoubt || chosen.drawn > pass.drawn)
        return refused("pass_is_chosen");
    return std::nullopt;
}

/// A number that chance has given the item for this purpose. The seed is in the history from the
/// moment on at which the rule was turned on.
quint32 chanceOf(const QString &seed, const QString &purpose, ItemId item)
{
    const QString text = u"%1|%2|%3"_s.arg(seed, purpose).arg(item.value());
    const QByteArray digest = QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256);
    return digest.left(4).toHex().toUInt(nullptr, 16);
}

bool isDrawn(const QString &seed, const Pass &pass, ItemId item)
{
    return chanceOf(seed, u"pass"_s, item) % 1'000'000 < quint32(pass.drawn);
}

/// Among those that people open, so that its place does not tell it apart.
int placeOfDrawn(const QString &seed, ItemId item)
{
    return 1 + int(chanceOf(seed, u"place"_s, item) % 998);
}

/// Those of the items that have passed which a greater part has in it.
void drawMore(const Writing &writing, const PassPiece &wanted, const ToPass &delivery)
{
    const Bindings ofDelivery{{":import", wanted.delivery.value()}};
    if (writing.sql.change("draw_more", ofDelivery + Bindings{{":drawn", wanted.pass.drawn}}) == 0)
        return;
    const auto passed = writing.sql.all(
        "passed_undrawn", ofDelivery, [](const Row &row) { return ItemId(row.number("item_id")); });
    for (const ItemId item : passed) {
        if (!isDrawn(delivery.seed, wanted.pass, item))
            continue;
        const Bindings ofItem{{":item", item.value()}};
        writing.sql.change("mark_drawn", ofItem);
        writing.sql.change("place_drawn_later",
                           ofItem + Bindings{{":doubt", placeOfDrawn(delivery.seed, item)}});
    }
}

/// Whether it stays.
bool passOne(const Writing &writing, const PassPiece &wanted, const ToPass &delivery, ItemId item,
             int doubt)
{
    const bool stays = isDrawn(delivery.seed, wanted.pass, item);
    const Bindings ofItem{{":item", item.value()}};
    writing.sql.change("keep_passed", ofItem + Bindings{{":import", wanted.delivery.value()},
                                                        {":doubt", doubt},
                                                        {":drawn", stays ? 1 : 0}});
    if (stays) {
        writing.sql.change("place_drawn",
                           ofItem + Bindings{{":doubt", placeOfDrawn(delivery.seed, item)}});
        return true;
    }
    writing.sql.change("pass_item", ofItem);
    writing.sql.change("pass_record", ofItem + Bindings{{":now", writing.now}});
    writing.tell(
        EventKind::Passed, item, {}, {},
        {{u"import"_s, wanted.delivery.value()}, {u"digest"_s, digestOfItem(writing, item)}});
    return false;
}

Outcome<PassedPiece> passHere(const Writing &writing, const PassPiece &wanted)
{
    const Bindings ofDelivery{{":import", wanted.delivery.value()}};
    const auto delivery = writing.sql.first("delivery_to_pass", ofDelivery, toPassOf);
    if (const auto refused = passRefused(writing, delivery, wanted.pass))
        return tl::unexpected<Error>(*refused);
    const Bindings chosen = ofDelivery + Bindings{{":most_doubt", wanted.pass.mostDoubt}};
    writing.sql.change("choose_pass", chosen + Bindings{{":drawn", wanted.pass.drawn},
                                                        {":user", writing.identity.user},
                                                        {":now", writing.now}});
    drawMore(writing, wanted, *delivery);
    const auto items =
        writing.sql.all("items_to_pass",
                        chosen + Bindings{{":after", wanted.after.value()},
                                          {":first", delivery->first},
                                          {":last", delivery->last},
                                          {":limit", piece}},
                        [](const Row &row) {
                            return std::pair(ItemId(row.number("id")), int(row.number("doubt")));
                        });
    PassedPiece done{0, 0, wanted.after};
    for (const auto &[item, doubt] : items) {
        const bool stays = passOne(writing, wanted, *delivery, item, doubt);
        done = {done.passed + !stays, done.drawn + stays, item};
    }
    return done;
}

} // namespace

constinit const Verb<PassedPiece, PassPiece> verbs::passItems{
    "pass_items",
    [](const Identity &who, const PassPiece &wanted) {
        return Parameters{number(":import", wanted.delivery.value()),
                          number(":most_doubt", wanted.pass.mostDoubt),
                          number(":drawn", wanted.pass.drawn),
                          number(":after", wanted.after.value()),
                          number(":limit", piece),
                          stationOf(who)};
    },
    [](const QJsonObject &answer) {
        return PassedPiece{answer.value(u"passed"_s).toInteger(),
                           answer.value(u"drawn"_s).toInteger(),
                           ItemId(answer.value(u"after"_s).toInteger())};
    },
    inTransaction<passHere>};

Outcome<PassedPiece> WarrantyStore::letPass(ImportId delivery, const Pass &pass)
{
    PassedPiece all;
    for (;;) {
        const auto done =
            carryOut(m_connection, m_identity, verbs::passItems, {delivery, pass, all.after});
        if (!done)
            return done;
        if (done->after == all.after)
            return all;
        all = {all.passed + done->passed, all.drawn + done->drawn, done->after};
    }
}

} // namespace intray
