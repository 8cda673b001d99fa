// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ctl/call.h"
#include "ctl/interruption.h"
#include "ctl/json.h"
#include "ctl/text.h"
#include "queue/times.h"
#include "store/rules/queuestore.h"
#include "store/work/workstore.h"
#include "transfer/attaching.h"

#include <QFileInfo>
#include <QLocale>

namespace intray::ctl {

using namespace Qt::StringLiterals;

static QJsonObject jsonOf(const Attachment &attachment)
{
    return {{u"attachment"_s, attachment.id.value()},
            {u"item"_s, attachment.item.value()},
            {u"name"_s, attachment.name},
            {u"media_type"_s, attachment.mediaType},
            {u"size"_s, attachment.size},
            {u"digest"_s, attachment.digest},
            {u"attached_by"_s, attachment.attachedBy},
            {u"attached_at"_s, isoTime(attachment.attachedAt)}};
}

static QString tableOf(const QList<Attachment> &all)
{
    QList<QStringList> rows;
    for (const Attachment &one : all)
        rows.append({QString::number(one.id.value()), one.name, one.mediaType,
                     QLocale().formattedDataSize(one.size), isoTime(one.attachedAt),
                     one.attachedBy});
    return table({Ctl::tr("attachment"), Ctl::tr("name"), Ctl::tr("kind"), Ctl::tr("size"),
                  Ctl::tr("attached"), Ctl::tr("by")},
                 rows);
}

/// In bytes, by the rules of the item's queue.
static Outcome<qint64> largestFor(Connection &open, const Identity &who, ItemId item)
{
    return WorkStore(open, who)
        .detail(item)
        .and_then(
            [&](const ItemDetail &found) { return QueueStore(open, who).queue(found.item.queue); })
        .map([](const Queue &queue) { return largestAttachmentIn(queue.recordSchema); });
}

/// All of them are looked at before the first one is attached.
static Outcome<QList<FileToAttach>> filesNamed(const QStringList &paths, qint64 most)
{
    QList<FileToAttach> files;
    for (const QString &path : paths) {
        const auto file = fileToAttach(path, most);
        if (!file)
            return tl::unexpected<Error>(file.error());
        files << *file;
    }
    return files;
}

static Answer attach(Call &call)
{
    const auto item = itemFrom(call.argument(0));
    if (!item)
        return failed(item);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    const auto files = largestFor(**open, call.identity(), *item).and_then([&](qint64 most) {
        return filesNamed(call.arguments().mid(1), most);
    });
    if (!files)
        return failed(files);
    const Interruption interruption(**open);
    AttachmentStore store(**open, call.identity());
    QJsonArray attached;
    for (const FileToAttach &file : *files) {
        const auto id = attachFile(store, {*item, {}, {}}, file, interruption.cancellation());
        if (!id)
            return failed(id);
        attached.append(id->value());
    }
    return Reply{{{u"item"_s, item->value()}, {u"attached"_s, attached}},
                 Ctl::tr("%n file(s) are attached to item %1.", nullptr, int(attached.size()))
                     .arg(item->value()),
                 {}};
}

static Answer save(Call &call, Connection &open, ItemId item, const QList<Attachment> &all)
{
    const QString folder = call.text(u"save-in"_s);
    if (!QFileInfo(folder).isDir())
        return failure(Error::Kind::NotFound, Ctl::tr("There is no folder “%1”.").arg(folder));
    const Interruption interruption(open);
    AttachmentStore store(open, call.identity());
    QJsonArray files;
    QStringList lines;
    QStringList notes;
    for (const Attachment &one : all) {
        const auto file = saveAttachment(store, item, one, folder, interruption.cancellation());
        const bool isDamaged = !file && file.error().kind == Error::Kind::Damaged;
        if (!file && (!isDamaged || all.size() == 1))
            return failed(file);
        QJsonObject json = jsonOf(one);
        if (file) {
            json.insert(u"file"_s, *file);
            lines << *file;
        } else {
            json.insert(u"error"_s, file.error().sentence);
            notes << file.error().sentence;
        }
        files.append(json);
    }
    if (all.isEmpty())
        notes << Ctl::tr("The item has no attachments.");
    const bool isWhole = lines.size() == all.size();
    return Reply{{{u"attachments"_s, files}},
                 lines.join(u'\n'),
                 notes.join(u'\n'),
                 isWhole ? Exit::Done : Exit::SomeRejected};
}

static Answer attachments(Call &call)
{
    const auto item = itemFrom(call.argument(0));
    if (!item)
        return failed(item);
    const auto open = call.connection();
    if (!open)
        return failed(open);
    if (const auto seen = WorkStore(**open, call.identity()).detail(*item); !seen)
        return failed(seen);
    const auto all = AttachmentStore(**open, call.identity()).attachments(*item);
    if (!all)
        return failed(all);
    if (call.has(u"save-in"_s))
        return save(call, **open, *item, *all);
    const auto json = jsonList(*all, [](const Attachment &one) { return jsonOf(one); });
    return Reply{{{u"attachments"_s, json}},
                 all->isEmpty() ? QString() : tableOf(*all),
                 all->isEmpty() ? Ctl::tr("The item has no attachments.") : QString()};
}

QList<Command> attachCommands()
{
    return {
        {u"attach"_s,
         u"ITEM FILE..."_s,
         2,
         anyNumber,
         Ctl::tr("Attach files to an item, such as the scan of its record. They are stored in the "
                 "database, and nobody can change them.\nFor supervisors and administrators."),
         {},
         attach},
        {u"attachments"_s,
         u"ITEM"_s,
         1,
         1,
         Ctl::tr("List the files that are attached to an item and to its previous steps."),
         {{u"save-in"_s, u"DIR"_s,
           Ctl::tr("Save them in this folder as well; no file that is there is overwritten.")}},
         attachments},
    };
}

} // namespace intray::ctl
