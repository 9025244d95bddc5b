import { html, type Html } from '../features/receipts/html.ts';
import { callView } from './call-view.ts';
import { callsOf, type ContractDocument, type LocatedCall, type Schema } from './contract-document.ts';
import { markdown } from './markdown.ts';
import { referenceMessages as messages } from './reference.messages.ts';
import { schemaView } from './schema-view.ts';

/**
 * The whole contract as one page that needs nothing from elsewhere.
 *
 * @param origin where the calls are to be made, as `http://localhost:3333`
 */
export function referencePage(document: ContractDocument, origin: string): Html {
  const { info, tags, components } = document;
  const calls = callsOf(document);
  const groups = tags.map((tag) => ({ ...tag, calls: calls.filter(({ call }) => call.tags.includes(tag.name)) }));

  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${info.title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="reference.css" />
        <script type="module" src="reference.js"></script>
      </head>
      <body data-copy="${messages.copy}" data-copied="${messages.copied}">
        <a class="skip" href="#calls">${messages.skip}</a>
        <header>
          <h1>${info.title} <small>${info.version}</small></h1>
          <p class="files">
            <a href="../openapi.yaml">${messages.yaml}</a> <a href="../openapi.json">${messages.json}</a>
          </p>
          <search>
            <input
              type="search"
              id="find"
              aria-label="${messages.find}"
              placeholder="${messages.find}"
              title="${messages.findHint}"
              autocomplete="off"
              spellcheck="false"
              hidden
            />
          </search>
        </header>
        <div class="columns">
          <nav aria-label="${messages.calls}">
            <details open>
              <summary>${messages.calls}</summary>
              ${groups.map((group) => navGroup(group.name, group.calls))}
              <h2><a href="#schemas">${messages.schemas}</a></h2>
            </details>
          </nav>
          <main id="calls">
            <div class="intro">${markdown(info.description ?? '')}</div>
            <p class="none" role="status" hidden>${messages.none}</p>
            ${groups.map(
              (group) =>
                html`<section class="group" id="group-${group.name}">
                  <h2>${group.name}</h2>
                  ${markdown(group.description ?? '')} ${group.calls.map((call) => callView(document, call, origin))}
                </section>`,
            )}
            <section id="schemas">
              <h2>${messages.schemas}</h2>
              ${Object.entries(components.schemas).map(([name, schema]) => shape(document, name, schema))}
            </section>
          </main>
        </div>
      </body>
    </html> `;
}

function navGroup(name: string, calls: readonly LocatedCall[]): Html {
  const links = calls.map(
    ({ call, method, address }) =>
      html`<li>
        <a href="#${call.operationId}">
          <span class="method ${method.toLowerCase()}">${method}</span><span>${shorter(address)}</span>
        </a>
      </li>`,
  );
  return html`<section>
    <h2>${name}</h2>
    <ul>
      ${links}
    </ul>
  </section>`;
}

/** In the margin all begin alike; what tells them apart is at their end. A long one may break at its slashes. */
function shorter(address: string): Html {
  const segments = address.replace(/^\/api\/(v1\/)?/, '').split('/');
  return { markup: segments.map((segment) => html`${segment}`.markup).join('/<wbr>') };
}

function shape(document: ContractDocument, name: string, schema: Schema): Html {
  return html`<section class="shape" id="schema-${name}">
    <h3><a href="#schema-${name}">${name}</a></h3>
    ${schema.properties ? markdown(schema.description ?? '') : html``} ${schemaView(document, schema)}
  </section>`;
}
