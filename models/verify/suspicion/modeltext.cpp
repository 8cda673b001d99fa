// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/suspicion/modeltext.h"

#include "verify/suspicion/packing.h"

#include <algorithm>

namespace intray {

static constexpr int version = 3;
// A text that unpacks to more than this was not made by this program.
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

static void pack(Packing &to, const FieldFacts &facts)
{
    const ToldColumn &column = facts.column;
    to.stream << qint32(facts.key) << qint32(facts.source) << facts.missing << qint32(column.kind)
              << qint32(column.dayOrder) << column.usual << column.isPadded
              << quint32(column.forms.size());
    for (auto form = column.forms.cbegin(); form != column.forms.cend(); ++form)
        to.stream << form.key() << *form;
    QStringList things = facts.of.keys();
    std::ranges::sort(things);
    to.stream << quint32(things.size());
    for (const QString &thing : std::as_const(things)) {
        const QList<ToldValue> all = facts.of.value(thing);
        to.stream << thing << quint32(all.size());
        for (const ToldValue &told : all)
            to.stream << told.meaning << told.text << told.sure << qint64(told.records);
    }
}

static void unpack(Unpacking &from, int fields, FieldFacts &facts)
{
    qint32 key = -1, source = -1, kind = 0, order = 0;
    from.stream >> key >> source;
    facts.missing = from.number();
    ToldColumn &column = facts.column;
    from.stream >> kind >> order >> column.usual >> column.isPadded;
    if (key < 0 || key >= fields || source < 0 || source >= fields || kind < 0 ||
        kind > qint32(ToldColumn::Kind::Moment) || order < 0 || order > 2 || facts.missing > 1)
        return from.spoil();
    facts.key = key;
    facts.source = source;
    column.kind = ToldColumn::Kind(kind);
    column.dayOrder = order;
    from.times([&] {
        QString form;
        from.stream >> form;
        column.forms.insert(form, from.number());
    });
    from.times([&] {
        QString thing;
        QList<ToldValue> all;
        from.stream >> thing;
        from.times([&] {
            ToldValue told;
            from.stream >> told.meaning >> told.text;
            told.sure = from.number();
            from.stream >> told.records;
            if (told.sure > 1 || told.records < 0)
                return from.spoil();
            all.append(told);
        });
        facts.of.insert(thing, all);
    });
}

/// Newer parts stand behind the older ones, so that an older program reads what it knows.
static void packLater(Packing &to, const SuspicionModel &model)
{
    for (const FieldModel &field : model.of) {
        to.stream << quint32(field.determinedBy.size());
        for (const Determination &by : field.determinedBy)
            to.stream << by.newTogether;
        to.stream << quint32(field.looks.size());
        for (auto looks = field.looks.cbegin(); looks != field.looks.cend(); ++looks)
            to.stream << qint32(looks.key()) << looks->left << looks->changed;
    }
    to.stream << quint32(model.facts.size());
    for (auto facts = model.facts.cbegin(); facts != model.facts.cend(); ++facts) {
        to.stream << qint32(facts.key());
        pack(to, *facts);
    }
}

static void unpackLater(Unpacking &from, SuspicionModel &model)
{
    const int fields = int(model.fields.size());
    for (FieldModel &field : model.of) {
        QList<double> together;
        from.times([&] { together << from.number(); });
        for (qsizetype at = 0; at < field.determinedBy.size(); ++at)
            field.determinedBy[at].newTogether = std::min(together.value(at), 1.0);
        from.times([&] {
            qint32 reason = 0;
            from.stream >> reason;
            if (reason < 0 || reason > qint32(Reason::Unlike))
                return from.spoil();
            Looks &looks = field.looks[Reason(reason)];
            looks.left = from.number();
            looks.changed = from.number();
        });
    }
    from.times([&] {
        qint32 field = -1;
        from.stream >> field;
        if (field < 0 || field >= fields)
            return from.spoil();
        unpack(from, fields, model.facts[field]);
    });
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
    packLater(to, model);
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
    if (from.isGood() && !from.stream.atEnd())
        unpackLater(from, model);
    return from.isGood() ? std::optional(model) : std::nullopt;
}

} // namespace intray
