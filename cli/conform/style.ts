/** The style of the report: light or dark like the reader's system, and suitable for printing. */
export const STYLE = `
:root { --text: #1c2430; --soft: #5b6675; --line: #dde2e9; --page: #f5f7fa; --card: #fff; --good: #157347; --bad: #b3261e; --open: #8a5a00; --code: #eef1f5 }
@media (prefers-color-scheme: dark) { :root { --text: #e6eaf0; --soft: #9aa5b4; --line: #313a47; --page: #12161c; --card: #1b2129; --good: #5fcf94; --bad: #ff8a80; --open: #f0b95b; --code: #232b35 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
header { border-left: .4rem solid var(--tone); background: var(--card); border-radius: .5rem; padding: 1.5rem 1.75rem; box-shadow: 0 1px 3px #0002 }
header p { margin: .35rem 0; color: var(--soft); overflow-wrap: anywhere }
.passed { --tone: var(--good) } .failed { --tone: var(--bad) } .inconclusive { --tone: var(--open) }
header .badge { color: var(--tone); font-weight: 700; text-transform: uppercase; letter-spacing: .06em; font-size: .85rem; margin: 0 }
h1 { margin: .25rem 0; font-size: 1.7rem; line-height: 1.25 }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.2rem }
h3 { margin: 1rem 0 .35rem; font-size: .85rem; color: var(--soft); text-transform: uppercase; letter-spacing: .05em }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr)); gap: .9rem; margin: 1.25rem 0 0 }
.tiles div { background: var(--card); border-radius: .5rem; padding: 1rem 1.25rem; box-shadow: 0 1px 3px #0002; display: flex; flex-direction: column-reverse }
.tiles dd { margin: 0; font-size: 1.6rem; font-weight: 650; font-variant-numeric: tabular-nums }
.tiles dt { color: var(--soft); font-size: .9rem }
details { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .7rem 1rem; margin: 0 0 .6rem }
details details { border: 0; padding: .5rem 0 0; margin: 0 }
summary { cursor: pointer; overflow-wrap: anywhere }
details.mismatch { border-left: .25rem solid var(--bad) }
code, pre { font: .85em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--code); border-radius: .3rem }
code { padding: .1em .35em; overflow-wrap: anywhere }
pre { padding: .75rem 1rem; margin: 0; overflow: auto; max-height: 24rem; white-space: pre-wrap; overflow-wrap: anywhere }
blockquote { margin: 0; padding-left: .9rem; border-left: .2rem solid var(--line) }
.scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: .5rem }
details .scroll { margin-top: .6rem; border-color: var(--line) }
table { width: 100%; border-collapse: collapse; font-size: .92rem }
th, td { padding: .5rem .9rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line) }
tbody tr:last-child > * { border-bottom: 0 }
tbody th { font-weight: 400 }
thead th { color: var(--soft); font-size: .8rem; font-weight: 600; white-space: nowrap }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.zero { color: var(--soft); opacity: .6 }
.bad > * { color: var(--bad); font-weight: 600 }
ul { padding-left: 1.2rem } li { margin: .3rem 0 }
footer { margin-top: 3rem; color: var(--soft); font-size: .85rem }
@media print { body { background: #fff } details, header, .tiles div { box-shadow: none; break-inside: avoid } }
`
