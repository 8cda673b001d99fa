// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/fieldkind.h"
#include "schema/localenumber.h"
#include "schema/pattern.h"
#include "schema/severalvalues.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>

namespace intray {

/// What a record schema demands of one field, said as sentences: the keywords required, type, enum,
/// const, minLength, maxLength, pattern, format, minimum, maximum, exclusiveMinimum,
/// exclusiveMaximum, multipleOf, and in "x-intray" kind, format, least and most. An empty text, or
/// one of the field's placeholders, breaks nothing in a field that is not required: it is no value.
class FieldRules
{
public:
    FieldRules() = default;
    FieldRules(const QJsonObject &property, bool required);

    /// Sentences and hints show numbers as they are written there, as the form does.
    void speakFor(const QLocale &locale);
    bool isRequired() const { return m_required; }
    QString type() const; ///< The one type beside null; empty: any or several.
    QStringList choices() const;
    QString hint() const; ///< What a value looks like; may be empty.
    /// The title, else the name.
    QString label(const QString &name) const;
    const FieldKind &kind() const { return m_kind; }
    bool isNothing(const QJsonValue &value) const;
    /// What the value is worth among its kind; none: it has no order, or is not of the kind.
    std::optional<double> scaleOf(const QJsonValue &value) const;

    struct Broken
    {
        QString rule; ///< "required", "type", "choices", "length", "pattern", "format", "kind",
                      ///< "range", "several".
        QString sentence;
    };
    /// The first rule that the value breaks, most basic first. Undefined: the field is missing.
    std::optional<Broken> faultIn(const QJsonValue &value) const;

    /// The keywords that faultIn() looks after.
    static QStringList keywords();

private:
    QString typeFault(const QJsonValue &value) const;
    QString misspelledNumber(const QString &text) const;
    QString choiceFault(const QJsonValue &value) const;
    std::optional<Broken> textFault(const QString &text) const;
    std::optional<Broken> writtenFault(const QString &text) const;
    static QString spaceSentence(const QString &text);
    QString kindFault(const QString &text) const;
    QString severalFault(const QString &text) const;
    QString worthFault(const QJsonValue &value) const;
    QString lengthFault(const QString &text) const;
    QString patternFault(const QString &text) const;
    QString formatFault(const QString &text) const;
    QString numberFault(double number) const;
    QString lengthHint() const;
    QString fewChoices() const; ///< All of them, if they are few enough to be read.
    QString rangeHint() const;
    bool allows(const QJsonValue &value) const;
    QString unreadNumber(const QString &text) const;
    QString shown(const QString &stored) const;
    QString shown(const QJsonValue &value) const;
    QString typeSentence(const QString &type) const;

    QJsonObject m_property;
    QStringList m_types;
    QJsonArray m_choices;
    QSet<QString> m_textChoices; ///< Those that are text, to be found at once.
    Pattern m_pattern;
    QString m_help; ///< What a value looks like, as long as the pattern wants that.
    int m_shortest = 0;
    int m_longest = -1; ///< Below 0: no limit.
    QString m_format;
    FieldKind m_kind;
    QStringList m_placeholders;
    QJsonValue m_least; ///< Of the kind's order; undefined: no limit.
    QJsonValue m_most;
    SeveralValues m_several;
    bool m_required = false;
    std::optional<LocaleNumber> m_number; ///< None: numbers are shown as they are stored.
};

/// How the field's numbers are written, by its format or else by its type; none: it has none.
std::optional<NumberForm> numberFormOf(const QString &format, const QString &type);
/// The type's word in JSON Schema: a number without a fraction is an "integer".
QString jsonTypeOf(const QJsonValue &value);

} // namespace intray
