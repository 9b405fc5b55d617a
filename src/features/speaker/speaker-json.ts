/** The speaker-recognition JSON as it is shown and saved; '' when there is none. A string that holds JSON is unfolded. */
export function speakerJson(json: unknown): string {
  if (json === undefined || json === null || json === '') return '';
  if (Array.isArray(json) && json.length === 0) return '';
  if (typeof json === 'object' && Object.keys(json).length === 0) return '';
  if (typeof json !== 'string') return JSON.stringify(json, null, 2);
  try {
    return speakerJson(JSON.parse(json) as unknown);
  } catch {
    return json;
  }
}
