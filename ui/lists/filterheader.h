// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QList>
#include <QTimer>

class QLineEdit;

namespace intray {

/// A table's header with a row of filters under the titles. Filters are told a moment after the
/// last key, so that typing does not start a search per letter.
class FilterHeader : public QHeaderView
{
    Q_OBJECT
public:
    explicit FilterHeader(QWidget *parent = nullptr);

    /// One field for each column of the model; those that cannot be filtered get none.
    void setFilters(const QList<bool> &filterable);
    QString filter(int column) const;
    QLineEdit *editor(int column) const { return m_editors.value(column); }
    bool hasFilters() const;
    void clear(); ///< Tells filtersChanged() if there was one.
    void clearSilently();
    void setSilently(int column, const QString &text);

    QSize sizeHint() const override;

signals:
    void filtersChanged();
    void listWanted(); ///< Arrow down in a filter: to the rows.

protected:
    void updateGeometries() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QLineEdit *makeEditor(int column);
    void placeEditors();
    void bringIntoSight(const QLineEdit &editor);
    int rowHeight() const;

    QList<QLineEdit *> m_editors;
    QTimer m_pause;
};

} // namespace intray
