; SPDX-FileCopyrightText: 2026 The Intray developers
; SPDX-License-Identifier: GPL-3.0-or-later
; A program that runs must end before its files change. With a person there, Intray is asked to close as by its close
; button; silently, it is told that the session ends, on which it saves without a question, and then it is ended.
Var Where     ; folder of the programs that may run
Var IsRunning ; 1: one of them does
Var Tries
Var Round
Var Shown     ; 1: it has a window that a person can see

; Nobody can open for writing what runs.
!macro NoteIfRunning program
  System::Call 'kernel32::CreateFileW(w "$Where\${program}", i 0x40000000, i 7, p 0, i 3, i 0, p 0) p .r0 ?e'
  Pop $1
  ${If} $0 <> -1
    System::Call 'kernel32::CloseHandle(p r0)'
  ${ElseIf} $1 = ${IN_USE}
    StrCpy $IsRunning 1
  ${EndIf}
!macroend

!macro RUNNING un
Function ${un}lookForRunning
  StrCpy $IsRunning 0
  !insertmacro NoteIfRunning intray.exe
  !insertmacro NoteIfRunning intrayctl.exe
FunctionEnd

; Half of this many seconds at most.
Function ${un}waitForEnd
  StrCpy $Tries 0
  ${Do}
    Call ${un}lookForRunning
    ${If} $IsRunning = 0
      ${ExitDo}
    ${EndIf}
    Sleep 500
    IntOp $Tries $Tries + 1
  ${LoopUntil} $Tries >= 20
FunctionEnd

; Every window of the folder's intray.exe, in this session.
Function ${un}tellWindows
  StrCpy $Shown 0
  StrCpy $0 0
  ${Do}
    FindWindow $0 "" "" 0 $0
    ${If} $0 P= 0
      ${ExitDo}
    ${EndIf}
    System::Call 'user32::GetWindowThreadProcessId(p r0, *i .r1)'
    System::Call 'kernel32::OpenProcess(i 0x1000, i 0, i r1) p .r2' ; to ask for its name
    ${If} $2 P<> 0
      StrCpy $3 ""
      System::Call 'kernel32::QueryFullProcessImageNameW(p r2, i 0, w .r3, *i ${NSIS_MAX_STRLEN})'
      ${If} $3 == "$Where\intray.exe"
        Call ${un}tellWindow
      ${EndIf}
      System::Call 'kernel32::CloseHandle(p r2)'
    ${EndIf}
  ${Loop}
FunctionEnd

; The window is $0.
Function ${un}tellWindow
  ${If} ${Silent}
    SendMessage $0 ${WM_QUERYENDSESSION} 0 1 /TIMEOUT=5000
    SendMessage $0 ${WM_ENDSESSION} 1 1 /TIMEOUT=5000
  ${Else}
    System::Call 'user32::IsWindowVisible(p r0) i .r4'
    ${If} $4 <> 0
      StrCpy $Shown 1
      System::Call 'user32::PostMessageW(p r0, i ${WM_CLOSE}, p 0, p 0)'
    ${EndIf}
  ${EndIf}
FunctionEnd

; What has saved and does not end by itself, with or without a window.
Function ${un}endIntray
  System::Alloc 8192
  Pop $5
  System::Call 'psapi::EnumProcesses(p r5, i 8192, *i .r6)'
  StrCpy $7 0
  ${DoWhile} $7 < $6
    IntPtrOp $8 $5 + $7
    System::Call '*$8(i .r1)'
    System::Call 'kernel32::OpenProcess(i 0x1001, i 0, i r1) p .r2' ; to ask for its name and to end it
    ${If} $2 P<> 0
      StrCpy $3 ""
      System::Call 'kernel32::QueryFullProcessImageNameW(p r2, i 0, w .r3, *i ${NSIS_MAX_STRLEN})'
      ${If} $3 == "$Where\intray.exe"
        System::Call 'kernel32::TerminateProcess(p r2, i 1)'
      ${EndIf}
      System::Call 'kernel32::CloseHandle(p r2)'
    ${EndIf}
    IntOp $7 $7 + 4
  ${Loop}
  System::Free $5
FunctionEnd

Function ${un}closeRunning
  StrCpy $Where $INSTDIR
  ${If} $Previous != ""
    StrCpy $Where $Previous
  ${EndIf}
  StrCpy $Round 0
  ${Do}
    Call ${un}lookForRunning
    ${If} $IsRunning = 0
      ${ExitDo}
    ${EndIf}
    IntOp $Round $Round + 1
    ${If} $Round > 2
    ${AndIf} ${Silent}
      SetErrorLevel ${IN_USE}
      Abort
    ${EndIf}
    MessageBox MB_OKCANCEL|MB_ICONINFORMATION "$(IsRunning)" /SD IDOK IDOK tell
    SetErrorLevel 1
    Abort "$(IsRunning)"
    tell:
    Call ${un}tellWindows
    Call ${un}waitForEnd
    ${If} $IsRunning = 1
    ${AndIf} $Shown = 0 ; always so in silence
      Call ${un}endIntray
    ${EndIf}
  ${Loop}
FunctionEnd
!macroend
!insertmacro RUNNING ""
!insertmacro RUNNING "un."
