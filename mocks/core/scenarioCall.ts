// Extracts the parts of a request that scenarios compare with their conditions.
import { readToken } from '../world/jwt.ts';
import type { MockRequest } from './answer.ts';
import type { Backend } from './backend.ts';
import { matchOperation, type OperationEntry } from './routes.ts';
import type { ScenarioCall } from './scenarioBoard.ts';

export function bearerOf(request: Pick<MockRequest, 'header'>): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.header('authorization') ?? '')?.[1];
}

/** The persona whose token the request carries, even if it has expired. */
function visitorOf({ settings, state }: Backend, request: Pick<MockRequest, 'header'>): string {
  const token = bearerOf(request);
  const claims = token === undefined ? null : readToken(token, settings.seed);
  const session = claims ? state.sessions[claims.sid] : undefined;
  const player = claims && session?.isRevoked !== true ? state.players[claims.sub] : undefined;
  return player?.persona ?? 'guest';
}

export function scenarioCall(
  backend: Backend,
  operation: OperationEntry,
  path: Record<string, string>,
  request: MockRequest,
): ScenarioCall {
  const { query, body } = request;
  return { operation, path, query, body, visitor: () => visitorOf(backend, request) };
}

/** Whether a scenario breaks the connection before the request's body has arrived. */
export function isCutOff(backend: Backend, request: MockRequest): boolean {
  if (backend.scenarios.list().length === 0) return false;
  const match = matchOperation(request.method, request.pathname);
  return (
    match.found === 'operation' &&
    backend.scenarios.isCutOff(scenarioCall(backend, match.operation, match.path, request))
  );
}
