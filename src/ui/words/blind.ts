import { inLanguage } from './in-language';
/** Words in the place of a result that somebody must not see before having judged in a calibration. */
export const blindWords = inLanguage('blind', {
  title: 'Judged blind first',
  text: (session: string) =>
    `You are invited to judge this call in the calibration “${session}”. What the machine and others say of it by this scorecard shows when you have submitted your answers.`,
  go: 'Open calibration',
});
