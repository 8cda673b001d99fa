// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/markedtext.h"

#include <QToolButton>

namespace intray {

/// The icon before what folds.
QString chevronOf(bool isOpen, Qt::LayoutDirection direction);

/// The head of a Fold, as wide as it is. Screen readers hear name, sentence,
/// and whether it is open.
class FoldHead : public QToolButton
{
    Q_OBJECT
public:
    explicit FoldHead(const QString &name, QWidget *parent = nullptr);

    void setSentence(const MarkedText &sentence);
    const MarkedText &sentence() const { return m_sentence; }
    void setRoomBefore(int pixels); ///< In place of a sheet's.

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QFont nameFont() const;
    int nameBegin() const;
    int nameRoom() const;   ///< Of its own name.
    int widestName() const; ///< Of those beside it.
    int sentenceBegin() const;
    QRect sentencePlace() const;
    MarkedLines sentenceLines() const;
    void tellRest();

    MarkedText m_sentence;
    int m_before;
};

} // namespace intray
