// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include <utility>

class QComboBox;
class QSpinBox;

namespace intray {

/// An amount to be typed: a number and its unit. With words for none, 0 stands for them.
class UnitEdit : public QWidget
{
    Q_OBJECT
public:
    using Unit = std::pair<QString, qint64>; ///< Its word, and how much it is.

    /// `about` names the amount to those who cannot see its label; `most` is the largest number.
    UnitEdit(const QString &name, const QString &about, const QString &forNone,
             const QList<Unit> &units, int most, QWidget *parent);

    /// In the largest unit that is exact; none in `unitOfNone`.
    void setAmount(qint64 amount, qint64 unitOfNone = 1);
    /// What holds where none is said, in that unit, which cannot be chosen then.
    void setUsual(qint64 amount, qint64 unit);
    qint64 amount() const;
    qint64 unit() const;   ///< In which it stands.
    QString words() const; ///< Such as "30 minutes".

signals:
    void changed(); ///< Also when it is shown anew.

private:
    void offerUnit();

    QSpinBox *m_number;
    QComboBox *m_unit;
    qint64 m_usualUnit = 0; ///< 0: none says what is usual.
};

} // namespace intray
