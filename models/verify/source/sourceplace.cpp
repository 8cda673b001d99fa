// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/source/sourceplace.h"

#include "schema/sourcerule.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace intray {

namespace {

constexpr qint64 largestSource = 1'000'000'000;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SourcePlace)
};

tl::unexpected<Error> refused(const QString &sentence, Error::Kind kind = Error::Kind::Invalid)
{
    return tl::unexpected(Error{kind, sentence, {}});
}

tl::unexpected<Error> elsewhere(const QString &host)
{
    return refused(
        Words::tr(
            "The source is on “%1”, and this queue's rules do not allow loading it from there. "
            "Intray shows files on this computer and on shares that are mounted on it.")
            .arg(host));
}

/// Takes "#page=3" off the text's end; from 0.
int takePage(QString &text)
{
    static const QRegularExpression ending(QStringLiteral("#page=(\\d{1,6})$"));
    const auto match = ending.match(text);
    if (!match.hasMatch())
        return 0;
    text.truncate(match.capturedStart());
    return std::max(0, match.captured(1).toInt() - 1);
}

bool isUrl(const QString &text)
{
    // One letter in front of the colon is a drive.
    static const QRegularExpression scheme(QStringLiteral("^[A-Za-z][A-Za-z0-9+.-]+:"));
    return scheme.match(text).hasMatch();
}

QString withSlashes(QString path)
{
    return path.replace(u'\\', u'/');
}

bool isBelow(const QString &file, const QString &folder)
{
    return file.startsWith(folder.endsWith(u'/') ? folder : folder + u'/');
}

/// A share's name stands behind two slashes.
QString hostOf(const QString &path)
{
    return path.startsWith(QStringLiteral("//")) ? path.section(u'/', 2, 2) : QString();
}

tl::unexpected<Error> outside(const QString &folder)
{
    return refused(Words::tr("The source is not in the folder of this queue's sources, “%1”.")
                       .arg(QDir::toNativeSeparators(folder)));
}

} // namespace

Outcome<SourcePlace> sourcePlace(const QString &text, const QString &folder,
                                 const QStringList &hosts)
{
    QString named = text.trimmed();
    SourcePlace place;
    place.page = takePage(named);
    if (isUrl(named)) {
        const QUrl url(named);
        if (const auto origin = originOf(url); origin && hosts.contains(*origin)) {
            place.url = url;
            return place;
        }
        if (!url.isLocalFile() || !url.host().isEmpty())
            return elsewhere(url.host().isEmpty() ? named.left(80) : url.host());
        named = url.toLocalFile();
    }
    named = withSlashes(named);
    if (named.isEmpty() || named.contains(QChar::Null))
        return refused(Words::tr("The field of the source has no path."));
    if (const QString host = hostOf(named); !host.isEmpty())
        return elsewhere(host);
    const QString root = folder.isEmpty() ? QString() : QDir::cleanPath(withSlashes(folder));
    if (!root.isEmpty() && !QDir::isAbsolutePath(root))
        return refused(
            Words::tr("The folder of this queue's sources, “%1”, is not an absolute path.")
                .arg(folder));
    if (QDir::isRelativePath(named) && root.isEmpty())
        return refused(Words::tr("The source “%1” is in a folder that has not been chosen yet. "
                                 "Choose it with the Folder button.")
                           .arg(named));
    place.file = QDir::cleanPath(QDir::isRelativePath(named) ? root + u'/' + named : named);
    place.root = root;
    if (!root.isEmpty() && !isBelow(place.file, root))
        return outside(root);
    return place;
}

Outcome<QString> openableSource(const SourcePlace &place)
{
    const QFileInfo file(place.file);
    const QString name = QDir::toNativeSeparators(place.file);
    if (!file.exists())
        return refused(Words::tr("The source “%1” is missing.").arg(name), Error::Kind::NotFound);
    if (!file.isFile())
        return refused(Words::tr("The source “%1” is not a file that can be shown.").arg(name));
    const QString real = file.canonicalFilePath();
    if (!place.root.isEmpty() && !isBelow(real, QFileInfo(place.root).canonicalFilePath()))
        return outside(place.root);
    if (!file.isReadable())
        return refused(Words::tr("You are not allowed to read the source “%1”.").arg(name));
    if (file.size() == 0)
        return refused(Words::tr("The source “%1” is empty.").arg(name));
    if (file.size() > largestSource)
        return refused(Words::tr("The source “%1” is larger than 1 GB.").arg(name));
    return real;
}

} // namespace intray
