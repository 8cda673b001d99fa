// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/intraywords.h"
#include "store/attachments/attachmentstore.h"
#include "ui/desk/sourcepage.h"
#include "ui/windowfixture.h"

#include <QLabel>

namespace intray {

struct NamedFile
{
    QString name;
    QByteArray content;
};

/// The field "note" of the window's queue names the attachment to show; a record for each text,
/// with these files each.
inline void prepare(WindowFixture &desk, const QStringList &texts,
                    const QList<QList<NamedFile>> &files,
                    const QJsonValue &source = QJsonObject{{QStringLiteral("attachments"), true}})
{
    QList<ItemId> items;
    desk.elsewhere(QStringLiteral("importer"), [&](Store &store) {
        Queue rules = *store.queue(QStringLiteral("customers"));
        QJsonObject properties = rules.recordSchema.value(QStringLiteral("properties")).toObject();
        properties.insert(QStringLiteral("note"),
                          withIntrayWords(properties.value(QStringLiteral("note")).toObject(),
                                          {{QStringLiteral("source"), source}}));
        rules.recordSchema.insert(QStringLiteral("properties"), properties);
        bool isDone = store.setQueue(rules).has_value();
        int priority = 99;
        for (const QString &text : texts) {
            const QString key = QStringLiteral("S-%1").arg(priority);
            const NewItem item{key,
                               priority--,
                               {},
                               {{QStringLiteral("name"), key}, {QStringLiteral("note"), text}},
                               {}};
            const auto added = store.addItem(QStringLiteral("customers"), item);
            isDone = isDone && added;
            items << added.value_or(ItemId());
        }
        return isDone;
    });
    const auto connection = Connection::open(desk.url(), OpenMode::CreateOrUpgrade);
    AttachmentStore store(**connection, {QStringLiteral("importer"), QStringLiteral("elsewhere")});
    for (qsizetype i = 0; i < files.size(); ++i)
        for (const NamedFile &file : files.at(i))
            if (!store.attach({{items.at(i), {}, {}},
                               file.name,
                               QStringLiteral("application/octet-stream"),
                               file.content.size(),
                               newId(),
                               0,
                               file.content}))
                qFatal("The file cannot be attached.");
}

inline SourcePage *page(WindowFixture &desk)
{
    return desk.find<SourcePage>(QStringLiteral("sourceView"));
}

inline QPixmap picture(WindowFixture &desk)
{
    return desk.find<QLabel>(QStringLiteral("sourcePicture"))->pixmap();
}

inline QColor middle(WindowFixture &desk)
{
    const QPixmap shown = picture(desk);
    return shown.isNull() ? QColor()
                          : shown.toImage().pixelColor(shown.width() / 2, shown.height() / 2);
}

/// At the desk, with the first record and its source in view.
inline void open(WindowFixture &desk)
{
    desk.start();
    desk.takeNext();
    desk.press(Qt::Key_F4);
    QVERIFY(page(desk)->isVisible());
}

} // namespace intray
