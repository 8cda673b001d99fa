// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/checking/attachmentsaudit.h"

#include "queue/attachment.h"
#include "store/checking/planted.h"
#include "store/line/drivererror.h"
#include "store/line/sql.h"

namespace intray {

namespace {

/// A server answers within its patience only if it reads few files at a time.
constexpr int portionOfDigests = 1000;
constexpr int portionOfFiles = 5;

struct AuditedAttachment
{
    AttachmentId id;
    ItemId item;
    QString told;    ///< The digest in the history; empty: it tells nothing of the file.
    QString noted;   ///< What it is told by now.
    QString content; ///< Made anew by the database; empty: it was not.
    QString digest;  ///< Empty where the database makes those of contents itself.
};

AuditedAttachment auditedOf(const Row &row)
{
    return {AttachmentId(row.number("id")),
            ItemId(row.number("item_id")),
            row.text("told"),
            row.text("digest").isEmpty() ? row.text("noted")
                                         : AttachmentDigest::ofFacts(row.text("noted")),
            row.text("content"),
            row.text("digest")};
}

/// Of a file's content, piece by piece.
QString digestOfContent(Sql &sql, const AuditedAttachment &one)
{
    AttachmentDigest digest;
    for (int number = 0;; ++number) {
        const auto piece = sql.first(
            "attachment_piece",
            {{":item", one.item.value()}, {":attachment", one.id.value()}, {":number", number}},
            [](const Row &row) { return row.value("content").toByteArray(); });
        if (!piece)
            return digest.result();
        digest.add(*piece);
    }
}

QString faultOf(Sql &sql, const AuditedAttachment &one, AuditedFiles files)
{
    const QString which =
        QStringLiteral("Item %1, now: attachment %2 ").arg(one.item.value()).arg(one.id.value());
    if (one.told.isEmpty())
        return which + QStringLiteral("is there, its history does not tell of it.");
    const bool isReadHere = files == AuditedFiles::EveryByte && !one.digest.isEmpty();
    const bool isOther = isReadHere ? digestOfContent(sql, one) != one.digest
                                    : !one.content.isEmpty() && one.told != one.content;
    if (one.told != one.noted || isOther)
        return which + QStringLiteral("is not as it was attached.");
    return {};
}

} // namespace

void checkAttachments(Sql &sql, AuditReport &report, AuditedFiles files,
                      const Cancellation &cancellation)
{
    const bool readsAll = files == AuditedFiles::EveryByte;
    qint64 behind = beforeAllNumbers;
    for (bool isAtEnd = false; !isAtEnd;) {
        const auto page = sql.all("audit_attachments",
                                  {{":attachment", behind},
                                   {":limit", readsAll ? portionOfFiles : portionOfDigests},
                                   {":whole", int(readsAll)}},
                                  auditedOf);
        for (const AuditedAttachment &one : page) {
            if (cancellation.isCancelled())
                throw SqlFailure{{Error::Kind::Cancelled, cancelledSentence(), {}}};
            if (const QString fault = faultOf(sql, one, files); !fault.isEmpty())
                report.violations << fault;
            behind = one.id.value();
        }
        isAtEnd = page.isEmpty();
    }
    report.violations += sql.all("audit_lost_attachments", {}, [](const Row &row) {
        return QStringLiteral("Item %1, now: the file of event %2 (attached) is gone.")
            .arg(row.number("item_id"))
            .arg(row.number("id"));
    });
}

} // namespace intray
