// @ts-check
/* global window, document, URL, HTMLElement, AbortController, setTimeout, clearTimeout */

/**
 * Mockpay's checkout script: `new Mockpay(options).open()` opens the test payment window over the shop's page.
 * Options and callbacks are those of Razorpay's script, so that a shop changes only script and key:
 * `handler` after a payment; `payment.failed` for a failure; `modal.ondismiss` with nothing (cancelled), `'timeout'`,
 * or `{error}` (closed after a failure, when retry is off).
 *
 * @typedef {import('../checkout-options.ts').CheckoutOptions} CheckoutOptions
 * @typedef {import('../checkout-options.ts').PaymentDescription} PaymentDescription
 * @typedef {import('../checkout-options.ts').PaymentError} PaymentError
 * @typedef {import('../checkout-options.ts').DismissReason} DismissReason
 */
(function defineMockpay() {
  'use strict';

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const providerOrigin = new URL(script.src).origin;

  /** Relative to the script, to keep a path prefix before `/mockpay`. */
  const windowAddress = new URL('window#' + encodeURIComponent(window.location.origin), script.src).href;

  /** Loading timeout: the provider is down, or the shop's policy forbids the frame. */
  const LOADING_LIMIT_MS = 20_000;

  /** Set through style objects, which a strict content security policy allows. */
  const styles = {
    layer:
      'position:fixed;inset:0;width:100%;height:100%;max-width:none;max-height:none;margin:0;padding:0;border:0;overflow:hidden;' +
      'background:rgba(16,23,20,.62);color:#fff;color-scheme:light;pointer-events:auto;z-index:2147483647',
    frame:
      'position:absolute;inset:0;width:100%;height:100%;border:0;background:transparent;color-scheme:light;' +
      'pointer-events:auto;visibility:hidden',
    waiting:
      'display:grid;place-content:center;justify-items:center;gap:16px;height:100%;font:500 16px/1.5 system-ui,sans-serif',
    cancel:
      'min-width:120px;min-height:44px;border:1px solid #fff;border-radius:8px;background:transparent;color:#fff;font:inherit',
  };

  class Mockpay {
    /** @type {CheckoutOptions} */
    #options;
    /** @type {Array<(event: { error: PaymentError }) => void>} */
    #failureListeners = [];
    /** @type {ReturnType<typeof createOverlay> | null} */
    #overlay = null;

    /** @param {CheckoutOptions} options */
    constructor(options) {
      requireOptions(options);
      this.#options = options;
    }

    /** @param {'payment.failed'} event @param {(event: { error: PaymentError }) => void} listener */
    on(event, listener) {
      if (event === 'payment.failed') this.#failureListeners.push(listener);
      return this;
    }

    open() {
      if (this.#overlay) return;
      const overlay = createOverlay({
        canEscape: this.#options.modal?.escape !== false,
        onCancel: () => this.#dismiss(),
        onUnreachable: () => this.#dismiss({ error: unreachable(this.#options.order_id) }),
        onMessage: (message) => {
          if (message.type === 'loaded') overlay.send({ type: 'open', payment: describe(this.#options) });
          if (message.type === 'ready') overlay.reveal();
          if (message.type === 'failed') this.#failureListeners.forEach((tell) => tell({ error: message.error }));
          if (message.type === 'dismissed') this.#dismiss(message.reason);
          if (message.type === 'paid') this.#finish(message.payment);
        },
      });
      this.#overlay = overlay;
    }

    /** Closes without confirmation; the shop is notified as of any dismissal. */
    close() {
      if (this.#overlay) this.#dismiss();
    }

    /** @param {{ payment_id: string, order_id: string, signature: string }} payment */
    #finish(payment) {
      this.#removeOverlay();
      this.#options.handler?.({
        razorpay_payment_id: payment.payment_id,
        razorpay_order_id: payment.order_id,
        razorpay_signature: payment.signature,
      });
    }

    /** @param {DismissReason} [reason] */
    #dismiss(reason) {
      this.#removeOverlay();
      this.#options.modal?.ondismiss?.(reason);
    }

    #removeOverlay() {
      this.#overlay?.remove();
      this.#overlay = null;
    }
  }

  /** @param {CheckoutOptions} options */
  function requireOptions(options) {
    if (!options?.key) throw new Error('Mockpay: the option `key` is missing.');
    if (!options.order_id) throw new Error('Mockpay: the option `order_id` is missing.');
    if (!Number.isInteger(Number(options.amount)) || Number(options.amount) < 100) {
      throw new Error('Mockpay: the option `amount` must be a whole number of paise, at least 100.');
    }
  }

  /** @param {CheckoutOptions} options @returns {PaymentDescription} */
  function describe(options) {
    const systemMode = window.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    return {
      key: options.key,
      amount: Number(options.amount),
      currency: options.currency ?? 'INR',
      name: options.name ?? '',
      description: options.description ?? '',
      order_id: options.order_id,
      prefill: { name: options.prefill?.name ?? '' },
      color: options.theme?.color ?? '',
      mode: options.theme?.mode ?? systemMode,
      canRetry: options.retry?.enabled !== false,
      confirmClose: options.modal?.confirm_close === true,
      canEscape: options.modal?.escape !== false,
      backdropCloses: options.modal?.backdropclose === true,
      timeout: options.timeout || null,
    };
  }

  /** @param {string} order_id @returns {PaymentError} */
  function unreachable(order_id) {
    const description = 'The payment window could not be opened.';
    const where = { source: 'gateway', step: 'payment_initiation', reason: 'window_unreachable' };
    return { code: 'GATEWAY_ERROR', description, ...where, metadata: { order_id } };
  }

  /**
   * The layer over the shop's page: a modal `<dialog>` is on top and makes the rest inert, including the shop's open
   * drawer.
   *
   * @param {object} shop
   * @param {boolean} shop.canEscape
   * @param {() => void} shop.onCancel
   * @param {() => void} shop.onUnreachable
   * @param {(message: any) => void} shop.onMessage
   */
  function createOverlay({ canEscape, onCancel, onUnreachable, onMessage }) {
    const focusedBefore = document.activeElement;
    const layer = make('dialog', { className: 'mockpay-container', ariaLabel: 'Mockpay test payment' }, styles.layer);
    const frame = make(
      'iframe',
      { title: 'Mockpay test payment window', allow: 'payment', referrerPolicy: 'no-referrer', src: windowAddress },
      styles.frame,
    );
    const waiting = make('div', {}, styles.waiting);
    const cancel = make('button', { type: 'button', textContent: 'Cancel', onclick: onCancel }, styles.cancel);
    waiting.append(make('p', { role: 'status', textContent: 'Opening the test payment window…' }, 'margin:0'), cancel);
    layer.append(waiting, frame);

    let isRevealed = false;
    const abort = new AbortController();
    const loadingLimit = setTimeout(onUnreachable, LOADING_LIMIT_MS);

    /** @param {object} message */
    const send = (message) => frame.contentWindow?.postMessage({ mockpay: true, ...message }, providerOrigin);
    const requestClose = () => {
      if (canEscape) isRevealed ? send({ type: 'close-requested' }) : onCancel();
    };

    /** @template {keyof WindowEventMap} Type @param {Type} type @param {(event: WindowEventMap[Type]) => void} listener */
    const listen = (type, listener) => window.addEventListener(type, listener, { capture: true, signal: abort.signal });
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
    const isInHistory = () => window.history.state?.mockpay === true;
    const pushEntry = () => window.history.pushState({ ...window.history.state, mockpay: true }, '');
    listen('popstate', () => {
      if (isInHistory()) return;
      requestClose();
      if (layer.isConnected) pushEntry();
    });
    layer.addEventListener('cancel', (event) => (event.preventDefault(), requestClose()));
    layer.addEventListener('close', () => layer.isConnected && showModal(layer));

    const root = document.documentElement.style;
    const { overflow, scrollbarGutter } = root;
    if (window.innerWidth > document.documentElement.clientWidth) root.scrollbarGutter = 'stable';
    root.overflow = 'hidden';
    document.body.append(layer);
    showModal(layer);
    pushEntry();

    return {
      send,
      reveal() {
        clearTimeout(loadingLimit);
        isRevealed = true;
        waiting.remove();
        frame.style.visibility = 'visible';
        frame.focus();
      },
      remove() {
        clearTimeout(loadingLimit);
        abort.abort();
        if (isInHistory()) window.history.back();
        Object.assign(root, { overflow, scrollbarGutter });
        layer.remove();
        if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus();
      },
    };
  }

  /**
   * @template {keyof HTMLElementTagNameMap} Tag
   * @param {Tag} tag
   * @param {Partial<HTMLElementTagNameMap[Tag]>} properties
   * @param {string} style
   */
  function make(tag, properties, style) {
    const made = document.createElement(tag);
    Object.assign(made, properties).style.cssText = style;
    return made;
  }

  /** @param {HTMLDialogElement} layer */
  function showModal(layer) {
    if (typeof layer.showModal === 'function') layer.showModal();
    else layer.setAttribute('open', '');
  }

  Object.assign(window, { Mockpay });
})();
