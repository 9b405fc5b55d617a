export interface PlatformOptions {
  voices: { name: string; lang: string; localService: boolean }[];
  /** getVoices() is empty until then, and voiceschanged is fired (Chromium). */
  voicesAfterMs?: number;
  msPerLetter?: number;
  /** Voices that speak without telling their start and end (some network voices). */
  tellsNothing?: boolean;
  /** Utterances longer than this never end (Chromium's network voices after about 14 s). */
  silentAfterMs?: number;
  /** The first so many utterances are swallowed. */
  swallows?: number;
}

export interface Spoken {
  text: string;
  voice: string;
  lang: string;
  pitch: number;
  rate: number;
}

/**
 * Stands in for the browser's SpeechSynthesis with the order of its events and its faults as they were met: late voices,
 * utterances dropped within 50 ms of cancel(), `interrupted` for what was cancelled, voices that fall silent. It stands on
 * timers alone and imports nothing, so that it can be put into a page as well as into a test with fake timers.
 */
export function installSpeakingPlatform(options: PlatformOptions): Spoken[] {
  const { voicesAfterMs = 0, msPerLetter = 20, tellsNothing = false, silentAfterMs = 14_000 } = options;
  const spoken: Spoken[] = [];
  let swallows = options.swallows ?? 0;
  let voices = voicesAfterMs === 0 ? options.voices : [];

  class Utterance extends EventTarget {
    readonly text: string;
    voice: { name: string } | null = null;
    lang = '';
    pitch = 1;
    rate = 1;
    constructor(text: string) {
      super();
      this.text = text;
    }
  }

  class Synthesis extends EventTarget {
    paused = false;
    queue: Utterance[] = [];
    current: Utterance | null = null;
    timer: ReturnType<typeof setTimeout> | undefined;
    deaf = false;
    get speaking() {
      return this.current !== null;
    }
    get pending() {
      return this.queue.length > 0;
    }
    getVoices() {
      return voices;
    }
    resume() {
      this.paused = false;
      this.advance();
    }
    speak(utterance: Utterance) {
      if (this.deaf) return;
      if (swallows > 0) {
        swallows -= 1;
        return;
      }
      this.queue.push(utterance);
      this.advance();
    }
    cancel() {
      const dropped = [...(this.current ? [this.current] : []), ...this.queue];
      clearTimeout(this.timer);
      this.current = null;
      this.queue = [];
      this.deaf = true;
      setTimeout(() => {
        this.deaf = false;
      }, 50);
      for (const [index, utterance] of dropped.entries())
        setTimeout(() => {
          const error = index === 0 ? 'interrupted' : 'canceled';
          utterance.dispatchEvent(Object.assign(new Event('error'), { error }));
        }, 0);
    }
    advance() {
      if (this.current !== null || this.paused) return;
      const next = this.queue.shift();
      if (next === undefined) return;
      this.current = next;
      const { text, voice, lang, pitch, rate } = next;
      const tell = (type: string) => !tellsNothing && next.dispatchEvent(new Event(type));
      this.timer = setTimeout(() => {
        spoken.push({ text, voice: voice?.name ?? '', lang, pitch, rate });
        tell('start');
        const takes = (text.length * msPerLetter) / rate;
        if (takes > silentAfterMs) return;
        this.timer = setTimeout(() => {
          this.current = null;
          tell('end');
          this.advance();
        }, takes);
      }, 10);
    }
  }

  const synthesis = new Synthesis();
  if (voicesAfterMs > 0)
    setTimeout(() => {
      voices = options.voices;
      synthesis.dispatchEvent(new Event('voiceschanged'));
    }, voicesAfterMs);
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  define('speechSynthesis', synthesis);
  define('SpeechSynthesisUtterance', Utterance);
  define('spoken', spoken);
  return spoken;
}
