# SPDX-License-Identifier: MIT
# Completions of fish for espalier.

complete -c espalier -n __fish_use_subcommand -f -a check -d 'type-check SwiftUI source'
complete -c espalier -n __fish_use_subcommand -f -a preview -d 'open a window with the previews of files, which follows the editor'
complete -c espalier -n __fish_use_subcommand -f -a run -d 'open a window with a file or a package'
complete -c espalier -n __fish_use_subcommand -f -a new -d 'make the package of an app'
complete -c espalier -n __fish_use_subcommand -f -a test -d 'run the tests of a package'
complete -c espalier -n __fish_use_subcommand -f -a render -d 'draw a view'
complete -c espalier -n __fish_use_subcommand -f -a dump -d 'print a tree of a view'
complete -c espalier -n __fish_use_subcommand -f -a doctor -d 'list what this machine has and lacks'
complete -c espalier -n __fish_use_subcommand -f -a help -d 'list commands and options'
complete -c espalier -n __fish_use_subcommand -l version -d 'print the version'
complete -c espalier -l help -d 'list commands and options'

set -l view '__fish_seen_subcommand_from run render dump'
complete -c espalier -n $view -l view -x -d 'the view to show'
complete -c espalier -n $view -l size -x -d 'points, as in 400x500'
complete -c espalier -n $view -l dark -d 'the dark colour scheme'
complete -c espalier -n $view -l right-to-left -d 'people read from right to left'
complete -c espalier -n $view -l look -x -a 'desktop phone' -d 'measures of a desktop or a phone'
complete -c espalier -n '__fish_seen_subcommand_from run' -l watch -d 'follow the files'
complete -c espalier -n '__fish_seen_subcommand_from preview' -l look -x -a 'desktop phone both' -d 'measures of a desktop or a phone'
complete -c espalier -n '__fish_seen_subcommand_from preview' -l appearance -x -a 'light dark both' -d 'colour schemes'
complete -c espalier -n '__fish_seen_subcommand_from preview' -l size -x -d 'points, as in 400x500'
complete -c espalier -n '__fish_seen_subcommand_from run' -l product -x -d 'the program of a package'

set -l still '__fish_seen_subcommand_from render dump'
complete -c espalier -n $still -l tap -x -d 'tap what shows this text'
complete -c espalier -n $still -l at -x -d 'advance the clock by seconds'
complete -c espalier -n $still -l safe-area -x -d 'covered points: top,leading,bottom,trailing'

set -l render '__fish_seen_subcommand_from render'
complete -c espalier -n $render -l out -r -F -d 'the picture'
complete -c espalier -n $render -l scale -x -d 'pixels per point'
complete -c espalier -n $render -l frames -x -d 'pictures of a moving one'
complete -c espalier -n $render -l over -x -d 'how many seconds they last'
complete -c espalier -n $render -l preview -d 'previews instead of the view'

complete -c espalier -n '__fish_seen_subcommand_from dump' -l tree -x \
  -a 'views layout preferences accessibility displayList' -d 'which tree'
complete -c espalier -n '__fish_seen_subcommand_from check dump' -l json -d 'as JSON'
complete -c espalier -n '__fish_seen_subcommand_from check' -l module -d 'one module'
complete -c espalier -n '__fish_seen_subcommand_from check' -l limit -x -d 'choices of overloads for one expression'
