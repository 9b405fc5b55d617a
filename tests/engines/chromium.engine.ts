import { inject } from 'vitest';
import { chromium } from './chromium';
import { carryingJourneys } from './journeys';

carryingJourneys('Chromium', () => chromium(inject('browserPath')));
