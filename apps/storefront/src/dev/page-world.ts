/** The mock API's world that this tab of the browser shops in; the default one unless another was asked for. */
const STORAGE_KEY = 'mockWorld';
const DEFAULT_WORLD = 'default';

/** Leads the shop into the world that `?world=name` names, and keeps it there while the tab is open. */
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

/** Begins the page anew in another world. */
export function moveToWorld(name: string): void {
  sessionStorage.setItem(STORAGE_KEY, name);
  location.reload();
}
