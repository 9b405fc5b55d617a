/** Hands a JSON text to the browser as a download. */
export function saveText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari starts reading after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
