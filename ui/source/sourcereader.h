// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"
#include "schema/sourcerule.h"

#include <QImage>
#include <QObject>
#include <QSizeF>

#include <atomic>
#include <functional>
#include <list>
#include <memory>

class QTemporaryFile;
class QThreadPool;

namespace intray {

class SourceDocument;

/// What a source is, once it is open.
struct OpenedSource
{
    std::shared_ptr<SourceDocument> document; ///< For the reader's thread only.
    int pages = 0;
    int page = 0; ///< The one that the field names.
    QSizeF size;  ///< Of that page.
};

/// Opens and draws sources in threads of their own, one for each source, so that a share that does
/// not answer keeps neither the window nor the next source waiting. The newest wish counts; answers
/// to earlier ones are dropped. Lives in the window's thread.
class SourceReader : public QObject
{
    Q_OBJECT
public:
    explicit SourceReader(QObject *parent = nullptr);
    ~SourceReader() override; ///< Leaves behind what does not end within a moment.

    void open(const QString &text, const SourceRule &rule);
    /// A file that came from elsewhere and is called so.
    void open(const std::shared_ptr<QTemporaryFile> &file, const QString &name);
    void close();
    bool isOpen() const { return m_source.document != nullptr; }
    int pages() const { return m_source.pages; }
    /// A page in so many pixels, turned by quarters to the right. The size of the page comes along.
    void draw(int page, QSize pixels, int quarterTurns);
    /// How large a page is; answers with `sized`.
    void measure(int page);

signals:
    void opened(int page, const QSizeF &size);
    void failed(const QString &sentence);
    void sized(int page, const QSizeF &size);
    void drawn(int page, const QImage &image); ///< Null: the page cannot be drawn.

private:
    using Pool = std::unique_ptr<QThreadPool>;
    void leave();
    void openBy(const std::function<Outcome<OpenedSource>()> &open);

    Pool m_pool;
    std::list<Pool> m_leaving;                  ///< Still waiting for their disk.
    std::shared_ptr<std::atomic_bool> m_isLeft; ///< Ends the fetching of the source in work.
    OpenedSource m_source;
    /// The newest wish for a page; what its thread has not begun of older ones it leaves.
    std::shared_ptr<std::atomic<quint64>> m_newest = std::make_shared<std::atomic<quint64>>(0);
    quint64 m_wish = 0;   ///< Of the source.
    quint64 m_stroke = 0; ///< Of the page that is drawn.
};

} // namespace intray
