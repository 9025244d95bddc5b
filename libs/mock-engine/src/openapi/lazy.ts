/** Made when it is first asked for: large documents have more than is used. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

type Some = NonNullable<unknown>;

/** Made once for each object, as long as that is in use. */
export function remembered<Key extends object, Value extends Some>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
}

/** Read once for each schema, wherever it is referred to: following references takes long. */
export function perSchema<Schema extends { readonly node: object }, Value extends Some>(
  read: (schema: Schema) => Value,
): (schema: Schema) => Value {
  const known = new WeakMap<object, Value>();
  return (schema) => {
    const found = known.get(schema.node);
    if (found !== undefined) return found;
    const value = read(schema);
    known.set(schema.node, value);
    return value;
  };
}
