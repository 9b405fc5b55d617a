import type { AutoNote } from '@/domain/auto-note';

/** The note as a summary with the markers of §5: a reader and parseSummary both take it. */
export function summaryText({ summary }: AutoNote): string {
  const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
  return [
    `### REASON\n${summary.reason}`,
    `### AGENT ACTIONS\n${list(summary.agentActions)}`,
    `### RESOLUTION\n${summary.resolution}`,
    `### KEY INFORMATION\n${list(summary.keyInformation)}`,
  ].join('\n\n');
}
