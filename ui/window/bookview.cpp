// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/bookview.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QFile>
#include <QImage>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QScrollBar>
#include <QStyle>
#include <QTextBlock>

static void registerBooks()
{
    Q_INIT_RESOURCE(books);
}

namespace intray {

BookView::BookView(QWidget *parent)
    : QTextBrowser(parent)
{
    registerBooks();
    setOpenLinks(true);
    document()->setDocumentMargin(12);
}

QString BookView::folder()
{
    registerBooks();
    return QStringLiteral(":/books");
}

void BookView::open(const QString &name)
{
    setSource(QUrl(QStringLiteral("qrc:/books/%1.md").arg(name)), QTextDocument::MarkdownResource);
}

// Some pages, such as those for developers, are only in the sources; the web is not Intray's to
// open.
void BookView::doSetSource(const QUrl &name, QTextDocument::ResourceType)
{
    const QUrl whole = source().resolved(name);
    if (whole.scheme() != u"qrc" || !QFile::exists(u':' + whole.path()))
        return;
    QTextBrowser::doSetSource(whole, QTextDocument::MarkdownResource);
    if (whole.hasFragment())
        showHeading(whole.fragment());
}

/// A heading as links name it.
static QString anchorOf(const QString &heading)
{
    static const QRegularExpression marks(QStringLiteral("[^a-z0-9 -]"));
    return heading.toLower().remove(marks).replace(u' ', u'-');
}

void BookView::showHeading(const QString &anchor)
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || anchorOf(block.text()) != anchor)
            continue;
        const QRectF place = document()->documentLayout()->blockBoundingRect(block);
        verticalScrollBar()->setValue(int(place.top()));
        return;
    }
}

int BookView::widthOfPictures() const
{
    // The bar beside the page comes only once the pictures are there.
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const int edges = 2 * (frameWidth() + int(document()->documentMargin()));
    return std::max(200, width() - bar - edges);
}

QVariant BookView::loadResource(int type, const QUrl &name)
{
    const QVariant found = QTextBrowser::loadResource(type, name);
    if (type != QTextDocument::ImageResource)
        return found;
    const QImage picture = QImage::fromData(found.toByteArray());
    const int width = int(widthOfPictures() * devicePixelRatioF());
    if (picture.isNull() || picture.width() <= width)
        return picture;
    QImage smaller = picture.scaledToWidth(width, Qt::SmoothTransformation);
    smaller.setDevicePixelRatio(devicePixelRatioF());
    return smaller;
}

void BookView::resizeEvent(QResizeEvent *event)
{
    QTextBrowser::resizeEvent(event);
    if (event->oldSize().width() != event->size().width() && !source().isEmpty())
        reload();
}

} // namespace intray
