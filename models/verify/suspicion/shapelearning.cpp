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
    // a handful of values is too few to have a usual shape
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
    // few values say little about the number of digits of others
    model.digitsShare = exact.share * exact.filled / (exact.filled + 3);
}

} // namespace intray
