// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faults/racers.h"

#include "faults/serverground.h"

#include <algorithm>

namespace intray::faults {

using namespace Qt::StringLiterals;

int faultNumber(const char *variable, int usual)
{
    const int number = qEnvironmentVariable(variable).toInt();
    return number > 0 ? number : usual;
}

QRandomGenerator faultDice()
{
    const quint32 seed = qEnvironmentVariableIsSet("INTRAY_FAULT_SEED")
                             ? qEnvironmentVariable("INTRAY_FAULT_SEED").toUInt()
                             : QRandomGenerator::global()->generate();
    qInfo("INTRAY_FAULT_SEED=%u", seed);
    return QRandomGenerator(seed);
}

QString Racers::journalOf(const QString &name) const
{
    return qEnvironmentVariable("INTRAY_FAULT_KEEP", m_folder.path()) + u"/journal-"_s + name;
}

void Racers::run(Racer &racer, quint32 seed) const
{
    racer.process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"INTRAY_PASSWORD"_s, ServerGround::password());
    racer.process->setProcessEnvironment(environment);
    racer.process->setStandardErrorFile(journalOf(racer.name) + u".log"_s, QIODevice::Append);
    QStringList words{racer.address, journalOf(racer.name), racer.name, QString::number(seed)};
    if (racer.supervises)
        words << u"supervise"_s;
    racer.process->start(QStringLiteral(FAULT_WORKER), words);
    if (!racer.process->waitForStarted())
        qFatal("A worker cannot be started: %s", qPrintable(racer.process->errorString()));
}

void Racers::start(const QString &name, const QString &address, quint32 seed, bool supervises)
{
    m_racers.push_back({name, address, supervises, nullptr});
    run(m_racers.back(), seed);
}

void Racers::killOne(QRandomGenerator &dice)
{
    Racer &racer = m_racers[size_t(dice.bounded(int(m_racers.size())))];
    racer.process->kill();
    racer.process->waitForFinished();
    run(racer, dice.generate());
}

void Racers::killAll()
{
    for (Racer &racer : m_racers)
        racer.process->kill();
    for (Racer &racer : m_racers)
        racer.process->waitForFinished();
}

bool Racers::areRunning() const
{
    return std::all_of(m_racers.begin(), m_racers.end(), [](const Racer &racer) {
        return racer.process->state() == QProcess::Running;
    });
}

QStringList Racers::names() const
{
    QStringList names;
    for (const Racer &racer : m_racers)
        names << racer.name;
    return names;
}

QList<Attempt> Racers::attemptsOf(const QString &name) const
{
    return attemptsIn(journalOf(name), name);
}

QList<Attempt> Racers::attempts() const
{
    QList<Attempt> all;
    for (const Racer &racer : m_racers)
        all += attemptsOf(racer.name);
    return all;
}

} // namespace intray::faults
