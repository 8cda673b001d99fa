; SPDX-FileCopyrightText: 2026 The Intray developers
; SPDX-License-Identifier: GPL-3.0-or-later
; For one user, or for everybody. Only the latter needs the rights of an administrator: the program starts itself again
; with them.
Var ForAll ; the choice on the page

; Whoever has it for everybody gets the upgrade for everybody, unless nobody can be asked.
Function chooseLikeBefore
  ReadRegStr $0 HKCU "${UNINSTALL}" InstallLocation
  ReadRegStr $1 HKLM "${UNINSTALL}" InstallLocation
  ${If} $0 == ""
  ${AndIf} $1 != ""
  ${AndIfNot} ${Silent}
    StrCpy $AllUsers 1
  ${EndIf}
FunctionEnd

!macro SETTLE_FOR_WHOM un
Function ${un}settleForWhom
  ${If} $AllUsers = 1
    SetShellVarContext all
  ${Else}
    SetShellVarContext current
  ${EndIf}
  UserInfo::GetAccountType
  Pop $0
  ${If} $AllUsers = 1
  ${AndIf} $0 != "Admin"
    Call ${un}startWithRights
  ${EndIf}
  !if "${un}" == ""
    Call chooseFolder
  !endif
FunctionEnd
!macroend
!insertmacro SETTLE_FOR_WHOM ""
!insertmacro SETTLE_FOR_WHOM "un."

; The page can still change the choice, so rights are asked for when it is left.
Function startWithRights
  ${If} ${Silent}
    SetErrorLevel ${NEEDS_RIGHTS}
    Quit
  ${ElseIf} $ForAll != ""
  ${OrIf} $GivesAll = 1
    StrCpy $0 "/ALLUSERS"
    ${If} $HasDatabase = 1
      StrCpy $0 '$0 "/DATABASE=$Database"'
    ${EndIf}
    ${If} $Given != ""
      StrCpy $0 '$0 /D=$Given'
    ${EndIf}
    ExecShell "runas" "$EXEPATH" $0
    Quit
  ${EndIf}
FunctionEnd

Function un.startWithRights
  ${IfNot} ${Silent}
    ExecShell "runas" "$INSTDIR\uninstall.exe"
  ${EndIf}
  SetErrorLevel ${NEEDS_RIGHTS}
  Quit
FunctionEnd

Function chooseFolder
  ReadRegStr $Previous SHCTX "${UNINSTALL}" InstallLocation
  ${If} $Given != ""
    StrCpy $INSTDIR $Given
  ${ElseIf} $Previous != ""
    StrCpy $INSTDIR $Previous
  ${ElseIf} $AllUsers = 1
    StrCpy $INSTDIR "$PROGRAMFILES64\Intray"
  ${Else}
    StrCpy $INSTDIR "$LOCALAPPDATA\Programs\Intray"
  ${EndIf}
FunctionEnd

Function askForWhom
  ${If} $GivesAll = 1
    Abort ; decided already
  ${EndIf}
  !insertmacro MUI_HEADER_TEXT "$(ForWhom)" ""
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateRadioButton} 0 10u 100% 12u "$(ForMe)"
  Pop $1
  ${NSD_CreateRadioButton} 0 30u 100% 12u "$(ForAllUsers)"
  Pop $ForAll
  ${If} $AllUsers = 1
    ${NSD_Check} $ForAll
  ${Else}
    ${NSD_Check} $1
  ${EndIf}
  nsDialogs::Show
FunctionEnd

Function takeForWhom
  ${NSD_GetState} $ForAll $AllUsers
  Call settleForWhom
FunctionEnd
