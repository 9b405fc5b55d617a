/** Finds it once for each: in a long call every value is held against all that are said later. */
export function remembered<Of, Found>(find: (of: Of) => Found): (of: Of) => Found {
  return findOnce(new Map<Of, Found>(), find);
}

/** As long as the object lives that it is found for. */
export function rememberedFor<Of extends object, Found>(find: (of: Of) => Found): (of: Of) => Found {
  return findOnce(new WeakMap<Of, Found>(), find);
}

function findOnce<Of, Found>(
  known: { get(of: Of): Found | undefined; set(of: Of, found: Found): unknown },
  find: (of: Of) => Found,
): (of: Of) => Found {
  return (of) => {
    let found = known.get(of);
    if (found === undefined) {
      found = find(of);
      known.set(of, found);
    }
    return found;
  };
}
