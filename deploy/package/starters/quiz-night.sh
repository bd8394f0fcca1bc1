#!/bin/sh
# Starts Quiz Night with the Node beside it, from wherever it is called, also by a link.
file=$0
while [ -L "$file" ]; do
  link=$(readlink "$file")
  case $link in
    /*) file=$link ;;
    *) file=$(dirname "$file")/$link ;;
  esac
done
here=$(CDPATH= cd -- "$(dirname -- "$file")" && pwd -P) || exit 1

# A double-click on a desktop shows nothing: this opens a window in which one can read, and stop it.
if [ -z "$QUIZ_NIGHT_WINDOW" ] && [ ! -t 0 ] && [ ! -t 1 ] && [ -n "$DISPLAY$WAYLAND_DISPLAY" ]; then
  export QUIZ_NIGHT_WINDOW=1
  for terminal in x-terminal-emulator gnome-terminal konsole xfce4-terminal xterm; do
    command -v "$terminal" >/dev/null 2>&1 || continue
    case $terminal in
      gnome-terminal) exec gnome-terminal -- "$here/quiz-night" "$@" ;;
      xfce4-terminal) exec xfce4-terminal -x "$here/quiz-night" "$@" ;;
      *) exec "$terminal" -e "$here/quiz-night" "$@" ;;
    esac
  done
fi

# Who was asked about this file once is not asked again for Node and LevelDB.
[ "$(uname)" != Darwin ] || xattr -dr com.apple.quarantine "$here" 2>/dev/null

# Ctrl+C is for the program, which has its own way to end.
trap : INT TERM

node=$here/app/node
if ! "$node" --version >/dev/null 2>&1; then
  echo "This package is for another kind of computer, or was not unpacked as a whole; this one is: $(uname -sm)." >&2
  code=1
else
  "$node" "$here/app/quiz-night.cjs" --open "$@"
  code=$?
fi
# The window would close before anybody has read why.
if [ "$code" != 0 ] && [ -n "$QUIZ_NIGHT_WINDOW" ]; then
  printf 'Enter / Eingabetaste: '
  read -r _
fi
exit "$code"
