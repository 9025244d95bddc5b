/** The invoice's styles: the system's light or dark mode, and black on white in print. */
export const receiptStyle = `:root {
  color-scheme: light dark;
  --ground: light-dark(#efede4, #0b110f);
  --paper: light-dark(#fbfaf6, #101714);
  --ink: light-dark(#1b2420, #eef1ea);
  --muted: light-dark(#56625b, #a9b5ad);
  --leaf: light-dark(#1f5a43, #7cc7a1);
  --leaf-tint: light-dark(#e4eee7, #1c3328);
  --on-leaf: light-dark(#ffffff, #101714);
  --rule: light-dark(#d9d8cd, #2f3d36);
  --clay: light-dark(#a3472d, #f09a80);
  --wash: light-dark(#f3f1e8, #18221d);
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--ground);
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
header {
  align-items: baseline; border-bottom: 2px solid var(--ink); display: flex; flex-wrap: wrap; gap: 4px 24px;
  justify-content: space-between; padding-bottom: 16px;
}
.brand, h1, h2 { font-family: 'Eczar Variable', Eczar, Georgia, 'Times New Roman', serif; }
.brand { color: var(--leaf); font-size: 1.5rem; font-weight: 600; letter-spacing: -0.01em; }
h1 { font-size: clamp(2rem, 7vw, 2.75rem); font-weight: 500; letter-spacing: -0.01em; line-height: 1.1; margin: 32px 0 24px; }
.title { align-items: center; display: flex; flex-wrap: wrap; gap: 16px 24px; justify-content: space-between; margin: 32px 0 24px; }
.title h1 { margin: 0; }
button {
  background: var(--leaf); border: 0; border-radius: 8px; color: var(--on-leaf); cursor: pointer; font: inherit; font-weight: 600;
  min-height: 44px; padding: 0 20px;
}
button:focus-visible { outline: 3px solid var(--leaf); outline-offset: 3px; }
h2 { font-size: 1.25rem; font-weight: 500; line-height: 1.3; margin: 40px 0 4px; }
h3, dt, thead th { color: var(--muted); font-size: 0.8125rem; font-weight: 500; }
.facts, .parties { display: grid; gap: 20px 32px; grid-template-columns: repeat(auto-fit, minmax(min(190px, 40%), 1fr)); }
dd { margin: 0; }
.id { overflow-wrap: anywhere; }
.status { border: 1px solid currentColor; border-radius: 999px; color: var(--muted); font-size: 0.875rem; font-weight: 600; padding: 1px 12px; }
.status[data-status='paid'] { background: var(--leaf-tint); border-color: transparent; color: var(--leaf); }
.status[data-status='failed'], .status[data-status='timedout'] { color: var(--clay); }
.notice { background: var(--wash); border-left: 3px solid var(--clay); margin-top: 24px; max-width: none; overflow-wrap: anywhere; padding: 10px 16px; }
.notice + .notice { margin-top: 8px; }
.parties { border-bottom: 1px solid var(--rule); border-top: 1px solid var(--rule); margin: 28px 0; padding: 20px 0; }
.parties span { display: block; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 12px 0 12px 16px; text-align: left; vertical-align: baseline; }
th:first-child { padding-left: 0; }
thead tr { border-bottom: 1px solid var(--ink); }
tbody tr { border-bottom: 1px solid var(--rule); break-inside: avoid; }
tbody th { font-weight: 600; }
tfoot th, tfoot td { font-weight: 700; }
.taxes tbody th { font-weight: 400; }
.number { text-align: right; white-space: nowrap; }
.share { color: var(--muted); font-size: 0.875rem; padding-right: 6px; }
.mark { background: #e0a526; border-radius: 3px; color: #1b2420; font-size: 0.75rem; font-weight: 600; margin-left: 4px; padding: 1px 6px; white-space: nowrap; }
.summary { break-inside: avoid; margin: 24px 0 0 auto; max-width: 320px; }
.summary div { display: flex; gap: 24px; justify-content: space-between; padding: 5px 0; }
.summary dt { color: inherit; font-size: inherit; }
.quiet { color: var(--muted); }
.total { border-top: 2px solid var(--ink); font-size: 1.25rem; font-weight: 700; margin-top: 8px; }
.total dt { font-weight: 700; }
footer { border-top: 1px solid var(--rule); color: var(--muted); display: grid; font-size: 0.875rem; gap: 6px; margin-top: 48px; padding-top: 16px; }
footer p { max-width: 75ch; }
@media (min-width: 621px), print {
  .parties { grid-template-columns: 2fr 1fr 1fr; }
}
@media screen and (max-width: 620px) {
  .facts, .parties { grid-template-columns: 1fr; }
  .facts { gap: 4px; }
  .facts div { align-items: baseline; display: flex; flex-wrap: wrap; gap: 0 16px; justify-content: space-between; }
  thead { clip-path: inset(50%); height: 1px; overflow: hidden; position: absolute; width: 1px; }
  tr { display: block; padding: 14px 0; }
  tbody th, tfoot th, td { align-items: baseline; display: flex; gap: 16px; justify-content: space-between; padding: 2px 0; }
  tbody th, tfoot th { display: block; }
  .summary { max-width: none; }
  td::before { color: var(--muted); content: attr(data-label); font-weight: 400; }
  .taxes tbody th { font-weight: 600; }
}
@page { margin: 14mm; size: A4; }
@media print {
  :root { color-scheme: light; --paper: #fff; --wash: #fff; font-size: 12px; line-height: 1.4; }
  body { background: none; padding: 0; }
  main { background: none; border: 0; max-width: none; padding: 0; }
  header { padding-bottom: 8px; }
  h1 { font-size: 2.25rem; }
  .title { margin: 16px 0 12px; }
  h2 { break-after: avoid; margin-top: 12px; }
  th, td { padding-bottom: 5px; padding-top: 5px; }
  .facts, .parties { gap: 10px 24px; }
  .parties { margin: 16px 0; padding: 12px 0; }
  .notice { margin-top: 12px; padding: 6px 12px; }
  .status, .mark { print-color-adjust: exact; }
  .summary { margin-top: 12px; }
  .taxes, footer { break-inside: avoid; }
  footer { gap: 2px; margin-top: 20px; padding-top: 10px; }
  footer p { max-width: none; }
  button { display: none; }
}
`;

/** Without it the page has no button, and the browser's menu prints it. */
export const receiptScript = `const button = document.getElementById('print');
if (button) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
`;
