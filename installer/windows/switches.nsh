; SPDX-FileCopyrightText: 2026 The Intray developers
; SPDX-License-Identifier: GPL-3.0-or-later
; The words of the command line, taken apart by Windows itself: NSIS's own GetOptions breaks an address at its slashes.
; /S and /D=FOLDER are NSIS's.
!macro READ_SWITCHES un
Function ${un}readSwitches
  SetRegView 64
  System::Call 'kernel32::GetCommandLineW() p .r0'
  System::Call 'shell32::CommandLineToArgvW(p r0, *i .r1) p .r2'
  StrCpy $3 1
  ${DoWhile} $3 < $1
    IntPtrOp $4 $3 * 8
    IntPtrOp $4 $4 + $2
    System::Call '*$4(w .r5)'
    Call ${un}takeSwitch
    IntOp $3 $3 + 1
  ${Loop}
  System::Call 'kernel32::LocalFree(p r2)'
FunctionEnd

; The word is in $5.
Function ${un}takeSwitch
  StrCpy $6 $5 10
  ${If} $5 == "/ALLUSERS"
    StrCpy $AllUsers 1
    StrCpy $GivesAll 1
  ${ElseIf} $5 == "/CURRENTUSER"
    StrCpy $AllUsers 0
    StrCpy $GivesAll 1
  ${ElseIf} $5 == "/UPGRADE"
    StrCpy $Upgrades 1
  ${ElseIf} $6 == "/DATABASE="
    StrCpy $Database $5 "" 10
    StrCpy $HasDatabase 1
  ${EndIf}
FunctionEnd
!macroend
!insertmacro READ_SWITCHES ""
!insertmacro READ_SWITCHES "un."
