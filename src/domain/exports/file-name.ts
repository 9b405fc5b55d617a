/** A title as a file name that every system takes; "call" where nothing of it is left. */
export function fileName(title: string): string {
  const clean = title
    .normalize('NFC')
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .replace(/[. ]+$/, '');
  return clean === '' ? 'call' : clean;
}

/** Names of files in one folder, each once: "Call.txt", "Call (2).txt"; also where systems tell no capitals apart. */
export function distinctNames(titles: readonly string[], extension: string): string[] {
  const used = new Set<string>();
  return titles.map((title) => {
    const base = fileName(title);
    for (let n = 1; ; n++) {
      const name = `${base}${n === 1 ? '' : ` (${n})`}.${extension}`;
      if (used.has(name.toLowerCase())) continue;
      used.add(name.toLowerCase());
      return name;
    }
  });
}
