/** Printed by `npm run services` and answered at its root. */
export const USAGE = `Callmark service peer: every service of the app behind one port.

Put these into Settings (or public/config.json):
  Automation service        http://localhost:8787
  Speech service            http://localhost:8787
  Summary service           (empty: the speech service's own)
  Generate service          http://localhost:8787
  Interactions service      http://localhost:8787/v1
  Speech synthesis service  http://localhost:8787/tts

What it was sent:
  curl localhost:8787/__log

How it answers (shapes: tests/services/transcription-shapes.ts, text-shapes.ts):
  curl localhost:8787/__answer -d '{"transcription":"diarized","scoring":"fenced-array-output"}'

What goes wrong (kinds: tests/services/faults.ts; times 0 = until cleared):
  curl localhost:8787/__fault -d '{"path":"/v1/audio","fault":{"kind":"status","status":503,"retryAfter":"5"},"times":3}'
  curl localhost:8787/__fault -d '{"fault":{"kind":"no-cors"},"times":0}'
  curl localhost:8787/__fault -d '{"path":"/v1/audio","fault":{"kind":"hold"}}'   (goes on with {"release":true})
  curl localhost:8787/__fault -d '{"random":{"rate":0.3,"seed":7}}'
  curl localhost:8787/__fault -d '{"restart":5000}'
  curl localhost:8787/__fault -d '{"clear":true}'
`;
