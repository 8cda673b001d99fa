// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue/times.h"
#include "schema/intraywords.h"
#include "store/attachments/attachmentstore.h"
#include "store/line/verbs.h"
#include "store/line/writing.h"
#include "store/refusals/refusals.h"

namespace intray {

namespace {

constexpr qint64 largestOfAll = 1024 * 1024 * 1024;

Attachment attachmentOf(const Row &row)
{
    return {AttachmentId(row.number("id")),
            ItemId(row.number("item_id")),
            row.text("name"),
            row.text("media_type"),
            row.number("size"),
            row.text("digest"),
            row.text("attached_by"),
            timeFromIso(row.text("attached_at"))};
}

/// What a file is attached to, and how far it has come.
struct Target
{
    qint64 item;
    bool isStaged;
    qint64 most;
};

struct Begun
{
    qint64 id;
    qint64 size;
    qint64 pieces;
    bool isWhole;
};

std::optional<Target> targetOf(const Writing &writing, const AttachmentTarget &to)
{
    const bool isStaged = to.import.isValid();
    if (isStaged)
        writing.sql.change("import_heard", {{":import", to.import.value()}, {":now", writing.now}});
    return writing.sql.first(
        isStaged ? "staged_item_to_attach_to" : "item_to_attach_to",
        {{":item", to.item.value()}, {":import", to.import.value()}, {":key", notNull(to.key)}},
        [&](const Row &row) {
            return Target{row.number("id"), isStaged,
                          largestAttachmentIn(row.json("record_schema"))};
        });
}

void begin(const Writing &writing, const Target &target, const AttachmentPiece &piece)
{
    writing.sql.change("drop_broken_off_attachments",
                       {{":before", writing.later(-std::chrono::days(1))}});
    writing.sql.change("begin_attachment", {{":item", target.item},
                                            {":operation", piece.operation},
                                            {":name", piece.name},
                                            {":media_type", piece.mediaType},
                                            {":size", piece.size},
                                            {":user", writing.identity.user},
                                            {":now", writing.now}});
}

/// It is whole. What is staged is told of when it is opened.
std::optional<Error> end(const Writing &writing, const Target &target, const Begun &begun,
                         const AttachmentPiece &piece)
{
    const QString digest = AttachmentDigest::ofPieces(
        writing.sql.all("digests_of_pieces", {{":attachment", begun.id}},
                        [](const Row &row) { return row.text("digest"); }));
    const QString told = AttachmentDigest::ofFacts(
        writing.sql
            .number("facts_of_attachment", {{":attachment", begun.id}, {":digest", digest}},
                    "facts")
            .toString());
    if (!target.isStaged) {
        if (writing.sql.first("event_of_operation", {{":operation", piece.operation}}, eventOf))
            return refused("called_off");
        writing.tell(EventKind::Attached, ItemId(target.item), {}, piece.operation,
                     {{QStringLiteral("attachment"), begun.id},
                      {QStringLiteral("size"), piece.size},
                      {QStringLiteral("digest"), told}});
    }
    writing.sql.change("end_attachment",
                       {{":attachment", begun.id}, {":digest", digest}, {":told", told}});
    return std::nullopt;
}

std::optional<Error> keepPiece(const Writing &writing, const Target &target, const Begun &begun,
                               const AttachmentPiece &piece)
{
    const qint64 behind = begun.size - piece.number * attachmentPiece;
    if (piece.content.size() != std::min(attachmentPiece, behind))
        return refused("value_odd", {{"what", QStringLiteral("content")}});
    writing.sql.change("add_attachment_piece",
                       {{":attachment", begun.id},
                        {":number", piece.number},
                        {":digest", AttachmentDigest::ofPiece(piece.content)},
                        {":content", piece.content}});
    writing.sql.change("count_attachment_piece", {{":attachment", begun.id}});
    return behind <= attachmentPiece ? end(writing, target, begun, piece) : std::nullopt;
}

Outcome<AttachmentId> attachHere(const Writing &writing, const AttachmentPiece &piece)
{
    const auto target = targetOf(writing, piece.to);
    if (!target)
        return tl::unexpected<Error>(piece.to.import.isValid()
                                         ? refused("import_not_staging")
                                         : refused("no_such_item", {{"item", piece.to.item}}));
    if (piece.size > target->most)
        return tl::unexpected<Error>(refused("attachment_too_large", {{"most", target->most}}));
    if (piece.number == 0)
        begin(writing, *target, piece);
    const auto begun =
        writing.sql.first("attachment_begun",
                          {{":operation", piece.operation},
                           {":item", target->item},
                           {":user", writing.identity.user}},
                          [](const Row &row) {
                              return Begun{row.number("id"), row.number("size"),
                                           row.number("pieces"), row.isTrue("is_whole")};
                          });
    if (!begun || begun->size != piece.size || piece.number > begun->pieces)
        return tl::unexpected<Error>(refused("attaching_interrupted"));
    if (piece.number == begun->pieces && !begun->isWhole)
        if (const auto refused = keepPiece(writing, *target, *begun, piece))
            return tl::unexpected<Error>(*refused);
    return AttachmentId(begun->id);
}

Parameter numberOrNone(const char *placeholder, qint64 value)
{
    return {placeholder, "bigint", value > 0 ? QVariant(value) : QVariant()};
}

} // namespace

qint64 largestAttachmentIn(const QJsonObject &recordSchema)
{
    const QJsonValue said = intrayWords(recordSchema).value(QStringLiteral("largest_attachment"));
    return said.isDouble() ? std::min(qint64(said.toDouble()), largestOfAll) : largestAttachment;
}

Outcome<QList<Attachment>> AttachmentStore::attachments(ItemId item)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QList<Attachment>> {
        return sql.all("attachments_of_item", {{":item", item.value()}}, attachmentOf);
    });
}

Outcome<QByteArray> AttachmentStore::piece(ItemId item, AttachmentId attachment, int number)
{
    return attempt(m_connection, [&](Sql &sql) -> Outcome<QByteArray> {
        const auto found = sql.first(
            "attachment_piece",
            {{":item", item.value()}, {":attachment", attachment.value()}, {":number", number}},
            [](const Row &row) { return row.value("content"); });
        if (!found)
            return tl::unexpected<Error>(refused("no_such_attachment"));
        return m_connection.url().isServer() ? QByteArray::fromBase64(found->toString().toLatin1())
                                             : found->toByteArray();
    });
}

constinit const Verb<AttachmentId, AttachmentPiece> verbs::attach{
    "attach",
    [](const Identity &who, const AttachmentPiece &piece) {
        return Parameters{numberOrNone(":item", piece.to.item.value()),
                          numberOrNone(":import", piece.to.import.value()),
                          textOrNone(":key", piece.to.key),
                          text(":name", piece.name),
                          text(":media_type", piece.mediaType),
                          number(":size", piece.size),
                          uuid(":operation", piece.operation),
                          number(":number", piece.number),
                          text(":content", QString::fromLatin1(piece.content.toBase64())),
                          stationOf(who)};
    },
    [](const QJsonObject &answer) { return AttachmentId(JsonRow(answer).number("attachment")); },
    inTransaction<attachHere>};

Outcome<AttachmentId> AttachmentStore::attach(const AttachmentPiece &piece)
{
    return carryOut(m_connection, m_identity, verbs::attach, piece);
}

Outcome<Done> AttachmentStore::callOff(const OperationId &operation)
{
    return carryOut(m_connection, m_identity, verbs::outcomeOf, {uuidOrNone(operation)})
        .map([](const auto &) { return Done{}; });
}

} // namespace intray
