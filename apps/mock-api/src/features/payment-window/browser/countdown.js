// @ts-check
/* global setInterval, clearInterval */

const TICK_MS = 250;

/**
 * Counts down to the moment at which the payment window gives up. It goes by the clock, not by ticks, so that a sleeping
 * tab ends on time when it wakes.
 *
 * @param {object} countdown
 * @param {number | null} countdown.expiresAt ms since 1970; null never ends by itself
 * @param {(secondsLeft: number) => void} countdown.onSecond
 * @param {() => void} countdown.onEnd called once
 */
export function startCountdown({ expiresAt, onSecond, onEnd }) {
  let shown = -1;
  let hasEnded = false;

  const end = () => {
    if (hasEnded) return;
    stop();
    onEnd();
  };
  const tick = () => {
    if (expiresAt === null) return;
    const secondsLeft = Math.max(0, Math.ceil((expiresAt - Date.now()) / 1000));
    if (secondsLeft !== shown) onSecond((shown = secondsLeft));
    if (secondsLeft === 0) end();
  };
  const timer = expiresAt === null ? undefined : setInterval(tick, TICK_MS);
  const stop = () => {
    hasEnded = true;
    clearInterval(timer);
  };
  tick();

  return { stop, endNow: end };
}

/** @param {number} seconds @returns {string} such as 9:05 */
export function clockText(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
