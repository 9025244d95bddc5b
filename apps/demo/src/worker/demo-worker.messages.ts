export const demoWorkerMessages = {
  wasReset: 'The demo was reset during the request.',
  failed: 'The demo’s API failed, or this browser refused to store its data.',
} as const;
