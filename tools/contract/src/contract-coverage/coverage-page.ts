import type { CoveredAnswer, CoveredCall, CoveredField, CoveredExample } from './cover-contract.ts';
import { coverageFaults } from './coverage-faults.ts';
import { coverageStyle } from './coverage-style.content.ts';
import { fieldShare } from './coverage-sums.ts';
import { sign, sums, unseenFields } from './coverage-table.ts';
import { coverageMessages as messages } from './coverage.messages.ts';

/** The whole contract as one HTML page that needs nothing else: a table for each call, and by name what is missing. */
export function coveragePage(calls: readonly CoveredCall[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.title}</title>
<style>${coverageStyle}</style>
</head>
<body>
<main>
<h1>${messages.title}</h1>
<p class="soft">${messages.lead}</p>
${list(sums(calls))}
${missing(calls)}
${unseen(calls)}
<nav aria-label="Calls">${calls.map(({ operationId }) => `<a href="#${operationId}">${operationId}</a>`).join('')}</nav>
${calls.map(section).join('\n')}
</main>
</body>
</html>
`;
}

function missing(calls: readonly CoveredCall[]): string {
  const faults = coverageFaults(calls);
  if (faults.length === 0) return `<p class="good">${messages.nothingMissing}</p>`;
  return `<h2 class="bad">${messages.missingTitle}</h2>${list(faults)}`;
}

function unseen(calls: readonly CoveredCall[]): string {
  const fields = unseenFields(calls);
  return fields.length === 0 ? '' : `<h2>${messages.unseenTitle}</h2>${list(fields)}`;
}

function section({ operationId, method, path, requestFields, answers }: CoveredCall): string {
  const runs = Object.keys(answers[0]?.counts ?? {});
  const heads = [messages.columns.answer, messages.columns.pacts, ...runs.map(runName), messages.columns.fields];
  const request =
    requestFields.length > 0
      ? `<tr><th scope="row">${messages.request}</th><td></td>${runs.map(() => '<td></td>').join('')}<td>${fields(requestFields)}</td></tr>`
      : '';
  return `<section id="${operationId}">
<h2>${operationId} <small>${method} ${text(path)}</small></h2>
<div class="scroll"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${request}${answers.map((answer) => answerRow(answer, runs)).join('')}</tbody>
</table></div>
</section>`;
}

const runName = (run: string): string => messages.runs[run] ?? text(run);

function answerRow(answer: CoveredAnswer, runs: readonly string[]): string {
  const tone = answer.interactions.length > 0 ? 'good' : answer.isUsed ? 'bad' : 'soft';
  const note = answer.isUsed ? '' : ` <span class="soft">${messages.notUsed}</span>`;
  const head = `<span class="${tone}">${sign(answer)}</span> ${answer.status}${note}`;
  const counts = runs.map(
    (run) => `<td class="count" data-run="${runName(run)}">${answer.counts[run] ? `×${answer.counts[run]}` : '·'}</td>`,
  );
  return `<tr><th scope="row">${head}</th><td>${answer.examples.map((one) => example(one, answer.isUsed)).join('')}</td>${counts.join('')}<td>${fields(answer.fields)}</td></tr>`;
}

function example({ name, interactions }: CoveredExample, isUsed: boolean): string {
  if (interactions.length === 0) return `<div class="${isUsed ? 'bad' : 'soft'}">${text(name)} ·</div>`;
  return `<details><summary>${text(name)} ×${interactions.length}</summary>${list(interactions)}</details>`;
}

function fields(all: readonly CoveredField[]): string {
  if (all.length === 0) return '';
  const { met } = fieldShare(all);
  const names = all.map(({ name, isAgreed, isSeen }) => {
    const [kind, word] = isAgreed
      ? ['good', messages.inPact]
      : isSeen
        ? ['half', messages.inTraffic]
        : ['bad', messages.inNeither];
    return `<li><code>${text(name)}</code> <span class="${kind}">${word}</span></li>`;
  });
  return `<details><summary>${met}/${all.length} ${messages.columns.fields.toLowerCase()}</summary><ul>${names.join('')}</ul></details>`;
}

const list = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${text(line)}</li>`).join('')}</ul>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const text = (raw: string): string => raw.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
