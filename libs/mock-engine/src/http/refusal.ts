import type { ApiResponse, ContractCall, ContractResponse } from './contract.ts';
import { isProblemType } from './http.ts';

/** What a call declares for the server's own refusals; `default` is one only beside a success. */
function refusalIn({ responses }: ContractCall, status: number): ContractResponse | undefined {
  const hasSuccess = Object.keys(responses).some((name) => name.startsWith('2'));
  return (
    responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? (hasSuccess ? responses['default'] : undefined)
  );
}

/** A problem as the call declares its status: the declared body, or the problem itself where that fits or none is declared. */
export function inDeclaredShape(call: ContractCall, response: ApiResponse): ApiResponse {
  const declared = refusalIn(call, response.status);
  const [media] = declared?.media ?? [];
  if (!declared || !media?.isDescribed) return { ...response, media: 'problem' };
  const fits = isProblemType(media.type) && (declared.check?.(response.body) ?? []).length === 0;
  return fits ? response : { ...response, body: undefined, declared: {} };
}
