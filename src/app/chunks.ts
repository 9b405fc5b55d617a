import { loadChunk } from '@/domain/load-chunk';
import type { EvaluationDialogProps } from '@/features/evaluation/evaluation-dialog';
import type { MicrophoneDialogProps } from '@/features/microphone/microphone-dialog';
import type { HandOverDialogProps } from '@/features/people/hand-over-dialog';
import type { ScorecardsDialogProps } from '@/features/scorecards/scorecards-dialog';
import type { SettingsDialogProps } from '@/features/settings/settings-dialog';
import type { Chunk } from '@/ui/lazy-chunk';
import { wording } from '@/ui/wording';

/**
 * The first screen's own content. A chunk all the same: header and tabs stand while it is read, in two short tasks of a
 * slow tablet instead of a long one.
 */
export const scoringChunk: Chunk<object> = {
  name: wording.tabs.scoring,
  load: () => loadChunk(() => import('./scoring-screen')).then(({ ScoringScreen }) => ScoringScreen),
};

/** What is not needed for the first screen, each loaded when it is first shown. */
export const realSpeakChunk: Chunk<object> = {
  name: wording.tabs.realSpeak,
  load: () =>
    loadChunk(() => import('@/features/real-speak/real-speak-panel')).then(({ RealSpeakPanel }) => RealSpeakPanel),
};

export const settingsChunk: Chunk<SettingsDialogProps> = {
  name: wording.header.settings,
  load: () =>
    loadChunk(() => import('@/features/settings/settings-dialog')).then(({ SettingsDialog }) => SettingsDialog),
};

export const scorecardsChunk: Chunk<ScorecardsDialogProps> = {
  name: wording.header.scorecards,
  load: () =>
    loadChunk(() => import('@/features/scorecards/scorecards-dialog')).then(({ ScorecardsDialog }) => ScorecardsDialog),
};

export const microphoneChunk: Chunk<MicrophoneDialogProps> = {
  name: wording.ui.chooseMicrophone,
  load: () =>
    loadChunk(() => import('@/features/microphone/microphone-dialog')).then(({ MicrophoneDialog }) => MicrophoneDialog),
};

export const handOverChunk: Chunk<HandOverDialogProps> = {
  name: wording.ui.handOver,
  load: () =>
    loadChunk(() => import('@/features/people/hand-over-dialog')).then(({ HandOverDialog }) => HandOverDialog),
};

/** With it come the waveform and the reading of audio. */
export const evaluationChunk: Chunk<EvaluationDialogProps> = {
  name: wording.ui.evaluation,
  load: () =>
    loadChunk(() => import('@/features/evaluation/evaluation-dialog')).then(({ EvaluationDialog }) => EvaluationDialog),
};

export const callsChunk: Chunk<object> = {
  name: wording.header.calls,
  load: () => loadChunk(() => import('@/features/calls/calls-drawer')).then(({ CallsDrawer }) => CallsDrawer),
};

export const resultsChunk: Chunk<object> = {
  name: wording.ui.results,
  load: () => loadChunk(() => import('@/features/scoring/results-panel')).then(({ ResultsPanel }) => ResultsPanel),
};

export const speakerChunk: Chunk<object> = {
  name: wording.tabs.speaker,
  load: () => loadChunk(() => import('@/features/speaker/speaker-panel')).then(({ SpeakerPanel }) => SpeakerPanel),
};
