// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/streamworker.h"

#include <QJsonDocument>

namespace intray {

using namespace Qt::StringLiterals;

void StreamWorker::receiveLine(const QByteArray &line)
{
    ++m_lines;
    const QJsonDocument document = QJsonDocument::fromJson(line);
    if (document.isObject())
        receiveAnswer(document.object());
    else
        refuseLine(tr("Line %1 of the program's answers is not a JSON object."));
    if (!m_call.isOut())
        QMetaObject::invokeMethod(this, &StreamWorker::work, Qt::QueuedConnection);
}

void StreamWorker::receiveAnswer(const QJsonObject &answer)
{
    const auto held = m_held.constFind(answer.value(u"id"_s).toInteger());
    if (held == m_held.cend()) {
        refuseLine(
            tr("Line %1 of the program's answers has no \"id\" of an item that the program was "
               "given and has not answered."));
        return;
    }
    const Item item = held->item;
    const QJsonValue error = answer.value(u"error"_s), result = answer.value(u"result"_s);
    if (error.isString() && !error.toString().trimmed().isEmpty()) {
        fail(item, error.toString().remove(QChar(u'\0')).right(4096));
    } else if (!error.isUndefined() || !(result.isObject() || result.isUndefined())) {
        fail(item, tr("Line %1 of the program's answers has neither an object as \"result\" nor a "
                      "text as \"error\".")
                       .arg(m_lines));
    } else {
        m_held.erase(held);
        m_leaving.push_back({item,
                             result.isObject()
                                 ? QJsonDocument(result.toObject()).toJson(QJsonDocument::Compact)
                                 : QByteArray(),
                             {}});
    }
}

void StreamWorker::fail(Item item, const QString &reason)
{
    m_held.remove(item.id.value());
    m_leaving.push_back({item, {}, reason});
}

/// Where only one item is out, it can only be about that one.
void StreamWorker::refuseLine(const QString &why)
{
    const QString sentence = why.arg(m_lines);
    emit told(sentence);
    if (m_order.parallel == 1 && m_held.size() == 1)
        fail(m_held.cbegin()->item, sentence);
}

} // namespace intray
