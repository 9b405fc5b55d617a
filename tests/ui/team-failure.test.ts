import { expect, it } from 'vitest';
import { type Failure, OF_ANOTHER } from '@/domain/failure';
import { teamFailure } from '@/ui/team-failure';

const http = (status: number, detail?: string): Failure => ({
  ...{ kind: 'http', status, statusText: '' },
  ...(detail !== undefined && { detail }),
});

it.each([
  [{ kind: 'offline' } as const, 'It goes there when the network is back.'],
  [OF_ANOTHER, 'What somebody else than the signed-in user judged here'],
  [http(202), 'Too few machines of the archive have it for it to be safe. It is tried again by itself.'],
  [http(401), 'Sign in again under Team archive in Settings.'],
  [http(403, 'only lan'), 'The archive does not let this user write it: only lan.'],
  [
    { kind: 'not-taken', reason: 'Bad special document member: _x' } as const,
    'does not take one document of it: Bad special document member: _x. It is tried again by itself.',
  ],
  [http(404), 'The archive knows no such team.'],
  [http(413), 'raise the limit'],
  [http(503), 'It is tried again by itself.'],
])('says of %j what happened and what to do', (failure, words) => {
  expect(teamFailure(failure, true)).toContain(words);
});

it('promises another try only where there is one', () => {
  expect(teamFailure(http(202), false)).not.toContain('again');
});
