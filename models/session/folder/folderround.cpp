// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/folderround.h"

#include "session/folder/folderturn.h"
#include "transfer/importer.h"

#include <QCoreApplication>
#include <QElapsedTimer>

namespace intray {

namespace {

constexpr qint64 longestLook = 1'000; // ms, after which it is told what was done

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FolderRound)
};

/// Whether the file is to blame, and not the database or the line to it.
bool isOfFile(const Error &error)
{
    switch (error.kind) {
    case Error::Kind::Invalid:
    case Error::Kind::RecordRefused:
    case Error::Kind::Unreadable:
    case Error::Kind::NotADatabase:
    case Error::Kind::Broken:
        return true;
    default:
        return false;
    }
}

void add(ImportResult &all, const ImportResult &one)
{
    all.read += one.read;
    all.added += one.added;
    all.duplicate += one.duplicate;
    all.changed += one.changed;
    all.rejected += one.rejected;
}

/// Written to since it was looked at, or about to be: what came in stays, and the rest comes with
/// the next look.
bool isChanged(const QString &path, const FileAsItWas &before)
{
    return !isAsItWas(path, before) || isOpenForWriting(path);
}

/// Who gives a marker says that nobody writes any more.
Arrivals::Question questionFor(const FolderOrder &order)
{
    if (order.marker.isEmpty())
        return writersOf;
    return
        [](const QString &path) { return isOpenForWriting(path) ? Writers::Some : Writers::None; };
}

bool isFailed(const QString &path)
{
    return path.startsWith(QStringLiteral("failed/"));
}

} // namespace

FolderRound::FolderRound(const FolderOrder &order)
    : m_order(order)
    , m_folder(order.folder, order.marker)
    , m_arrivals(order.settling, sinceBoot, questionFor(order))
    , m_taken(order.folder)
{
}

FolderLook FolderRound::look(Connection &connection, const Identity &identity,
                             const Cancellation &ends, const Cancellation &cancellation)
{
    FolderLook look;
    if (const auto ready = m_folder.prepare(); !ready) {
        look.trouble = ready.error();
        return look;
    }
    const FolderTurn turn(m_folder.path());
    look.isTaken = !turn.isOurs();
    if (look.isTaken)
        return look;
    m_taken.load();
    const auto taken = failUnreadable(look)
                           .and_then([&](Done) { return takeBackChanged(look); })
                           .and_then([&](Done) {
                               return takeAll(connection, identity, ends, cancellation, look);
                           });
    m_taken.save();
    if (!taken)
        look.trouble = taken.error();
    return look;
}

Outcome<Done> FolderRound::takeAll(Connection &connection, const Identity &identity,
                                   const Cancellation &ends, const Cancellation &cancellation,
                                   FolderLook &look)
{
    const QList<QFileInfo> files = m_arrivals.settled(m_folder.files());
    look.unsettled = m_arrivals.unsettled();
    for (const QString &name : m_arrivals.newlyHeldOpen())
        look.told << Words::tr("%1 stays where it is for now: another program has it open for "
                               "writing.")
                         .arg(name);
    QElapsedTimer clock;
    clock.start();
    for (const QFileInfo &file : files) {
        look.hasMore = clock.elapsed() >= longestLook;
        if (look.hasMore || ends.isCancelled())
            break;
        if (const auto taken = take(connection, identity, file, cancellation, look); !taken)
            return taken;
    }
    return Done();
}

/// What failed stays: it is for somebody to correct, who may be at it.
Outcome<Done> FolderRound::takeBackChanged(FolderLook &look)
{
    for (const QString &path : m_taken.takeChanged()) {
        const QString name = QFileInfo(path).fileName();
        if (isFailed(path)) {
            look.told << Words::tr("%1 has changed since it failed. Put it into the folder again "
                                   "when it is complete.")
                             .arg(name);
            continue;
        }
        if (const auto back = m_folder.takeBack(path); !back)
            return back;
        look.told << Words::tr("%1 was written to after it had been imported. It is imported "
                               "again as a whole.")
                         .arg(name);
    }
    return Done();
}

/// They need not be finished: whoever still writes one keeps it open.
Outcome<Done> FolderRound::failUnreadable(FolderLook &look) const
{
    for (const QByteArray &name : m_folder.unreadableNames()) {
        const QString why = Words::tr("Its name is not UTF-8. Rename the file, and put it into the "
                                      "folder again.");
        const auto moved = m_folder.moveUnreadableToFailed(name, why + u'\n');
        if (!moved)
            return moved;
        tellFailed(readableName(name), why, look);
    }
    return Done();
}

Outcome<Done> FolderRound::take(Connection &connection, const Identity &identity,
                                const QFileInfo &file, const Cancellation &cancellation,
                                FolderLook &look)
{
    if (!QFileInfo::exists(file.filePath()))
        return Done(); // somebody took it back
    const FileAsItWas before = withContent(file);
    ImportOptions options = m_order.options;
    options.file = file.filePath();
    options.rejectsFile = m_folder.rejectsOf(file.fileName());
    const auto result = Importer(connection, identity).bringIn(options, {}, cancellation);
    if (isChanged(file.filePath(), before)) {
        look.told << Words::tr("%1 was written to while it was imported. It is imported again as "
                               "a whole when it is complete.")
                         .arg(file.fileName());
        return Done();
    }
    return settle(file.fileName(), before, result, look);
}

Outcome<Done> FolderRound::settle(const QString &name, const FileAsItWas &file,
                                  const Outcome<ImportResult> &result, FolderLook &look)
{
    if (!result && !isOfFile(result.error()))
        return tl::unexpected<Error>(result.error());
    if (!result) {
        QFile::remove(m_folder.rejectsOf(name)); // of an earlier try
        const QStringList why{result.error().sentence, result.error().detail};
        return failed(name, file, why, look);
    }
    const QStringList account = m_order.account(*result);
    add(look.count.rows, *result);
    if (result->rejected + result->changed > 0)
        return failed(name, file, account, look);
    return m_folder.moveToDone(name).map([&](const QString &path) {
        m_taken.note(path, file);
        ++look.count.done;
        look.told << Words::tr("%1 is done. %2").arg(name, account.value(0));
        return Done();
    });
}

Outcome<Done> FolderRound::failed(const QString &name, const FileAsItWas &file,
                                  const QStringList &why, FolderLook &look)
{
    return m_folder.moveToFailed(name, why.join(u'\n').trimmed() + u'\n')
        .map([&](const QString &path) {
            m_taken.note(path, file);
            tellFailed(name, why.value(0), look);
            return Done();
        });
}

void FolderRound::tellFailed(const QString &name, const QString &why, FolderLook &look)
{
    ++look.count.failed;
    look.told << Words::tr("%1 has failed. %2").arg(name, why);
}

} // namespace intray
