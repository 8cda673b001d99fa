// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/verifying/silenced.h"

#include <QWidget>

#include <functional>

class QPushButton;
class QTreeWidget;

namespace intray {

/// What the desk never asks about, each to be asked about again. Holds nothing back: whoever
/// follows changed() applies and keeps it at once.
class SilencedPage : public QWidget
{
    Q_OBJECT
public:
    /// The titles of a queue and of its field as people see them.
    struct Titles
    {
        QString queue;
        QString field;
    };
    using TitlesOf = std::function<Titles(const QString &queue, const QString &field)>;

    SilencedPage(const QList<Silenced> &silenced, const TitlesOf &titlesOf,
                 QWidget *parent = nullptr);

signals:
    void changed(const QList<intray::Silenced> &silenced);

private:
    void build();
    void showAll();
    void askAgain();

    QList<Silenced> m_silenced;
    TitlesOf m_titlesOf;
    QTreeWidget *m_list;
    QPushButton *m_again;
};

} // namespace intray
