import { follow, type ContractDocument, type LocatedCall } from './contract-document.ts';

/** A command line that makes a call, with the contract's first examples; it runs in any POSIX shell. */
export function curl(document: ContractDocument, { call, method, address }: LocatedCall, origin: string): string {
  const { parameters = [], requestBody, security } = call;
  const path = parameters
    .map((parameter) => follow(document, parameter))
    .reduce((text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(String(example))), address);
  const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {});

  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(origin + path)}`,
    ...(security.length > 0 ? [`-H "Authorization: Bearer $TOKEN"`] : []),
    ...(example
      ? [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(follow(document, example).value))}`]
      : []),
  ].join(' \\\n  ');
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
