import { inject } from 'vitest';
import { carryingJourneys } from './journeys';
import { webkit } from './webkit';

const found = inject('machine').webkit;
carryingJourneys('WebKit', found && (() => webkit(found)));
