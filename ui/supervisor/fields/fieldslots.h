// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QAbstractItemModel;
class QComboBox;

namespace intray {

/// Several fields to choose, one below the other: a place more than are chosen, up to `most`.
class FieldSlots : public QWidget
{
    Q_OBJECT
public:
    /// Chooses among the names in the model, the first of which is empty: none.
    FieldSlots(QAbstractItemModel &names, const QString &name, int most, QWidget *parent);

    void showFields(const QStringList &fields);
    QStringList fields() const;

signals:
    void changed(); ///< By a person.

private:
    void showPlaces();

    QList<QComboBox *> m_places;
    QStringList m_more; ///< More than there are places; they stay.
    bool m_showing = false;
};

} // namespace intray
