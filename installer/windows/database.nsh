; SPDX-FileCopyrightText: 2026 The Intray developers
; SPDX-License-Identifier: GPL-3.0-or-later
; /DATABASE=ADDRESS leads everybody for whom Intray is installed to one database; /DATABASE= takes that back.
!define MACHINE "SYSTEM\CurrentControlSet\Control\Session Manager\Environment"

!macro DATABASE un
; The variable becomes $0, or goes if that is empty.
Function ${un}writeDatabase
  ${If} $AllUsers = 1
    ${If} $0 == ""
      DeleteRegValue HKLM "${MACHINE}" INTRAY_DATABASE
    ${Else}
      WriteRegStr HKLM "${MACHINE}" INTRAY_DATABASE $0
    ${EndIf}
  ${ElseIf} $0 == ""
    DeleteRegValue HKCU "Environment" INTRAY_DATABASE
  ${Else}
    WriteRegStr HKCU "Environment" INTRAY_DATABASE $0
  ${EndIf}
  SendMessage ${HWND_BROADCAST} ${WM_SETTINGCHANGE} 0 "STR:Environment" /TIMEOUT=2000
FunctionEnd

; What is in force goes to $0.
Function ${un}readDatabase
  ${If} $AllUsers = 1
    ReadRegStr $0 HKLM "${MACHINE}" INTRAY_DATABASE
  ${Else}
    ReadRegStr $0 HKCU "Environment" INTRAY_DATABASE
  ${EndIf}
FunctionEnd
!macroend
!insertmacro DATABASE ""
!insertmacro DATABASE "un."

; The uninstaller has to know whose it is.
Function setDatabase
  ${If} $HasDatabase = 1
    StrCpy $0 $Database
    Call writeDatabase
    WriteRegStr SHCTX "${UNINSTALL}" Database $Database
  ${EndIf}
FunctionEnd

; What somebody else has set since stays.
Function un.unsetDatabase
  ReadRegStr $1 SHCTX "${UNINSTALL}" Database
  Call un.readDatabase
  ${If} $1 != ""
  ${AndIf} $0 == $1
    StrCpy $0 ""
    Call un.writeDatabase
  ${EndIf}
FunctionEnd
