/**
 * Asks the browser not to clear what is kept here, once there is something to keep: before that, browsers that decide by
 * use say no, and Firefox would ask a newcomer.
 */
export async function keepStorage(): Promise<void> {
  const storage = globalThis.navigator?.storage;
  // Absent where the page did not come over https.
  if (storage?.persist === undefined || (await storage.persisted())) return;
  await storage.persist();
}
