import type { Words } from './in-language';
import type * as sections from './sections';

/** Some of a section; a list is given whole. */
type Some<Section> = Section extends string | readonly unknown[] | ((...values: never[]) => unknown)
  ? Section
  : { readonly [Key in keyof Section]?: Some<Section[Key]> };

const CHOOSE_MICROPHONE = 'Choose microphone';

/** The service is asked by the Vietnamese names. */
const VOICES = new Map([
  ['Nam 1', 'Male 1'],
  ['Nam 2', 'Male 2'],
  ['Nam 3', 'Male 3'],
  ['Nữ miền Nam', 'Female, south'],
  ['Nữ 3', 'Female 3'],
  ['Nữ Lan', 'Female, Lan'],
]);

/**
 * What is Vietnamese where the interface speaks as specified, names that the specification has two of, and those in its
 * quotes that are not English (D688); all other words are English there already.
 */
export const en: Some<Words<Omit<typeof sections, 'product'>>> = {
  ui: { chooseMicrophone: CHOOSE_MICROPHONE },
  capture: {
    // As their cards are called in reports and on paper (D389).
    services: [
      { value: 'Sale Effective', label: 'Sales Effectiveness' },
      { value: 'M Customer Service', label: 'Customer service' },
      { value: 'Summary (Customer Service)', label: 'Customer Satisfaction' },
    ],
    sampleFirst: 'Choose a sample',
    transcripting: 'Transcribing',
    statuses: { Transcripting: 'Transcribing', Summaryzing: 'Summarising' },
  },
  evaluation: { points: 'points' },
  recording: { allow: 'Please allow access to the microphone' },
  microphone: { title: CHOOSE_MICROPHONE, allow: 'Allow access to the microphone' },
  results: {
    points: (value: string, max: string) => `${value}/${max} points`,
    pointsAfter: (max: string) => `/${max} points`,
    hiddenExpectations: 'Customer’s hidden expectations',
    objections: 'Customer’s objections',
    saleSkills: 'Agent’s sales skills',
  },
  speaker: { empty: 'Please upload an audio file in the Scoring tab' },
  transcript: {
    placeholder: 'Agent (A): Hello, this is…\nCustomer (C): …',
    voice: (name: string) => VOICES.get(name) ?? name,
  },
  units: { anyLanguage: 'Automatic' },
};
