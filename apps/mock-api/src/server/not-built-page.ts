import { html } from '../features/receipts/html.ts';
import { consoleMessages as messages } from './console.messages.ts';

/** Interval of the page's reload. */
const SECONDS = 2;

/** Shown instead of the console until it is built. */
export const notBuiltPage = (): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta http-equiv="refresh" content="${SECONDS}" />
        <title>${messages.title}</title>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main>
          <h1>${messages.title}</h1>
          <p>${messages.notBuilt} ${messages.how}</p>
          <pre><code>${messages.command}</code></pre>
          <p>${messages.automatic}</p>
        </main>
      </body>
    </html> `.markup;
