import { inject } from 'vitest';
import { firefox } from './firefox';
import { carryingJourneys } from './journeys';

const found = inject('machine').firefox;
carryingJourneys('Firefox', found && (() => firefox(found)));
