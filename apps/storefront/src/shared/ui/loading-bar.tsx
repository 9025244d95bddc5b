import { uiMessages } from './ui.messages.ts';

/** Shown while a press waits for code. */
export const LoadingBar = () => <div role="progressbar" aria-label={uiMessages.loading} className="loading-bar" />;
