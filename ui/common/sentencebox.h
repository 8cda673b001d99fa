// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace intray {

/// A box to tick whose sentence takes as many lines as it needs. Window's thread.
class SentenceBox : public QCheckBox
{
    Q_OBJECT
public:
    explicit SentenceBox(const QString &sentence, QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize minimumSizeHint() const override; ///< As wide as a few of its words.

protected:
    void paintEvent(QPaintEvent *event) override;
    bool hitButton(const QPoint &at) const override; ///< On any of its lines.

private:
    int roomBeforeWords() const;
    int heightOfWords(int width) const;
};

} // namespace intray
