import type { Contract } from '../http/contract.ts';
import type { RecordKind } from '../control/record-kinds.ts';
import type { StateHandlers } from '../control/control-call.ts';
import type { LoadedDocument } from '../document/load-document.ts';
import type { ApiDefinition } from './definition.ts';
import type { Situations } from '../faults/rules.ts';
import type { WorldMaker } from '../worlds/world-registry.ts';
import type { EngineWorld } from '../worlds/world.ts';

/** A mock API as a whole: what it responds, what its worlds hold, and what can go wrong. */
export interface MockDefinition<World extends EngineWorld = EngineWorld> extends ApiDefinition<World> {
  readonly contract: Contract;
  /** The files of the contract, which can be read again. */
  readonly source?: DocumentSource | undefined;
  readonly situations: Situations;
  readonly worlds: WorldMaker<World>;
  /** What the console shows and changes. */
  readonly recordKinds?: readonly RecordKind<World>[] | undefined;
  /** Pact's provider states. */
  readonly stateHandlers?: StateHandlers<World> | undefined;
  /** In bytes, of a request. */
  readonly bodyLimit?: number | undefined;
  /** Beside the status in the health check. */
  readonly health?: object | undefined;
  /** Lines of the start, by their label. */
  readonly greeting?: Readonly<Record<string, string>> | undefined;
}

/** The documents of a contract: paths or URLs, and how they are read. */
export interface DocumentSource {
  readonly addresses: readonly string[];
  /** When they have been read already. */
  readonly loaded?: readonly LoadedDocument[] | undefined;
  /** What they describe, in place of the contract's own. */
  readonly describe: (documents: readonly LoadedDocument[]) => Partial<Contract>;
}
