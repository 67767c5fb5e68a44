# SPDX-License-Identifier: MIT
# Completions of bash for espalier.

_espalier() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
  local commands="check dump doctor explain inspect new preview render run test help" words=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "$commands --version --help" -- "$current"))
    return
  fi
  case $previous in
    --tree)
      COMPREPLY=($(compgen -W "views layout preferences accessibility displayList" -- "$current"))
      return ;;
    --look)
      COMPREPLY=($(compgen -W "desktop phone$([ "$command" = preview ] && echo " both")" -- "$current"))
      return ;;
    --appearance)
      COMPREPLY=($(compgen -W "light dark both" -- "$current"))
      return ;;
    --out)
      COMPREPLY=($(compgen -f -- "$current"))
      return ;;
    --view | --product | --size | --scale | --tap | --at | --frames | --over | --safe-area | --update | --layout | --preference | --anchor) return ;;
  esac
  case $command in
    check) words="--module --json --limit" ;;
    preview) words="--look --appearance --size --serve" ;;
    run) words="--watch --inspect --view --product --size --dark --right-to-left --look" ;;
    render)
      words="--out --view --size --scale --tap --at --frames --over --dark --right-to-left --look --safe-area --preview" ;;
    dump) words="--tree --json --view --size --tap --at --dark --right-to-left --look --safe-area" ;;
    explain)
      words="--update --updates --layout --preference --anchor --view --size --tap --at --dark --right-to-left --look --safe-area" ;;
    inspect) words="--out --view --size --tap --at --frames --over --dark --right-to-left --look --safe-area" ;;
  esac
  case $current in
    -*) COMPREPLY=($(compgen -W "$words --help" -- "$current")) ;;
    *) COMPREPLY=($(compgen -f -- "$current")) ;;
  esac
}

complete -o filenames -F _espalier espalier
