// SPDX-FileCopyrightText: 2026 The Intray developers
// SPDX-License-Identifier: GPL-3.0-or-later
// A desktop's session as its programs see it (XSMP), for one program. Prints the address that
// SESSION_MANAGER must have; "save" on standard input asks the program to save as at the end of the
// session, without talking to the person, and prints "saved"; "die" ends it and prints "gone".
extern "C" {
#include <X11/ICE/ICElib.h>
#include <X11/ICE/ICEutil.h>
#include <X11/SM/SMlib.h>
}

#include <poll.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

SmsConn program = nullptr;
bool isAsked = false;

void tell(const char *word)
{
    std::printf("%s\n", word);
    std::fflush(stdout);
}

Bool everyone(char *)
{
    return True;
}

Status registered(SmsConn connection, SmPointer, char *)
{
    SmsRegisterClientReply(connection, SmsGenerateClientID(connection));
    SmsSaveYourself(connection, SmSaveLocal, False, SmInteractStyleNone, False);
    program = connection;
    return 1;
}

void saved(SmsConn connection, SmPointer, Bool)
{
    if (isAsked)
        tell("saved");
    else
        SmsSaveComplete(connection);
}

void closed(SmsConn connection, SmPointer, int count, char **reasons)
{
    SmFreeReasons(count, reasons);
    IceConn line = SmsGetIceConnection(connection);
    SmsCleanUp(connection);
    IceSetShutdownNegotiation(line, False);
    IceCloseConnection(line);
    tell("gone");
    std::exit(0);
}

void setProperties(SmsConn, SmPointer, int count, SmProp **properties)
{
    for (int index = 0; index < count; ++index)
        SmFreeProperty(properties[index]);
    std::free(properties);
}

Status accept(SmsConn, SmPointer, unsigned long *mask, SmsCallbacks *calls, char **)
{
    *mask = SmsRegisterClientProcMask | SmsInteractRequestProcMask | SmsInteractDoneProcMask |
            SmsSaveYourselfRequestProcMask | SmsSaveYourselfP2RequestProcMask |
            SmsSaveYourselfDoneProcMask | SmsCloseConnectionProcMask | SmsSetPropertiesProcMask |
            SmsDeletePropertiesProcMask | SmsGetPropertiesProcMask;
    calls->register_client.callback = registered;
    calls->interact_request.callback = [](SmsConn, SmPointer, int) { tell("asks"); };
    calls->interact_done.callback = [](SmsConn, SmPointer, Bool) {};
    calls->save_yourself_request.callback = [](SmsConn, SmPointer, int, Bool, int, Bool, Bool) {};
    calls->save_yourself_phase2_request.callback = [](SmsConn connection, SmPointer) {
        SmsSaveYourselfPhase2(connection);
    };
    calls->save_yourself_done.callback = saved;
    calls->close_connection.callback = closed;
    calls->set_properties.callback = setProperties;
    calls->delete_properties.callback = [](SmsConn, SmPointer, int, char **) {};
    calls->get_properties.callback = [](SmsConn connection, SmPointer) {
        SmsReturnProperties(connection, 0, nullptr);
    };
    return 1;
}

void obey(const std::string &word)
{
    isAsked = isAsked || word == "save\n";
    if (word == "save\n")
        SmsSaveYourself(program, SmSaveBoth, True, SmInteractStyleNone, False);
    else if (word == "die\n")
        SmsDie(program);
    IceFlush(SmsGetIceConnection(program));
}

void serve(int count, IceListenObj *listening)
{
    std::vector<IceConn> lines;
    for (;;) {
        std::vector<pollfd> waiting{{STDIN_FILENO, POLLIN, 0}};
        for (int index = 0; index < count; ++index)
            waiting.push_back({IceGetListenConnectionNumber(listening[index]), POLLIN, 0});
        for (IceConn line : lines)
            waiting.push_back({IceConnectionNumber(line), POLLIN, 0});
        poll(waiting.data(), waiting.size(), -1);
        for (size_t index = 0; index < lines.size(); ++index) {
            if (waiting[size_t(count) + 1 + index].revents)
                IceProcessMessages(lines[index], nullptr, nullptr);
        }
        for (int index = 0; index < count; ++index) {
            IceAcceptStatus status = IceAcceptFailure;
            if (waiting[size_t(index) + 1].revents)
                if (IceConn line = IceAcceptConnection(listening[index], &status))
                    lines.push_back(line);
        }
        char word[16];
        if (waiting[0].revents && !std::fgets(word, sizeof word, stdin))
            return;
        if (waiting[0].revents && program)
            obey(word);
    }
}

} // namespace

int main()
{
    char vendor[] = "test", release[] = "1", error[256];
    int count = 0;
    IceListenObj *listening = nullptr;
    if (!SmsInitialize(vendor, release, accept, nullptr, everyone, sizeof error, error) ||
        !IceListenForConnections(&count, &listening, sizeof error, error))
        return 1;
    for (int index = 0; index < count; ++index)
        IceSetHostBasedAuthProc(listening[index], everyone);
    tell(IceComposeNetworkIdList(count, listening));
    serve(count, listening);
}
