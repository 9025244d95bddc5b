import type { WorkspaceCopy } from './workspace-copy.ts';

/** One of the checks of the workspace, as it can be asked about a copy of it. */
export interface Check {
  readonly name: string;
  /** @returns what it finds wrong, each with the check's own name; nothing when all is well */
  readonly run: (copy: WorkspaceCopy) => Promise<Catch[]>;
  /** Whether it could see any difference; a check without it always could. */
  readonly isConcerned?: (copy: WorkspaceCopy) => boolean;
}

/** A change was noticed. */
export interface Catch {
  readonly by: string;
  readonly because: string;
}
