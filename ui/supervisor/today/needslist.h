// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/sheet.h"
#include "ui/common/signlabel.h"

#include <functional>
#include <optional>

class QVBoxLayout;

namespace intray {

class PageHead;

/// Something that a supervisor should look at, and what can be done about it.
struct TodayNeed
{
    struct Step
    {
        QString words;
        std::function<void()> go;
    };

    Sign sign = Sign::Warning;
    QString sentence;
    QString more = {}; ///< In small letters below.
    QList<Step> steps = {};

    bool looksLike(const TodayNeed &other) const;
};

/// What needs somebody, on a sheet: a row each with its sign, a sentence, and its buttons. Says so
/// when nothing does. Rows that say the same stay, with the focus in them; where other rows come or go,
/// the focus stays with its need.
class NeedsList : public Sheet
{
    Q_OBJECT
public:
    explicit NeedsList(QWidget *parent);

    void showLoading();
    void showNeeds(const QList<TodayNeed> &needs);
    void addRow(QWidget *row); ///< Over the needs; is one while it is not hidden.

signals:
    void focusLeft(); ///< The need that had the focus is gone.

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeRow(qsizetype at);
    void showRows();
    std::optional<QPair<qsizetype, qsizetype>> focusedStep() const;
    void focusStep(const QString &sentence, qsizetype step);
    void showSentence();

    PageHead *m_head;
    QVBoxLayout *m_rows;
    QList<QWidget *> m_added;
    QList<QWidget *> m_shown;
    QList<TodayNeed> m_needs;
    bool m_isKnown = false;
};

} // namespace intray
