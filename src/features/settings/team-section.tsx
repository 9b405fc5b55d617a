import { useLiveQuery } from 'dexie-react-hooks';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { failureOf } from '@/domain/failure';
import { valueProblem } from '@/domain/header-text';
import { readAddress } from '@/domain/service-address';
import type { SiteConfig } from '@/domain/settings';
import type { TeamAccess, TeamRole } from '@/domain/team/team-archive';
import { createTeamArchive } from '@/network/team/team-archive';
import { joinTeam, leaveTeam } from '@/storage/team/joining';
import { readAccess, readMembership, readPulled } from '@/storage/team/membership';
import { readPushes, readSharedFailure } from '@/storage/team/push-queue';
import { countNewer } from '@/storage/team/unsent';
import { isSharedTablet } from '@/storage/team/who-writes';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { formatMoment } from '@/ui/format';
import { MaskedField } from '@/ui/secret-fields';
import { teamFailure } from '@/ui/team-failure';
import { TextField } from '@/ui/text-field';
import { wording } from '@/ui/wording';

const words = wording.team.settings;

/** How this device stands with its team; undefined until it is read. */
async function readState() {
  const [membership, access, pulled, pushes, newer, shared] = await Promise.all([
    readMembership(),
    readAccess(),
    readPulled(),
    readPushes(),
    countNewer(),
    readSharedFailure(),
  ]);
  return { membership, access, pulled, waiting: pushes.size, newer, shared };
}
type State = Awaited<ReturnType<typeof readState>>;

/** Roles that record and judge for the team. */
const JUDGING: readonly string[] = ['supervisor', 'reviewer', 'device'] satisfies TeamRole[];

/** Roles are the team's own: "team-a:reviewer". */
const roleOf = (role: string): string => role.slice(role.lastIndexOf(':') + 1);

function problemsOf({ address, team, secret }: TeamAccess) {
  const read = readAddress(address);
  return {
    ...('problem' in read && { address: words.badAddress }),
    ...(address.trim() === '' && { address: words.needed }),
    ...(team.trim() === '' && { team: words.needed }),
    ...(valueProblem(secret) !== undefined && { secret: words.badSecret }),
  };
}

function typedAccess({ address, team, user, secret }: TeamAccess): TeamAccess {
  const read = readAddress(address);
  return { address: 'address' in read ? read.address : '', team: team.trim(), user: user.trim(), secret };
}

function Standing({ membership, pulled, waiting, newer, shared }: State) {
  if (membership === undefined) return null;
  const { member, archive } = membership;
  return (
    <div role="status">
      <p>{words.joined(member.name, archive.split(' ').at(-1) ?? '')}</p>
      {isSharedTablet(member) && <p>{words.tablet}</p>}
      {!member.roles.some((role) => JUDGING.includes(role)) && <p className="settings-warning">{words.noJudge}</p>}
      <p>{waiting === 0 ? words.allThere : words.waiting(waiting)}</p>
      {shared?.failure !== undefined && (
        <p className="settings-warning">{words.shared(teamFailure(shared.failure, !shared.stopped))}</p>
      )}
      {pulled !== undefined && (
        <p className={pulled.failure ? 'settings-warning' : 'muted'}>
          {pulled.failure
            ? `${words.notPulled} ${teamFailure(pulled.failure, true)}`
            : words.pulled(formatMoment(pulled.at, Date.now()))}
        </p>
      )}
      {newer > 0 && <p className="settings-warning">{words.newer(newer)}</p>}
    </div>
  );
}

function TeamForm({ state, site }: { state: State; site: SiteConfig['team'] }) {
  const { membership, access, waiting } = state;
  const [form, setForm] = useState<TeamAccess>(
    access ?? { address: site.address, team: site.name, user: '', secret: '' },
  );
  const [asked, setAsked] = useState(false);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<{ text: string; failed: boolean } | null>(null);
  const [leaving, setLeaving] = useState(false);
  const problems: { address?: string; team?: string; secret?: string } = asked ? problemsOf(form) : {};
  const change = (part: Partial<TeamAccess>) => {
    setForm((before) => ({ ...before, ...part }));
    setSaid(null);
  };
  const ask = async (join: boolean) => {
    setAsked(true);
    if (Object.keys(problemsOf(form)).length > 0) return;
    setAsking(true);
    setSaid(null);
    const typed = typedAccess(form);
    try {
      const member = await createTeamArchive(typed).whoAmI(new AbortController().signal);
      if (join) await joinTeam(typed, member);
      setSaid({ text: words.reached(member.name, member.roles.map(roleOf).join(', ')), failed: false });
    } catch (error) {
      setSaid({ text: teamFailure(failureOf(error), false), failed: true });
    } finally {
      setAsking(false);
    }
  };
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;
  const line = asking ? words.asking : (said?.text ?? '');
  return (
    <>
      <div className="settings-grid">
        <TextField
          {...plain}
          label={words.address}
          hint={words.addressHint}
          inputMode="url"
          value={form.address}
          error={problems.address}
          onChange={(address) => change({ address })}
        />
        <TextField
          {...plain}
          label={words.team}
          hint={words.teamHint}
          value={form.team}
          error={problems.team}
          onChange={(team) => change({ team })}
        />
        <TextField
          {...plain}
          label={words.user}
          hint={words.userHint}
          value={form.user}
          onChange={(user) => change({ user })}
        />
        <MaskedField
          {...plain}
          label={words.secret}
          hint={words.secretHint}
          value={form.secret}
          error={problems.secret}
          onChange={(secret) => change({ secret })}
        />
      </div>
      <div className="settings-buttons">
        <Button disabled={asking} onClick={() => void ask(false)}>
          {words.test}
        </Button>
        <Button disabled={asking} onClick={() => void ask(true)}>
          {membership === undefined ? words.join : words.save}
        </Button>
        {membership !== undefined && (
          <Button icon={LogOut} onClick={() => setLeaving(true)}>
            {words.leave}
          </Button>
        )}
      </div>
      <p role="status" className={said?.failed ? 'settings-warning' : 'muted'}>
        {line}
      </p>
      {leaving && (
        <ConfirmDialog
          title={words.leaveTitle}
          message={words.leaveText(waiting)}
          confirm={words.leave}
          onConfirm={() => {
            setLeaving(false);
            void leaveTeam();
          }}
          onCancel={() => setLeaving(false)}
        />
      )}
    </>
  );
}

/** The archive that this device shares with others; stored at once, apart from the form around it. */
export function TeamSection({ site }: { site: SiteConfig['team'] }) {
  const state = useLiveQuery(readState);
  if (state === undefined) return null;
  return (
    <section className="settings-section">
      <h3>{words.title}</h3>
      <p className="muted">{words.hint}</p>
      <Standing {...state} />
      <TeamForm key={state.membership?.joinedAt === undefined ? 'out' : 'in'} state={state} site={site} />
    </section>
  );
}
