/** Begins the id of every card that was made here, and of nothing else that a scoring type is called. */
export const OWN_CARD = 'own:';

/** Whether a scoring type is a scorecard of one's own, to be told without asking the database. */
export function isOwnCard(service: string): boolean {
  return service.startsWith(OWN_CARD);
}
