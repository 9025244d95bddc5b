const TICK_MS = 1000;

/**
 * Counts down to the window's timeout by the provider's clock, which is asked each second; null is no timeout, no response.
 *
 * @param {{ seconds: number | null, openedAt: number | null, getTime: () => Promise<number | null> }} clock
 * @param {(secondsLeft: number) => void} onSecond @param {() => void} onEnd
 * @returns {() => void} stops it
 */
export function startCountdown({ seconds, openedAt, getTime }, onSecond, onEnd) {
  if (seconds === null) return () => undefined;
  let isStopped = false;
  const timer = setInterval(async () => {
    const time = await getTime();
    if (time === null || isStopped) return;
    openedAt ??= time;
    const left = Math.max(0, Math.ceil(seconds - (time - openedAt) / 1000));
    onSecond(left);
    if (left === 0) onEnd();
  }, TICK_MS);
  onSecond(seconds);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
