// @ts-check
/* global setInterval, clearInterval */

const TICK_MS = 250;
const ASK_EVERY_MS = 2000;

/**
 * Counts down to the moment at which the payment window gives up. The provider's clock decides, which may be another than
 * the browser's: it is asked now and then, and in between the browser's own goes on from there. Where the provider cannot be
 * asked, the browser's own is all there is. It goes by clocks, not by ticks, so that a sleeping tab ends on time when it
 * wakes.
 *
 * @param {object} countdown
 * @param {number | null} countdown.seconds null never ends by itself
 * @param {number | null} countdown.openedAt the provider's time at the beginning; null when there was no answer
 * @param {() => Promise<number | null>} countdown.askTime ms since 1970, null when there is no answer
 * @param {(secondsLeft: number) => void} countdown.onSecond
 * @param {() => void} countdown.onEnd called once
 */
export function startCountdown({ seconds, openedAt, askTime, onSecond, onEnd }) {
  let hasEnded = false;
  let shown = -1;
  /** ms that have gone by on the provider's clock, as of `knownAt` on the browser's */
  let passed = 0;
  let knownAt = Date.now();
  /** @type {number | null} */
  let lastTime = openedAt;
  /** A clock that was stopped must not run in the window. */
  let isRunning = true;

  const end = () => {
    if (hasEnded) return;
    stop();
    onEnd();
  };
  const tick = () => {
    if (seconds === null || hasEnded) return;
    const gone = passed + (isRunning ? Date.now() - knownAt : 0);
    const secondsLeft = Math.max(0, Math.ceil((seconds * 1000 - gone) / 1000));
    if (secondsLeft !== shown) onSecond((shown = secondsLeft));
    if (secondsLeft === 0) end();
  };
  const ask = async () => {
    const time = await askTime();
    if (time === null || hasEnded) return;
    if (lastTime === null) passed = Date.now() - knownAt;
    else {
      passed += time - lastTime;
      isRunning = time !== lastTime;
    }
    lastTime = time;
    knownAt = Date.now();
    tick();
  };

  const timers = seconds === null ? [] : [setInterval(tick, TICK_MS), setInterval(() => void ask(), ASK_EVERY_MS)];
  const stop = () => {
    hasEnded = true;
    for (const timer of timers) clearInterval(timer);
  };
  tick();

  return { stop, endNow: end };
}

/** @param {number} seconds @returns {string} such as 9:05 */
export function clockText(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
