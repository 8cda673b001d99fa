// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/fieldpasting.h"

#include "schema/pastedtext.h"
#include "schema/valuedoubt.h"
#include "session/desk/desk.h"
#include "ui/desk/fieldeditor.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace intray {

namespace {

struct FieldPasting
{
    Q_DECLARE_TR_FUNCTIONS(FieldPasting)
};

QJsonObject rulesOf(const Field &field, const Desk &desk)
{
    const QJsonObject schema = desk.record().schema().toJson();
    return schema.value(QStringLiteral("properties")).toObject().value(field.name).toObject();
}

qsizetype bytesOf(const QString &text)
{
    constexpr qsizetype brackets = 2;
    return QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact).size() - brackets;
}

QString whyNotPasted(const QString &whole, const Field &field, const Desk &desk)
{
    const int most = rulesOf(field, desk).value(QStringLiteral("maxLength")).toInt(-1);
    const qsizetype characters = whole.toUcs4().size();
    if (most >= 0 && characters > most)
        return FieldPasting::tr(
                   "Nothing was pasted: %3 would have %L1 characters, and it can have %L2 at most.")
            .arg(characters)
            .arg(most)
            .arg(field.label);
    const Queue &rules = desk.record().rules();
    const qint64 mostBytes = std::min(rules.largestField, rules.largestRecord);
    const qsizetype bytes = whole.size() > mostBytes / 6 ? bytesOf(whole) : 0;
    if (bytes <= mostBytes)
        return {};
    return FieldPasting::tr(
               "Nothing was pasted: %3 would have %L1 bytes, and it can have %L2 at most.")
        .arg(bytes)
        .arg(mostBytes)
        .arg(field.label);
}

QString unseenWords(const QStringList &unseen)
{
    if (unseen.isEmpty())
        return {};
    return FieldPasting::tr("There are characters here that cannot be seen: %1.")
        .arg(unseen.join(QStringLiteral(", ")));
}

QString unusualWords(const Field &field)
{
    if (field.known.size() == 1)
        return FieldPasting::tr("Is this right? Usual here is only “%1”.")
            .arg(field.known.constFirst());
    return FieldPasting::tr("Is this right? It is not one of the %n usual value(s).", nullptr,
                            int(field.known.size()));
}

} // namespace

void letPaste(FieldEditor &editor, const Field &field, Desk &desk)
{
    const auto rule = [&desk, field] {
        return PasteRule::of(field, rulesOf(field, desk).contains(QStringLiteral("pattern")));
    };
    editor.setPasting(field.label, rule, [&desk, field](const QString &whole) {
        return whyNotPasted(whole, field, desk);
    });
    QObject::connect(&editor, &FieldEditor::pasteTold, &desk, &Desk::informOfField);
}

QString doubtAbout(const Field &field, Desk &desk)
{
    if (desk.suggestions().isSettled(field.name))
        return {};
    const QString text = desk.record().text(field.name);
    const bool isFrequent = TextBox::isTooLong(text) || desk.suggestions().isFrequent(field.name);
    const ValueDoubt doubt = doubtOf(field, text.left(TextBox::longestLine),
                                     desk.record().isTyped(field.name), isFrequent);
    QStringList words{unseenWords(doubt.unseen), doubt.isUnusual ? unusualWords(field) : QString()};
    words.removeAll(QString());
    return words.join(u'\n');
}

} // namespace intray
