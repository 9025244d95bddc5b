/** The page's own look: it is one file, read on any screen, light or dark. */
export const coverageStyle = `
:root { color-scheme: light dark; --line: light-dark(#d9d4c7, #3a4038); --soft: light-dark(#6b6a60, #a3a89c);
  --good: light-dark(#2e6b3c, #8fcb97); --bad: light-dark(#a3341f, #f0937f); --half: light-dark(#8a6a1b, #d9b765); }
body { margin: 0 auto; max-width: 64rem; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#fbfaf5, #171b17); color: light-dark(#22261f, #e8eae3); }
h1 { font-size: 1.5rem; line-height: 1.2; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; overflow-wrap: anywhere; }
h2 small, .soft { color: var(--soft); font-weight: normal; font-size: .9rem; }
.good { color: var(--good); } .bad { color: var(--bad); } .half { color: var(--half); }
ul { padding-left: 1.2rem; margin: .25rem 0; } li { overflow-wrap: anywhere; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { border-top: 1px solid var(--line); padding: .35rem .6rem .35rem 0; text-align: left; vertical-align: top; }
th { font-weight: 600; } td.count { font-variant-numeric: tabular-nums; white-space: nowrap; }
details summary { cursor: pointer; } code { font-size: .9em; overflow-wrap: anywhere; }
@media (max-width: 40rem) { thead { display: none; } th, td { border: 0; }
  tr { display: grid; grid-template-columns: 7rem 1fr auto; border-top: 1px solid var(--line); }
  td:empty { display: none; } td:last-child { grid-column: 1 / -1; padding-top: 0; }
  td.count { grid-column: 3; text-align: right; } td[data-run]::after { content: ' ' attr(data-run); color: var(--soft); } }
nav { columns: 14rem; } nav a { display: block; padding: .25rem 0; } a { color: inherit; }
`;
