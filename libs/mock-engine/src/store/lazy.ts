/** Made when it is first asked for: large documents have more than is used. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

type Some = NonNullable<unknown>;

/** Made once for each object, as long as that is in use. @param keyOf the object that stands for another one */
export function memoized<Given extends object, Value extends Some>(
  make: (given: Given) => Value,
  keyOf: (given: Given) => object = (given) => given,
): (given: Given) => Value {
  const known = new WeakMap<object, Value>();
  // By hand: a function made for each look would cost 2 % of a small response.
  return (given) => {
    const key = keyOf(given);
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = make(given);
    known.set(key, value);
    return value;
  };
}

/** Read once for each schema, wherever it is referred to: following references takes long. */
export const memoizedBySchema = <Schema extends { readonly node: object }, Value extends Some>(
  read: (schema: Schema) => Value,
): ((schema: Schema) => Value) => memoized(read, ({ node }) => node);

/** The value of a key, made when it is first asked for. */
export function getOrInsert<Key, Value extends NonNullable<unknown>>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = make();
  map.set(key, value);
  return value;
}
