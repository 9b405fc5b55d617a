/** A page as a driver offers it. Scripts are source of functions: the app's policy lets no page make code from text. */
export interface DrivenPage {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function of one argument and waits for what it promises; both cross over as JSON. */
  call<T>(source: string, argument: unknown): Promise<T>;
  /** Presses, as by a mouse, the element that a function gives; false where it gives none. */
  pressOn(source: string, argument: unknown): Promise<boolean>;
  attach(selector: string, paths: readonly string[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** PNG, in base64. */
  screenshot(): Promise<string>;
  errors(): readonly string[];
}
