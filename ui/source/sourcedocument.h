// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QImage>
#include <QSizeF>

#include <atomic>
#include <memory>

class QTemporaryFile;

namespace intray {

class PdfPages;
struct SourcePlace;

/// A scan, picture or PDF that is open to be drawn, page by page. Its kind follows from its
/// content, not from its name. Pictures are scaled while they are decoded where they are large.
/// Reads the disk: belongs to one background thread at a time, never to the window's.
class SourceDocument
{
public:
    /// Invalid with a sentence: it is missing, damaged, encrypted or no picture. Fetches what is at
    /// a web address, until `isLeft` is true; errors then as fetchSource() too.
    static Outcome<std::shared_ptr<SourceDocument>> open(const SourcePlace &place,
                                                         const std::atomic_bool &isLeft);
    /// The same for a file that came from elsewhere and is called so.
    static Outcome<std::shared_ptr<SourceDocument>>
    open(const std::shared_ptr<QTemporaryFile> &file, const QString &name);
    ~SourceDocument();

    int pages() const { return m_pages; }
    /// In points (1/72 inch) of a PDF, in pixels of a picture.
    QSizeF sizeOf(int page);
    /// The page in this many pixels, before it is turned by so many quarters to the right; null: it
    /// cannot be drawn. Never more than 40 million pixels, whatever is asked for.
    QImage drawn(int page, QSize pixels, int quarterTurns);

private:
    SourceDocument();
    Outcome<Done> find(const SourcePlace &place, const std::atomic_bool &isLeft);
    Outcome<Done> openFile();
    Outcome<Done> openPdf(const QString &file);
    Outcome<Done> openPicture(const QString &file);
    QImage picture(int page);

    std::shared_ptr<QTemporaryFile> m_fetched;
    QString m_file;
    QString m_name;                  ///< For sentences.
    std::shared_ptr<PdfPages> m_pdf; ///< Null: a picture.
    QByteArray m_format;
    int m_pages = 1;
    int m_kept = -1; ///< The page of m_picture.
    QImage m_picture;
};

} // namespace intray
