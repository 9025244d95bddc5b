/**
 * Mockpay's checkout script: `new Mockpay(options).open()` opens the test payment window over the shop's page.
 * Options and callbacks are those of Razorpay's script that the shop uses, so that it changes only script and key:
 * `handler` after a payment; `payment.failed` for a failure; `modal.ondismiss` with nothing (cancelled), `'timeout'`,
 * or `{error}` (closed after a failure).
 */
(function defineMockpay() {
  'use strict';

  /**
   * @typedef {import('../checkout-options.ts').CheckoutOptions} CheckoutOptions
   * @typedef {import('../checkout-options.ts').PaymentError} PaymentError
   * @typedef {import('../checkout-options.ts').DismissReason} DismissReason
   * @typedef {{ payment_id: string, signature: string }} Payment
   * @typedef {{ type: string, error: PaymentError, reason: DismissReason, payment: Payment }} Message by its type, what belongs to it
   */

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const providerOrigin = new URL(script.src).origin;
  /** Relative to the script, to keep a path prefix before `/mockpay`. */
  const windowAddress = new URL('window#' + encodeURIComponent(location.origin), script.src).href;

  /** Set through style objects, which a strict content security policy allows. */
  const styles = {
    layer:
      'position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;overflow:hidden;' +
      'background:rgba(16,23,20,.62);color:#fff;color-scheme:light;pointer-events:auto;z-index:2147483647',
    frame:
      'position:absolute;inset:0;width:100%;height:100%;border:0;background:transparent;color-scheme:light;' +
      'pointer-events:auto;visibility:hidden',
    // The window's own sheet (window.css), which replaces it.
    sheet:
      'position:absolute;inset:auto 0 0;display:grid;grid-template:auto 1fr/100%;box-sizing:border-box;width:100%;max-width:520px;' +
      'height:min(687px,calc(100dvh - 20px));margin:0 auto;overflow:hidden;border-radius:12px 12px 0 0;' +
      "font:400 16px/1.5 'Figtree Variable',system-ui,sans-serif",
    wideSheet:
      'inset:0;grid-template:1fr/300px 1fr;max-width:780px;height:min(520px,calc(100dvh - 48px));margin:auto;border-radius:8px',
    plate: 'min-height:180px;box-sizing:border-box;padding:44px 20px;color:#fff;overflow-wrap:anywhere',
    merchant: "margin:0;font:500 1.125rem/1.3 'Eczar Variable',Georgia,serif",
    amount: 'margin:0;font-size:2.25rem;font-weight:600;line-height:1.15;font-variant-numeric:tabular-nums',
    desk: 'display:grid;grid-template-rows:repeat(3,48px) auto 1fr;gap:16px;padding:24px 20px 20px',
    bar: 'border-radius:4px;background:currentColor;opacity:.1',
    cancel:
      'align-self:end;min-height:48px;border:1px solid currentColor;border-radius:4px;background:transparent;color:inherit;font:inherit',
  };

  class Mockpay {
    /** @param {CheckoutOptions} options */
    constructor(options) {
      this.options = options;
      /** @type {Array<(event: { error: PaymentError }) => void>} */
      this.failureListeners = [];
    }

    /** @param {'payment.failed'} _event @param {(event: { error: PaymentError }) => void} listener */
    on(_event, listener) {
      this.failureListeners.push(listener);
      return this;
    }

    open() {
      const { order_id: razorpay_order_id, modal, handler } = this.options;
      /** @param {DismissReason} [reason] */
      const dismiss = (reason) => {
        overlay.remove();
        modal?.ondismiss?.(reason);
      };
      const overlay = createOverlay(this.options, {
        onCancel: () => dismiss(),
        onMessage: ({ type, error, reason, payment }) => {
          // Without the functions, which cannot be sent.
          if (type === 'loaded') overlay.send({ type: 'open', payment: JSON.parse(JSON.stringify(this.options)) });
          if (type === 'ready') overlay.reveal();
          if (type === 'failed') this.failureListeners.forEach((tell) => tell({ error }));
          if (type === 'dismissed') dismiss(reason);
          if (type === 'paid') {
            overlay.remove();
            const { payment_id: razorpay_payment_id, signature: razorpay_signature } = payment;
            handler?.({ razorpay_payment_id, razorpay_order_id, razorpay_signature });
          }
        },
      });
    }
  }

  /**
   * The layer over the shop's page: a modal `<dialog>` is on top and makes the rest inert, including the shop's open
   * drawer.
   *
   * @param {CheckoutOptions} payment
   * @param {{ onCancel: () => void, onMessage: (message: Message) => void }} shop
   */
  function createOverlay(payment, { onCancel, onMessage }) {
    const focusedBefore = document.activeElement;
    const layer = make('dialog', { className: 'mockpay-container', ariaLabel: 'Mockpay test payment' }, styles.layer);
    const frame = make(
      'iframe',
      { title: 'Mockpay test payment window', allow: 'payment', referrerPolicy: 'no-referrer', src: windowAddress },
      styles.frame,
    );
    const waiting = createSheet(payment, onCancel);
    layer.append(waiting, frame);

    const abort = new AbortController();

    /** @param {object} message */
    const send = (message) => frame.contentWindow?.postMessage({ mockpay: true, ...message }, providerOrigin);
    const requestClose = () => (waiting.isConnected ? onCancel() : send({ type: 'close-requested' }));

    /** @template {keyof WindowEventMap} Type @param {Type} type @param {(event: WindowEventMap[Type]) => void} listener */
    const listen = (type, listener) => addEventListener(type, listener, { capture: true, signal: abort.signal });
    listen('message', ({ origin, source, data }) => {
      const isFromWindow = origin === providerOrigin && source !== null && source === frame.contentWindow;
      if (isFromWindow && data?.mockpay === true) onMessage(data);
    });
    listen('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      requestClose();
    });
    // Hides events on this layer from the shop's focus traps and outside-click handlers.
    for (const type of /** @type {const} */ (['focusin', 'pointerdown', 'mousedown', 'touchstart'])) {
      listen(type, (event) => layer.contains(/** @type {Node} */ (event.target)) && event.stopImmediatePropagation());
    }
    // Back closes the window as Esc does: it has an entry in the shop's history, a copy of the page's.
    const isInHistory = () => history.state?.mockpay === true;
    const pushEntry = () => history.pushState({ ...history.state, mockpay: true }, '');
    listen('popstate', () => {
      if (isInHistory()) return;
      requestClose();
      if (layer.isConnected) pushEntry();
    });
    layer.addEventListener('cancel', (event) => (event.preventDefault(), requestClose()));
    layer.addEventListener('close', () => layer.isConnected && layer.showModal());

    const root = document.documentElement.style;
    const { overflow, scrollbarGutter } = root;
    if (innerWidth > document.documentElement.clientWidth) root.scrollbarGutter = 'stable';
    root.overflow = 'hidden';
    document.body.append(layer);
    layer.showModal();
    pushEntry();

    return {
      send,
      reveal() {
        waiting.remove();
        frame.style.visibility = 'visible';
        frame.focus();
      },
      remove() {
        abort.abort();
        if (isInHistory()) history.back();
        Object.assign(root, { overflow, scrollbarGutter });
        layer.remove();
        if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus();
      },
    };
  }

  /**
   * Stands where the window will, until it is ready.
   *
   * @param {CheckoutOptions} payment @param {() => void} onCancel
   */
  function createSheet({ amount, currency = 'INR', name = '', theme }, onCancel) {
    const isDark = theme?.mode === 'dark';
    const colours = isDark ? 'background:#16201b;color:#eef1ea' : 'background:#fbfaf6;color:#1b2420';
    const wide = matchMedia('(min-width: 760px)').matches ? styles.wideSheet : '';
    const sheet = make('div', {}, `${styles.sheet};${colours};${wide}`);
    const plate = make('div', {}, `${styles.plate};background:${isDark ? '#2a4136' : '#1f5a43'}`);
    const format = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    });
    const price = make('p', { textContent: format.format(Number(amount) / 100), translate: false }, styles.amount);
    plate.append(make('p', { textContent: name, translate: false }, styles.merchant), price);
    const desk = make('div', {}, styles.desk);
    const status = make('p', { role: 'status', textContent: 'Opening the test payment window…' }, 'margin:0');
    const cancel = make('button', { type: 'button', textContent: 'Cancel', onclick: onCancel }, styles.cancel);
    desk.append(make('div', {}, styles.bar), make('div', {}, styles.bar), make('div', {}, styles.bar), status, cancel);
    sheet.append(plate, desk);
    return sheet;
  }

  /**
   * @template {keyof HTMLElementTagNameMap} Tag
   * @param {Tag} tag @param {Partial<HTMLElementTagNameMap[Tag]>} properties @param {string} style
   */
  function make(tag, properties, style) {
    const made = document.createElement(tag);
    Object.assign(made, properties).style.cssText = style;
    return made;
  }

  Object.assign(window, { Mockpay });
})();
