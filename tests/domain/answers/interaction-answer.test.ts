import { describe, expect, it } from 'vitest';
import { readInteractionId, readInteractionStatus } from '@/domain/answers/interaction-answer';

describe('the alternative speech service', () => {
  it.each([
    ['{"interactionIdentifier":"2ebaffd6"}', '2ebaffd6'],
    ['{"identifier":"x"}', 'x'],
    ['{"id":12}', '12'],
    ['{"interactionIdentifier":""}', undefined],
    ['', undefined],
    ['<html>', undefined],
  ])('the id of %j is %j', (raw, expected) => {
    expect(readInteractionId(raw)).toBe(expected);
  });

  it.each([
    ['{"status":"processed"}', { state: 'processed' }],
    ['{"status":"Processed"}', { state: 'processed' }],
    ['{"status":"fileUploadFailed","errorMessage":"no audio"}', { state: 'failed', reason: 'no audio', upload: true }],
    [
      '{"status":"fileDownloadFailed","errorMessage":""}',
      { state: 'failed', reason: 'fileDownloadFailed', upload: false },
    ],
    [
      '{"status":"ProcessingFailed","errorMessage":null}',
      { state: 'failed', reason: 'ProcessingFailed', upload: false },
    ],
    ['{"status":"declared","uploaded":null}', { state: 'in-progress', uploaded: false }],
    ['{"status":"fileUploading","uploaded":null}', { state: 'in-progress', uploaded: false }],
    ['{"status":"whatever","uploaded":"2026-01-01T00:00:00Z"}', { state: 'in-progress', uploaded: true }],
    ['{"status":"processing"}', { state: 'in-progress', uploaded: true }],
    ['"processed"', { state: 'processed' }],
    ['{"state":"processed"}', null],
    ['', null],
  ])('the status %j', (raw, expected) => {
    expect(readInteractionStatus(raw)).toEqual(expected);
  });
});
