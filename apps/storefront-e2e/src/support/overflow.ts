/** Runs in the page: the elements wider than the screen or the dialog; a text that only leaves its element has none. */
export function widestOverflow(): string[] {
  const scrollers = [document.documentElement, ...document.querySelectorAll('[role="dialog"]')];
  const scroller = scrollers.find(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  if (!scroller) return [];
  const { scrollWidth, clientWidth } = scroller;
  const isInScroller = ({ parentElement }: Element): boolean =>
    parentElement !== null &&
    parentElement !== document.body &&
    parentElement !== scroller &&
    (getComputedStyle(parentElement).overflowX !== 'visible' || isInScroller(parentElement));
  const elements = Array.from(document.querySelectorAll('body *'))
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1 && !isInScroller(element))
    .slice(0, 5)
    .map((element) => `${element.tagName} ${element.className.toString()} ${element.textContent.slice(0, 40)}`);
  return [`${scrollWidth} of ${clientWidth} px`, ...elements];
}

/** Runs in the page: texts of which a part is cut off. */
export function cutTexts(): string[] {
  const isCut = (element: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    return (
      (textOverflow === 'ellipsis' && scrollWidth > clientWidth) ||
      (webkitLineClamp !== 'none' && scrollHeight > clientHeight + 1)
    );
  };
  return Array.from(document.querySelectorAll('body :not(input)'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isCut(element))
    .map(({ textContent }) => textContent);
}

/** Runs in the page: controls cut off by the screen's edge, covered by something, or smaller than 24 px (WCAG 2.2, 2.5.8). */
export function unreachableControls(): string[] {
  const { clientWidth } = document.documentElement;
  const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
  const shown = Array.from((dialog ?? document).querySelectorAll('a[href], button, input, textarea, select')).filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Visually hidden controls are reached by their label.
      control.getBoundingClientRect().width > 1 &&
      getComputedStyle(control).clip === 'auto' &&
      control.closest('[inert], [aria-hidden="true"], [tabindex="-1"]:not(main, [role="dialog"])') === null,
  );
  /** In a sentence, with a label, or covering its card. */
  const mayBeSmall = (control: Element) =>
    control instanceof HTMLInputElement ||
    getComputedStyle(control, '::before').position === 'absolute' ||
    Array.from(control.parentNode?.childNodes ?? []).some(
      // Texts of a translated page are in elements, and those of an article whose ranges stay on one line.
      ({ nodeName, textContent }) =>
        (/text|font/i.test(nodeName) || (nodeName === 'SPAN' && getComputedStyle(control).display === 'inline')) &&
        textContent?.trim(),
    );
  const troubleOf = (control: Element): string | null => {
    // The top bar is visible only at the top.
    if (control.closest('header')) window.scrollTo({ top: 0, behavior: 'instant' });
    else control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = control.getClientRects().item(0);
    if (!box) return null;
    if (box.left < -1 || box.right > clientWidth + 1) return 'cut off';
    if (Math.min(box.width, box.height) < 24 && !mayBeSmall(control)) return 'small';
    // A field's buttons cover its end.
    const across = control instanceof HTMLInputElement ? box.width / 8 : box.width / 2;
    const top = document.elementFromPoint(box.left + across, box.top + box.height / 2);
    if (top && (control.contains(top) || top.closest('label')?.contains(control))) return null;
    return `under ${top?.tagName} ${top?.textContent.slice(0, 30)}`;
  };
  return shown.flatMap((control) => {
    const trouble = troubleOf(control);
    const name = control.getAttribute('aria-label') ?? control.textContent;
    return trouble === null ? [] : [`${control.tagName} "${name.slice(0, 40)}" is ${trouble}`];
  });
}
