// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/source/sourcereader.h"

#include "session/answer.h"
#include "ui/source/sourcedocument.h"
#include "verify/source/sourceplace.h"

#include <QTemporaryFile>
#include <QThreadPool>
#include <QtConcurrent>

#include <utility>

namespace intray {

namespace {

constexpr std::size_t mostWaiting = 4; // sources whose disk does not answer

OpenedSource openedAt(const std::shared_ptr<SourceDocument> &document, int wanted)
{
    const int pages = document->pages();
    const int page = std::min(wanted, pages - 1);
    return {document, pages, page, document->sizeOf(page)};
}

Outcome<OpenedSource> openedFrom(const QString &text, const SourceRule &rule,
                                 const std::shared_ptr<std::atomic_bool> &isLeft)
{
    const auto place = sourcePlace(text, rule.folder, rule.hosts);
    if (!place)
        return tl::unexpected(place.error());
    return SourceDocument::open(*place, *isLeft)
        .map([&](const std::shared_ptr<SourceDocument> &document) {
            return openedAt(document, place->page);
        });
}

std::unique_ptr<QThreadPool> ownThread()
{
    auto pool = std::make_unique<QThreadPool>();
    pool->setMaxThreadCount(1);
    return pool;
}

} // namespace

SourceReader::SourceReader(QObject *parent)
    : QObject(parent)
{
}

SourceReader::~SourceReader()
{
    leave();
    for (Pool &pool : m_leaving)
        if (!pool->waitForDone(200))
            (void)pool.release(); // its thread ends with the program
}

/// The document ends in its own thread, behind what is still being done there.
void SourceReader::leave()
{
    if (const auto isLeft = std::exchange(m_isLeft, {}))
        *isLeft = true;
    if (m_pool) {
        m_pool->clear();
        if (m_source.document)
            m_pool->start(
                [document = std::move(m_source.document)]() mutable { document.reset(); });
        m_leaving.push_back(std::move(m_pool));
    }
    m_source = {};
    m_leaving.remove_if([](const Pool &pool) { return pool->waitForDone(0); });
}

void SourceReader::close()
{
    ++m_wish;
    ++m_stroke;
    leave();
}

void SourceReader::open(const QString &text, const SourceRule &rule)
{
    auto isLeft = std::make_shared<std::atomic_bool>(false);
    openBy([text, rule, isLeft] { return openedFrom(text, rule, isLeft); });
    m_isLeft = isLeft;
}

void SourceReader::open(const std::shared_ptr<QTemporaryFile> &file, const QString &name)
{
    openBy([file, name] {
        return SourceDocument::open(file, name)
            .map([](const std::shared_ptr<SourceDocument> &document) {
                return openedAt(document, 0);
            });
    });
}

void SourceReader::openBy(const std::function<Outcome<OpenedSource>()> &open)
{
    close();
    if (m_leaving.size() >= mostWaiting) {
        emit failed(tr("Earlier sources have not been loaded yet: their folder does not answer. "
                       "Try again later."));
        return;
    }
    m_pool = ownThread();
    answer(QtConcurrent::run(m_pool.get(), open), this,
           [this, wish = m_wish](const Outcome<OpenedSource> &source) {
               if (wish != m_wish)
                   return;
               if (!source) {
                   emit failed(source.error().sentence);
                   return;
               }
               m_source = *source;
               emit opened(m_source.page, m_source.size);
           });
}

void SourceReader::measure(int page)
{
    if (!isOpen())
        return;
    answer(QtConcurrent::run(m_pool.get(), [document = m_source.document,
                                            page] { return document->sizeOf(page); }),
           this, [this, page, wish = m_wish](const QSizeF &size) {
               if (wish == m_wish)
                   emit sized(page, size);
           });
}

void SourceReader::draw(int page, QSize pixels, int quarterTurns)
{
    if (!isOpen())
        return;
    const quint64 stroke = ++m_stroke;
    *m_newest = stroke;
    answer(QtConcurrent::run(m_pool.get(),
                             [document = m_source.document, page, pixels, quarterTurns, stroke,
                              newest = m_newest] {
                                 return *newest == stroke
                                            ? document->drawn(page, pixels, quarterTurns)
                                            : QImage();
                             }),
           this, [this, page, stroke](const QImage &image) {
               if (stroke == m_stroke)
                   emit drawn(page, image);
           });
}

} // namespace intray
