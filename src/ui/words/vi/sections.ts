import type { Words } from '../in-language';
import type * as sections from '../sections';
import { assignmentWords } from './assignments';
import { blindWords } from './blind';
import { calibrationWords } from './calibration';
import { callmarkFileWords } from './callmark-file';
import { callsWords } from './calls';
import { captureWords } from './capture';
import { deskKeys, deskWords } from './desk';
import { deviceCheckWords } from './device-check';
import { disputeWords } from './disputes';
import { evaluationWords } from './evaluation';
import { exportingWords } from './exporting';
import { factsWords } from './facts';
import { failureWords } from './failures';
import { intakeWords } from './intake';
import { languageWords } from './language';
import { lockWords } from './lock';
import { modelFailureWords, modelsWords } from './models';
import { peopleWords } from './people';
import { playerWords } from './player';
import { realSpeakWords } from './real-speak';
import { microphoneWords, recordingWords } from './recording';
import { repairWords } from './repair';
import { reportsWords } from './reports';
import { resultsWords } from './results';
import { reviewWords } from './review';
import { scorecardFileWords } from './scorecard-files';
import { scorecardWords } from './scorecards';
import { sealWords } from './seal';
import { settingsWords } from './settings';
import { header, tabs, ui, update } from './shell';
import { shortcutWords } from './shortcuts';
import { teamWords } from './team';
import { speakerWords, transcriptWords } from './transcript';
import { unitWords } from './units';
import { voicesWords } from './voices';
import { wasteBinWords } from './waste-bin';

type Translated = Words<Omit<typeof sections, 'product'>>;

/** Everything the interface says, in Vietnamese; the compiler knows of a missing text. */
export const vi: Translated = {
  assignments: assignmentWords,
  blind: blindWords,
  calibration: calibrationWords,
  callmarkFile: callmarkFileWords,
  calls: callsWords,
  capture: captureWords,
  deskKeys,
  desk: deskWords,
  deviceCheck: deviceCheckWords,
  disputes: disputeWords,
  evaluation: evaluationWords,
  exporting: exportingWords,
  facts: factsWords,
  failures: failureWords,
  intake: intakeWords,
  language: languageWords,
  lock: lockWords,
  modelFailures: modelFailureWords,
  models: modelsWords,
  people: peopleWords,
  player: playerWords,
  realSpeak: realSpeakWords,
  microphone: microphoneWords,
  recording: recordingWords,
  repair: repairWords,
  reports: reportsWords,
  results: resultsWords,
  review: reviewWords,
  scorecardFiles: scorecardFileWords,
  scorecards: scorecardWords,
  seal: sealWords,
  settings: settingsWords,
  header,
  tabs,
  ui,
  update,
  shortcuts: shortcutWords,
  speaker: speakerWords,
  team: teamWords,
  transcript: transcriptWords,
  units: unitWords,
  voices: voicesWords,
  wasteBin: wasteBinWords,
};
