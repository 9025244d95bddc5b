export const demoWorkerMessages = {
  fault: 'The demo’s API met a fault of its own, or this browser would not keep what it was to remember.',
} as const;
