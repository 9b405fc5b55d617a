import { type Assignment, isOverdue } from '@/domain/desk/assignment';
import { specifiedName } from '@/domain/languages';
import { ELSEWHERE, isElsewhere, type People, type ReviewerId, reviewerName } from '@/domain/reviewer';
import { formatDay, formatPercent } from '@/ui/format';
import { languageTitle } from '@/ui/language-titles';
import type { SelectOption } from '@/ui/select-field';
import { serviceLabel } from '@/ui/service-label';
import { wording } from '@/ui/wording';

const words = wording.assignments;

const nameLanguage = (code: string): string =>
  code === '' ? wording.desk.found : languageTitle(code, specifiedName(code));

/** The calls of an assignment in words; `cards`: names of the scorecards that are known. */
export function aboutCalls(
  { callIds, filter = {}, share, from, until, dealt }: Assignment,
  cards: readonly SelectOption[],
): string {
  const { card, agent, tag, queue, language, sound } = filter;
  const which =
    callIds !== undefined
      ? words.about.calls(new Set(callIds).size)
      : share !== undefined
        ? words.about.sample(formatPercent(share, 2))
        : words.about.all;
  const parts = [
    which,
    card !== undefined && (cards.find(({ value }) => value === card)?.label ?? serviceLabel(card)),
    agent !== undefined && (agent === '' ? words.about.noAgent : agent),
    tag,
    queue,
    language !== undefined && nameLanguage(language),
    sound !== undefined && wording.desk.sounds[sound],
    from !== undefined && words.about.from(formatDay(from)),
    // Until its midnight: the day before is the last one.
    until !== undefined && words.about.until(formatDay(until - 1)),
    dealt && words.about.dealt,
  ];
  return parts.filter((part) => typeof part === 'string').join(' · ');
}

/** By when, and whether that is over. */
export function dueWords(assignment: Assignment, now: number): { text: string; late: boolean } | null {
  const [year, month, day] = (assignment.due ?? '').split('-').map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const said = formatDay(new Date(year, month - 1, day).getTime());
  const late = isOverdue(assignment, now);
  return { text: late ? words.overdue(said) : words.due(said), late };
}

/** What somebody is called here. */
export function personName(people: People, id: ReviewerId): string {
  const name = reviewerName(people, id);
  if (id === people.current) return words.me(wording.people.nameOf(name));
  return name ?? (isElsewhere(id) ? id.slice(ELSEWHERE.length) : words.unknown);
}
