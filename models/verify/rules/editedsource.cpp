// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "verify/rules/editedsource.h"

#include "schema/sourcerule.h"

#include <QJsonArray>

namespace intray {

using namespace Qt::StringLiterals;

EditedSource EditedSource::of(const QJsonObject &words)
{
    const SourceRule rule = SourceRule::of(words);
    EditedSource source;
    if (rule.isSource)
        source.kind = rule.isAttachment ? Kind::Attachment : Kind::Place;
    if (source.kind != Kind::Place)
        return source;
    source.folder = rule.folder;
    // As they are written: the rule has them in full, and leaves out what is no host.
    for (const QJsonValue host : words.value(u"source"_s)[u"hosts"].toArray())
        source.hosts << host.toString().trimmed();
    source.hosts.removeDuplicates();
    return source;
}

static QJsonValue placeOf(const EditedSource &source)
{
    if (source.hosts.isEmpty())
        return source.folder.isEmpty() ? QJsonValue(true) : QJsonValue(source.folder);
    QJsonObject place{{u"hosts"_s, QJsonArray::fromStringList(source.hosts)}};
    if (!source.folder.isEmpty())
        place.insert(u"folder"_s, source.folder);
    return place;
}

void EditedSource::putInto(QJsonObject &words) const
{
    switch (kind) {
    case Kind::None:
        words.remove(u"source"_s);
        return;
    case Kind::Place:
        words.insert(u"source"_s, placeOf(*this));
        return;
    case Kind::Attachment:
        words.insert(u"source"_s, QJsonObject{{u"attachments"_s, true}});
        return;
    }
}

} // namespace intray
