// @ts-check
/* global document */

/**
 * Applies the shop's colour and the page's light or dark mode.
 *
 * @param {{ color: string, mode: string }} theme color as #rrggbb; other values keep the default
 */
export function applyTheme({ color, mode }) {
  const root = document.documentElement;
  root.dataset.mode = mode === 'dark' ? 'dark' : 'light';
  if (!/^#[0-9a-f]{6}$/i.test(color)) return;
  root.style.setProperty('--brand', color);
  root.style.setProperty('--on-brand', isLight(color) ? '#1b2420' : '#ffffff');
}

/** Whether dark text has more contrast than white on it (relative luminance, WCAG 2). @param {string} color */
function isLight(color) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0) > 0.2;
}

/** @param {number} paise @param {string} currency @returns {string} as the shop shows it: ₹1,23,456, and ₹499.50 */
export function moneyText(paise, currency) {
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(paise / 100);
}
