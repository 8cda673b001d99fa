// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/shapelearning.h"

#include <QHash>

namespace intray {

namespace {

/// The shape that most values have, if it has digits, and how many have it.
struct CommonShape
{
    QString shape;
    double share = 0;
    double filled = 0;
};

CommonShape commonShape(const QList<ValueCount> &values, QString (*shapeIn)(const QString &))
{
    QHash<QString, double> shapes;
    CommonShape common;
    for (const ValueCount &value : values) {
        if (value.value.isEmpty())
            continue;
        common.filled += double(value.records);
        const QString shape = shapeIn(value.value);
        double &share = shapes[shape];
        share += double(value.records);
        if (share > common.share && shape.contains(u'9')) {
            common.shape = shape;
            common.share = share;
        }
    }
    // A handful of values has no shape yet.
    common.share = common.filled < 50 ? 0 : common.share / common.filled;
    return common;
}

} // namespace

void learnShape(const QList<ValueCount> &values, FieldModel &model)
{
    const CommonShape rough = commonShape(values, shapeOf);
    model.shape = rough.shape;
    model.shapeShare = rough.share;
    const CommonShape exact = commonShape(values, digitsOf);
    model.digits = exact.shape;
    // Few values say little about how many digits others have.
    model.digitsShare = exact.share * exact.filled / (exact.filled + 3);
}

} // namespace intray
