// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "emptyground.h"

#include "support/grounds.h"

#include <QTemporaryDir>

namespace intray {

using namespace Qt::StringLiterals;

namespace {

class FileGround : public EmptyGround
{
public:
    void clear() override { m_folder = std::make_unique<QTemporaryDir>(); }
    DatabaseLogin login() const override { return DatabaseUrl::sqlite(path()); }
    DatabaseLogin loginOf(const QString &) override { return login(); }
    QSqlDatabase bare() const override
    {
        QSqlDatabase database = driverNamed(u"QSQLITE"_s);
        database.setDatabaseName(path());
        return opened(database);
    }

private:
    QString path() const { return m_folder->filePath(u"queue.db"_s); }

    std::unique_ptr<QTemporaryDir> m_folder = std::make_unique<QTemporaryDir>();
};

} // namespace

EmptyGround &emptyGroundOn(const QString &engine)
{
    static FileGround file;
    if (engine == u"sqlite")
        return file;
    return hasGivenServer() ? givenGround() : ownGround(engine);
}

} // namespace intray
