const BULLET = /^[ \t]{0,40}(?:[-*•‣▪◦–—+·]|\(?\d{1,3}[.)])[ \t]{1,8}/;

/** Markdown emphasis around a whole item says nothing here. */
function plain(line: string): string {
  return line
    .trim()
    .replace(/^\*\*(.{1,2000})\*\*$/, '$1')
    .trim();
}

/** Text as a list: each bullet or number begins an item, a line without one continues it; without any bullet, a line each. */
export function listItems(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const bulleted = lines.some((line) => BULLET.test(line));
  const items: string[] = [];
  for (const line of lines) {
    const mark = BULLET.exec(line);
    const words = plain(mark ? line.slice(mark[0].length) : line);
    if (bulleted && !mark && items.length > 0) items.push(`${items.pop()} ${words}`);
    else if (words !== '') items.push(words);
  }
  return items;
}
