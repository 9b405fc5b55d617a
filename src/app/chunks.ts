import { loadChunk } from '@/domain/load-chunk';
import type { CalibrationDialogProps } from '@/features/calibration/calibration-dialog';
import type { ImportDialogProps } from '@/features/callmark-file/import-dialog';
import type { WriteDialogProps } from '@/features/callmark-file/write-dialog';
import type { AddedCallsDialogProps } from '@/features/capture/added-calls/added-calls-dialog';
import type { DeviceCheckDialogProps } from '@/features/device-check/device-check-dialog';
import type { EvaluationDialogProps } from '@/features/evaluation/evaluation-dialog';
import type { ExportDialogProps } from '@/features/export/export-dialog';
import type { FactsDialogProps } from '@/features/facts/facts-dialog';
import type { MicrophoneDialogProps } from '@/features/microphone/microphone-dialog';
import type { HandOverDialogProps } from '@/features/people/hand-over-dialog';
import type { ReportsScreenProps } from '@/features/reports/reports-screen';
import type { ShortcutsDialogProps } from '@/features/review/shortcuts-dialog';
import type { ScorecardsDialogProps } from '@/features/scorecards/scorecards-dialog';
import type { SettingsDialogProps } from '@/features/settings/settings-dialog';
import type { WasteBinDialogProps } from '@/features/waste-bin/waste-bin-dialog';
import type { Chunk } from '@/ui/lazy-chunk';
import { wording } from '@/ui/wording';

/**
 * The first screen's own content. A chunk all the same: header and tabs stand while it is read, in two short tasks of a
 * slow tablet instead of a long one.
 */
export const scoringChunk: Chunk<object> = {
  name: wording.tabs.scoring,
  load: () => loadChunk(() => import('./scoring-screen')).then(({ ScoringScreen }) => ScoringScreen),
  inSlices: true,
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

export const wasteBinChunk: Chunk<WasteBinDialogProps> = {
  name: wording.ui.wasteBin,
  load: () =>
    loadChunk(() => import('@/features/waste-bin/waste-bin-dialog')).then(({ WasteBinDialog }) => WasteBinDialog),
};

export const callmarkExportChunk: Chunk<WriteDialogProps> = {
  name: wording.ui.exportCalls,
  load: () => loadChunk(() => import('@/features/callmark-file/write-dialog')).then(({ WriteDialog }) => WriteDialog),
};

export const callmarkImportChunk: Chunk<ImportDialogProps> = {
  name: wording.ui.importCalls,
  load: () =>
    loadChunk(() => import('@/features/callmark-file/import-dialog')).then(({ ImportDialog }) => ImportDialog),
};

export const factsChunk: Chunk<FactsDialogProps> = {
  name: wording.ui.facts,
  load: () => loadChunk(() => import('@/features/facts/facts-dialog')).then(({ FactsDialog }) => FactsDialog),
};

export const addedCallsChunk: Chunk<AddedCallsDialogProps> = {
  name: wording.ui.addedCalls,
  load: () =>
    loadChunk(() => import('@/features/capture/added-calls/added-calls-dialog')).then(
      ({ AddedCallsDialog }) => AddedCallsDialog,
    ),
};

export const deviceCheckChunk: Chunk<DeviceCheckDialogProps> = {
  name: wording.ui.checkDevice,
  load: () =>
    loadChunk(() => import('@/features/device-check/device-check-dialog')).then(
      ({ DeviceCheckDialog }) => DeviceCheckDialog,
    ),
};

/** With it come the zip and the spreadsheet. */
export const exportChunk: Chunk<ExportDialogProps> = {
  name: wording.ui.exportCalls,
  load: () => loadChunk(() => import('@/features/export/export-dialog')).then(({ ExportDialog }) => ExportDialog),
};

export const calibrationChunk: Chunk<CalibrationDialogProps> = {
  name: wording.ui.calibration,
  load: () =>
    loadChunk(() => import('@/features/calibration/calibration-dialog')).then(
      ({ CalibrationDialog }) => CalibrationDialog,
    ),
};

/** With it come the waveform and the reading of audio. */
export const evaluationChunk: Chunk<EvaluationDialogProps> = {
  name: wording.ui.evaluation,
  load: () =>
    loadChunk(() => import('@/features/evaluation/evaluation-dialog')).then(({ EvaluationDialog }) => EvaluationDialog),
};

export const callBarChunk: Chunk<object> = {
  name: wording.ui.callOnScreen,
  load: () => loadChunk(() => import('@/features/review/call-bar')).then(({ CallBar }) => CallBar),
};

export const shortcutsChunk: Chunk<ShortcutsDialogProps> = {
  name: wording.ui.shortcuts,
  load: () =>
    loadChunk(() => import('@/features/review/shortcuts-dialog')).then(({ ShortcutsDialog }) => ShortcutsDialog),
};

export const callsChunk: Chunk<object> = {
  name: wording.header.calls,
  load: () => loadChunk(() => import('@/features/calls/calls-drawer')).then(({ CallsDrawer }) => CallsDrawer),
};

export const deskChunk: Chunk<object> = {
  name: wording.header.calls,
  load: () => loadChunk(() => import('@/features/calls/desk/desk')).then(({ Desk }) => Desk),
};

export const resultsChunk: Chunk<object> = {
  name: wording.ui.results,
  load: () => loadChunk(() => import('@/features/scoring/results-panel')).then(({ ResultsPanel }) => ResultsPanel),
};

export const speakerChunk: Chunk<object> = {
  name: wording.tabs.speaker,
  load: () => loadChunk(() => import('@/features/speaker/speaker-panel')).then(({ SpeakerPanel }) => SpeakerPanel),
};

/** With it come the pictures' library and, beside the page, the worker that reads the calls. */
export const reportsChunk: Chunk<ReportsScreenProps> = {
  name: wording.ui.reports,
  load: () => loadChunk(() => import('@/features/reports/reports-screen')).then(({ ReportsScreen }) => ReportsScreen),
};
