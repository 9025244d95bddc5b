/** This tab's world of the mock API. */
const STORAGE_KEY = 'mockWorld';
const DEFAULT_WORLD = 'default';

/** Uses the world in `?world=name` for as long as the tab is open. */
export function enterWorld(): string {
  const address = new URL(location.href);
  const asked = address.searchParams.get('world');
  if (asked !== null) {
    sessionStorage.setItem(STORAGE_KEY, asked);
    address.searchParams.delete('world');
    history.replaceState(history.state, '', address);
  }
  const world = sessionStorage.getItem(STORAGE_KEY) ?? DEFAULT_WORLD;
  if (world !== DEFAULT_WORLD) {
    const prefix = `/__world/${world}`;
    globalThis.shopConfig = {
      ...globalThis.shopConfig,
      apiBase: `${prefix}/api`,
      postalBase: prefix,
      portalBase: prefix,
    };
  }
  return world;
}

export function moveToWorld(name: string): void {
  sessionStorage.setItem(STORAGE_KEY, name);
  location.reload();
}
