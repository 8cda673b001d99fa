// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/glance.h"

#include <QImage>

class QWidget;

namespace intray {

/// What the page says of taking the figures along, as they are shown there.
struct FigureWords
{
    QString copyTip;
    QString copied;
    QString saveTip;
    QString saveTitle;
    QString fileName; ///< To begin with.
    QString fileKinds;
    QString saved; ///< With %1 for the file.
    QString notSaved;
};

/// Shows what was completed and the backlog per hour or day: a chart, or a table in a program that
/// was built without charts. Belongs to its parent; window's thread.
class FigureView
{
public:
    virtual ~FigureView() = default;

    virtual QWidget *widget() = 0;
    virtual FigureWords words() const = 0;
    /// `format`: how a span's beginning is written where room is short, such as "HH".
    virtual void setFigures(const QList<SpanFigures> &figures, const QString &format) = 0;
    virtual QImage picture() { return {}; } ///< Null: there is none.
    virtual QByteArray svg() { return {}; } ///< Empty: there is none.
};

/// What this program was built with.
FigureView *makeFigureView(QWidget *parent);

} // namespace intray
