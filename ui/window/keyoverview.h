// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QPagedPaintDevice;

namespace intray {

class Actions;
class KeyList;
class TintedLabel;

/// All keys, found by typing and printed on paper: what fits to the search, or all.
class KeyOverview : public QWidget
{
    Q_OBJECT
public:
    explicit KeyOverview(const Actions &actions, QWidget *parent = nullptr);

    void printTo(QPagedPaintDevice *paper) const;

private:
    QWidget *makeHead();
    void find(const QString &typed);

    QLineEdit *m_search;
    KeyList *m_keys;
    TintedLabel *m_nothing;
};

} // namespace intray
