// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/pagehead.h"
#include "verify/values/valuetable.h"

class QLineEdit;

namespace intray {

class Segments;

/// The head of a field's values: the field, how its values are put together with how many rows
/// each way has, and a search in them.
class ValuesHead : public PageHead
{
    Q_OBJECT
public:
    explicit ValuesHead(QWidget *parent);

    QLineEdit *search() const { return m_search; }
    void choose(ValuesBy by);
    void showTitle(bool isShown);
    void showNumbers(const ValueTable &table);
    void showNoNumbers(); ///< They are not known: zeros would be read as an answer.

signals:
    void wayWanted(intray::ValuesBy by);

private:
    void build();
    void name(ValuesBy by, const QString &number);

    Segments *m_ways; ///< In the order of ValuesBy.
    QLineEdit *m_search;
};

} // namespace intray
