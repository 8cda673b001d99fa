; SPDX-FileCopyrightText: 2026 The Intray developers
; SPDX-License-Identifier: GPL-3.0-or-later
; What the installer says beyond NSIS's own texts, in the program's languages.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Polish"

LangString ForWhom ${LANG_ENGLISH} "Who will use Intray?"
LangString ForWhom ${LANG_GERMAN} "Wer benutzt Intray?"
LangString ForWhom ${LANG_FRENCH} "Qui utilisera Intray ?"
LangString ForWhom ${LANG_SPANISH} "¿Quién usará Intray?"
LangString ForWhom ${LANG_POLISH} "Kto będzie używać programu Intray?"

LangString ForMe ${LANG_ENGLISH} "Only &me"
LangString ForMe ${LANG_GERMAN} "Nur &ich"
LangString ForMe ${LANG_FRENCH} "&Moi seulement"
LangString ForMe ${LANG_SPANISH} "Solo &yo"
LangString ForMe ${LANG_POLISH} "Tylko &ja"

LangString ForAllUsers ${LANG_ENGLISH} "&Everybody on this computer (needs an administrator)"
LangString ForAllUsers ${LANG_GERMAN} "&Alle an diesem Computer (nur mit Administratorrechten)"
LangString ForAllUsers ${LANG_FRENCH} "&Tous les utilisateurs de cet ordinateur (droits d'administrateur requis)"
LangString ForAllUsers ${LANG_SPANISH} "&Todos los usuarios de este equipo (requiere un administrador)"
LangString ForAllUsers ${LANG_POLISH} "&Wszyscy użytkownicy tego komputera (wymaga uprawnień administratora)"

LangString IsRunning ${LANG_ENGLISH} "Intray is running. OK closes it; what you have typed is saved. If it asks something, answer it there. A worker or another user's window must be ended by hand."
LangString IsRunning ${LANG_GERMAN} "Intray läuft noch. OK schließt es; was Sie eingegeben haben, ist gesichert. Wenn es etwas fragt, antworten Sie dort. Ein Worker oder das Fenster einer anderen Person muss von Hand beendet werden."
LangString IsRunning ${LANG_FRENCH} "Intray est ouvert. OK le ferme ; ce que vous avez saisi est enregistré. S'il pose une question, répondez-y. Un processus automatique ou la fenêtre d'un autre utilisateur doit être fermé à la main."
LangString IsRunning ${LANG_SPANISH} "Intray está abierto. Aceptar lo cierra; lo que ha escrito queda guardado. Si pregunta algo, respóndalo allí. Un proceso automático o la ventana de otro usuario debe cerrarse a mano."
LangString IsRunning ${LANG_POLISH} "Intray jest uruchomiony. OK go zamknie; wpisany tekst jest zapisany. Jeśli program o coś zapyta, odpowiedz w nim. Proces automatyczny lub okno innego użytkownika trzeba zamknąć ręcznie."

LangString CannotWrite ${LANG_ENGLISH} "Not all files could be written to $INSTDIR."
LangString CannotWrite ${LANG_GERMAN} "Nicht alle Dateien konnten nach $INSTDIR geschrieben werden."
LangString CannotWrite ${LANG_FRENCH} "Certains fichiers n'ont pas pu être écrits dans $INSTDIR."
LangString CannotWrite ${LANG_SPANISH} "No se pudieron escribir todos los archivos en $INSTDIR."
LangString CannotWrite ${LANG_POLISH} "Nie udało się zapisać wszystkich plików w $INSTDIR."

LangString DataStays ${LANG_ENGLISH} "The program is removed. Your data stays: records, drafts and settings in %LOCALAPPDATA%\intray."
LangString DataStays ${LANG_GERMAN} "Das Programm wird entfernt. Ihre Daten bleiben: Datensätze, Entwürfe und Einstellungen in %LOCALAPPDATA%\intray."
LangString DataStays ${LANG_FRENCH} "Le programme est supprimé. Vos données restent : enregistrements, brouillons et réglages dans %LOCALAPPDATA%\intray."
LangString DataStays ${LANG_SPANISH} "Se quita el programa. Sus datos se quedan: registros, borradores y configuración en %LOCALAPPDATA%\intray."
LangString DataStays ${LANG_POLISH} "Program zostanie usunięty. Dane pozostają: rekordy, szkice i ustawienia w %LOCALAPPDATA%\intray."
