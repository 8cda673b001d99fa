# bash completion of the window.
# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later

_intray() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    COMPREPLY=()
    case $previous in
    --language) mapfile -t COMPREPLY < <(compgen -W "de en es fr pl" -- "$current") ;;
    -d | --database | --user | --queue) ;;
    *) mapfile -t COMPREPLY < <(compgen -W "--database --user --queue --language --help --version" -- "$current") ;;
    esac
}

complete -F _intray intray
