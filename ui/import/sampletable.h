// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

class QLabel;

namespace intray {

/// Rows of a file: each column is as wide as what stands in it while there is room for that, until
/// a person makes one wider. Scrolls by itself, or is as high as all of its rows in a page that
/// scrolls. Window's thread.
class SampleTable : public QTableWidget
{
    Q_OBJECT
public:
    explicit SampleTable(QWidget *parent);

    void fitColumns();             ///< What stands in them has changed.
    void setSentences(int column); ///< That are not cut; -1: none has any.
    void showWhole(bool all);      ///< As high as all of its rows.
    int leastHeight() const;       ///< To see enough of it where it scrolls by itself.
    int heightOfFew() const;       ///< Down to the last one of so many rows.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void updateGeometries() override;

private:
    void shareRoom();
    void measure();
    int widthOf(int column) const;
    int heightFor(int rows) const;

    QLabel *m_corner = nullptr; ///< What the rows' own heads are.
    QList<int> m_wanted;
    QList<int> m_least;    ///< Below which no column goes to spare scrolling.
    QList<int> m_scrolled; ///< Where not even that has room.
    int m_sentences = -1;  ///< The column that has them.
    bool m_isWhole = false;
    bool m_isSharing = false;
    bool m_isByPerson = false; ///< Who has said how wide a column is.
};

} // namespace intray
