// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/source/sourcereader.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QLabel;
class QScrollArea;
class QToolBar;

namespace intray {

/// How large a page of a source is shown, and how it is turned.
struct SourceLook
{
    enum class Fit { Width, Page, Free };
    Fit fit = Fit::Width;
    double zoom = 1; ///< Where it fits nothing: screen pixels for a pixel, or for a point of a PDF.
    int quarterTurns = 0;

    QString text() const; ///< For a setting.
    static SourceLook fromText(const QString &text);
    bool operator==(const SourceLook &) const = default;
};

/// Shows the source of a record beside it: a scan, a picture or a PDF, a page at a time, with keys
/// for zoom, turning and pages. What cannot be shown is said in a sentence in its place. Opens
/// nothing while it is hidden. Lives in the window's thread; nothing here waits.
class SourceView : public QWidget
{
    Q_OBJECT
public:
    explicit SourceView(QWidget *parent = nullptr);

    /// Of the record in view; an empty text is said to be no source.
    void setSource(const QString &text, const SourceRule &rule);
    /// What comes by other ways: `wish` is called once the view is seen, and answers with
    /// showFile() or tellTrouble().
    void setWish(const std::function<void()> &wish);
    void showFile(const std::shared_ptr<QTemporaryFile> &file, const QString &name);
    void tellTrouble(const QString &sentence);
    void showNothing(const QString &sentence);
    void setLook(const SourceLook &look);
    const SourceLook &look() const { return m_look; }
    QString sentence() const; ///< Empty: a page is shown.
    int page() const { return m_page; }
    /// Above the page.
    void addBar(QWidget *bar);
    /// For an action of the bar, while the view has the focus.
    void addKey(QAction *action, const QKeySequence &key);
    QAction *addTool(const QString &name, const QString &text, const QKeySequence &key = {});

signals:
    void lookChanged();
    void shown(); ///< A page was drawn, or a sentence says why not.

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;              ///< The arrows scroll.
    bool eventFilter(QObject *watched, QEvent *event) override; ///< The wheel with Ctrl zooms.

private:
    void makeTools();
    void load();
    void say(const QString &sentence);
    void receivePage(int page, const QSizeF &size);
    void receiveDrawing(const QImage &image);
    void draw();
    void goTo(int page);
    void fit(SourceLook::Fit fit);
    void zoomBy(double factor);
    void turn(int quarters);
    void nextScreen(int by);
    void tellPage();
    double scaleNow() const;
    QSizeF turnedSize() const;

    SourceReader m_reader;
    QTimer m_soon; ///< Draws once the size has settled.
    SourceLook m_look;
    std::function<void()> m_wish; ///< Opens the source.
    bool m_waits = false;         ///< To be loaded once it is seen.
    int m_page = 0;
    QSizeF m_size;
    QToolBar *m_tools;
    QLabel *m_pageLabel;
    QScrollArea *m_area;
    QLabel *m_picture;
    QLabel *m_sentence;
};

} // namespace intray
