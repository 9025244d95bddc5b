import { html, type Html } from '../features/receipts/html.ts';
import {
  follow,
  type AnswerEntry,
  type ContractDocument,
  type Example,
  type LocatedCall,
  type Media,
} from './contract-document.ts';
import { curl } from './curl.ts';
import { inline, markdown } from './markdown.ts';
import { referenceMessages as messages } from './reference.messages.ts';
import { fieldRow, schemaView } from './schema-view.ts';

/** A call of the contract: what it does, what it takes, what it answers, each with every example. */
export function callView(document: ContractDocument, located: LocatedCall, origin: string): Html {
  const { call, method, address } = located;
  const { operationId, summary, description = '', security, requestBody, responses } = call;
  const needsToken = security.length > 0;
  const body = requestBody?.content['application/json'];
  const answers = Object.entries(responses).map(([status, answer]) =>
    answerView(document, status, follow(document, answer)),
  );

  return html`<section
    class="call"
    id="${operationId}"
    data-find="${`${operationId} ${method} ${address} ${summary}`.toLowerCase()}"
  >
    <h3><a href="#${operationId}">${summary}</a></h3>
    <p class="address"><span class="method ${method.toLowerCase()}">${method}</span> <code>${address}</code></p>
    <p class="facts">
      <code>${operationId}</code>${needsToken ? html` <span class="lock">${messages.needsToken}</span>` : html``}
    </p>
    ${markdown(description)} ${parametersView(document, located)}
    ${
      body
        ? html`<h4>${messages.body}</h4>
            ${mediaView(document, body)}`
        : html``
    }
    <h4>${messages.curl}</h4>
    <div class="copyable">
      <pre tabindex="0"><code>${curl(document, located, origin)}</code></pre>
    </div>
    <h4>${messages.answers}</h4>
    ${answers}
  </section>`;
}

function parametersView(document: ContractDocument, { call }: LocatedCall): Html {
  const parameters = (call.parameters ?? []).map((parameter) => follow(document, parameter));
  if (parameters.length === 0) return html``;
  const rows = parameters.map(({ name, schema, description = '' }) =>
    fieldRow(document, name, { ...follow(document, schema), description }, [name]),
  );
  return html`<h4>${messages.parameters}</h4>
    <table class="fields">
      <tbody>
        ${rows}
      </tbody>
    </table>`;
}

function answerView(
  document: ContractDocument,
  status: string,
  { description = '', headers = {}, content = {} }: AnswerEntry,
): Html {
  const media = Object.entries(content).map(
    ([type, one]) =>
      html`<p class="media"><code>${type}</code></p>
        ${mediaView(document, one)}`,
  );
  const named = Object.entries(headers).map(
    ([name, header]) => html`<li><code>${name}</code> ${inline(follow(document, header).description ?? '')}</li>`,
  );
  const head = html`<span class="status s${status.charAt(0)}">${status}</span> ${inline(description)}`;
  if (media.length === 0 && named.length === 0) return html`<p class="answer">${head}</p>`;
  return html`<details class="answer" ${status === '200' ? html` open` : html``}>
    <summary>${head}</summary>
    ${
      named.length > 0
        ? html`<ul class="headers">
            ${named}
          </ul>`
        : html``
    }
    ${media}
  </details>`;
}

function mediaView(document: ContractDocument, { schema, examples = {} }: Media): Html {
  const shown = Object.entries(examples).map(([name, example]) => exampleView(name, follow(document, example)));
  return html`${schemaView(document, schema)}${shown}`;
}

function exampleView(name: string, { summary = '', value }: Example): Html {
  return html`<details class="example">
    <summary><code>${name}</code> ${summary}</summary>
    <div class="copyable">
      <pre tabindex="0"><code>${JSON.stringify(value, null, 2)}</code></pre>
    </div>
  </details>`;
}
