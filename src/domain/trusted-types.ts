/**
 * What Trusted Types ask before text becomes HTML or the address of a script (`require-trusted-types-for`). null refuses,
 * and the refusal is reported. There is no createScript: text never becomes a script.
 */
interface SinkRules {
  createHTML(html: string): string | null;
  createScriptURL(address: string): string | null;
}

/** The domain is compiled without a platform's types. Browsers without Trusted Types ask nobody. */
interface Platform {
  trustedTypes?: { createPolicy(name: 'default', rules: SinkRules): unknown };
  console: { warn(text: string): void };
}

/** wavesurfer's waveform and nothing that could do harm: rules of style, then boxes that have a class and a part. */
const WAVEFORM = /^\s*<style>[^<]*<\/style>(?:\s*<\/?div(?: class="[a-z]+" part="[a-z]+")?>)*\s*$/;
/** The frame that may send to one origin only (src/network/send-with-progress.ts). */
const NARROW_FRAME = /^<meta http-equiv="Content-Security-Policy" content="connect-src https?:\/\/[^\s"'<>;,]+">$/;
/** As the page registers it: its own neighbour. */
const SERVICE_WORKER = './service-worker.js';

/** `script`: address of one of the app's built scripts. All of them lie in one folder, and no other may be started. */
export function sinkRules(script: string): SinkRules {
  const folder = script.slice(0, script.lastIndexOf('/') + 1);
  const isOwn = (address: string) =>
    address.startsWith(folder) && /^[\w.~-]+\.m?js$/.test(address.slice(folder.length));
  return {
    // Empty: wavesurfer clears its canvases so.
    createHTML: (html) => (html === '' || WAVEFORM.test(html) || NARROW_FRAME.test(html) ? html : null),
    createScriptURL: (address) => (address === SERVICE_WORKER || isOwn(address) ? address : null),
  };
}

/**
 * Once a page, and in each worker that starts others or imports a script: before anything that the policy is asked about.
 * An extension may have put its own policy there; then that one is asked, and the app starts all the same.
 */
export function guardSinks(script: string): void {
  const { trustedTypes, console } = globalThis as unknown as Platform;
  try {
    trustedTypes?.createPolicy('default', sinkRules(script));
  } catch (error) {
    console.warn(`Another policy of Trusted Types is in force: ${String(error)}`);
  }
}
