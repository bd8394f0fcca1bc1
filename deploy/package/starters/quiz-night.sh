#!/bin/sh
# Starts Quiz Night with the Node beside it, from whatever folder it is called, also through a link.
file=$0
while [ -L "$file" ]; do
  link=$(readlink "$file")
  case $link in
    /*) file=$link ;;
    *) file=$(dirname "$file")/$link ;;
  esac
done
here=$(CDPATH= cd -- "$(dirname -- "$file")" && pwd -P) || exit 1

# A double-click on a desktop opens no window: this opens one, to read the output and to stop the program.
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

# The user has already allowed this file to run, so macOS need not ask again for Node and LevelDB.
[ "$(uname)" != Darwin ] || xattr -dr com.apple.quarantine "$here" 2>/dev/null

node=$here/app/node
if ! "$node" --version >/dev/null 2>&1; then
  echo "This package is not for this kind of computer ($(uname -sm)), or was not unpacked completely." >&2
  code=1
else
  # Whoever ends this script means the program, which may also hear of a Ctrl+C itself.
  child=
  trap '[ -z "$child" ] || kill "$child" 2>/dev/null' INT TERM
  # Some shells take a background program's input away, even `<&0`, and it has a question to ask.
  exec 3<&0
  QUIZ_NIGHT_STARTER=1 "$node" "$here/app/quiz-night.cjs" "$@" <&3 3<&- &
  child=$!
  # A signal ends the waiting, not the program: that saves everything first.
  while :; do
    wait "$child"
    code=$?
    kill -0 "$child" 2>/dev/null || break
  done
fi
# Otherwise, the window would close before anybody has read the reason.
if [ "$code" != 0 ] && [ -n "$QUIZ_NIGHT_WINDOW" ]; then
  printf 'Enter / Eingabetaste: '
  read -r _
fi
exit "$code"
