// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/sources/sourcequery.h"

#include "store/refusals/sourcerefusals.h"

namespace intray {

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
