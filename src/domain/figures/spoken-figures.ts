import type { FigureKind, NumberWords } from './number-words';

interface Word {
  word: string;
  from: number;
  to: number;
  /** What lies between it and the word before. */
  gap: string;
}

/** A figure in a text: [from, to). */
export interface SpokenFigure {
  kind: FigureKind;
  from: number;
  to: number;
}

/** A figure: words [first, end), what it is, and whether it was read digit by digit. */
interface Figure {
  first: number;
  end: number;
  kind: FigureKind | null;
  readOut: boolean;
}

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}]+(?:['’.]\p{L}+)*|\d+(?:[.,:]\d+)*/gu)) {
    const before = words.at(-1);
    words.push({
      word: match[0].toLowerCase(),
      from: match.index,
      to: match.index + match[0].length,
      gap: before ? text.slice(before.to, match.index) : '\n',
    });
  }
  return words;
}

const joined = (word: Word | undefined): boolean => word !== undefined && /^(?: |-| - )$/.test(word.gap);
const paused = (word: Word | undefined): boolean => word !== undefined && /^(?: |-|, |\. | - |,)$/.test(word.gap);

/** So many digits read out are a number of their own, not of the hour they run into. */
const READ_OUT = 2;

/** Two figures said without a pause are two: "ngày hai mươi sáu chín giờ", "mã bảy chín không hai năm giờ". */
function parted(words: readonly Word[], { dated, digits, ten, tens, units }: NumberWords): Word[] {
  const isDigit = (index: number) => digits.has(words[index]?.word ?? '');
  const isTens = (index: number) => tens.has(words[index]?.word ?? '');
  const isHour = (index: number) => {
    const many = isDigit(index) && isTens(index + 1) && words[index + 1]?.word !== ten;
    const end = index + (many ? 2 : 1);
    const whole = isTens(end - 1) && isDigit(end) ? end + 1 : end;
    return (isDigit(index) || isTens(index)) && units.get(words[whole]?.word ?? '') === 'time';
  };
  let read = 0;
  return words.map((word, index) => {
    const before = joined(word) ? read : 0;
    read = isDigit(index) ? before + 1 : 0;
    // A unit after tens ends the number.
    const ended = isTens(index - 2) && isDigit(index - 1) && isDigit(index);
    const inside = isTens(index) && word.word !== ten;
    // "Thứ tư sáu giờ": the day's number stands before the hour's.
    const ofDay = before === 1 && dated.has(words[index - 2]?.word ?? '');
    const begins = (before >= READ_OUT || ofDay) && !inside && isHour(index);
    return ended || begins ? { ...word, gap: '|' } : word;
  });
}

function figureAt(words: readonly Word[], start: number, table: NumberWords): Figure | null {
  const { digits, scales, joins, points, notBefore, negation, year, weak } = table;
  const at = (index: number) => words[index]?.word ?? '';
  const isDigit = (index: number) => digits.has(at(index));
  const isNumber = (index: number) => isDigit(index) || scales.has(at(index));
  if (!isNumber(start) || (start > 0 && isNumber(start - 1) && joined(words[start]))) return null;
  let end = start + 1;
  let allDigits = isDigit(start);
  while (end < words.length) {
    const inside =
      isNumber(end) && (joined(words[end]) || (allDigits && isDigit(end) && end - start >= 3 && paused(words[end])));
    const join =
      ((joins.has(at(end)) && scales.has(at(end - 1))) || points.has(at(end))) &&
      joined(words[end]) &&
      isNumber(end + 1) &&
      joined(words[end + 1]);
    if (!inside && !join) break;
    if (!isDigit(end) || points.has(at(end))) allDigits = false;
    end += join ? 2 : 1;
  }
  let first = start;
  const readOut = allDigits && end - first >= 4;
  // "ba trăm nghìn năm ngoái": that word is no unit either.
  const other = !readOut && joined(words[end]) && notBefore[at(end - 1)]?.has(at(end)) === true;
  if (other) end--;
  if (!readOut) {
    // "năm hai nghìn": a digit before a whole number is the word it looks like (year, father), not a figure.
    if (isDigit(first) && isDigit(first + 1) && first + 2 < end && scales.has(at(first + 2))) first++;
    while (end > first && negation !== '' && at(end - 1) === negation) end--;
    while (first < end && negation !== '' && at(first) === negation) first++;
  }
  if (!readOut && year !== '' && at(end - 1) === year && end - first >= 2 && end - first <= 3) end--;
  if (end <= first) return null;
  for (const length of other ? [] : [3, 2, 1]) {
    const unit = words.slice(end, end + length);
    if (unit.length < length || !unit.every((word) => joined(word))) continue;
    const kind = table.units.get(unit.map(({ word }) => word).join(' '));
    if (!kind) continue;
    // "thứ năm ngày mười", "ngày năm tháng tám": a day or a month, not how long.
    if (kind === 'duration' && joined(words[first]) && table.dated.has(at(first - 1))) continue;
    if (end - first === 1 && (weak.has(at(first)) || table.thousands.has(at(first)))) return null;
    // "Chín chục ngàn một tháng" is a price, "mười một tháng" a time.
    const counted = kind === 'duration' || kind === 'measure';
    const sum = words.slice(first, end).some(({ word }) => table.thousands.has(word)) && digits.has(at(end - 2));
    if (counted && end - first >= 3 && weak.has(at(end - 1)) && (table.sums.has(at(end - 2)) || sum))
      return { first, end: end + length, kind: 'money', readOut };
    // Five digits one by one and then a thing are a code and the thing.
    if (readOut && end - first >= 5 && kind === 'measure') break;
    const half = table.halves.has(at(end + length)) && joined(words[end + length]) ? 1 : 0;
    return { first, end: end + length + half, kind, readOut };
  }
  const scaled = words.slice(first, end).some(({ word }) => scales.has(word));
  const thousands = words.slice(first, end).some(({ word }) => table.thousands.has(word));
  if (scaled && end - first >= 2) return { first, end, kind: thousands ? 'money' : 'number', readOut };
  return { first, end, kind: readOut ? (end - first >= 8 ? 'phone' : 'code') : null, readOut };
}

/** "Chín giờ hai mươi lăm": after the minutes that follow an hour, unless they count something. */
function afterMinutes(words: readonly Word[], hour: number, { digits, scales, tens, units }: NumberWords): number {
  const has = (set: ReadonlySet<string>, index: number) => joined(words[index]) && set.has(words[index]?.word ?? '');
  const ten = [hour, has(digits, hour) ? hour + 1 : hour].findLast((index) => has(tens, index));
  if (ten === undefined) return hour;
  const end = has(digits, ten + 1) ? ten + 2 : ten + 1;
  if (has(scales, end)) return hour;
  const counted = joined(words[end]) ? units.get(words[end]?.word ?? '') : undefined;
  return counted === undefined ? end : counted === 'duration' ? end + 1 : hour;
}

/** Grown over the letters of a code, a date's or a time's own words, and "a month" after an amount. */
function grow(text: string, words: readonly Word[], figure: Figure, table: NumberWords): SpokenFigure | null {
  let { first, end, kind } = figure;
  const at = (index: number) => words[index]?.word ?? '';
  // Recognised speech writes some letters as they are: no word of the language is without a vowel.
  const isLetter = (index: number) => table.letters.has(at(index)) || /^[bcdđfghjklmnpqrstvwxz]{1,4}$/.test(at(index));
  if (kind === 'code' || kind === null) {
    let letters = first;
    while (letters > 0 && isLetter(letters - 1) && paused(words[letters])) letters--;
    if (letters < first && end - first >= 2) {
      first = letters;
      kind = 'code';
      // "bê ka bảy chín ép hai": letters and digits in turns.
      while (
        end < words.length &&
        paused(words[end]) &&
        (isLetter(end) || (isLetter(end - 1) && table.digits.has(at(end))))
      )
        end++;
    }
  }
  // A seat, a house: "mười hai a".
  if (kind === 'number' && table.lettered.has(at(end)) && joined(words[end])) {
    kind = 'code';
    end++;
  }
  const prefix = first > 0 && joined(words[first]) ? table.prefixes.get(at(first - 1)) : undefined;
  if (kind === null && prefix === 'code' && end - first >= 3) kind = 'code';
  if ((kind === null || kind === 'number') && (prefix === 'date' || prefix === 'time')) {
    const price = prefix === 'time' && words.slice(first, end).some(({ word }) => table.pastMinutes.has(word));
    kind = price ? 'money' : prefix;
    if (prefix === 'date') first--;
  }
  if (kind === null) return null;
  if (kind === 'time') end = afterMinutes(words, end, table);
  if (kind === 'time' || kind === 'date') {
    while (
      end < words.length &&
      joined(words[end]) &&
      // "Chín giờ sáng hai mươi": half a number is no day.
      !(table.digits.has(at(end)) && table.tens.has(at(end + 1))) &&
      (table.dayParts.has(at(end)) ||
        (kind === 'time' && end - figure.end < 2 && table.digits.has(at(end)) && !table.units.has(at(end + 1))))
    )
      end++;
  }
  const from = words[first]?.from ?? 0;
  let to = words[end - 1]?.to ?? from;
  const per = kind === 'money' || kind === 'number' || kind === 'data' ? table.per.exec(text.slice(to)) : null;
  if (per) to += per[0].length;
  return { kind: kind === 'number' && per ? 'money' : kind, from, to };
}

function figuresOf<Found>(text: string, table: NumberWords, make: (words: readonly Word[], figure: Figure) => Found) {
  const words = parted(wordsOf(text), table);
  const found: Found[] = [];
  for (let index = 0; index < words.length; ) {
    const figure = figureAt(words, index, table);
    if (figure) found.push(make(words, figure));
    index = Math.max(index + 1, figure?.end ?? 0);
  }
  return found;
}

/** Places of figures said in words, each with what it counts: "một trăm hai mươi nghìn đồng", "twenty-five percent". */
export function spokenNumbers(text: string, table: NumberWords): [from: number, to: number][] {
  const placeOf = (words: readonly Word[], { first, end, kind }: Figure): [number, number] =>
    kind === null ? [0, 0] : [words[first]?.from ?? 0, words[end - 1]?.to ?? 0];
  return figuresOf(text, table, placeOf).filter(([from, to]) => to > from);
}

/** Facts that figures said in words are: "chín mươi chín ngàn một tháng", "lúc hai giờ chiều mai", "at five to six". */
export function spokenFigures(text: string, table: NumberWords): SpokenFigure[] {
  const found = figuresOf(text, table, (words, figure) => grow(text, words, figure, table));
  return joinRanges(
    text,
    found.filter((figure) => figure !== null),
    table,
  );
}

/** "từ hai giờ tới năm giờ", "ba đến bốn gi": two figures with a word of range between are one. */
function joinRanges(text: string, spans: readonly SpokenFigure[], table: NumberWords): SpokenFigure[] {
  const joinedSpans: SpokenFigure[] = [];
  for (const span of spans) {
    const before = joinedSpans.at(-1);
    const between = before ? text.slice(before.to, span.from).trim().toLowerCase() : '';
    if (before && table.ranges.has(between) && span.from - before.to <= 8 && before.kind !== 'phone')
      joinedSpans[joinedSpans.length - 1] = { kind: span.kind, from: before.from, to: span.to };
    else joinedSpans.push(span);
  }
  return joinedSpans;
}
