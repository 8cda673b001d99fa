// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/text/readings.h"

#include "store/text/dialecttext.h"
#include "store/text/placeholders.h"
#include "store/text/quoting.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

QSet<QString> viewsOfMariadb()
{
    static const QRegularExpression view(u"SQL SECURITY DEFINER VIEW (\\w+) AS"_s);
    QSet<QString> names;
    for (const SqlStatement &statement : schemaStatements(Dialect::Mariadb))
        if (const auto found = view.match(statement.text); found.hasMatch())
            names << found.captured(1);
    return names;
}

/// What is compared with a column has the column's own collation, else no index serves.
QString typeOf(const QByteArray &placeholder)
{
    static const QHash<QByteArray, QString> types = [] {
        QHash<QByteArray, QString> all;
        for (const char *number :
             {":queue_id",     ":id",         ":rank",       ":limit",        ":offset",
              ":first",        ":last",       ":item",       ":event",        ":before",
              ":request",      ":behind",     ":with_tail",  ":window",       ":only_abandoned",
              ":silent_after", ":descending", ":whole",      ":seal",         ":model",
              ":steps",        ":learned",    ":attachment", ":number",       ":attempts",
              ":originals",    ":currents",   ":corrected",  ":field_number", ":import",
              ":next_queue_id"})
            all.insert(number, u"BIGINT"_s);
        for (const char *name :
             {":key", ":name", ":user", ":finished_by", ":queue", ":at_least", ":below"})
            all.insert(name, u"EXACT_NAME(1000)"_s);
        for (const char *text :
             {":needle", ":letters", ":plain", ":other_needle", ":other_letters", ":other_plain",
              ":find", ":path", ":available_at", ":items", ":keys", ":asked"})
            all.insert(text, u"EXACT_TEXT"_s);
        for (const char *word :
             {":state", ":about", ":by", ":since", ":until", ":from", ":to", ":now", ":soon"})
            all.insert(word, u"EXACT_WORD(40)"_s);
        for (const char *list : {":states", ":kinds"})
            all.insert(list, u"EXACT_WORD(400)"_s);
        all.insert(":lock", u"EXACT_CODE(36)"_s);
        return all;
    }();
    const auto found = types.constFind(placeholder);
    if (found == types.constEnd())
        qFatal("Nobody knows the type of %s.", placeholder.constData());
    return *found;
}

QList<QByteArray> placeholdersIn(const QString &text)
{
    QList<QByteArray> names;
    withNumberedPlaceholders(text, names);
    return names;
}

QString procedureOf(const SqlStatement &statement)
{
    return u"read_"_s + statement.name;
}

QString parameterOf(const QByteArray &placeholder)
{
    return u"the_"_s + QString::fromLatin1(placeholder.mid(1));
}

/// Means the same between quotes whatever the session is set to.
bool isPlain(const QString &text)
{
    return std::all_of(text.begin(), text.end(),
                       [](QChar c) { return c >= u' ' && c <= u'~' && c != u'\'' && c != u'\\'; });
}

QString literalOf(const QString &text)
{
    return isPlain(text) ? u'\'' + text + u'\'' : quotedText(Dialect::Mariadb, text);
}

QString asLiteral(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
        return QString::number(value.toLongLong());
    default:
        return value.isNull() || value.toString().isNull() ? u"NULL"_s
                                                           : literalOf(value.toString());
    }
}

} // namespace

bool isReading(const SqlStatement &statement)
{
    static const QSet<QString> views = viewsOfMariadb();
    static const QRegularExpression source(u"\\b(?:FROM|JOIN)\\s+\\(*(?:intray\\.)?(\\w+)"_s);
    auto sources = source.globalMatch(statement.text);
    while (sources.hasNext()) {
        const QString name = sources.next().captured(1);
        if (views.contains(name) || name.endsWith(u"_all"))
            return true;
    }
    return false;
}

SqlStatement readingProcedure(const SqlStatement &statement)
{
    QString body = statement.text;
    QStringList parameters;
    for (const QByteArray &placeholder : placeholdersIn(statement.text)) {
        const QString name = QString::fromLatin1(placeholder);
        parameters << u"IN %1 %2"_s.arg(parameterOf(placeholder), typeOf(placeholder));
        body.replace(QRegularExpression(name + u"\\b"_s), parameterOf(placeholder));
    }
    SqlStatement made = readingFrame();
    made.name = procedureOf(statement);
    made.text.replace(u"{procedure}"_s, procedureOf(statement))
        .replace(u"{parameters}"_s, parameters.join(u", "_s))
        .replace(u"{statement}"_s, body);
    made.text = spelledOut(Dialect::Mariadb, made.text);
    return made;
}

QString readingCall(const SqlStatement &statement)
{
    QStringList given;
    for (const QByteArray &placeholder : placeholdersIn(statement.text))
        given << QString::fromLatin1(placeholder);
    return u"CALL %1(%2)"_s.arg(procedureOf(statement), given.join(u", "_s));
}

bool answersInRows(const QString &text)
{
    return text.startsWith(u"CALL "_s) && !text.contains(u"@intray_answer"_s);
}

QString withValues(const QString &call, const Bindings &bindings)
{
    const QString procedure = call.section(u'(', 0, 0);
    QStringList given;
    for (const QByteArray &placeholder : placeholdersIn(call)) {
        const auto found =
            std::find_if(bindings.begin(), bindings.end(), [&placeholder](const Binding &binding) {
                return placeholder == binding.placeholder;
            });
        given << (found == bindings.end() ? u"NULL"_s : asLiteral(found->value));
    }
    return u"%1(%2)"_s.arg(procedure, given.join(u", "_s));
}

} // namespace intray
