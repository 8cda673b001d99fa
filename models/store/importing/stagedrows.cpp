// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/importing/stagedrows.h"

#include "store/embedded/newitem.h"
#include "store/rows/recordwriter.h"
#include "store/rows/rows.h"

namespace intray {

using namespace Qt::StringLiterals;

namespace {

/// Null for each field that the item says to be missing.
void appendAbsent(QString &rows, const QStringList &fields)
{
    rows += u",\"absent\":"_s;
    QChar before = u'{';
    for (const QString &field : fields) {
        rows += before;
        appendJson(rows, field);
        rows += u":null"_s;
        before = u',';
    }
    rows += u'}';
}

void appendFormer(QString &rows, const NewItem &item)
{
    rows += u",\"former_key\":"_s;
    appendJson(rows, item.formerKey);
    rows += u",\"former_fields\":"_s + jsonText(item.formerFields);
}

/// In one go: as a QJsonObject each row would cost the client several times as much.
void appendRow(QString &rows, const NewItem &item)
{
    rows += u"{\"key\":"_s;
    appendJson(rows, item.key);
    rows += u",\"priority\":"_s + QString::number(item.priority) + u",\"after\":0,\"search\":"_s;
    appendJson(rows, searchTextOf(item));
    rows += u",\"record\":"_s + jsonOfRecord(item);
    if (!item.context.isEmpty())
        rows += u",\"context\":"_s + jsonText(item.context);
    if (!item.missing.isEmpty())
        rows += u",\"missing\":"_s + jsonText(item.missing);
    if (!item.absent.isEmpty())
        appendAbsent(rows, item.absent);
    if (!item.formerKey.isEmpty())
        appendFormer(rows, item);
    rows += u'}';
}

} // namespace

QString stagedRows(const QList<NewItem> &items)
{
    QString rows(u'[');
    for (const NewItem &item : items) {
        if (rows.size() > 1)
            rows += u',';
        appendRow(rows, item);
    }
    return rows + u']';
}

} // namespace intray
