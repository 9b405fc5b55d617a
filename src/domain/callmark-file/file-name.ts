/** What the name of such a file ends in. */
export const CALLMARK_EXTENSION = '.callmark';

/** Whether a file is one by its name; its content is looked at when it is opened. */
export function isCallmarkFile({ name }: { name: string }): boolean {
  return name.toLowerCase().endsWith(CALLMARK_EXTENSION);
}
