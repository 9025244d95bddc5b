import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { storageRead } from '../../shared/storage/shop-storage.ts';

const SEARCHES_KEPT = 5;
/** More than are shown, since those that the page shows already are left out. */
const VIEWED_KEPT = 9;

interface BrowsingState {
  /** The last searches, the newest first. */
  searches: string[];
  /** Ids of the last products, the newest first. */
  viewed: number[];
}

export interface BrowsingRoot {
  browsing: BrowsingState;
}

const initialState: BrowsingState = { searches: [], viewed: [] };

const isSame = (one: string | number, other: string | number) =>
  String(one).toLowerCase() === String(other).toLowerCase();
const latest = <Item extends string | number>(item: Item, items: readonly Item[], count: number): Item[] =>
  [item, ...items.filter((other) => !isSame(item, other))].slice(0, count);

/** What the shopper searches for and looks at, kept for the visit. */
export const browsingSlice = createSlice({
  name: 'browsing',
  initialState,
  reducers: {
    searched: (state, { payload: search }: PayloadAction<string>) => {
      if (search !== state.searches[0]) state.searches = latest(search, state.searches, SEARCHES_KEPT);
    },
    productViewed: (state, { payload: id }: PayloadAction<number>) => {
      state.viewed = latest(id, state.viewed, VIEWED_KEPT);
    },
    searchesCleared: (state) => {
      state.searches = [];
    },
    viewedCleared: (state) => {
      state.viewed = [];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(storageRead, (_, { payload: { browsing = initialState } }) => browsing);
  },
});

export const { searched, productViewed, searchesCleared, viewedCleared } = browsingSlice.actions;

export const selectSearches = ({ browsing }: BrowsingRoot) => browsing.searches;
export const selectViewed = ({ browsing }: BrowsingRoot) => browsing.viewed;

export const selectKeptBrowsing = ({ browsing }: BrowsingRoot) =>
  browsing.searches.length + browsing.viewed.length > 0 ? browsing : null;
