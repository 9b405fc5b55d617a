/** Words of the Real Speak tab. */
export const realSpeakWords = {
  soonTitle: 'Live recording is not in this version yet',
  soonText:
    'Recording from the microphone with live text will be here. Until then, upload a recorded call or type a transcript in the Scoring tab: both work without a network.',
  toScoring: 'Go to Scoring',
} as const;
