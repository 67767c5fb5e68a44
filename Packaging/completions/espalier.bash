# SPDX-License-Identifier: MIT
# Completions of bash for espalier.

_espalier() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
  local commands="audit check dump doctor explain inspect mcp new preview render run test help" words=""
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
    --as)
      COMPREPLY=($(compgen -W "ios macos" -- "$current"))
      return ;;
    --out | --packages)
      COMPREPLY=($(compgen -f -- "$current"))
      return ;;
    --view | --product | --size | --scale | --tap | --at | --frames | --over | --safe-area | --update | --layout | --preference | --anchor | --limit | --target-size | --target | --scheme | --configuration) return ;;
  esac
  local project="--target --scheme --configuration --as --packages"
  case $command in
    check) words="--module --json --limit $project" ;;
    preview) words="--look --appearance --size --serve --limit" ;;
    run) words="--watch --inspect --view --product --size --dark --right-to-left --look --limit $project" ;;
    render)
      words="--out --view --size --scale --tap --at --frames --over --dark --right-to-left --look --safe-area --preview --limit $project" ;;
    dump) words="--tree --json --view --size --tap --at --dark --right-to-left --look --safe-area --limit $project" ;;
    explain)
      words="--update --updates --layout --preference --anchor --view --size --tap --at --dark --right-to-left --look --safe-area --limit $project" ;;
    audit) words="--target-size --view --preview --size --tap --at --dark --right-to-left --look --safe-area --limit $project" ;;
    inspect) words="--out --view --size --tap --at --frames --over --dark --right-to-left --look --safe-area --limit $project" ;;
  esac
  case $current in
    -*) COMPREPLY=($(compgen -W "$words --help" -- "$current")) ;;
    *) COMPREPLY=($(compgen -f -- "$current")) ;;
  esac
}

complete -o filenames -F _espalier espalier
