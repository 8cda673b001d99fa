// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/modeltext.h"

#include "verify/suspicion/packing.h"

#include <algorithm>

namespace intray {

static constexpr int version = 3;
// A text that unpacks to more is not one of ours.
static constexpr qint64 largest = 256 * 1024 * 1024;

static void pack(Packing &to, const FieldModel &field)
{
    for (const double number :
         {field.wrong, field.fresh, field.distinct, field.perRecord, field.caution, field.misspelt,
          field.exchanged, field.missing, field.anything, field.shapeShare, field.digitsShare})
        to.stream << number;
    to.stream << field.shape << field.digits << quint32(field.determinedBy.size());
    for (const Determination &by : field.determinedBy)
        to.stream << qint32(by.by) << by.weight << by.free << by.sharpness << by.doubt;
    to.stream << quint32(field.repairs.size());
    for (const Repair &repair : field.repairs)
        to.stream << qint32(repair.where) << repair.from << repair.to << repair.worked
                  << repair.failed;
    field.characters.pack(to);
}

static void unpack(Unpacking &from, int fields, FieldModel &field)
{
    for (double *number : {&field.wrong, &field.fresh, &field.distinct, &field.perRecord,
                           &field.caution, &field.misspelt, &field.exchanged, &field.missing,
                           &field.anything, &field.shapeShare, &field.digitsShare})
        *number = from.number();
    from.stream >> field.shape >> field.digits;
    from.times([&] {
        qint32 by = -1;
        Determination determination;
        from.stream >> by;
        for (double *number : {&determination.weight, &determination.free, &determination.sharpness,
                               &determination.doubt})
            *number = from.number();
        if (by < 0 || by >= fields)
            return from.spoil();
        determination.by = by;
        field.determinedBy.append(determination);
    });
    from.times([&] {
        qint32 where = 0;
        Repair repair;
        from.stream >> where >> repair.from >> repair.to;
        repair.worked = from.number();
        repair.failed = from.number();
        if (where < 0 || where > qint32(Repair::Where::Inside) || repair.from.isEmpty())
            return from.spoil();
        repair.where = Repair::Where(where);
        field.repairs.append(repair);
    });
    field.characters.unpack(from);
}

QString textOfModel(const SuspicionModel &model)
{
    QByteArray bytes;
    Packing to(bytes);
    to.stream << qint32(version) << model.fields << model.records << model.byRecords;
    for (const FieldModel &field : model.of)
        pack(to, field);
    to.stream << quint32(model.words.size());
    for (auto words = model.words.cbegin(); words != model.words.cend(); ++words) {
        to.stream << qint32(words.key());
        pack(to, *words);
    }
    model.misspelling.pack(to);
    return QString::fromLatin1(qCompress(bytes, 6).toBase64());
}

std::optional<SuspicionModel> modelIn(const QString &text)
{
    const QByteArray packed = QByteArray::fromBase64(text.toLatin1());
    // The first four bytes say how much it unpacks to.
    if (packed.size() < 4 || qFromBigEndian<quint32>(packed.constData()) > largest)
        return std::nullopt;
    const QByteArray bytes = qUncompress(packed);
    Unpacking from(bytes);
    qint32 found = 0;
    SuspicionModel model;
    from.stream >> found;
    if (found != version)
        return std::nullopt;
    from.stream >> model.fields;
    model.records = from.number();
    from.stream >> model.byRecords;
    for (qsizetype field = 0; field < model.fields.size() && from.isGood(); ++field) {
        model.of.append(FieldModel());
        unpack(from, int(model.fields.size()), model.of.last());
    }
    from.times([&] {
        qint32 field = -1;
        from.stream >> field;
        if (field < 0 || field >= model.fields.size())
            return from.spoil();
        unpack(from, int(model.fields.size()), model.words[field]);
    });
    model.misspelling.unpack(from);
    return from.isGood() ? std::optional(model) : std::nullopt;
}

} // namespace intray
