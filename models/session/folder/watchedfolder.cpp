// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/folder/watchedfolder.h"

#include "queue/utf8text.h"
#include "session/folder/bytenames.h"
#include "session/folder/unfinishednames.h"
#include "transfer/jsontable.h"
#include "transfer/transferfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QSaveFile>

#include <algorithm>
#include <filesystem>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(WatchedFolder)
};

const auto doneFolder = QStringLiteral("done");
const auto failedFolder = QStringLiteral("failed");

QString shortened(QString text, qsizetype bytes)
{
    while (text.toUtf8().size() > bytes)
        text.chop(1);
    return text;
}

/// The name, so short that more can stand behind it: file systems take 255 bytes.
QString shortName(const QString &name)
{
    const QFileInfo parts(name);
    if (name.toUtf8().size() <= 200)
        return name;
    const QString suffix = shortened(parts.suffix(), 20);
    return shortened(parts.completeBaseName(), 170) +
           (suffix.isEmpty() ? QString() : u'.' + suffix);
}

/// The name, or with a number in it if there is such a file already.
QString freePath(const QDir &folder, const QString &name)
{
    const QFileInfo parts(shortName(name));
    const QString suffix = parts.suffix().isEmpty() ? QString() : u'.' + parts.suffix();
    QString path = folder.filePath(parts.fileName());
    for (int number = 2; QFileInfo::exists(path) || QFileInfo(path).isSymLink(); ++number)
        path = folder.filePath(
            QStringLiteral("%1-%2%3").arg(parts.completeBaseName()).arg(number).arg(suffix));
    return path;
}

/// What was rejected is written as it stood: as lines of JSON, or as a table.
QString suffixOfRejects(const QString &path)
{
    return isJsonLines(path) ? QStringLiteral(".rejects.jsonl") : QStringLiteral(".rejects.csv");
}

/// Who was killed while it wrote the file has left a part of it, with six letters behind its name,
/// where a system has no files without a name.
void removeLeftOf(const QString &path)
{
    const QFileInfo whole(path);
    const QString beginning = whole.fileName() + u'.';
    QDir folder = whole.dir();
    for (const QString &name : folder.entryList(QDir::Files | QDir::Hidden))
        if (name.startsWith(beginning) && name.size() == beginning.size() + 6)
            folder.remove(name);
}

Error cannotMove(const QString &name, const QString &to, const QString &detail)
{
    return {Error::Kind::Unreadable,
            Words::tr("The file “%1” cannot be moved to “%2”. Please check whether you are "
                      "allowed to write there.")
                .arg(name, to),
            detail};
}

} // namespace

QString readableName(const QByteArray &name)
{
    constexpr qsizetype longestLetter = 4;
    QString text;
    for (qsizetype at = 0; at < name.size();) {
        const QByteArrayView rest = QByteArrayView(name).sliced(at);
        const qsizetype most = std::min(longestLetter, rest.size());
        qsizetype length = 1;
        while (length <= most && firstNotUtf8(rest.first(length)))
            ++length;
        text +=
            length <= most
                ? textOfUtf8(rest.first(length))
                : u'%' +
                      QStringLiteral("%1").arg(uchar(rest.front()), 2, 16, QChar(u'0')).toUpper();
        at += length <= most ? length : 1;
    }
    return text;
}

WatchedFolder::WatchedFolder(const QString &path, const QString &marker)
    : m_path(QFileInfo(path).absoluteFilePath())
    , m_marker(marker)
{
}

Outcome<Done> WatchedFolder::prepare() const
{
    const QDir folder(m_path);
    if (!folder.exists())
        return failure(Error::Kind::Unreadable, Words::tr("There is no folder “%1”.").arg(m_path));
    for (const QString &name : {doneFolder, failedFolder})
        if (!folder.mkpath(name))
            return failure(Error::Kind::Unreadable,
                           Words::tr("The folder “%1” cannot be created. Please check whether you "
                                     "are allowed to write there.")
                               .arg(folder.filePath(name)));
    return Done();
}

bool WatchedFolder::isReady(const QString &name) const
{
    if (isLeftAlone(name))
        return false;
    return m_marker.isEmpty() ||
           (!name.endsWith(m_marker) && QFileInfo::exists(QDir(m_path).filePath(name + m_marker)));
}

QList<QFileInfo> WatchedFolder::files() const
{
    QList<QFileInfo> found = QDir(m_path).entryInfoList(QDir::Files | QDir::NoSymLinks, QDir::Name);
    found.removeIf([this](const QFileInfo &file) { return !isReady(file.fileName()); });
    std::stable_sort(found.begin(), found.end(), [](const QFileInfo &one, const QFileInfo &other) {
        return one.lastModified() < other.lastModified();
    });
    return found;
}

QList<QByteArray> WatchedFolder::unreadableNames() const
{
    QList<QByteArray> names = byteNamesIn(m_path);
    names.removeIf([](const QByteArray &name) {
        return !firstNotUtf8(name) || isLeftAlone(readableName(name));
    });
    std::sort(names.begin(), names.end());
    return names;
}

QString WatchedFolder::inside(const QString &folder, const QString &name) const
{
    return QDir(m_path).filePath(folder + u'/' + name);
}

QString WatchedFolder::rejectsOf(const QString &name) const
{
    return inside(failedFolder, u'.' + shortName(name) + QStringLiteral(".rejects"));
}

Outcome<QString> WatchedFolder::moveToDone(const QString &name) const
{
    QFile::remove(rejectsOf(name));
    removeLeftOf(rejectsOf(name));
    return move(name, freePath(QDir(inside(doneFolder, {})), name));
}

/// The file itself last: whoever finds it finds the rest, and until then it is brought in again.
Outcome<QString> WatchedFolder::moveToFailed(const QString &name, const QString &why) const
{
    const QString to = freePath(QDir(inside(failedFolder, {})), name);
    const QString rejects = rejectsOf(name);
    removeLeftOf(rejects);
    if (QFileInfo::exists(rejects)) {
        const QString kept = to + suffixOfRejects(rejects);
        QFile::remove(kept);
        if (!QFile::rename(rejects, kept))
            return failure(Error::Kind::Unreadable,
                           Words::tr("The file “%1” cannot be written.").arg(kept));
    }
    return write(to + QStringLiteral(".why.txt"), why).and_then([&](Done) {
        return move(name, to);
    });
}

Outcome<Done> WatchedFolder::moveUnreadableToFailed(const QByteArray &name,
                                                    const QString &why) const
{
    const QString readable = readableName(name);
    const QString to = freePath(QDir(inside(failedFolder, {})), readable);
    return write(to + QStringLiteral(".why.txt"), why).and_then([&](Done) -> Outcome<Done> {
        std::error_code problem;
        std::filesystem::rename(QFileInfo(m_path).filesystemFilePath() / name.toStdString(),
                                QFileInfo(to).filesystemFilePath(), problem);
        if (problem && problem != std::errc::no_such_file_or_directory)
            return tl::unexpected<Error>(
                cannotMove(readable, to, QString::fromStdString(problem.message())));
        return Done();
    });
}

/// The marker last: a file without one would lie there for ever.
Outcome<QString> WatchedFolder::move(const QString &name, const QString &to) const
{
    QFile file(QDir(m_path).filePath(name));
    if (file.exists() && !file.rename(to))
        return tl::unexpected<Error>(cannotMove(name, to, file.errorString()));
    if (!m_marker.isEmpty())
        QFile::remove(QDir(m_path).filePath(name + m_marker));
    return QDir(m_path).relativeFilePath(to);
}

Outcome<Done> WatchedFolder::takeBack(const QString &path) const
{
    const QDir folder(m_path);
    const QString to = freePath(folder, QFileInfo(path).fileName());
    QFile file(folder.filePath(path));
    if (file.exists() && !file.rename(to))
        return tl::unexpected<Error>(cannotMove(path, to, file.errorString()));
    if (!m_marker.isEmpty() && !QFileInfo::exists(to + m_marker))
        return write(to + m_marker, {});
    return Done();
}

Outcome<Done> WatchedFolder::write(const QString &path, const QString &text) const
{
    QSaveFile file(path);
    const QByteArray bytes = text.toUtf8();
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.flush() ||
        !file.commit())
        return tl::unexpected<Error>(writeError(file, path));
    return Done();
}

} // namespace intray
