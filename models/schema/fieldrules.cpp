// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/fieldrules.h"

#include "schema/examplewords.h"
#include "schema/fieldformat.h"
#include "schema/intraywords.h"
#include "schema/ownhelp.h"
#include "schema/recordschema.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cmath>

namespace intray {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(FieldRules)
};

QString key(const char16_t *name)
{
    return QString::fromUtf16(name);
}

QStringList typesOf(const QJsonValue &type)
{
    QStringList types;
    if (type.isString())
        types << type.toString();
    for (const QJsonValue &one : type.toArray())
        types << one.toString();
    return types;
}

QJsonArray choicesOf(const QJsonObject &property)
{
    if (property.contains(key(u"const")))
        return {property.value(key(u"const"))};
    return property.value(key(u"enum")).toArray();
}

/// Characters as people count them: one beyond the basic plane is one.
qint64 lengthOf(const QString &text)
{
    qint64 length = text.size();
    for (const QChar c : text)
        length -= c.isLowSurrogate() ? 1 : 0;
    return length;
}

Pattern patternOf(const QJsonObject &property)
{
    const QJsonValue pattern = property.value(key(u"pattern"));
    return pattern.isString() ? Pattern::fromText(pattern.toString()).value_or(Pattern())
                              : Pattern();
}

/// Written when the record schema was made, before somebody wrote another rule.
QString helpOf(const QJsonObject &property, const Pattern &pattern)
{
    const QString help = property.value(key(u"description")).toString().trimmed();
    return pattern.text().isEmpty() ? help : helpWithin(help, pattern);
}

} // namespace

QString jsonTypeOf(const QJsonValue &value)
{
    switch (value.type()) {
    case QJsonValue::Null:
        return key(u"null");
    case QJsonValue::Bool:
        return key(u"boolean");
    case QJsonValue::String:
        return key(u"string");
    case QJsonValue::Array:
        return key(u"array");
    case QJsonValue::Object:
        return key(u"object");
    case QJsonValue::Undefined:
        return {};
    case QJsonValue::Double:
        break;
    }
    const double number = value.toDouble();
    return std::floor(number) == number ? key(u"integer") : key(u"number");
}

FieldRules::FieldRules(const QJsonObject &property, bool required)
    : m_property(property)
    , m_types(typesOf(property.value(key(u"type"))))
    , m_choices(choicesOf(property))
    , m_pattern(patternOf(property))
    , m_help(helpOf(property, m_pattern))
    , m_shortest(property.value(key(u"minLength")).toInt(0))
    , m_longest(property.value(key(u"maxLength")).toInt(-1))
    , m_format(property.value(key(u"format")).toString())
    , m_required(required)
{
    const QJsonObject words = intrayWords(property);
    m_kind = FieldKind::from(words.value(key(u"kind")).toString(key(u"text")),
                             words.value(key(u"format")).toString())
                 .value_or(FieldKind());
    for (const QJsonValue one : words.value(key(u"placeholders")).toArray())
        m_placeholders << one.toString();
    for (const QJsonValue choice : std::as_const(m_choices))
        if (choice.isString())
            m_textChoices << choice.toString();
    m_several = SeveralValues::of(words);
    m_least = words.value(key(u"least"));
    m_most = words.value(key(u"most"));
}

QString FieldRules::typeSentence(const QString &type) const
{
    if (type == u"integer")
        return Words::tr("Enter a whole number, such as 12.");
    if (type == u"number")
        return Words::tr("Enter a number, such as 12 or %1.").arg(shown(key(u"3.5")));
    if (type == u"boolean")
        return Words::tr("Enter true or false.");
    if (type == u"string")
        return Words::tr("This must be text.");
    return Words::tr("This must be of the type “%1”.").arg(type);
}

QStringList FieldRules::keywords()
{
    return {key(u"type"),
            key(u"enum"),
            key(u"const"),
            key(u"minLength"),
            key(u"maxLength"),
            key(u"pattern"),
            key(u"format"),
            key(u"minimum"),
            key(u"maximum"),
            key(u"multipleOf"),
            key(u"exclusiveMinimum"),
            key(u"exclusiveMaximum")};
}

QString FieldRules::type() const
{
    QStringList types = m_types;
    types.removeAll(key(u"null"));
    return types.size() == 1 ? types.first() : QString();
}

QStringList FieldRules::choices() const
{
    QStringList choices;
    for (const QJsonValue &choice : m_choices)
        choices << RecordSchema::textOf(choice);
    return choices;
}

QString FieldRules::label(const QString &name) const
{
    return m_property.value(key(u"title")).toString(name);
}

bool FieldRules::isNothing(const QJsonValue &value) const
{
    if (value.isUndefined() || value.isNull())
        return true;
    const QString text = value.toString().trimmed();
    return value.isString() && (text.isEmpty() || m_placeholders.contains(text));
}

std::optional<double> FieldRules::scaleOf(const QJsonValue &value) const
{
    if (value.isDouble())
        return value.toDouble();
    return m_kind.scale(value.toString());
}

namespace {

std::optional<FieldRules::Broken> broken(const char16_t *rule, const QString &sentence)
{
    if (sentence.isEmpty())
        return std::nullopt;
    return FieldRules::Broken{key(rule), sentence};
}

} // namespace

std::optional<FieldRules::Broken> FieldRules::faultIn(const QJsonValue &value) const
{
    const bool isEmpty = value.isUndefined() || value == QJsonValue(QString());
    const bool isPlaceholder =
        value.isString() && m_placeholders.contains(value.toString().trimmed());
    const bool isBlank =
        value.isNull() || (value.isString() && value.toString().trimmed().isEmpty());
    if (m_required && (isEmpty || isBlank || isPlaceholder))
        return broken(u"required", Words::tr("This field is required. Fill it in."));
    if (isEmpty || isPlaceholder)
        return std::nullopt;
    if (const auto fault = broken(u"type", typeFault(value)))
        return fault;
    if (const auto fault = broken(u"choices", choiceFault(value)))
        return fault;
    if (value.isString())
        return textFault(value.toString());
    if (!value.isDouble())
        return std::nullopt;
    if (const auto fault = broken(u"range", numberFault(value.toDouble())))
        return fault;
    const bool isNumber =
        m_kind.kind() == FieldKind::Kind::Whole || m_kind.kind() == FieldKind::Kind::Number;
    return isNumber ? broken(u"range", worthFault(value)) : std::nullopt;
}

bool FieldRules::allows(const QJsonValue &value) const
{
    const QString type = jsonTypeOf(value);
    return m_types.contains(type) || (type == u"integer" && m_types.contains(u"number"));
}

QString FieldRules::typeFault(const QJsonValue &value) const
{
    if (m_types.isEmpty() || allows(value))
        return {};
    if (value.isString())
        if (const QString sentence = misspelledNumber(value.toString()); !sentence.isEmpty())
            return sentence;
    if (const QString unread = unreadNumber(value.toString()); !unread.isEmpty())
        return unread;
    return typeSentence(type().isEmpty() ? m_types.join(u'/') : type());
}

/// "007" or "1.50" is a number in another spelling. It is not turned into one unseen: the person is
/// shown how.
QString FieldRules::misspelledNumber(const QString &text) const
{
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    if (!isNumber || !allows(QJsonValue(number)) || std::abs(number) > 9007199254740991.0)
        return {};
    return Words::tr("Write the number as %1.").arg(shown(QJsonValue(number)));
}

QString FieldRules::choiceFault(const QJsonValue &value) const
{
    const bool isThere =
        value.isString() ? m_textChoices.contains(value.toString()) : m_choices.contains(value);
    if (m_choices.isEmpty() || isThere)
        return {};
    if (const QString few = fewChoices(); !few.isEmpty())
        return withOneDot(Words::tr("This must be one of: %1.").arg(few));
    return Words::tr("This must be one of the %n known values.", nullptr, int(m_choices.size()));
}

std::optional<FieldRules::Broken> FieldRules::writtenFault(const QString &text) const
{
    if (const auto fault = broken(u"length", lengthFault(text)))
        return fault;
    if (const auto fault = broken(u"pattern", patternFault(text)))
        return fault;
    if (const auto fault = broken(u"format", formatFault(text)))
        return fault;
    if (const auto fault = broken(u"kind", kindFault(text)))
        return fault;
    if (const auto fault = broken(u"several", severalFault(text)))
        return fault;
    return broken(u"range", worthFault(QJsonValue(text)));
}

// Nobody sees a space at an end, whatever the rule says that it breaks.
std::optional<FieldRules::Broken> FieldRules::textFault(const QString &text) const
{
    auto fault = writtenFault(text);
    const QString trimmed = text.trimmed();
    if (fault && trimmed != text && !trimmed.isEmpty() && !writtenFault(trimmed))
        fault->sentence = spaceSentence(text);
    return fault;
}

QString FieldRules::spaceSentence(const QString &text)
{
    const bool isBefore = text.front().isSpace(), isBehind = text.back().isSpace();
    if (isBefore && isBehind)
        return Words::tr("There are spaces before and behind the text. Delete them.");
    return isBefore ? Words::tr("There is a space before the text. Delete it.")
                    : Words::tr("There is a space behind the text. Delete it.");
}

QString FieldRules::severalFault(const QString &text) const
{
    const QStringList unknown = m_several.isEmpty() ? QStringList() : m_several.unknownIn(text);
    return unknown.isEmpty()
               ? QString()
               : Words::tr("This must not contain “%1”: it is not one of the known values.")
                     .arg(unknown.constFirst());
}

QString FieldRules::kindFault(const QString &text) const
{
    if (m_kind.keeps(text))
        return {};
    const auto asShown = [this](const QString &number) { return shown(number); };
    const QString unread = unreadNumber(text);
    return unread.isEmpty() ? requestFor(m_kind, asShown) : unread;
}

QString FieldRules::worthFault(const QJsonValue &value) const
{
    const auto worth = scaleOf(value);
    const auto least = m_least.isUndefined() ? std::nullopt : scaleOf(m_least);
    const auto most = m_most.isUndefined() ? std::nullopt : scaleOf(m_most);
    if (worth && least && *worth < *least)
        return Words::tr("This must be %1 or more.").arg(shown(m_least));
    if (worth && most && *worth > *most)
        return Words::tr("This must be %1 or less.").arg(shown(m_most));
    return {};
}

QString FieldRules::lengthFault(const QString &text) const
{
    if (m_shortest <= 0 && m_longest < 0)
        return {};
    const qint64 length = lengthOf(text);
    if (length < m_shortest)
        return Words::tr("This is too short: it needs at least %n characters.", nullptr,
                         m_shortest);
    if (m_longest >= 0 && length > m_longest)
        return Words::tr("This is too long: at most %n characters fit.", nullptr, m_longest);
    return {};
}

/// What the supervisor wrote stands alone, because it is in one language whatever the window's is.
static QString asSentence(QString sentence)
{
    static const QRegularExpression plainWord(key(u"^\\p{Ll}[\\p{L}'-]*(?=[\\s,:;]|$)"));
    if (plainWord.match(sentence).hasMatch())
        sentence[0] = sentence.at(0).toUpper();
    return sentence.back().isLetterOrNumber() ? sentence + u'.' : sentence;
}

QString FieldRules::patternFault(const QString &text) const
{
    const Pattern::Match match = m_pattern.in(text);
    if (match == Pattern::Match::Found)
        return {};
    if (match == Pattern::Match::TooHard)
        return Words::tr("The rule for this field is too complex to check on this text. Shorten "
                         "the text, or tell a supervisor.");
    if (!m_help.isEmpty())
        return asSentence(shownHelp(m_help));
    return Words::tr("This does not match the pattern %1.").arg(m_pattern.text());
}

QString FieldRules::formatFault(const QString &text) const
{
    if (m_format.isEmpty() || keepsFormat(text, m_format))
        return {};
    return requestForFormat(m_format);
}

QString FieldRules::numberFault(double number) const
{
    const auto limit = [this](const char16_t *name) { return m_property.value(key(name)); };
    const auto breaks = [&](const char16_t *name, auto isBroken) {
        return limit(name).isDouble() && isBroken(number, limit(name).toDouble());
    };
    const auto said = [&](const char16_t *name) { return shown(limit(name)); };
    if (breaks(u"minimum", std::less<>()))
        return Words::tr("This must be %1 or more.").arg(said(u"minimum"));
    if (breaks(u"maximum", std::greater<>()))
        return Words::tr("This must be %1 or less.").arg(said(u"maximum"));
    if (breaks(u"exclusiveMinimum", std::less_equal<>()))
        return Words::tr("This must be more than %1.").arg(said(u"exclusiveMinimum"));
    if (breaks(u"exclusiveMaximum", std::greater_equal<>()))
        return Words::tr("This must be less than %1.").arg(said(u"exclusiveMaximum"));
    const auto leavesRest = [](double n, double step) {
        return std::abs(std::remainder(n, step)) > 1e-9 * step;
    };
    if (breaks(u"multipleOf", leavesRest))
        return Words::tr("This must be a multiple of %1.").arg(said(u"multipleOf"));
    return {};
}

} // namespace intray
