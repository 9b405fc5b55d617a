import { FailureError } from '@/domain/failure';
import { getScoringData } from '@/network/automation';
import { createServiceContext, type NetworkOptions } from '@/network/service-context';
import { storeScoringData } from '@/storage/scoring-data';
import { getSettings } from '@/storage/settings';

/** Fetches the scoring data at start where an automation service is configured; a failure is logged only (§8). */
export async function loadScoringData(options: NetworkOptions = {}): Promise<void> {
  const settings = await getSettings();
  if (settings.services.automation === '' || settings.policy === 'device-only') return;
  try {
    await storeScoringData(await getScoringData(createServiceContext(settings, options), new AbortController().signal));
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    console.warn(`The scoring data could not be fetched: ${error.failure.kind}`);
  }
}
