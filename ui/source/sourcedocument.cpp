// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/source/sourcedocument.h"

#include "ui/source/pdfpages.h"
#include "ui/source/sourcefetch.h"
#include "verify/source/sourceplace.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QTemporaryFile>
#include <QTransform>

#include <cmath>

namespace intray {

namespace {

constexpr double mostPixels = 40e6;
constexpr int mostMegabytes = 512; // of one picture while it is decoded

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SourceDocument)
};

tl::unexpected<Error> refused(const QString &sentence)
{
    return tl::unexpected(Error{Error::Kind::Invalid, sentence, {}});
}

/// Only formats that are pictures and nothing else: a drawing may name other files.
bool isPicture(const QByteArray &format)
{
    static const QList<QByteArray> known{"png", "jpeg", "jpg", "gif", "bmp", "tiff", "tif", "webp",
                                         "pbm", "pgm",  "ppm", "xbm", "xpm", "ico",  "jp2"};
    return known.contains(format);
}

bool isPdf(const QString &file)
{
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) && opened.read(1024).contains("%PDF-");
}

QSize within(QSize size, double most)
{
    const double pixels = double(size.width()) * size.height();
    return pixels <= most ? size : size * std::sqrt(most / pixels);
}

} // namespace

SourceDocument::SourceDocument() = default;
SourceDocument::~SourceDocument() = default;

Outcome<std::shared_ptr<SourceDocument>> SourceDocument::open(const SourcePlace &place,
                                                              const std::atomic_bool &isLeft)
{
    std::shared_ptr<SourceDocument> document(new SourceDocument);
    const auto opened =
        document->find(place, isLeft).and_then([&](Done) { return document->openFile(); });
    if (!opened)
        return tl::unexpected(opened.error());
    return document;
}

Outcome<std::shared_ptr<SourceDocument>>
SourceDocument::open(const std::shared_ptr<QTemporaryFile> &file, const QString &name)
{
    std::shared_ptr<SourceDocument> document(new SourceDocument);
    document->m_fetched = file;
    document->m_file = file->fileName();
    document->m_name = name;
    const auto opened = document->openFile();
    if (!opened)
        return tl::unexpected(opened.error());
    return document;
}

Outcome<Done> SourceDocument::openFile()
{
    return isPdf(m_file) ? openPdf(m_file) : openPicture(m_file);
}

Outcome<Done> SourceDocument::find(const SourcePlace &place, const std::atomic_bool &isLeft)
{
    if (place.url.isEmpty())
        return openableSource(place).map([this](const QString &file) {
            m_file = file;
            m_name = QFileInfo(file).fileName();
            return Done();
        });
    return fetchSource(place.url, isLeft).map([&](const std::shared_ptr<QTemporaryFile> &fetched) {
        m_fetched = fetched;
        m_file = fetched->fileName();
        m_name = place.url.fileName().isEmpty() ? place.url.host() : place.url.fileName();
        return Done();
    });
}

Outcome<Done> SourceDocument::openPdf(const QString &file)
{
    return PdfPages::open(file, m_name).map([this](const std::shared_ptr<PdfPages> &pages) {
        m_pdf = pages;
        m_pages = pages->count();
        return Done();
    });
}

Outcome<Done> SourceDocument::openPicture(const QString &file)
{
    QImageReader::setAllocationLimit(mostMegabytes);
    QImageReader reader(file);
    reader.setDecideFormatFromContent(true);
    m_format = reader.format();
    if (!isPicture(m_format))
        return refused(
            Words::tr("The source “%1” is neither a picture nor a PDF that Intray can show.")
                .arg(m_name));
    m_pages = m_format == "tiff" || m_format == "tif" ? std::max(1, reader.imageCount()) : 1;
    if (picture(0).isNull())
        return refused(
            Words::tr("The picture “%1” is damaged, or too large to be shown.").arg(m_name));
    return Done();
}

QImage SourceDocument::picture(int page)
{
    if (m_kept == page)
        return m_picture;
    QImageReader reader(m_file, m_format);
    reader.setAutoTransform(true); // as the camera was held
    if (page > 0 && !reader.jumpToImage(page))
        return {};
    if (const QSize size = reader.size(); size.isValid() && within(size, mostPixels) != size)
        reader.setScaledSize(within(size, mostPixels));
    m_picture = reader.read();
    m_kept = page;
    return m_picture;
}

QSizeF SourceDocument::sizeOf(int page)
{
    return m_pdf ? m_pdf->sizeOf(page) : QSizeF(picture(page).size());
}

QImage SourceDocument::drawn(int page, QSize pixels, int quarterTurns)
{
    const QSize size = within(pixels, mostPixels);
    if (size.isEmpty())
        return {};
    const QImage image =
        m_pdf ? m_pdf->drawn(page, size)
              : picture(page).scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    return quarterTurns % 4 == 0 ? image
                                 : image.transformed(QTransform().rotate(90.0 * quarterTurns));
}

} // namespace intray
