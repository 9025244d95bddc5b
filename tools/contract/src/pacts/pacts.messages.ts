export const pactMessages = {
  found: (message: string, inPact: string) => `${message} (in the pact: ${inPact})`,
  optional: (status: number, field: string) =>
    `The storefront needs ${field}, which the contract lets the answer ${status} leave out`,
  misfit: (provider: string, interaction: string, what: string, contract: string, spec: string) =>
    [`${provider}: "${interaction}"`, `  ${what}`, `  in the contract: ${contract}`, `  agreed on in: ${spec}`].join(
      '\n',
    ),
} as const;
