// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sources/sourcequery.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace intray {

static QString say(const char *text)
{
    return QCoreApplication::translate("Store", text);
}

Error sourceRefused(const QString &words, int line)
{
    const QString sentence =
        line > 0 ? say(QT_TRANSLATE_NOOP("Store", "The database does not accept the query (line "
                                                  "%2): %1. It must be one SELECT."))
                       .arg(words)
                       .arg(line)
                 : say(QT_TRANSLATE_NOOP("Store", "The database does not accept the query: %1. It "
                                                  "must be one SELECT."))
                       .arg(words);
    return {Error::Kind::Invalid, sentence, {}};
}

Error sourceWithoutKey(const QStringList &columns)
{
    return {
        Error::Kind::Invalid,
        say(QT_TRANSLATE_NOOP(
                "Store", "The query has no column named \"key\". Give this name to the column that "
                         "identifies a record: SELECT id AS key, ... (its columns are: %1)"))
            .arg(columns.join(QStringLiteral(", "))),
        {}};
}

Error sourceWithNullKeys()
{
    return {Error::Kind::Invalid,
            say(QT_TRANSLATE_NOOP("Store", "The query finds rows without a key: the column \"key\" "
                                           "must never be empty (NULL).")),
            {}};
}

static Error sourceLacksRights(const QString &words, const QString &role)
{
    return {
        Error::Kind::Invalid,
        say(QT_TRANSLATE_NOOP("Store", "The query is not allowed to read: %1. An administrator of "
                                       "the database allows it with GRANT SELECT ON table TO %2."))
            .arg(words, role),
        {}};
}

Error sourceFailed(const QString &words, const QString &code, int line)
{
    static const QStringList mariadbRights{QStringLiteral("1142"), QStringLiteral("1143"),
                                           QStringLiteral("1370")};
    if (code == QStringLiteral("42501"))
        return sourceLacksRights(words, QStringLiteral("intray_source"));
    if (mariadbRights.contains(code))
        return sourceLacksRights(words, QStringLiteral("'intray_source'@'localhost'"));
    return sourceRefused(words, line);
}

// "ERROR:  words\nLINE 3: ...", "words at line 3 ...": only the words say where. Our own text
// stands on the first line.
Error sourceFailed(const Error &failed)
{
    static const QRegularExpression parts(QStringLiteral("^(?:ERROR: *)?(.*)"),
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression lines(QStringLiteral("(?:LINE|at line) (\\d+)"));
    const QString words = parts.match(failed.detail.section(u'\n', 0, 0)).captured(1).trimmed();
    const int line = lines.match(failed.detail).captured(1).toInt();
    return sourceFailed(words, failed.code, std::max(0, line - 1));
}

namespace {

// The line break keeps a comment at the end from swallowing ours.
const QString textBefore = QStringLiteral("SELECT * FROM (\n");
const QString textBehind = QStringLiteral("\n) AS found LIMIT %1");

/// No statement writes while it lives.
class ReadingOnly
{
public:
    explicit ReadingOnly(Connection::Private &d)
        : m_d(d)
    {
        m_d.execute(QStringLiteral("PRAGMA query_only = ON"));
    }
    ~ReadingOnly()
    {
        try {
            m_d.execute(QStringLiteral("PRAGMA query_only = OFF"));
        } catch (const SqlFailure &) {
            // Only a dead line cannot do this, and then nothing is written over it any more.
        }
    }
    Q_DISABLE_COPY_MOVE(ReadingOnly)

private:
    Connection::Private &m_d;
};

/// Where in the result its columns are.
struct Places
{
    explicit Places(const QStringList &names)
        : columns(names)
        , key(placeOf(QStringLiteral("key")))
        , priority(placeOf(QStringLiteral("priority")))
    {
    }
    int placeOf(const QString &name) const
    {
        for (int place = 0; place < columns.size(); ++place)
            if (columns.at(place).compare(name, Qt::CaseInsensitive) == 0)
                return place;
        return -1;
    }

    QStringList columns;
    int key;
    int priority;
};

QJsonValue jsonOf(const QVariant &value)
{
    if (value.isNull())
        return {};
    if (value.typeId() == QMetaType::QByteArray)
        return QString::fromLatin1(value.toByteArray().toBase64());
    return QJsonValue::fromVariant(value);
}

FoundRow rowAt(const SqlAnswer &answer, const Places &places)
{
    FoundRow row;
    const QVariant key = answer.valueAt(places.key);
    if (!key.isNull() && !key.toString().trimmed().isEmpty())
        row.key = key.toString();
    if (places.priority >= 0)
        row.priority = answer.valueAt(places.priority).toInt();
    for (int place = 0; place < places.columns.size(); ++place)
        if (place != places.key && place != places.priority)
            row.record.insert(places.columns.at(place), jsonOf(answer.valueAt(place)));
    return row;
}

QString withoutEnd(const QString &source)
{
    QString text = source.trimmed();
    while (text.endsWith(u';'))
        text = text.chopped(1).trimmed();
    return text;
}

int lineOfError(const Connection::Private &d, const QString &source)
{
    const qsizetype place = d.session ? d.session->placeOfError() : -1;
    if (place < textBefore.size())
        return 0;
    const qsizetype leading = source.indexOf(source.trimmed());
    return int(source.left(leading).count(u'\n') +
               source.trimmed().toUtf8().left(place - textBefore.size()).count('\n')) +
           1;
}

// "Unable to execute statement near ... (1)" without what the driver and we put around it.
QString wordsOf(const Error &error)
{
    QString words = error.detail.section(QStringLiteral(" ("), 0, 0).section(u'\n', 0, 0);
    return words.remove(QStringLiteral("Unable to execute statement"))
        .remove(QStringLiteral("[SQLite]"))
        .trimmed();
}

std::unique_ptr<SqlAnswer> opened(Connection::Private &d, const QString &source, qint64 most)
{
    try {
        return d.runner->query(textBefore + withoutEnd(source) + textBehind.arg(most));
    } catch (SqlFailure &failed) {
        if (failed.error.kind == Error::Kind::Broken)
            failed.error = sourceRefused(wordsOf(failed.error), lineOfError(d, source));
        throw;
    }
}

} // namespace

QStringList eachFoundRow(Connection::Private &d, const QString &source, qint64 most,
                         const std::function<bool(const FoundRow &)> &see)
{
    const ReadingOnly only(d);
    const auto answer = opened(d, source, most);
    const Places places(answer->columns());
    if (places.key < 0)
        throw SqlFailure{sourceWithoutKey(places.columns)};
    while (answer->next())
        if (!see(rowAt(*answer, places)))
            break;
    return places.columns;
}

} // namespace intray
