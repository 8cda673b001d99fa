# SPDX-FileCopyrightText: 2026 The Intray developers
# SPDX-License-Identifier: GPL-3.0-or-later
# bash complete.sh FILE FUNCTION WORD...: what pressing Tab after the last word offers, one a line.
. /usr/share/bash-completion/bash_completion
. "$1"
# As readline does it: an address is split at its colons.
COMP_WORDS=()
for word in "${@:3}"; do
    while [[ $word == *:* ]]; do
        [[ ${word%%:*} ]] && COMP_WORDS+=("${word%%:*}")
        COMP_WORDS+=(:)
        word=${word#*:}
    done
    COMP_WORDS+=("$word")
done
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
COMP_LINE="${*:3}"
COMP_POINT=${#COMP_LINE}
"$2"
printf '%s\n' "${COMPREPLY[@]}"
