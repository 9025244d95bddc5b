/** The ribbon's styles, readable in light and dark. */
export const ribbonStyle = `
:host { display: block; background: #1d3a2c; color: #fff; font: 14px/1.5 'Figtree Variable', system-ui, sans-serif; }
details { max-width: 1280px; margin: 0 auto; padding: 0 16px; }
@media (min-width: 640px) { details { padding: 0 24px; } }
@media (min-width: 1024px) { details { padding: 0 32px; } }
summary { min-height: 24px; padding: 6px 0; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary span { text-decoration: underline; text-underline-offset: 3px; white-space: nowrap; }
div { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding: 4px 0 12px; }
p { margin: 0; }
p:empty { display: none; }
label { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; max-width: 100%; }
select { box-sizing: border-box; min-height: 32px; max-width: 100%; font: inherit; color: #10251b; background: #fff; border: 1px solid #fff; border-radius: 4px; }
a { color: inherit; padding: 6px 0; text-underline-offset: 3px; }
:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
@media print { :host { display: none; } }
`;
