/** The parts of a package-lock.json that matter here. */
export interface Lock {
  packages: Record<string, LockedPackage | undefined>;
}

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/**
 * The piece of a lock file that installs one package with all it needs, at the versions and hashes of the whole.
 *
 * @param name a package that the whole lock file holds at its top level
 * @returns package.json and package-lock.json for an own folder, or null when the lock file lacks something
 */
export function lockOnly(name: string, whole: Lock): { manifest: object; lock: object } | null {
  const packages: Record<string, LockedPackage> = {};
  const wanted = [place('', name)];
  for (const key of wanted) {
    if (packages[key]) continue;
    const locked = whole.packages[key];
    if (!locked) return null;
    packages[key] = locked;
    for (const needed of Object.keys(locked.dependencies ?? {})) wanted.push(placeSeenFrom(key, needed, whole));
    for (const welcome of Object.keys(locked.optionalDependencies ?? {})) {
      const found = placeSeenFrom(key, welcome, whole);
      if (whole.packages[found]) wanted.push(found);
    }
  }
  const dependencies = { [name]: whole.packages[place('', name)]?.version };
  const manifest = { name: 'shop-browser', private: true, dependencies };
  const lock = { name: manifest.name, lockfileVersion: 3, requires: true, packages: { '': manifest, ...packages } };
  return { manifest, lock };
}

const place = (folder: string, name: string) => `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;

/** Where Node finds a package from within another: in its own node_modules first, then in each one further out. */
function placeSeenFrom(key: string, name: string, { packages }: Lock): string {
  let folder = key;
  while (folder !== '') {
    const found = place(folder, name);
    if (packages[found]) return found;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  }
  return place('', name);
}
