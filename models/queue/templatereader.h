// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "queue/error.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <optional>

namespace intray {

/// Takes the words of one object of a template, each once, and keeps the first fault with its
/// place. Words that nobody took are a fault, too. In one thread.
class TemplateReader
{
public:
    /// `place` is the object's JSON pointer (RFC 6901), empty for the whole document.
    TemplateReader(const QJsonObject &object, QString place);

    bool has(const QString &word) const { return m_object.contains(word); }
    std::optional<QString> text(const QString &word);
    std::optional<bool> yesOrNo(const QString &word);
    std::optional<int> number(const QString &word, int least, int most);
    /// One text or a list of them.
    std::optional<QStringList> texts(const QString &word);
    /// One character, or null for none.
    std::optional<QChar> character(const QString &word);
    /// One of these words.
    std::optional<qsizetype> choice(const QString &word, const QStringList &choices);
    QJsonObject object(const QString &word);
    QJsonArray list(const QString &word);

    QString placeOf(const QString &word) const;
    void refuse(const QString &word, const QString &sentence);
    /// Invalid: the first fault.
    Outcome<Done> finish();

private:
    QJsonValue take(const QString &word);

    QJsonObject m_object; ///< What is left of it.
    QString m_place;
    std::optional<Error> m_fault;
};

/// Invalid: what stands at the place, a JSON pointer.
Error templateFault(const QString &place, const QString &sentence);

} // namespace intray
