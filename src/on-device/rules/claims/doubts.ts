import { isLate, isSaid } from '../call-view';
import type { CueName } from '../cue-name';
import type { CallFacts } from '../facts/call-facts';
import { findCloses } from '../facts/sale';
import { keysOf, shares } from '../facts/taken-up';
import { factsIn } from '../key-information/key-information';
import type { ClaimBook } from './claim-book';
import type { CueClaim } from './claim-specs';
import { hasTime } from './ending';
import { isBrief, isSame, WHEN } from './figures';
import { pointsBack } from './in-context';
import { ASIDE, isSlip, type Passage, partAround, shownAt, upTo } from './passages';

type Stretch = Pick<Passage, 'from' | 'to'>;
/** Whether a sentence that holds the words of a claim does not show it after all. */
type Doubt = (passage: Passage, shown: Stretch) => boolean;

/** After these, praise said before counts no longer. */
const SOURS = ['strain', 'leaving', 'escalation', 'earlierPromise', 'contests'] as const;
/** What is no longer pleasant, and what makes up for it. */
const QUARRELS = ['manners', 'escalation', 'sharp', 'insult'] as const;
const HELPS = ['apologises', 'understands'] as const;
/** One of these an agent did for whoever is truly thankful. */
const MENDS = ['deed', 'promise', 'apologises', 'understands', 'takesBack'] as const;
/** The customer's tone in which praise is not taken at its word, within so many turns. */
const SCORNFUL: readonly CueName[] = ['distress', 'sarcasm', 'abuse', 'insult'];
const BESIDE = 2;
/** So many letters from it a deed has its time. */
const BESIDE_DEED = 70;
/** "Not needed" of something else. */
const NO_NEED = 2;
/** In so many turns who rings says why. */
const FIRST = 3;
const BAD_NEWS: readonly CueName[] = ['noHelp', 'vagueTime', 'unsure'];

/** The doubts about each kind of claim in one call. */
export function doubtsOf(facts: CallFacts, book: ClaimBook): Partial<Record<CueClaim, Doubt>> {
  const { present, retracted } = book;
  const [byAgent, byCustomer] = [book.passages('agent'), book.passages('customer')];
  const { key, view } = facts;
  const { lexicon } = view;
  const { guards } = lexicon.claims;
  const shows = (text: string, id: CueClaim) => shownAt(text, id, lexicon) !== null;

  /**
   * Said before anger, or after it or to bad news without a thank-you, praise may be scorn; and relief that anger follows
   * did not last.
   */
  const isSoured: Doubt = ({ turn, from, to }, shown) => {
    const sours = SOURS.flatMap((sour) => present(sour).map((claim) => claim.turn));
    if (sours.some((one) => one > turn) || (sours.length > 0 && MENDS.every((id) => present(id).length === 0)))
      return true;
    // Thanks after a quarrel that nobody was sorry for are scorn.
    const quarrel = QUARRELS.flatMap((id) => present(id)).findLast((claim) => claim.turn < turn)?.turn;
    const done = HELPS.some((id) => present(id).some((claim) => claim.turn > (quarrel ?? turn) && claim.turn < turn));
    if (quarrel !== undefined && !done) return true;
    const thanked = view.inTurn('thanks', turn).some(({ at }) => at >= from && at < to);
    const badNews = isSaid(view, BAD_NEWS, turn - 1);
    const cross = (cues: readonly CueName[], least: number) =>
      cues.some((cue) =>
        view
          .find(cue, 'customer')
          // The words of the praise may be those of scorn.
          .filter((match) => match.turn !== turn || match.at < from + shown.from || match.at >= from + shown.to)
          .some((match) => match.turn >= turn + least && match.turn <= turn + BESIDE),
      );
    return thanked ? cross(SCORNFUL, 0) : badNews || cross([...SCORNFUL, 'annoyed'], -BESIDE);
  };

  // A no told to somebody else, or on another day, is not this one; what is put off, asked for in writing or tied to an if is not decided.
  const isOpen = ({ text }: Passage, shown: Stretch, others: readonly CueClaim[]): boolean => {
    const before = text.slice(0, shown.from);
    return [guards.reports, guards.past].some((told) => told.test(before)) || others.some((id) => shows(text, id));
  };

  /** A time in another part of the sentence, or far from the deed in speech without marks, is one of something else. */
  const isTimed = ({ from, text, turn }: Pick<Passage, 'from' | 'text' | 'turn'>, shown: Stretch): boolean => {
    const near = /[.,?!]/.test(text)
      ? partAround(text, shown.from, guards.clause, ASIDE)
      : { from: Math.max(0, shown.from - BESIDE_DEED), to: shown.to + BESIDE_DEED };
    return hasTime(facts, { turn, from: from + near.from, text: text.slice(near.from, near.to) });
  };

  /** "Half past ten" – "sure?" – "eleven at the latest": the agent's next turn sets another limit. */
  const isLimited = (said: Pick<Passage, 'from' | 'to' | 'turn'>): boolean => {
    const after = view.turns[said.turn + 2]?.text ?? '';
    const next = key.filter(({ from, turn }) => turn === said.turn + 2 && guards.atLatest.test(after.slice(0, from)));
    const own = factsIn(key, said).filter(({ kind }) => WHEN.has(kind));
    return own.some((mine) => next.some((one) => mine.kind === one.kind && !isSame(mine, one)));
  };

  const isSupposed: Doubt = ({ text }, { from }) => guards.supposes.test(text.slice(0, from));

  const isOfOld: Doubt = ({ text }, { from }) => guards.past.test(text.slice(0, from));

  /** A yes or no that does not say to what. */
  const isBare = (text: string, id: 'accepts' | 'declines'): boolean => {
    const says = guards[id === 'accepts' ? 'yes' : 'no'];
    let rest = text.replace(/^\S+ */u, '');
    // "Ừ được", "ờ ờ": a second one adds nothing.
    while (says.test(rest) && !shows(`x ${rest}`, id)) rest = rest.replace(/^\S+ */u, '');
    return says.test(text) && !shows(rest, id);
  };

  const closes = findCloses(view);
  /** The agent's last question or call for a decision before a turn. */
  const lastAsked = (turn: number) =>
    byAgent.findLast((said) => said.turn === turn - 1 && (said.question || shows(said.text, 'asksDecision')));
  /** Whether it is the one for the decision, in whatever words. */
  const isAsked = (turn: number): boolean => {
    const last = lastAsked(turn);
    const isIn = ({ from, to }: Passage) =>
      closes.some((one) => one.turn === turn - 1 && one.at >= from && one.at < to);
    return last !== undefined && (shows(last.text, 'asksDecision') || isIn(last));
  };

  /** Spoken of right before, by a name that the agent does not answer with. */
  const isOutsiders = (turn: number): boolean => {
    const named = guards.outsiders?.exec(`${view.turns[turn - 1]?.text} ${view.turns[turn]?.text}`)?.[0].toLowerCase();
    return named !== undefined && view.turns[0]?.text.toLowerCase().includes(named) === false;
  };

  return {
    // "No, hang on" stops oneself; at the very end it asks not to hang up.
    // "Ours is, bear with me, £279."
    asksHold: ({ from, text, to, turn }, shown) =>
      turn >= view.turns.length - 1 ||
      // Who rings to sell asks for a few minutes.
      ((facts.sale !== null || isSaid(view, ['outbound'], 0)) && view.of('agent').slice(0, 2).includes(turn)) ||
      text.search(guards.corrects) >= 0 ||
      // "Hang on. No, that's in town."
      guards.slips.test(view.turns[turn]?.text.slice(to).trimStart() ?? '') ||
      factsIn(key, { turn, from: from + shown.to, to }).some(({ kind }) => kind === 'money'),
    // Why they ring is no plan, and "at once, when we hear of it" has no time.
    promise: ({ from, text, to, turn }, shown) =>
      guards.foretells.test(text) ||
      !isTimed({ from, text, turn }, shown) ||
      isLimited({ from, to, turn }) ||
      (view.of('agent').indexOf(turn) < FIRST && guards.announces.test(text)) ||
      (shows(text, 'openPromise') &&
        factsIn(key, { turn, from, to }).every((fact) => {
          // "At some stage, I'm off from tomorrow"; but "soon, by five at the latest".
          const far = fact.from - from >= upTo(text, shown.to - 1, guards.clause).length;
          const limits = view.lexicon.speech.within.test(text.slice(0, fact.from - from));
          return fact.kind === 'duration' || !WHEN.has(fact.kind) || (far && !limits);
        })),
    // What the customer has said yes to is not asked again, summing up asks nothing, and what follows a plan is asked for later.
    asksDecision: ({ text, turn }, shown) =>
      shows(text, 'asksHold') ||
      (shownAt(text, 'promise', lexicon)?.from ?? shown.from) < shown.from ||
      present('accepts').some(
        (yes) => yes.turn < turn && !present('declines').some((no) => no.turn > yes.turn && no.turn < turn),
      ) ||
      (!text.includes('?') && shows(text, 'sumsUp')),
    accepts: (passage, shown) =>
      !isLate(view, passage.turn) ||
      // "Can I put you on hold?" – "Yes, go ahead, do it."
      (['asksHold', 'asksTime', 'asksMore'] as const).some((id) => shows(lastAsked(passage.turn)?.text ?? '', id)) ||
      (isBare(passage.text, 'accepts') && !isAsked(passage.turn)) ||
      isOpen(passage, shown, ['putsOff', 'declines', 'price']) ||
      guards.supposes.test(passage.text.slice(shown.to)) ||
      guards.letsGo.test(view.turns[passage.turn - 1]?.text ?? ''),
    // "No, thank you" to "anything else?" is a goodbye.
    declines: (passage, shown) =>
      isSupposed(passage, shown) ||
      // "Never mind the trial, I'll pay right away."
      shows(passage.text.slice(shown.to), 'accepts') ||
      // "Wednesday. No, hang on, Friday."
      passage.text.search(guards.corrects) >= 0 ||
      // "Is it still the same address?" – "No, that was my husband's."
      (isBare(passage.text, 'declines') &&
        (!isAsked(passage.turn) || lexicon.speech.confirms.test(lastAsked(passage.turn)?.text ?? ''))) ||
      isOpen(passage, shown, ['putsOff', 'details']) ||
      shows(byAgent.findLast(({ turn }) => turn < passage.turn)?.text ?? '', 'asksMore'),
    // What a later yes to the offer decides is put off no more, nor what somebody in the room was asked, and answered.
    putsOff: ({ text, turn, to }, shown) =>
      // Who is let go has not put it off, nor who tells what was promised.
      shows(text, 'earlierPromise') ||
      byAgent.some((said) => said.turn > turn && guards.letsGo.test(said.text)) ||
      shows(text.slice(shown.to), 'accepts') ||
      view.inTurn('accept', turn).some(({ at }) => at >= to) ||
      byCustomer
        .filter((said) => said.turn === turn && said.from >= to)
        .some(({ text }, at, all) => all[at - 1]?.question && guards.yes.test(text)) ||
      present('asksDecision').some(
        (asked) => asked.turn > turn && guards.yes.test(view.turns[asked.turn + 1]?.text ?? ''),
      ),
    // Who went elsewhere before does not leave by that, nor is what was said then said again.
    leaving: isOfOld,
    // "If they move it, I don't need one" holds nothing against the offer yet.
    noNeed: (said, shown) => isSupposed(said, shown) || isBrief(said.text, NO_NEED),
    price: isSupposed,
    nobodyCame: isSupposed,
    wantsHeard: isOfOld,
    // "My wife won't trust it."
    distrust: (said, shown) =>
      isSupposed(said, shown) ||
      (guards.negation.test(said.text.slice(shown.from, shown.to)) &&
        guards.others.test(said.text.slice(0, shown.from))),
    // What may get its time later is not left open.
    openPromise: ({ turn }) =>
      byAgent.some((said) => said.turn > turn && factsIn(key, said).some(({ kind }) => /date|time/.test(kind))),
    // What is asked for, told before or outright, is not hidden, one for another case is no wish yet, and a stranger's bait none.
    wantsMoney: ({ from, text, turn }, shown) => {
      const whole = view.turns[turn]?.text ?? '';
      const words = keysOf(text.slice(shown.from, shown.to), lexicon);
      const before = /[.?!]/.test(whole) ? text.slice(0, shown.from) : whole.slice(0, from + shown.from);
      return (
        byAgent.findLast((asked) => asked.turn === turn - 1)?.question === true ||
        guards.wishes.test(text) ||
        byCustomer.some((said) => said.turn < turn && shares(keysOf(said.text, lexicon), words)) ||
        [guards.supposes, guards.outsiders].some((told) => told?.test(before))
      );
    },
    // "So that's two doubles" – "No, no, one."
    sumsUp: ({ turn }) => guards.no.test(view.turns[turn + 1]?.text ?? ''),
    praise: isSoured,
    // What is told unasked may be about the customer's own affairs.
    unsure: ({ text, turn }) =>
      !pointsBack(facts, text) && byCustomer.every((asked) => asked.turn !== turn - 1 || !asked.question),
    // Cleared up: asked, told, and agreed to.
    earlierPromise: ({ text, turn }, { from, to }) =>
      // "A moment ago you spoke rudely": that is the tone.
      view.inTurn('mannersComplaint', turn).length > 0 ||
      (/^(?:s?he|they) (?:said|told|promised)/iu.test(text.slice(from, to)) &&
        (facts.sale !== null || isOutsiders(turn) || guards.kin.test(text.slice(0, from)))) ||
      (guards.yes.test(view.turns[turn + 2]?.text ?? '') &&
        byCustomer.some((asked) => asked.turn === turn && asked.question && asked.text.includes(text))),
    // "Sorry, Tuesday" puts a slip right, "sorry?" asks to hear it again, and who is told of a death condoles.
    apologises: (passage, shown) =>
      [-1, 0].some((at) => guards.sorryFor.test(view.turns[passage.turn + at]?.text ?? '')) ||
      isBrief(view.turns[passage.turn]?.text ?? '', 1) ||
      isSlip(passage, shown, guards, factsIn(key, passage)),
    // Owning up to a mistake or being sorry is no deed, nor what is named in passing where something is asked for.
    deed: (passage) =>
      retracted(passage) ||
      (['takesBack', 'apologises'] as const).some((id) => shows(passage.text, id)) ||
      guards.requests.test(passage.text),
  };
}
