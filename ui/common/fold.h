// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/markedtext.h"

#include <QWidget>

class QToolButton;

namespace intray {

class FoldHead;

/// A section that folds: its head has a name and one sentence that says what is set below, where
/// what was changed is marked; at its end is a hairline. Space and Return open and close it, and
/// Tab leads from the head into what it opened.
class Fold : public QWidget
{
    Q_OBJECT
public:
    explicit Fold(const QString &name, QWidget *parent = nullptr);

    void setName(const QString &name);
    void setSentence(const MarkedText &sentence);
    void setContents(QWidget *contents); ///< Becomes the fold's child.
    bool isOpen() const;
    void setOpen(bool isOpen);
    void setFlush();            ///< Where it lies within something that has room before it already.
    void setLine(bool hasLine); ///< At its end; there is one unless something else has it.
    QToolButton *head() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;

signals:
    void opened(bool isOpen);

private:
    void leadInside();

    FoldHead *m_head;
    bool m_hasLine = true;
    QWidget *m_contents = nullptr;
};

} // namespace intray
