/** The receipt's look: paper and ink, also when the reader's system is dark, since it is meant to be printed. */
export const receiptStyle = `:root {
  color-scheme: light;
  --paper: #fbfaf6;
  --ink: #1b2420;
  --muted: #56625b;
  --leaf: #1f5a43;
  --rule: #d9d8cd;
  --clay: #a3472d;
}
* { box-sizing: border-box; margin: 0; }
body {
  background: #efede4;
  color: var(--ink);
  font: 1rem/1.55 'Figtree Variable', Figtree, 'Segoe UI', system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  padding: clamp(0px, 4vw, 48px);
}
main {
  background: var(--paper);
  border: 1px solid var(--rule);
  margin: 0 auto;
  max-width: 880px;
  padding: clamp(20px, 6vw, 56px);
}
header { align-items: center; border-bottom: 2px solid var(--ink); display: flex; gap: 16px; justify-content: space-between; min-height: 60px; padding-bottom: 16px; }
.brand, h1 { font-family: 'Eczar Variable', Eczar, Georgia, 'Times New Roman', serif; letter-spacing: -0.01em; }
.brand { color: var(--leaf); font-size: 1.5rem; font-weight: 600; }
h1 { font-size: clamp(2rem, 7vw, 2.75rem); font-weight: 500; line-height: 1.1; margin: 32px 0 24px; }
h2, dt, thead th { color: var(--muted); font-size: 0.8125rem; font-weight: 500; }
.facts, .parties { display: grid; gap: 20px 32px; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); }
dd { margin: 0; }
.id { overflow-wrap: anywhere; }
.status { border: 1px solid currentColor; border-radius: 999px; color: var(--muted); font-size: 0.875rem; font-weight: 600; padding: 1px 12px; }
.status[data-status='paid'] { background: var(--leaf); border-color: var(--leaf); color: #fff; }
.status[data-status='failed'], .status[data-status='timedout'] { color: var(--clay); }
.parties { border-bottom: 1px solid var(--rule); border-top: 1px solid var(--rule); margin: 28px 0; padding: 20px 0; }
.parties span { display: block; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 12px 0 12px 16px; text-align: left; vertical-align: baseline; }
th:first-child { padding-left: 0; }
thead tr { border-bottom: 1px solid var(--ink); }
tbody tr { border-bottom: 1px solid var(--rule); break-inside: avoid; }
tbody th { font-weight: 600; }
.number { text-align: right; white-space: nowrap; }
.mark { background: #e0a526; border-radius: 3px; font-size: 0.75rem; font-weight: 600; padding: 1px 6px; }
.summary { margin: 24px 0 0 auto; max-width: 320px; }
.summary div { display: flex; gap: 24px; justify-content: space-between; padding: 5px 0; }
.summary dt { color: inherit; font-size: inherit; }
.quiet { color: var(--muted); }
.total { border-top: 2px solid var(--ink); font-size: 1.25rem; font-weight: 700; margin-top: 8px; }
.total dt { font-weight: 700; }
footer { border-top: 1px solid var(--rule); color: var(--muted); font-size: 0.875rem; margin-top: 48px; padding-top: 16px; }
button {
  background: none; border: 1px solid #858c80; border-radius: 4px; color: var(--ink); cursor: pointer;
  font: inherit; min-height: 44px; padding: 0 18px;
}
button:hover { border-color: var(--leaf); color: var(--leaf); }
button:focus-visible { outline: 3px solid var(--leaf); outline-offset: 2px; }
@media (max-width: 620px) {
  thead { clip-path: inset(50%); position: absolute; }
  tbody tr { display: block; padding: 14px 0; }
  tbody th, td { display: flex; gap: 16px; justify-content: space-between; padding: 2px 0; }
  tbody th { justify-content: flex-start; }
  td::before { color: var(--muted); content: attr(data-label); }
}
@media print {
  body { background: none; padding: 0; }
  main { background: none; border: 0; max-width: none; padding: 0; }
  button { display: none; }
}
`;

/** Without a script the reader's own menu prints; with it, so does a button. */
export const receiptScript = `const button = document.getElementById('print');
if (button) {
  button.hidden = false;
  button.addEventListener('click', () => window.print());
}
`;
