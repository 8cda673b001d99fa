// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/connection/engineabilities.h"

#include <QEvent>

namespace intray {

static Ability oneHolder()
{
    return {true, EngineAbilities::tr("An item has one holder, and only the holder can end the "
                                      "work on it.")};
}

static QList<Ability> abilitiesOfServers()
{
    return {
        oneHolder(),
        {true, EngineAbilities::tr("The login decides who you are and what you are allowed to do; "
                                   "nobody can act in somebody else's name.")},
        {true, EngineAbilities::tr("A clerk sees only the queues that an administrator allows.")},
        {true, EngineAbilities::tr("The history can only be added to.")}};
}

static QList<Ability> abilitiesOfPostgresql()
{
    return abilitiesOfServers() +
           QList<Ability>{
               {true, EngineAbilities::tr("A login that is renamed stays the same user.")},
               {true, EngineAbilities::tr("Changes by others appear at once.")}};
}

static QList<Ability> abilitiesOfMariadb()
{
    return abilitiesOfServers() +
           QList<Ability>{
               {false, EngineAbilities::tr("The driver does not check the server's host name.")},
               {false, EngineAbilities::tr("An administrator must tell Intray when a login is "
                                           "renamed.")},
               {false, EngineAbilities::tr("Changes by others appear after up to three seconds.")}};
}

static QList<Ability> abilitiesOfOdbc()
{
    return {oneHolder(),
            {false,
             EngineAbilities::tr("Everything else depends on the database behind the data source. "
                                 "PostgreSQL enforces the same as with a direct connection.")},
            {false, EngineAbilities::tr("Encryption is a setting of the driver: for PostgreSQL "
                                        "SSLmode=verify-full.")},
            {false, EngineAbilities::tr("Changes by others appear after up to three seconds.")}};
}

static QList<Ability> abilitiesOfSqlite()
{
    return {oneHolder(),
            {false, EngineAbilities::tr("Anybody who can write to the file can do everything. "
                                        "Roles and the history only protect against mistakes.")},
            {false, EngineAbilities::tr(
                        "The file must be on a disk of this computer, not on a network share.")}};
}

QList<Ability> abilitiesOf(DatabaseUrl::Engine engine)
{
    switch (engine) {
    case DatabaseUrl::Engine::Sqlite:
        return abilitiesOfSqlite();
    case DatabaseUrl::Engine::Postgresql:
        return abilitiesOfPostgresql();
    case DatabaseUrl::Engine::Mariadb:
        return abilitiesOfMariadb();
    case DatabaseUrl::Engine::Odbc:
        return abilitiesOfOdbc();
    }
    return {};
}

EngineAbilities::EngineAbilities(QWidget *parent)
    : QLabel(parent)
{
    setObjectName(QStringLiteral("engineAbilities"));
    setTextFormat(Qt::RichText); // made of our own sentences only, escaped
    setWordWrap(true);
}

// Rich text is not turned by Qt where it is written from the left.
static QString rowOf(const Ability &ability, bool isMirrored)
{
    const QString sign = ability.holds ? QStringLiteral("\u2713") : QStringLiteral("\u2013");
    const QString row =
        isMirrored ? QStringLiteral("<tr><td width=\"100%\" align=\"right\">%2</td>"
                                    "<td style=\"padding-left: 8px\">%1</td></tr>")
                   : QStringLiteral("<tr><td style=\"padding-right: 8px\">%1</td><td>%2</td></tr>");
    return row.arg(sign, ability.sentence.toHtmlEscaped());
}

void EngineAbilities::show(DatabaseUrl::Engine engine)
{
    m_engine = engine;
    QString rows;
    for (const Ability &ability : abilitiesOf(engine))
        rows += rowOf(ability, isRightToLeft());
    const QString wide = isRightToLeft() ? QStringLiteral(" width=\"100%\"") : QString();
    setText(QStringLiteral("<table cellspacing=\"2\"%1>%2</table>").arg(wide, rows));
}

void EngineAbilities::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        show(m_engine);
}

} // namespace intray
