const { TestEnvironment } = require('jest-environment-jsdom');
const { EventSource } = require('undici');

/** jsdom with what it lacks and every browser has: Node's fetch family with its event source, text coding, cloning. */
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      EventSource,
      structuredClone,
      setImmediate,
      clearImmediate,
      ArrayBuffer,
      Uint8Array,
    });
    // jsdom's has no `subtle`.
    Object.defineProperty(this.global, 'crypto', { value: crypto });
    class Observer {
      observe() {}
      unobserve() {}
      disconnect() {}
      takeRecords() {
        return [];
      }
    }
    // Swipes carry coordinates.
    this.global.PointerEvent ??= class PointerEvent extends this.global.MouseEvent {};
    this.global.ResizeObserver = Observer;
    this.global.IntersectionObserver = Observer;
    this.global.matchMedia = (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    });
    this.global.scrollTo = () => {};
    this.global.Element.prototype.scrollTo = () => {};
    this.global.Element.prototype.scrollIntoView = () => {};
  }
}

module.exports = BrowserEnvironment;
