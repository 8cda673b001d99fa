// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace intray {

/// A page of the handbook, out of the program itself; links lead to its other pages, pictures are
/// as wide as the page.
class BookView : public QTextBrowser
{
    Q_OBJECT
public:
    explicit BookView(QWidget *parent = nullptr);

    static QString folder();        ///< Where the pages are.
    void open(const QString &name); ///< A file of docs/, without its ending.

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void doSetSource(const QUrl &name, QTextDocument::ResourceType type) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showHeading(const QString &anchor);
    int widthOfPictures() const;
};

} // namespace intray
