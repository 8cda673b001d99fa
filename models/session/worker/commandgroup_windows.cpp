// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/worker/commandgroup.h"

#include <windows.h>

#include <QByteArray>
#include <QProcess>

namespace intray {

static constexpr UINT endedByUs = 1;

/// A job, which ends with the last handle to it, and that is ours: so with this program.
struct CommandGroup::Means
{
    Means();
    ~Means() { CloseHandle(job); }
    Q_DISABLE_COPY_MOVE(Means)

    /// Has the process begin in the job, so that nothing it starts is outside.
    void startInJob(QProcess::CreateProcessArguments &arguments);

    HANDLE job = nullptr;
    STARTUPINFOEXW startup = {};
    QByteArray attributes;
};

CommandGroup::Means::Means()
    : job(CreateJobObjectW(nullptr, nullptr))
{
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits = {};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    SIZE_T size = 0;
    InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
    attributes.resize(qsizetype(size));
    const auto list = reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(attributes.data());
    if (InitializeProcThreadAttributeList(list, 1, 0, &size) &&
        UpdateProcThreadAttribute(list, 0, PROC_THREAD_ATTRIBUTE_JOB_LIST, &job, sizeof job,
                                  nullptr, nullptr))
        startup.lpAttributeList = list;
}

void CommandGroup::Means::startInJob(QProcess::CreateProcessArguments &arguments)
{
    arguments.flags |= CREATE_NEW_PROCESS_GROUP; // for which Ctrl+C is off
    if (startup.lpAttributeList == nullptr)
        return;
    startup.StartupInfo = *arguments.startupInfo;
    startup.StartupInfo.cb = sizeof startup;
    arguments.startupInfo = &startup.StartupInfo;
    arguments.flags |= EXTENDED_STARTUPINFO_PRESENT;
}

CommandGroup::CommandGroup(QProcess &command)
    : m_command(command)
    , m_means(std::make_unique<Means>())
{
    m_command.setCreateProcessArgumentsModifier(
        [this](QProcess::CreateProcessArguments *arguments) { m_means->startInJob(*arguments); });
}

CommandGroup::~CommandGroup()
{
    m_command.setCreateProcessArgumentsModifier({});
}

// The one reaches programs of the console that is ours, the other those with a window.
void CommandGroup::askToEnd()
{
    GenerateConsoleCtrlEvent(CTRL_BREAK_EVENT, DWORD(m_command.processId()));
    m_command.terminate();
}

void CommandGroup::endAtOnce()
{
    TerminateJobObject(m_means->job, endedByUs);
}

} // namespace intray
