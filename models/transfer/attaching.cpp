// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "transfer/attaching.h"

#include "queue/unseenletters.h"
#include "store/attachments/attachmentcontent.h"
#include "store/line/drivererror.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QMimeDatabase>

#include <string_view>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Attaching)
};

constexpr qsizetype longestName = 255;     // characters, in the database
constexpr qsizetype longestFileName = 200; // bytes; room for a number

QString changedSentence(const FileToAttach &file)
{
    return Words::tr("The file “%1” was changed while it was read. Attach it again.")
        .arg(file.path);
}

bool isDeviceName(const QString &name)
{
    static const QStringList devices{
        QStringLiteral("con"),  QStringLiteral("prn"),  QStringLiteral("aux"),
        QStringLiteral("nul"),  QStringLiteral("com1"), QStringLiteral("com2"),
        QStringLiteral("com3"), QStringLiteral("com4"), QStringLiteral("lpt1"),
        QStringLiteral("lpt2"), QStringLiteral("lpt3"), QStringLiteral("lpt4")};
    return devices.contains(name.section(u'.', 0, 0).trimmed().toLower());
}

bool meansSomething(char32_t letter)
{
    constexpr std::u32string_view ofPaths = U"\\/:*?\"<>|";
    return isUnseen(letter) || ofPaths.find(letter) != std::u32string_view::npos;
}

/// The name, or with a number in front of its ending where a file has it already.
QString numbered(const QString &name, int number)
{
    if (number == 1)
        return name;
    const QFileInfo parts(name);
    const QString ending = parts.suffix().isEmpty() ? QString() : u'.' + parts.suffix();
    return QStringLiteral("%1 (%2)%3").arg(parts.completeBaseName()).arg(number).arg(ending);
}

/// Opened anew: no file that is there is overwritten.
bool openNew(QFile &file, const QString &folder, const QString &name)
{
    constexpr int mostTries = 1000;
    for (int number = 1; number <= mostTries; ++number) {
        file.setFileName(QDir(folder).filePath(numbered(name, number)));
        if (file.open(QIODevice::WriteOnly | QIODevice::NewOnly))
            return true;
        if (!QFileInfo::exists(file.fileName()) && !QFileInfo(file.fileName()).isSymLink())
            return false;
    }
    return false;
}

} // namespace

Outcome<FileToAttach> fileToAttach(const QString &path, qint64 most)
{
    const QFileInfo file(path);
    if (!file.exists())
        return failure(Error::Kind::NotFound, Words::tr("There is no file “%1”.").arg(path));
    if (!file.isFile())
        return failure(Error::Kind::Invalid, Words::tr("“%1” is not a file.").arg(path));
    if (!file.isReadable())
        return failure(Error::Kind::Unreadable,
                       Words::tr("You are not allowed to read the file “%1”.").arg(path));
    if (file.size() == 0)
        return failure(Error::Kind::Invalid, Words::tr("The file “%1” is empty.").arg(path));
    if (file.size() > most)
        return failure(
            Error::Kind::Invalid,
            Words::tr("The file “%1” is too large: it has %2, and this queue accepts at most %3.")
                .arg(path, QLocale().formattedDataSize(file.size()),
                     QLocale().formattedDataSize(most)));
    return FileToAttach{path, file.fileName().left(longestName), file.size()};
}

Outcome<FileToAttach> fileToAttachIn(const QString &folder, const QString &path, qint64 most)
{
    const auto outside = [&path] {
        return failure(Error::Kind::Invalid,
                       Words::tr("“%1” is not in the folder of the files.").arg(path));
    };
    const QString below = QString(path).replace(u'\\', u'/');
    const bool hasDrive = below.size() > 1 && below.at(1) == u':';
    if (below.contains(QChar(0)) || hasDrive || QDir::isAbsolutePath(below) ||
        below.split(u'/').contains(QStringLiteral("..")))
        return outside();
    const QFileInfo file(QDir(folder).filePath(below));
    if (!file.exists() && !file.isSymLink())
        return failure(Error::Kind::NotFound, Words::tr("There is no file “%1”.").arg(path));
    const QString root = QFileInfo(folder).canonicalFilePath();
    const QString real = file.canonicalFilePath();
    const QString inRoot = root.endsWith(u'/') ? root : root + u'/';
    if (root.isEmpty() || !real.startsWith(inRoot))
        return outside();
    return fileToAttach(real, most).map([&](FileToAttach found) {
        found.name = file.fileName().left(longestName);
        return found;
    });
}

static Outcome<AttachmentId> attachPieces(AttachmentStore &store, AttachmentPiece &piece,
                                          QFile &content, const FileToAttach &file,
                                          const Cancellation &cancellation)
{
    for (qint64 left = file.size;; ++piece.number) {
        if (cancellation.isCancelled())
            return failure(Error::Kind::Cancelled, cancelledSentence());
        const qint64 wanted = std::min(left, attachmentPiece);
        piece.content = content.read(wanted);
        left -= wanted;
        if (piece.content.size() != wanted || (left == 0 && !content.atEnd()))
            return failure(Error::Kind::Unreadable, changedSentence(file));
        if (piece.number == 0)
            piece.mediaType = QMimeDatabase().mimeTypeForData(piece.content).name();
        const auto attached = store.attach(piece);
        if (!attached || left == 0)
            return attached;
    }
}

Outcome<AttachmentId> attachFile(AttachmentStore &store, const AttachmentTarget &to,
                                 const FileToAttach &file, const Cancellation &cancellation)
{
    QFile content(file.path);
    if (!content.open(QIODevice::ReadOnly))
        return failure(
            Error::Kind::Unreadable,
            Words::tr("The file “%1” cannot be read: %2.").arg(file.path, content.errorString()));
    AttachmentPiece piece{to, file.name, {}, file.size, newId(), 0, {}};
    const auto attached = attachPieces(store, piece, content, file, cancellation);
    const bool isLeftBehind = !attached && piece.number > 0 && !to.import.isValid();
    if (isLeftBehind)
        (void)store.callOff(piece.operation); // else it goes after a day
    return attached;
}

QString safeFileName(const QString &name)
{
    QString safe;
    for (const char32_t letter : QString(name).replace(u'\\', u'/').section(u'/', -1).toUcs4())
        safe += meansSomething(letter) ? QString(u'_') : QString::fromUcs4(&letter, 1);
    while (safe.startsWith(u'.') || safe.startsWith(u' ') || safe.startsWith(u'-'))
        safe.remove(0, 1);
    while (safe.endsWith(u'.') || safe.endsWith(u' '))
        safe.chop(1);
    const QString ending = QFileInfo(safe).suffix().left(20);
    QString base = QFileInfo(safe).completeBaseName();
    while (base.toUtf8().size() > longestFileName)
        base.chop(1);
    safe = ending.isEmpty() ? base : base + u'.' + ending;
    if (safe.isEmpty())
        return QStringLiteral("attachment");
    return isDeviceName(safe) ? u'_' + safe : safe;
}

Outcome<QString> saveAttachment(AttachmentStore &store, ItemId item, const Attachment &attachment,
                                const QString &folder, const Cancellation &cancellation)
{
    QFile file;
    if (!openNew(file, folder, safeFileName(attachment.name)))
        return failure(Error::Kind::Unreadable, Words::tr("The file “%1” cannot be written: %2.")
                                                    .arg(file.fileName(), file.errorString()));
    auto written = writeAttachment(store, item, attachment, file, cancellation);
    if (written && !file.flush())
        written = failure(Error::Kind::DiskFull, Words::tr("The file “%1” cannot be written: %2.")
                                                     .arg(file.fileName(), file.errorString()));
    if (written)
        return file.fileName();
    file.remove();
    return tl::unexpected<Error>(written.error());
}

} // namespace intray
