// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/source/pdfpages.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPdfDocument>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(SourceDocument)
};

class DrawnPages : public PdfPages
{
public:
    QPdfDocument::Error load(const QString &file) { return m_document.load(file); }
    int count() const override { return m_document.pageCount(); }
    QSizeF sizeOf(int page) const override { return m_document.pagePointSize(page); }
    QImage drawn(int page, QSize pixels) override
    {
        // A page has no ground of its own.
        const QImage ink = m_document.render(page, pixels);
        if (ink.isNull())
            return {};
        QImage image(pixels, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter(&image).drawImage(0, 0, ink);
        return image;
    }

private:
    QPdfDocument m_document;
};

tl::unexpected<Error> refused(const QString &sentence)
{
    return tl::unexpected(Error{Error::Kind::Invalid, sentence, {}});
}

} // namespace

Outcome<std::shared_ptr<PdfPages>> PdfPages::open(const QString &file, const QString &name)
{
    const auto pages = std::make_shared<DrawnPages>();
    switch (pages->load(file)) {
    case QPdfDocument::Error::None:
        break;
    case QPdfDocument::Error::IncorrectPassword:
    case QPdfDocument::Error::UnsupportedSecurityScheme:
        return refused(Words::tr("The PDF “%1” is encrypted, so it cannot be shown.").arg(name));
    default:
        return refused(Words::tr("The PDF “%1” is damaged.").arg(name));
    }
    if (pages->count() < 1)
        return refused(Words::tr("The PDF “%1” has no page.").arg(name));
    return pages;
}

} // namespace intray
