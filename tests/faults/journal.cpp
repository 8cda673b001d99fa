// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/journal.h"

#include <fcntl.h>
#include <unistd.h>

#include <QFile>
#include <QHash>
#include <QJsonDocument>

#include <ctime>

namespace intray::faults {

using namespace Qt::StringLiterals;

static qint64 monotonicNow()
{
    timespec now = {};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return qint64(now.tv_sec) * 1'000'000'000 + now.tv_nsec;
}

Journal::Journal(const QString &file)
    : m_file(::open(QFile::encodeName(file).constData(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC,
                    0644))
{
    // A line that an earlier kill cut off must not swallow the next one; numbers start anew with
    // each life.
    [[maybe_unused]] const auto written = ::write(m_file, "\n", 1);
}

Journal::~Journal()
{
    ::close(m_file);
}

int Journal::invoke(const QString &what, const QJsonObject &about)
{
    write({{u"n"_s, ++m_number}, {u"what"_s, what}, {u"about"_s, about}}, true);
    return m_number;
}

void Journal::outcome(int number, const QString &phase, const QJsonObject &about)
{
    write({{u"n"_s, number}, {u"phase"_s, phase}, {u"about"_s, about}}, false);
}

void Journal::write(QJsonObject line, bool toDisk)
{
    line.insert(u"life"_s, qint64(::getpid()));
    line.insert(u"t"_s, monotonicNow());
    const QByteArray bytes = QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
    if (::write(m_file, bytes.constData(), size_t(bytes.size())) != bytes.size())
        qFatal("the journal cannot be written");
    if (toDisk)
        ::fdatasync(m_file);
}

QList<Attempt> attemptsIn(const QString &name, const QString &worker)
{
    QFile file(name);
    QList<Attempt> attempts;
    if (!file.open(QIODevice::ReadOnly))
        return attempts;
    QHash<QString, qsizetype> places;
    while (!file.atEnd()) {
        const QJsonObject line = QJsonDocument::fromJson(file.readLine()).object();
        if (line.isEmpty())
            continue;
        const QString id =
            u"%1/%2"_s.arg(line.value(u"life"_s).toInteger()).arg(line.value(u"n"_s).toInt());
        const QJsonObject about = line.value(u"about"_s).toObject();
        const qint64 time = line.value(u"t"_s).toInteger();
        if (line.contains(u"what"_s)) {
            places.insert(id, attempts.size());
            attempts.append({worker, line.value(u"what"_s).toString(), time, 0, {}, about, {}});
        } else if (places.contains(id)) {
            Attempt &attempt = attempts[places.value(id)];
            attempt.end = time;
            attempt.phase = line.value(u"phase"_s).toString();
            attempt.told = about;
        }
    }
    return attempts;
}

} // namespace intray::faults
