export { callsWords as calls } from './calls';
export { captureWords as capture } from './capture';
export { evaluationWords as evaluation } from './evaluation';
export { failureWords as failures } from './failures';
export { realSpeakWords as realSpeak } from './real-speak';
export { resultsWords as results } from './results';
export { settingsWords as settings } from './settings';
export { header, product, tabs, ui, update } from './shell';
export { speakerWords as speaker, transcriptWords as transcript } from './transcript';
