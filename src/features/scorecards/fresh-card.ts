import type { Scorecard, ScorecardOption, ScorecardQuestion, Section } from '@/domain/scorecards/scorecard';
import { newId } from '@/storage/new-id';
import { wording } from '@/ui/wording';
import { interfaceLanguage } from '@/ui/words/in-language';
import { FRESH_CARD } from '@/ui/words/scorecards';

const { fresh, option: freshOption } = FRESH_CARD;
const wordsIn = (language: string): 'vi' | 'en' => (language === 'en' || language.startsWith('en-') ? 'en' : 'vi');
/** Not applicable counts for nothing in new cards. */
const VALUES = [1, 0.5, 0, null];
const FROM = [8.5, 7, 5, 0];

/** A question with the answers that most questions have. */
export function freshQuestion(language: string): ScorecardQuestion {
  const labels = fresh[wordsIn(language)].options;
  const options = labels.map((label, at): ScorecardOption => ({ id: newId(), label, value: VALUES[at] ?? null }));
  return { id: newId(), text: '', weight: 1, options };
}

export function freshSection(language: string): Section {
  return { id: newId(), title: fresh[wordsIn(language)].section, weight: 1, questions: [freshQuestion(language)] };
}

export function freshOptionIn(language: string): ScorecardOption {
  return { id: newId(), label: freshOption[wordsIn(language)], value: 0 };
}

/** What a reviewer begins with who begins with nothing: ten points, four grades, one section. */
export function freshCard(): Scorecard {
  // Its title and options are in one language; another can be chosen for the card.
  const language = interfaceLanguage === 'en' ? 'en' : 'vi';
  const bands = fresh[language].bands.map((label, at) => ({ from: FROM[at] ?? 0, label }));
  return {
    id: '',
    version: 1,
    title: wording.scorecards.untitled,
    language,
    state: 'draft',
    scale: { max: 10, bands },
    sections: [freshSection(language)],
  };
}
