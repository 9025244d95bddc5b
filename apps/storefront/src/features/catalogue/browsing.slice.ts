import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { storageRead } from '../../shared/storage/shop-storage.ts';

const SEARCHES_KEPT = 5;
/** More than are shown, since those that the page shows already are left out. */
const VIEWED_KEPT = 9;

interface BrowsingState {
  /** What all search boxes show; null until someone types or searches, while they show the address's. */
  text: string | null;
  /** The search that the boxes know: another one in the address replaces their text. */
  known: string | null;
  /** The last searches, the newest first. */
  searches: string[];
  /** Ids of the last products, the newest first. */
  viewed: number[];
}

export interface BrowsingRoot {
  browsing: BrowsingState;
}

const initialState: BrowsingState = { text: null, known: null, searches: [], viewed: [] };

const isSame = (one: string | number, other: string | number) =>
  String(one).toLowerCase() === String(other).toLowerCase();
const latest = <Item extends string | number>(item: Item, items: readonly Item[], count: number): Item[] =>
  [item, ...items.filter((other) => !isSame(item, other))].slice(0, count);

/** What the shopper searches for and looks at, which this browser keeps. */
export const browsingSlice = createSlice({
  name: 'browsing',
  initialState,
  reducers: {
    searchTyped: (state, { payload }: PayloadAction<string>) => {
      state.text = payload;
    },
    /** What is typed until the address changes stays. */
    searchSubmitted: (state, { payload }: PayloadAction<string>) => {
      state.text = payload;
      state.known = payload;
    },
    /** The search of the address, also after Back. */
    searchShown: (state, { payload: search }: PayloadAction<string>) => {
      if (state.known !== null && state.known !== search) state.text = search;
      state.known = search;
      if (search && search !== state.searches[0]) state.searches = latest(search, state.searches, SEARCHES_KEPT);
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
    builder.addCase(storageRead, (state, { payload: { browsing = { searches: [], viewed: [] } } }) => ({
      ...state,
      ...browsing,
    }));
  },
});

export const { searchTyped, searchSubmitted, searchShown, productViewed, searchesCleared, viewedCleared } =
  browsingSlice.actions;

export const selectSearchText = ({ browsing }: BrowsingRoot) => browsing.text;
export const selectSearches = ({ browsing }: BrowsingRoot) => browsing.searches;
export const selectViewed = ({ browsing }: BrowsingRoot) => browsing.viewed;

export const selectKeptBrowsing = createSelector([selectSearches, selectViewed], (searches, viewed) =>
  searches.length + viewed.length > 0 ? { searches, viewed } : null,
);
