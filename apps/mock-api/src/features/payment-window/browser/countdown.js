// @ts-check
/* global setInterval, clearInterval */

const TICK_MS = 250;
const POLL_MS = 2000;

/**
 * Counts down to the window's timeout. The provider's clock decides and is polled; in between, and when it does not
 * respond, the browser's clock is used. Based on times, not ticks, so that a sleeping tab ends on time when it wakes.
 *
 * @param {object} countdown
 * @param {number | null} countdown.seconds null for no timeout
 * @param {number | null} countdown.openedAt the provider's time at the start; null without a response
 * @param {() => Promise<number | null>} countdown.getTime ms since 1970, null without a response
 * @param {(secondsLeft: number) => void} countdown.onSecond
 * @param {() => void} countdown.onEnd called once
 */
export function startCountdown({ seconds, openedAt, getTime, onSecond, onEnd }) {
  let hasEnded = false;
  let shown = -1;
  /** ms passed on the provider's clock, as of `knownAt` on the browser's */
  let passed = 0;
  let knownAt = Date.now();
  /** @type {number | null} */
  let lastTime = openedAt;
  /** False while the provider's clock is stopped. */
  let isRunning = true;

  const end = () => {
    if (hasEnded) return;
    stop();
    onEnd();
  };
  const tick = () => {
    if (seconds === null || hasEnded) return;
    const elapsed = passed + (isRunning ? Date.now() - knownAt : 0);
    const secondsLeft = Math.max(0, Math.ceil((seconds * 1000 - elapsed) / 1000));
    if (secondsLeft !== shown) onSecond((shown = secondsLeft));
    if (secondsLeft === 0) end();
  };
  const poll = async () => {
    const time = await getTime();
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

  const timers = seconds === null ? [] : [setInterval(tick, TICK_MS), setInterval(() => void poll(), POLL_MS)];
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
