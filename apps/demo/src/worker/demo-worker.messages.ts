export const demoWorkerMessages = {
  fault: 'The demo’s API failed, or this browser refused to store its data.',
} as const;
