/** A localStorage as a browser's, whose own properties are what it keeps. */
export function inMemoryStorage() {
  const items: Record<string, string> = {};
  return Object.defineProperties(items, {
    getItem: { value: (key: string) => items[key] ?? null },
    setItem: { value: (key: string, text: string) => void Object.assign(items, { [key]: text }) },
  });
}
