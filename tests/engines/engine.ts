import type { Page } from 'playwright-core';

/** What a person sees, by role and whole accessible name; the first of several. */
export interface Target {
  role: 'alertdialog' | 'button' | 'combobox' | 'complementary' | 'dialog' | 'option' | 'radio' | 'region' | 'textbox';
  name?: string | RegExp;
  within?: Target;
}

/** The page, as the journeys of all engines use it. What acts waits for its target; what reads tells of this moment. */
export interface Tab {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  press(target: Target): Promise<void>;
  /** Puts the text in the place of what stands in a field. */
  fill(target: Target, text: string): Promise<void>;
  choose(target: Target, label: string): Promise<void>;
  /** Into the first file field, whether it is shown or not. */
  attach(paths: readonly string[]): Promise<void>;
  /** Text or value of each that is there now. */
  texts(target: Target): Promise<string[]>;
  evaluate: Page['evaluate'];
  resize(width: number, height: number): Promise<void>;
  picture(path: string): Promise<void>;
  /** Errors of scripts and in the console so far. */
  errors(): readonly string[];
}

/** A browser with a profile of its own, and a microphone that never falls silent. */
export interface Engine {
  /** Starts on the profile as it was left. */
  start(): Promise<Tab>;
  /** SIGKILL to all its processes at once. */
  kill(): Promise<void>;
  dispose(): Promise<void>;
}

/** Runs in pages. */
export function textsOf(elements: Element[]): string[] {
  return elements.map((element) => {
    const { value } = element as HTMLInputElement;
    return /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName) ? value : (element.textContent ?? '');
  });
}
