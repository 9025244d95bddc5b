import type { OperationId } from '@shop/api-contract/operation';

interface ListResource {
  /** The list, then the calls that go down with it. */
  readonly calls: readonly [list: OperationId, ...others: OperationId[]];
  /** The group of its situations in the mock API's console. */
  readonly group: string;
  /** The title of the situation `<name>-down`. */
  readonly down: string;
  /** The title of the situation `<name>-empty`. */
  readonly empty: string;
  /** The provider state `<name>Filled`, as pacts have it. */
  readonly filled: string;
  /** What the state gives of the list's first entry: value -> field. */
  readonly gives?: Readonly<Record<string, string>>;
}

/**
 * The lists that the shop shows. Each row yields two situations, what the mock API makes of them, and a provider state. What
 * a list holds is in the mock API's seed; its path and schema are in openapi.yaml.
 */
export const listResources = {
  offers: {
    calls: ['listOffers', 'listOfferCategories'],
    group: 'catalogue',
    down: 'Offers do not load',
    empty: 'No offers are running',
    filled: 'offers are running',
    gives: { offer: 'id' },
  },
  academy: {
    calls: ['listAcademyFiles', 'listAcademyCategories'],
    group: 'library',
    down: 'The academy does not load',
    empty: 'The academy has no files',
    filled: 'the academy has files',
  },
  resources: {
    calls: ['listResourceFiles', 'listResourceCategories'],
    group: 'library',
    down: 'Resources do not load',
    empty: 'There are no resource files',
    filled: 'there are resource files',
  },
} as const satisfies Record<string, ListResource>;

export type ListName = keyof typeof listResources;

/** Every row, with its name. */
export const listEntries = Object.entries(listResources) as readonly (readonly [ListName, ListResource])[];
